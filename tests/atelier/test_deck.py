"""Only what changed is painted again."""

import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from atelier import deck
from atelier.__main__ import paint


def _workshop(home: Path) -> Path:
    """A tiny atelier with one engine file and two scenes."""
    for folder in ("engine", "finishes", "motifs", "scenes"):
        (home / folder).mkdir()
    (home / "engine" / "card.py").write_text("ENGINE = 1\n")
    (home / "export.py").write_text("QUALITY = 82\n")
    (home / "scenes" / "__init__.py").write_text("")
    (home / "scenes" / "fox.py").write_text("FOX = 1\n")
    (home / "scenes" / "owl.py").write_text("OWL = 1\n")
    return home


def _hashes(home: Path) -> dict[str, str]:
    shared = deck.workshop_hash(home)
    return {card: deck.scene_hash(card, shared, home / "scenes") for card in deck.scene_ids(home / "scenes")}


def test_scenes_are_found_by_their_files(tmp_path: Path) -> None:
    """In alphabetical order, without the package itself."""
    assert ["fox", "owl"] == deck.scene_ids(_workshop(tmp_path) / "scenes")


def test_a_changed_scene_is_painted_alone(tmp_path: Path) -> None:
    """Its neighbours keep their pictures."""
    home = _workshop(tmp_path)
    manifest = _hashes(home)
    for card in manifest:
        (home / f"{card}.webp").write_bytes(b"picture")
    assert [] == deck.changed(["fox", "owl"], manifest, _hashes(home), home)
    (home / "scenes" / "owl.py").write_text("OWL = 2\n")
    assert ["owl"] == deck.changed(["fox", "owl"], manifest, _hashes(home), home)


@pytest.mark.parametrize("shared", ["engine/card.py", "export.py", "motifs/new_motif.py"])
def test_a_change_that_all_scenes_may_use_repaints_all(tmp_path: Path, shared: str) -> None:
    """The engine, the export, or a new motif."""
    home = _workshop(tmp_path)
    manifest = _hashes(home)
    for card in manifest:
        (home / f"{card}.webp").write_bytes(b"picture")
    (home / shared).write_text("CHANGED = True\n")
    assert ["fox", "owl"] == deck.changed(["fox", "owl"], manifest, _hashes(home), home)


def test_a_missing_picture_is_painted(tmp_path: Path) -> None:
    """Even if the manifest says it was."""
    home = _workshop(tmp_path)
    manifest = _hashes(home)
    (home / "owl.webp").write_bytes(b"picture")
    assert ["fox"] == deck.changed(["fox", "owl"], manifest, manifest, home)


def test_the_manifest_keeps_what_others_painted_and_forgets_what_is_gone(tmp_path: Path) -> None:
    """Two painters may work at once; a removed scene leaves no entry."""
    path = tmp_path / "images" / "manifest.json"
    assert {} == deck.read_manifest(path)
    deck.note_painted("fox", "1", ["fox", "owl", "gone"], path)
    deck.note_painted("gone", "1", ["fox", "owl", "gone"], path)
    deck.note_painted("owl", "2", ["fox", "owl"], path)
    assert {"fox": "1", "owl": "2"} == deck.read_manifest(path)
    assert path.read_text().index("fox") < path.read_text().index("owl")


PAINTER = """
import sys
from pathlib import Path
from atelier import deck

path, mine, ids = Path(sys.argv[1]), sys.argv[2], sys.argv[3].split()
print("ready", flush=True)
sys.stdin.readline()
for card in ids:
    if card.startswith(mine):
        deck.note_painted(card, mine, ids, path)
"""


def test_painters_in_several_processes_drop_nobodys_entry(tmp_path: Path) -> None:
    """All four note their pictures at the same time; all of them are in the manifest."""
    path = tmp_path / "images" / "manifest.json"
    ids = [f"{painter}_{number}" for painter in "abcd" for number in range(100)]
    with ExitStack() as running:
        painters = [
            running.enter_context(
                subprocess.Popen(  # noqa: S603 - our own words
                    [sys.executable, "-c", PAINTER, path, mine, " ".join(ids)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                )
            )
            for mine in "abcd"
        ]
        for painter in painters:
            assert painter.stdout is not None
            assert b"ready\n" == painter.stdout.readline()
        for painter in painters:
            assert painter.stdin is not None
            painter.stdin.close()
    assert [0, 0, 0, 0] == [painter.returncode for painter in painters]
    assert {card: card[0] for card in ids} == deck.read_manifest(path)


def test_an_unknown_card_is_named_with_those_there_are() -> None:
    """The message helps."""
    with pytest.raises(SystemExit, match=r"No scene is called unicorn. There are: .*footprints_birds"):
        paint(["unicorn"], everything=False)
