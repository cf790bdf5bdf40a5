"""Where games are kept, by its address: a SQLite file for one server, a PostgreSQL for several."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time
from typing import Final, NamedTuple

from conteur.store.company import Alone, Company
from conteur.store.lessons import Lessons, SqliteLessons
from conteur.store.log import EventLog, LogUnavailable
from conteur.store.shelf import Shelf
from conteur.store.sqlite import SqliteLog
from conteur.store.sqlite_shelf import SqliteShelf
from conteur.store.sqlite_upkeep import SqliteUpkeep
from conteur.store.upkeep import Upkeep

_SQLITE: Final = "sqlite:"
_POSTGRES: Final = ("postgresql://", "postgres://")


class Home(NamedTuple):
    """A log, the servers that share it, and the time they agree on."""

    log: EventLog
    company: Company
    date: Callable[[], int]
    """Milliseconds since 1970."""
    close: Callable[[], Awaitable[None]]


async def open_home(address: str, version: str) -> Home:
    """The log at sqlite:PATH or postgresql://..., and a place among its servers; LogUnavailable says why not."""
    if not address.startswith(_POSTGRES):
        log = await open_log(address)
        return Home(log, Alone(), lambda: int(time() * 1000), log.close)
    from conteur.store.postgres import PostgresLog
    from conteur.store.postgres_company import PostgresCompany

    shared = await PostgresLog.open(address)
    company = PostgresCompany(shared, version)

    async def close() -> None:
        await company.close()
        await shared.close()

    return Home(shared, company, company.date, close)


async def open_log(address: str) -> EventLog:
    """The log at this address, without a place among its servers."""
    if address.startswith(_SQLITE):
        return await SqliteLog.open(Path(address.removeprefix(_SQLITE)))
    if address.startswith(_POSTGRES):
        from conteur.store.postgres import PostgresLog

        return await PostgresLog.open(address)
    raise LogUnavailable(f"{address!r} is no home of a log: write sqlite:PATH or postgresql://HOST/DATABASE")


def upkeep_of(address: str, log: EventLog) -> Upkeep:
    """Who looks after the log that is open at this address."""
    if address.startswith(_POSTGRES):
        from conteur.store.postgres import PostgresLog
        from conteur.store.postgres_upkeep import PostgresUpkeep

        if isinstance(log, PostgresLog):
            return PostgresUpkeep(log)
    return SqliteUpkeep(Path(address.removeprefix(_SQLITE)))


def lessons_of(address: str, log: EventLog, file: Path) -> Lessons:
    """What bots learned, beside the log that is open at this address; in this file where one server is alone."""
    if address.startswith(_POSTGRES):
        from conteur.store.postgres import PostgresLog
        from conteur.store.postgres_lessons import PostgresLessons

        if isinstance(log, PostgresLog):
            return PostgresLessons(log)
    return SqliteLessons(file)


async def open_shelf(address: str, folder: Path | None = None) -> Shelf:
    """The shelf beside the log at this address; a folder of this server's own keeps copies of what is far away."""
    if address.startswith(_POSTGRES):
        from conteur.store.postgres_shelf import PostgresShelf

        return PostgresShelf(address, None if folder is None else folder / "copies")
    return await SqliteShelf.open(_pictures_beside(address))


def has_games(address: str) -> bool:
    """Whether there is a file of games at this address; of a database only asking can tell."""
    return not address.startswith(_SQLITE) or Path(address.removeprefix(_SQLITE)).is_file()


def has_pictures(address: str) -> bool:
    """The same of its pictures."""
    return not address.startswith(_SQLITE) or _pictures_beside(address).is_file()


def _pictures_beside(address: str) -> Path:
    return Path(address.removeprefix(_SQLITE)).parent / "pictures.sqlite"


async def migrate_home(address: str) -> list[int]:
    """Bring the log at this address up to date; which steps were done. A SQLite file does it when it is opened."""
    if address.startswith(_POSTGRES):
        from conteur.store.postgres_migrate import migrate

        return await migrate(address)
    await (await open_log(address)).close()
    return []
