"""`conteur person`: exports or erases the personal data of a player."""

import argparse
import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from conteur.cli.database_option import add_database_option
from conteur.cli.errors import CommandError

if TYPE_CHECKING:
    from conteur.privacy.collect import DataSubject
    from conteur.privacy.erase import Erased
    from conteur.store.images import ImageStore
    from conteur.store.log import EventLog
    from conteur.store.upkeep import Upkeep

T = TypeVar("T")


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "person",
        help="export or erase the personal data of a player",
        description="Names, messages, clues, shuffle words, recordings, pictures and saved decks of one person at one "
        "table. Players can do both themselves in the menu; this is for those who have lost their personal link. "
        "Whoever asks should prove who they are: a name alone proves nothing.",
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    for name, summary, run in (
        ("export", "write everything to a zip file", export),
        ("erase", "erase it for good, even during a game; the games remain and still verify", erase),
    ):
        action = actions.add_parser(name, help=summary, description=summary)
        action.add_argument("table", help="the table's code")
        action.add_argument("person", help="their latest name, or their number among the people of that table")
        if name == "export":
            action.add_argument("--to", type=Path, required=True, metavar="FILE.zip", help="the file to write")
        add_database_option(action)
        action.add_argument("--data", type=Path, metavar="DIR", help="the folder with a SQLite file")
        action.set_defaults(run=run)


def export(chosen: argparse.Namespace) -> int:
    """Write the zip."""
    name = _run(_export(chosen))
    print(f"everything stored about {name} is in {chosen.to}")
    return 0


def erase(chosen: argparse.Namespace) -> int:
    """Erase the data."""
    done = _run(_erase(chosen))
    print(
        f"erased: {done.entries} entries, {done.recordings} recordings, {done.pictures} pictures and "
        f"{done.decks} saved decks"
    )
    return 0


def _run(work: Coroutine[None, None, T]) -> T:
    from conteur.store.log import LogUnavailable

    try:
        return asyncio.run(work)
    except (LogUnavailable, OSError) as trouble:
        raise CommandError(str(trouble)) from None


async def _export(chosen: argparse.Namespace) -> str:
    from conteur.privacy.export import export_person

    async with _open(chosen) as store:
        await export_person(store.log, store.images, store.code, store.subject, chosen.to)
        return store.subject.name


async def _erase(chosen: argparse.Namespace) -> "Erased":
    from conteur.privacy.erase import erase_person

    async with _open(chosen) as store:
        return await erase_person(store.log, store.upkeep, store.images, store.code, store.subject)


class _Store(NamedTuple):
    """Where the person's data is."""

    log: "EventLog"
    upkeep: "Upkeep"
    images: "ImageStore"
    code: str
    subject: "DataSubject"


@asynccontextmanager
async def _open(chosen: argparse.Namespace) -> AsyncIterator[_Store]:
    from conteur.privacy.collect import subjects_in
    from conteur.settings import store_address
    from conteur.store.backend import open_images, open_log, upkeep_of

    address, code = store_address(chosen.database, chosen.data), chosen.table.upper()
    async with AsyncExitStack() as stack:
        log = await open_log(address)
        stack.push_async_callback(log.close)
        upkeep = upkeep_of(address, log)
        stack.push_async_callback(upkeep.close)
        images = await open_images(address)
        stack.push_async_callback(images.close)
        yield _Store(log, upkeep, images, code, _find(subjects_in(await log.read(code)), chosen.person, code))


def _find(subjects: "list[DataSubject]", wanted: str, code: str) -> "DataSubject":
    """Find a person by number, or by a name that only one of them has."""
    if wanted.isascii() and wanted.isdigit() and int(wanted) < len(subjects):
        return subjects[int(wanted)]
    matches = [subject for subject in subjects if subject.name.casefold() == wanted.casefold()]
    if len(matches) != 1:
        people = ", ".join(f"{number} {subject.name}" for number, subject in enumerate(subjects)) or "nobody"
        raise CommandError(f"{wanted!r} is not one of the people of table {code}: {people}")
    return matches[0]
