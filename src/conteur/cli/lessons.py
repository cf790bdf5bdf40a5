"""`conteur lessons`: counts or erases the clues that bots learned from play."""

import argparse
import asyncio
from pathlib import Path

from conteur.cli.database_option import add_database_option
from conteur.cli.errors import CommandError


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "lessons",
        help="show or erase what bots learned on this server",
        description="Counts the clues that bots remember from tables whose hosts let them learn. --forget erases them.",
    )
    add_database_option(parser)
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: your data folder)")
    parser.add_argument("--forget", action="store_true", help="erase them all")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Count, or erase."""
    from conteur.store.log import LogUnavailable

    try:
        count = asyncio.run(_count(chosen.database, chosen.data, forget=chosen.forget))
    except LogUnavailable as trouble:
        raise CommandError(str(trouble)) from None
    if chosen.forget:
        print(f"clues forgotten: {count}; a running server forgets them when its next game starts")
    else:
        print(f"clues remembered: {count}")
    return 0


async def _count(database: str | None, folder: Path | None, *, forget: bool) -> int:
    from conteur.settings import default_folder, lessons_file
    from conteur.store.backend import lessons_of, open_log
    from conteur.store.sqlite.lessons import SqliteLessons

    if database is None:  # only the file of lessons is opened: the games may be in use, or not exist
        lessons = SqliteLessons(lessons_file(folder or default_folder()))
        return lessons.forget() if forget else lessons.count()
    log = await open_log(database)
    try:
        shared = lessons_of(database, log, lessons_file(folder or default_folder()))
        return await asyncio.to_thread(shared.forget if forget else shared.count)
    finally:
        await log.close()
