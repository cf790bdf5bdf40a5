"""`conteur log copy`: copies a log from one store to another."""

import argparse
import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from conteur.cli.errors import CommandError
from conteur.cli.progress import Bar

if TYPE_CHECKING:
    from conteur.store.log import EventLog
    from conteur.store.upkeep import Upkeep


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "log",
        help="move a log between SQLite and PostgreSQL",
        description="Each store is sqlite:PATH or postgresql://USER@HOST/NAME.",
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    copy = actions.add_parser(
        "copy",
        help="copy all tables from one store to another",
        description="Copies tables with their recordings, uploaded pictures and saved decks. Everything is read "
        "back from the target and compared. An interrupted copy continues where it stopped. Stop the servers "
        "first, or moves made meanwhile may be missed. With SQLite, pictures are in pictures.sqlite beside the games.",
    )
    copy.add_argument("--from", dest="source", required=True, metavar="STORE", help="where the games are now")
    copy.add_argument("--to", dest="target", required=True, metavar="STORE", help="where to copy them")
    copy.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Copy, and say how much."""
    from conteur.store.log import LogUnavailable

    try:
        done = asyncio.run(_copy(chosen.source, chosen.target))
    except LogUnavailable as trouble:
        raise CommandError(str(trouble)) from None
    print(
        f"{done['tables']:,} tables, {done['entries']:,} entries, {done['recordings']:,} recordings and "
        f"{done['pictures']:,} pictures copied and compared"
    )
    return 0


async def _copy(source_address: str, target_address: str) -> Counter[str]:
    from conteur.store.backend import has_games, has_pictures, migrate_backend, open_log, upkeep_of

    if not has_games(source_address):
        raise CommandError(f"there is no {source_address.removeprefix('sqlite:')}")
    await migrate_backend(target_address)
    async with AsyncExitStack() as stack:
        source = await open_log(source_address)
        stack.push_async_callback(source.close)
        target = await open_log(target_address)
        stack.push_async_callback(target.close)
        upkeep = upkeep_of(source_address, source)
        stack.push_async_callback(upkeep.close)
        done = await _copy_tables(source, upkeep, target)
    if has_pictures(source_address):
        done["pictures"] = await _copy_pictures(source_address, target_address)
    return done


async def _copy_tables(source: "EventLog", upkeep: "Upkeep", target: "EventLog") -> Counter[str]:
    from conteur.store.copy import copy_log

    counts: Counter[str] = Counter()
    with Bar(await upkeep.count(), "tables") as bar:
        bar.show(0)
        async for copied in copy_log(source, upkeep, target):
            counts.update(tables=1, entries=copied.entries, recordings=copied.blobs)
            bar.show(counts["tables"])
    return counts


async def _copy_pictures(source_address: str, target_address: str) -> int:
    from conteur.store.backend import open_images
    from conteur.store.copy import copy_images, count_pictures

    async with AsyncExitStack() as stack:
        source, target = await open_images(source_address), await open_images(target_address)
        stack.push_async_callback(source.close)
        stack.push_async_callback(target.close)
        copied: set[str] = set()
        with Bar(await count_pictures(source), "pictures") as bar:
            bar.show(done := 0)
            async for picture in copy_images(source, target):
                copied.add(picture)
                done += 1
                bar.show(done)
    return len(copied)
