"""`conteur person`: hand out what a log knows of somebody, or forget it."""

import argparse
import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from conteur.cli.migrate import add_database_to
from conteur.cli.refusing import CommandError

if TYPE_CHECKING:
    from conteur.store.log import EventLog
    from conteur.store.shelf import Shelf
    from conteur.store.upkeep import Upkeep
    from conteur.tables.belongings import Stay
    from conteur.tables.forgetting import Forgotten

T = TypeVar("T")


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Say what the command is."""
    parser = commands.add_parser(
        "person",
        help="hand out or forget what is known of a player",
        description="Names, remarks, clues, words, recordings and pictures of one person at one table. Players can do "
        "both themselves, in the menu of the page; for those who lost their seat's key there is this. Who asks should "
        "show who they are; a name alone proves nothing.",
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    for name, told, run in (
        ("export", "write all that is known into a zip", export),
        ("erase", "forget it for good, also while people play; the games stay, and still verify", erase),
    ):
        action = actions.add_parser(name, help=told, description=told)
        action.add_argument("table", help="the table's code")
        action.add_argument("person", help="the name they had last, or their number among those who sat there")
        if name == "export":
            action.add_argument("--to", type=Path, required=True, metavar="FILE.zip", help="where to")
        add_database_to(action)
        action.add_argument("--data", type=Path, metavar="DIR", help="the folder with a SQLite file")
        action.set_defaults(run=run)


def export(chosen: argparse.Namespace) -> int:
    """All of it into one file."""
    name = _run(_export(chosen))
    print(f"all that is known of {name} is in {chosen.to}")
    return 0


def erase(chosen: argparse.Namespace) -> int:
    """Forget."""
    done = _run(_erase(chosen))
    print(f"forgotten: {done.entries} entries, {done.recordings} recordings and {done.pictures} pictures")
    return 0


def _run(work: Coroutine[None, None, T]) -> T:
    from conteur.store.log import LogUnavailable

    try:
        return asyncio.run(work)
    except (LogUnavailable, OSError) as trouble:
        raise CommandError(str(trouble)) from None


async def _export(chosen: argparse.Namespace) -> str:
    from conteur.tables.parcel import pack

    async with _home(chosen) as home:
        await pack(home.log, home.shelf, home.table, home.stay, chosen.to)
        return home.stay.name


async def _erase(chosen: argparse.Namespace) -> "Forgotten":
    from conteur.tables.forgetting import forget

    async with _home(chosen) as home:
        return await forget(home.log, home.upkeep, home.shelf, home.table, home.stay)


class _Home(NamedTuple):
    """Where the person is kept."""

    log: "EventLog"
    upkeep: "Upkeep"
    shelf: "Shelf"
    table: str
    stay: "Stay"


@asynccontextmanager
async def _home(chosen: argparse.Namespace) -> AsyncIterator[_Home]:
    from conteur.settings import home_address
    from conteur.store.home import open_log, open_shelf, upkeep_of
    from conteur.tables.belongings import stays_in

    address, table = home_address(chosen.database, chosen.data), chosen.table.upper()
    async with AsyncExitStack() as stack:
        log = await open_log(address)
        stack.push_async_callback(log.close)
        upkeep = upkeep_of(address, log)
        stack.push_async_callback(upkeep.close)
        shelf = await open_shelf(address)
        stack.push_async_callback(shelf.close)
        yield _Home(log, upkeep, shelf, table, _find(stays_in(await log.read(table)), chosen.person, table))


def _find(stays: "list[Stay]", wanted: str, table: str) -> "Stay":
    """By number, or by a name only one of them has."""
    if wanted.isascii() and wanted.isdigit() and int(wanted) < len(stays):
        return stays[int(wanted)]
    found = [stay for stay in stays if stay.name.casefold() == wanted.casefold()]
    if len(found) != 1:
        told = ", ".join(f"{number} {stay.name}" for number, stay in enumerate(stays)) or "nobody"
        raise CommandError(f"{wanted!r} is not one of the people of table {table}: {told}")
    return found[0]
