"""python -m atelier paint [ID ...] [--all] | sheet OUT [ID ...]"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from conteur.cli.progress import with_progress

from atelier import deck, export
from atelier.sheet import contact_sheet


def paint(asked: list[str], everything: bool) -> int:
    """Paint the cards asked for, or those that changed; returns how many were painted."""
    ids = deck.scene_ids()
    unknown = [card for card in asked if card not in ids]
    if unknown:
        sys.exit(f"No scene is called {', '.join(unknown)}. There are: {', '.join(ids)}.")
    shared = deck.workshop_hash()
    hashes = {card: deck.scene_hash(card, shared) for card in ids}
    manifest = deck.read_manifest()
    wanted = asked or ids
    todo = wanted if everything or asked else deck.changed(wanted, manifest, hashes)
    for card in with_progress(todo, len(todo), "cards"):
        start = time.monotonic()
        size = export.write(card, deck.paint_scene(card), deck.IMAGES)
        deck.note_painted(card, hashes[card], ids)
        if not sys.stderr.isatty():
            print(f"{card:20s} {time.monotonic() - start:5.1f} s {size / 1000:6.0f} kB", flush=True)
    print(f"{len(todo)} painted, {len(wanted) - len(todo)} unchanged")
    return len(todo)


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m atelier", description="Paint the built-in deck.")
    commands = parser.add_subparsers(dest="command", required=True)
    painting = commands.add_parser("paint", help="paint the cards that changed, or the ones named")
    painting.add_argument("ids", nargs="*", metavar="ID")
    painting.add_argument("--all", action="store_true", help="paint even what did not change")
    sheet = commands.add_parser("sheet", help="write a contact sheet of the finished cards")
    sheet.add_argument("out", type=Path)
    sheet.add_argument("ids", nargs="*", metavar="ID")
    given = parser.parse_args(arguments)
    if given.command == "paint":
        paint(given.ids, given.all)
    else:
        painted = [card for card in deck.scene_ids() if (deck.IMAGES / f"{card}.webp").exists()]
        contact_sheet(given.ids or painted).save(given.out, quality=70, method=6)


if __name__ == "__main__":
    main()
