"""Opens the stores at a database address: SQLite files for one server, PostgreSQL for several."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time
from typing import Final, NamedTuple

from conteur.store.images import ImageStore
from conteur.store.lessons import Lessons
from conteur.store.log import EventLog, LogUnavailable
from conteur.store.peers import NoPeers, Peers
from conteur.store.snapshots import NoSnapshots, Snapshots
from conteur.store.sqlite.images import SqliteImages
from conteur.store.sqlite.lessons import SqliteLessons
from conteur.store.sqlite.log import SqliteLog
from conteur.store.sqlite.snapshots import SqliteSnapshots
from conteur.store.sqlite.upkeep import SqliteUpkeep
from conteur.store.upkeep import Upkeep

_SQLITE: Final = "sqlite:"
_POSTGRES: Final = ("postgresql://", "postgres://")


class Backend(NamedTuple):
    """A log, its snapshots, the servers that share it, and their common clock."""

    log: EventLog
    snapshots: Snapshots
    peers: Peers
    date: Callable[[], int]
    """Milliseconds since 1970."""
    close: Callable[[], Awaitable[None]]


async def open_backend(address: str, version: str) -> Backend:
    """The log at sqlite:PATH or postgresql://..., registered among its servers; LogUnavailable says why not."""
    if not address.startswith(_POSTGRES):
        log = await open_log(address)
        return Backend(log, snapshots_of(address, log), NoPeers(), lambda: int(time() * 1000), log.close)
    from conteur.store.postgres.log import PostgresLog
    from conteur.store.postgres.peers import PostgresPeers

    shared = await PostgresLog.open(address)
    peers = PostgresPeers(shared, version)

    async def close() -> None:
        await peers.close()
        await shared.close()

    return Backend(shared, snapshots_of(address, shared), peers, peers.date, close)


async def open_log(address: str) -> EventLog:
    """The log at this address, without registering among its servers."""
    if address.startswith(_SQLITE):
        return await SqliteLog.open(Path(address.removeprefix(_SQLITE)))
    if address.startswith(_POSTGRES):
        from conteur.store.postgres.log import PostgresLog

        return await PostgresLog.open(address)
    raise LogUnavailable(f"{address!r} is not the address of a log: write sqlite:PATH or postgresql://HOST/DATABASE")


def upkeep_of(address: str, log: EventLog) -> Upkeep:
    """The maintenance of the log that is open at this address."""
    if address.startswith(_POSTGRES):
        from conteur.store.postgres.log import PostgresLog
        from conteur.store.postgres.upkeep import PostgresUpkeep

        if isinstance(log, PostgresLog):
            return PostgresUpkeep(log)
    return SqliteUpkeep(Path(address.removeprefix(_SQLITE)))


def snapshots_of(address: str, log: EventLog) -> Snapshots:
    """The snapshots of the tables of the log that is open at this address."""
    if address.startswith(_POSTGRES):
        from conteur.store.postgres.log import PostgresLog
        from conteur.store.postgres.snapshots import PostgresSnapshots

        if isinstance(log, PostgresLog):
            return PostgresSnapshots(log)
    return SqliteSnapshots(log) if isinstance(log, SqliteLog) else NoSnapshots()


def lessons_of(address: str, log: EventLog, file: Path) -> Lessons:
    """What bots learned: in the database of this log, or in this file where there is no database."""
    if address.startswith(_POSTGRES):
        from conteur.store.postgres.lessons import PostgresLessons
        from conteur.store.postgres.log import PostgresLog

        if isinstance(log, PostgresLog):
            return PostgresLessons(log)
    return SqliteLessons(file)


async def open_images(address: str, folder: Path | None = None) -> ImageStore:
    """The images that belong to the log at this address; those in PostgreSQL are cached in this local folder."""
    if address.startswith(_POSTGRES):
        from conteur.store.postgres.images import PostgresImages

        return PostgresImages(address, None if folder is None else folder / "copies")
    return await SqliteImages.open(_pictures_beside(address))


def has_games(address: str) -> bool:
    """Whether there is a file of games at this address; always true of a database."""
    return not address.startswith(_SQLITE) or Path(address.removeprefix(_SQLITE)).is_file()


def has_pictures(address: str) -> bool:
    """Whether there is a file of pictures at this address; always true of a database."""
    return not address.startswith(_SQLITE) or _pictures_beside(address).is_file()


def _pictures_beside(address: str) -> Path:
    return Path(address.removeprefix(_SQLITE)).parent / "pictures.sqlite"


async def migrate_backend(address: str, on_wait: Callable[[str], object] | None = None) -> list[int]:
    """Migrate the log at this address; the numbers of the steps done. A SQLite file is upgraded when it is opened.

    `on_wait` is called with what is being waited for, if anything.
    """
    if address.startswith(_POSTGRES):
        from conteur.store.postgres.migrate import migrate

        return await migrate(address, on_wait=on_wait)
    await (await open_log(address)).close()
    return []
