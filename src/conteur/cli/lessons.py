"""`conteur lessons`: what bots learned from play on this machine, and how to make them forget it."""

import argparse
from pathlib import Path


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Say what the command is."""
    parser = commands.add_parser(
        "lessons",
        help="what bots learned from play here",
        description="Counts the clues bots remember from tables whose host let them learn; --forget erases them.",
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: your data folder)")
    parser.add_argument("--forget", action="store_true", help="erase them all")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Count, or forget."""
    from conteur.settings import default_folder, lessons_file  # noqa: PLC0415 - the game alone runs without these
    from conteur.store.lessons import SqliteLessons  # noqa: PLC0415 - as above

    lessons = SqliteLessons(lessons_file(chosen.data or default_folder()))
    if chosen.forget:
        print(f"clues forgotten: {lessons.forget()}; a running server forgets them when its next game is dealt")
    else:
        print(f"clues remembered: {lessons.count()}")
    return 0
