"""Another release of conteur beside the one under test: a folder to be named in PYTHONPATH."""

import shutil
from pathlib import Path

import conteur


def copy_program(folder: Path, *own: str) -> Path:
    """The package, of which these files and folders can be changed; all else leads to the one under test."""
    _copy(Path(conteur.__file__).parent, folder / "conteur", [Path(name) for name in own])
    return folder / "conteur"


def _copy(source: Path, target: Path, own: list[Path]) -> None:
    target.mkdir(parents=True)
    for path in source.iterdir():
        within = [Path(*name.parts[1:]) for name in own if name.parts[0] == path.name]
        if not within:
            (target / path.name).symlink_to(path)
        elif path.is_file():
            shutil.copy(path, target)
        elif Path() in within:
            shutil.copytree(path, target / path.name)
        else:
            _copy(path, target / path.name, within)


class NextRelease:
    """What this conteur may become: a version that says so, and changes made where they would be made."""

    def __init__(self, folder: Path) -> None:
        """The same program under another number."""
        self.folder = folder
        self._package = copy_program(folder, "store/postgres/schema.py", "store/entries.py")
        about = folder / "conteur-9.8.7.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: conteur\nVersion: 9.8.7\n", encoding="utf-8")

    def add_step(self, oldest: str) -> None:
        """One more table; `oldest` is what a server must know to go on beside it."""
        step = f'STEPS = (*STEPS, Step(("CREATE TABLE future (x int)",), oldest={oldest}))  # type: ignore[misc]'
        self._change("store/postgres/schema.py", "CREATE_VERSION: Final", f"{step}\n\nCREATE_VERSION: Final")

    def write_other_entries(self) -> None:
        """Entries of a format this release knows beside the old one, and the old release does not."""
        self._change("store/entries.py", "_VERSION: Final = 1", "_VERSION: Final = 2")
        self._change("store/entries.py", "if stored.v != _VERSION:", "if stored.v not in (1, 2):")

    def _change(self, name: str, old: str, new: str) -> None:
        path = self._package / name
        text = path.read_text(encoding="utf-8")
        if text.count(old) != 1:
            raise AssertionError(f"{name} no longer says {old!r} once")
        path.write_text(text.replace(old, new), encoding="utf-8")
