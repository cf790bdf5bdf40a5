"""Which scenes there are, where their pictures go, and which of them changed since they were painted."""

from __future__ import annotations

import fcntl
import hashlib
import importlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from atelier.engine.canvas import Field

HOME = Path(__file__).parent
SCENES = HOME / "scenes"
REVERIE = HOME.parent / "src" / "conteur" / "decks" / "reverie"
IMAGES = REVERIE / "images"
CARDS = REVERIE / "cards"
MANIFEST = IMAGES / "manifest.json"


def scene_ids(scenes: Path = SCENES) -> list[str]:
    """Every scene by name, in alphabetical order."""
    return sorted(path.stem for path in scenes.glob("*.py") if path.stem != "__init__")


def paint_scene(card_id: str) -> Field:
    """The finished master of a scene, 1000 x 1500, 8-bit RGB."""
    module = importlib.import_module(f"atelier.scenes.{card_id}")
    return cast(Field, module.paint())


def workshop_hash(home: Path = HOME) -> str:
    """What all scenes share: the sources of engine, finishes, motifs and export."""
    digest = hashlib.sha256()
    shared = [path for folder in ("engine", "finishes", "motifs") for path in (home / folder).rglob("*.py")]
    for path in sorted([*shared, home / "export.py"]):
        digest.update(path.relative_to(home).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def scene_hash(card_id: str, shared: str, scenes: Path = SCENES) -> str:
    """Changes when the scene or anything it may use changes."""
    digest = hashlib.sha256(shared.encode())
    digest.update((scenes / f"{card_id}.py").read_bytes())
    return digest.hexdigest()


def read_manifest(path: Path = MANIFEST) -> dict[str, str]:
    """The hash each picture was painted from."""
    if not path.exists():
        return {}
    return cast(dict[str, str], json.loads(path.read_text(encoding="utf-8")))


def write_manifest(manifest: dict[str, str], path: Path = MANIFEST) -> None:
    """Keep the hashes next to the pictures, in a stable order."""
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(path)


def note_painted(card_id: str, value: str, ids: list[str], path: Path = MANIFEST) -> None:
    """Record one picture; one at a time and read afresh, because another process may be painting other cards."""
    with _locked(path.parent):
        manifest = {card: kept for card, kept in read_manifest(path).items() if card in ids}
        write_manifest(manifest | {card_id: value}, path)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """The folder itself is the lock, so that no lock file lies among the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def changed(ids: list[str], manifest: dict[str, str], hashes: dict[str, str], images: Path = IMAGES) -> list[str]:
    """The cards whose sources changed or whose picture is missing."""
    return [card for card in ids if manifest.get(card) != hashes[card] or not (images / f"{card}.webp").exists()]
