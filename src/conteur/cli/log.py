"""`conteur log copy`: move a log from one home to another."""

import argparse
import asyncio

from conteur.cli.progress import Bar
from conteur.cli.refusing import CommandError


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Say what the command is."""
    parser = commands.add_parser(
        "log",
        help="move a log between SQLite and PostgreSQL",
        description="A home of a log is sqlite:PATH or postgresql://USER@HOST/NAME.",
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    copy = actions.add_parser(
        "copy",
        help="copy all tables from one home to another",
        description="Every entry and every recording is read again from where it went and compared. A copy that was "
        "interrupted goes on where it stopped. End the servers first: what is played meanwhile may be missed.",
    )
    copy.add_argument("--from", dest="source", required=True, metavar="HOME", help="where the games are")
    copy.add_argument("--to", dest="target", required=True, metavar="HOME", help="where they shall be")
    copy.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Copy, and say how much."""
    try:
        from conteur.store.log import LogUnavailable  # noqa: PLC0415 - the game alone runs without the server's packages
    except ImportError as missing:
        raise CommandError(f"this needs more packages ({missing.name}): pip install 'conteur[cluster]'") from None
    try:
        tables, entries, blobs = asyncio.run(_copy(chosen.source, chosen.target))
    except ImportError as missing:
        raise CommandError(f"this needs more packages ({missing.name}): pip install 'conteur[cluster]'") from None
    except LogUnavailable as trouble:
        raise CommandError(str(trouble)) from None
    print(f"{tables:,} tables, {entries:,} entries and {blobs:,} recordings are there, and the same")
    return 0


async def _copy(source_address: str, target_address: str) -> tuple[int, int, int]:
    from conteur.store.copying import copy_log  # noqa: PLC0415 - as above
    from conteur.store.home import migrate_home, open_log, upkeep_of  # noqa: PLC0415 - as above

    await migrate_home(target_address)
    source, target = await open_log(source_address), await open_log(target_address)
    upkeep = upkeep_of(source_address, source)
    tables = entries = blobs = 0
    try:
        with Bar(await upkeep.count(), "tables") as bar:
            async for copied in copy_log(source, upkeep, target):
                tables, entries, blobs = tables + 1, entries + copied.entries, blobs + copied.blobs
                bar.show(tables)
    finally:
        await upkeep.close()
        await source.close()
        await target.close()
    return tables, entries, blobs
