"""scripts/make_venv: a virtual environment with pip, or one sentence."""

# ruff: noqa: S603 - the script is our own

import os
import shutil
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "scripts" / "make_venv"


def make(folder: Path, python: Path, path: str) -> "subprocess.CompletedProcess[str]":
    """Run it with these programs at hand."""
    variables = {**os.environ, "PATH": path, "PIP_NO_INDEX": "1"}
    command: list[str | Path] = ["/bin/sh", SCRIPT, folder, python]
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)


def without_ensurepip(folder: Path) -> Path:
    """The Python of these tests without what Debian puts into python3-venv."""
    library = Path(os.__file__).parent
    home = folder / "lib" / library.name
    home.mkdir(parents=True)
    (folder / "bin").mkdir()
    for path in library.iterdir():
        if path.name not in {"ensurepip", "site-packages", "dist-packages"}:
            (home / path.name).symlink_to(path)
    python: str = sys._base_executable  # type: ignore[attr-defined]  # typeshed does not know it
    return Path(shutil.copy(Path(python).resolve(), folder / "bin"))


def test_an_environment_is_made_once(tmp_path: Path) -> None:
    """It has pip; asked again, what works is left as it is, and what does not is made anew."""
    folder = tmp_path / "made"
    for _ in range(2):
        done = make(folder, Path(sys.executable), "/usr/bin:/bin")
        assert (0, "") == (done.returncode, done.stdout + done.stderr)
        subprocess.run([folder / "bin" / "python", "-m", "pip", "--version"], check=True, capture_output=True)
        assert (folder / "kept").exists() == (_ == 1)
        (folder / "kept").touch()
    (folder / "bin" / "python").unlink()
    assert 0 == make(folder, Path(sys.executable), "/usr/bin:/bin").returncode
    assert not (folder / "kept").exists()


def test_what_is_missing_is_said_in_one_sentence(tmp_path: Path) -> None:
    """Where there is neither ensurepip nor another way to a pip."""
    python = without_ensurepip(tmp_path / "python")
    done = make(tmp_path / "made", python, str(tmp_path / "no programs"))
    sentence = "this Python cannot make virtual environments; what is missing: sudo apt install python3-venv\n"
    assert (1, sentence, "") == (done.returncode, done.stdout, done.stderr)


def test_another_fault_is_told_as_it_is(tmp_path: Path) -> None:
    """Nobody is told to install what they have."""
    (tmp_path / "file").touch()
    done = make(tmp_path / "file" / "made", Path(sys.executable), "/usr/bin:/bin")
    assert 1 == done.returncode
    assert "Not a directory" in done.stdout
    assert "apt install" not in done.stdout
