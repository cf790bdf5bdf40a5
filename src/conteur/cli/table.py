"""`conteur table`: lists the tables that are kept, and removes one."""

import argparse
import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from conteur.cli.confirm import add_yes_option, is_confirmed
from conteur.cli.database_option import add_database_option
from conteur.cli.errors import CommandError

if TYPE_CHECKING:
    from conteur.store.images import ImageStore
    from conteur.store.log import EventLog
    from conteur.store.upkeep import Upkeep

T = TypeVar("T")
_PAGE: Final = 200
_DAY: Final = 86_400.0


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "table",
        help="list the tables that are kept, or remove one",
        description="Also while servers run. `conteur serve --keep-tables` removes forgotten tables by itself.",
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="a line a table: code, last use, people, games, own pictures")
    listing.add_argument(
        "--unused", type=float, default=0.0, metavar="DAYS", help="only those that nobody has used for so long"
    )
    remove = actions.add_parser("remove", help="delete a table with its games, talk, recordings and own pictures")
    remove.add_argument("code", help="the table's code")
    add_yes_option(remove)
    for action, run in ((listing, run_list), (remove, run_remove)):
        add_database_option(action)
        action.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: your data folder)")
        action.set_defaults(run=run)


def run_list(chosen: argparse.Namespace) -> int:
    """Print one line per table."""
    return _run(_list(chosen, print))


def run_remove(chosen: argparse.Namespace) -> int:
    """Remove it; exit code 1 if it does not exist, or if the question was answered with no."""
    line = _run(_line_of(chosen))
    if line is None:
        print(f"there is no table {chosen.code.upper()}")
        return 1
    print(line)
    if not is_confirmed("Remove this table for good?", is_sure=chosen.yes):
        print("nothing was removed")
        return 1
    _run(_remove(chosen))
    print(f"{chosen.code.upper()} was removed")
    return 0


class _Store(NamedTuple):
    """Where tables are."""

    log: "EventLog"
    upkeep: "Upkeep"
    images: "ImageStore"


def _run(work: Coroutine[None, None, T]) -> T:
    from conteur.store.log import LogUnavailable

    try:
        return asyncio.run(work)
    except (LogUnavailable, OSError) as trouble:
        raise CommandError(str(trouble)) from None


async def _list(chosen: argparse.Namespace, show: Callable[[str], None]) -> int:
    from conteur.privacy.retention import written_at

    async with _open(chosen) as store:
        now, after = datetime.now(UTC).timestamp() * 1000, ""
        while tails := await store.upkeep.tails(after, _PAGE):
            for tail in tails:
                if now - written_at(tail.body, 0) >= chosen.unused * _DAY * 1000:
                    show(await _line(store, tail.code, written_at(tail.body, 0)))
            after = tails[-1].code
    return 0


async def _line(store: _Store, code: str, used_at: int) -> str:
    """What an operator needs to know about a table to decide whether to remove it; no names."""
    from conteur.store.codec import CodecError
    from conteur.store.images import table_owner
    from conteur.store.replay import replay

    used = f"{datetime.fromtimestamp(used_at / 1000, UTC):%Y-%m-%d}"
    pictures = len(await store.images.held(table_owner(code)))
    try:
        state = replay(await store.log.read(code)).state
    except CodecError:
        return f"{code}  last used {used}  cannot be read by this version of conteur"
    people = sum(not member.is_bot for member in state.members)
    extra = "".join(f"  {word}" for word, is_so in (("locked", state.settings.is_locked),) if is_so)
    return (
        f"{code}  last used {used}  {people:2d} people  {state.games:3d} games  {pictures:3d} pictures  "
        f"{state.status}{extra}"
    )


async def _line_of(chosen: argparse.Namespace) -> str | None:
    from conteur.privacy.retention import written_at

    async with _open(chosen) as store:
        bodies = await store.log.read(chosen.code.upper())
        return await _line(store, chosen.code.upper(), written_at(bodies[-1], 0)) if bodies else None


async def _remove(chosen: argparse.Namespace) -> None:
    from conteur.privacy.retention import remove_table

    async with _open(chosen) as store:
        await remove_table(store.upkeep, store.images, chosen.code.upper())


@asynccontextmanager
async def _open(chosen: argparse.Namespace) -> AsyncIterator[_Store]:
    from conteur.settings import default_folder, store_address
    from conteur.store.backend import open_images, open_log, upkeep_of

    address = store_address(chosen.database, chosen.data)
    async with AsyncExitStack() as stack:
        log = await open_log(address)
        stack.push_async_callback(log.close)
        upkeep = upkeep_of(address, log)
        stack.push_async_callback(upkeep.close)
        images = await open_images(address, chosen.data or default_folder())
        stack.push_async_callback(images.close)
        yield _Store(log, upkeep, images)
