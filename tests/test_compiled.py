"""The package as a wheel built with CONTEUR_COMPILE=1 has it: a real server of it, played at by strangers."""

# ruff: noqa: S603 - the processes are our own

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from tests.environments import answered, make_environment

ROOT = Path(__file__).parent.parent
SAME_STORIES = (
    "tests/rules/test_playthroughs.py",  # every mode, move by move
    "tests/rules/test_editions.py",  # what people write, which no type has promised
    "tests/store/test_replay.py",  # the logs of every released version
    "tests/live/test_table.py",  # writing, broadcasting
    "tests/live/test_commit.py",  # what goes wrong
    "tests/store/sqlite/test_log.py",
    "tests/web/test_stranger.py",  # whole games over real sockets, three to twelve seats
)
"""Told again of the compiled package. Not those that change a function behind its back: compiled code does not look."""


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    """The package, compiled quickly instead of well."""
    folder = tmp_path / "compiled"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    install = ["install", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(folder), str(ROOT)]
    quickly = {"CONTEUR_COMPILE": "1", "MYPYC_OPT_LEVEL": "0", "MYPYC_DEBUG_LEVEL": "0"}
    done = subprocess.run([*pip, *install], env=os.environ | quickly, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr
    return folder


def test_it_tells_the_same_stories(compiled: Path) -> None:
    """The tests of the plain package, of the compiled one; and it is the compiled one."""
    around = os.environ | {"PYTHONPATH": str(compiled)}
    names = "'conteur.rules.decide', 'conteur.live.table', 'conteur.web.protocol.encode'"
    where = f"import sys, conteur.web.sockets.table_socket; print(*(sys.modules[name].__file__ for name in ({names})))"
    found = subprocess.check_output([sys.executable, "-c", where], env=around, cwd=compiled, text=True).split()
    assert all(Path(name).is_relative_to(compiled) and not name.endswith(".py") for name in found)
    pytest_again = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [*pytest_again, *SAME_STORIES], env=around, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stdout[-4000:]
    # Beside its source a compiled file would hide every later change.
    assert [] == [path for ending in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(ending)]


def test_no_compiled_module_defines_a_struct() -> None:
    """Mypyc forgets a class's keywords: what was frozen would not be, and what had a tag would have none."""
    modules = [path for pattern in hatch_build.COMPILED for path in (ROOT / "src" / "conteur").glob(pattern)]
    assert len(modules) > len(hatch_build.COMPILED)
    assert [] == [path.name for path in modules if "(Struct" in path.read_text(encoding="utf-8")]


def test_what_compiling_needs_is_named(tmp_path: Path) -> None:
    """With these packages and no others, as pip builds the image's wheel, mypyc has the types it asks for."""
    home = make_environment(tmp_path / "home", hatch_build.NEEDED)
    source = ROOT / "src" / "conteur"
    for path in source.rglob("*.py"):
        copy = tmp_path / "conteur" / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    modules = [path for pattern in hatch_build.COMPILED for path in (tmp_path / "conteur").glob(pattern)]
    check = ["-m", "mypy", "--ignore-missing-imports", "--config-file=", "--cache-dir=/dev/null", "--no-error-summary"]
    assert "" == answered([home / "bin" / "python", *check, *modules], tmp_path)
