"""The schema of the PostgreSQL log as a list of steps, and which servers may run with which of them."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from conteur.store.log import LogUnavailable
from conteur.store.postgres.primary import Connection
from conteur.store.unpack import unpack


class Step(NamedTuple):
    """One schema change. Forward only: once published, it is never changed."""

    changes: tuple[str | Callable[[Connection], Awaitable[None]], ...]
    oldest: int
    """How many steps a server must know to keep running alongside servers that know this one."""


# Collation "C": names are compared as bytes, here and on every server.
_ENTRY: Final = """
CREATE TABLE entry (
    "table" text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY ("table", version)
)"""
_BLOB: Final = """
CREATE TABLE blob (
    "table" text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    kind text NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY ("table", name)
)"""
_LISTING: Final = """
CREATE TABLE listing (
    place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "table" text COLLATE "C" NOT NULL UNIQUE,
    body bytea NOT NULL,
    seen bigint NOT NULL
)"""
# What servers exchange while they run: unlogged, and empty after a fail-over until they send it again.
_SERVER: Final = """
CREATE UNLOGGED TABLE server (
    name text COLLATE "C" PRIMARY KEY,
    version text NOT NULL,
    steps int NOT NULL,
    seen timestamptz NOT NULL
)"""
_PRESENCE: Final = """
CREATE UNLOGGED TABLE presence (
    "table" text COLLATE "C" NOT NULL,
    server text COLLATE "C" NOT NULL,
    people int[] NOT NULL,
    spectators int NOT NULL,
    PRIMARY KEY ("table", server)
)"""
_SPENDING: Final = """
CREATE UNLOGGED TABLE spending (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    server text COLLATE "C" NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    taken int NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
)"""

_PICTURES: Final = (
    'CREATE TABLE picture (id text COLLATE "C" PRIMARY KEY, large bytea NOT NULL, small bytea NOT NULL)',
    "ALTER TABLE picture ALTER large SET STORAGE EXTERNAL, ALTER small SET STORAGE EXTERNAL",  # compressed already
    """
CREATE TABLE holding (
    place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner text COLLATE "C" NOT NULL,
    picture text COLLATE "C" NOT NULL,
    about bytea NOT NULL,
    UNIQUE (owner, picture)
)""",
    "CREATE INDEX holding_of_picture ON holding (picture)",
    'CREATE TABLE deck (name text COLLATE "C" PRIMARY KEY, body bytea NOT NULL)',
    'CREATE TABLE wanted (owner text COLLATE "C" PRIMARY KEY, at bigint NOT NULL)',
)

# From step 3 to step 6, idle tables were packed: all entries but the last.
_ATTIC: Final = 'CREATE TABLE attic ("table" text COLLATE "C" PRIMARY KEY, packed bytea NOT NULL)'
_LESSON: Final = """
CREATE TABLE lesson (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    picture text COLLATE "C" NOT NULL,
    clue text COLLATE "C" NOT NULL,
    UNIQUE (picture, clue)
)"""

# The state of the log at a version; can be thrown away at any time.
_SNAPSHOT: Final = (
    """
CREATE TABLE snapshot (
    "table" text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    format text NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY ("table", name)
)""",
)


async def _unpack_attic(connection: Connection) -> None:
    """Packed entries become entries again, before the ones that were not packed."""
    for row in await connection.fetch('SELECT "table" FROM attic'):
        packed = await connection.fetchval('SELECT packed FROM attic WHERE "table" = $1', row["table"])
        entries = [(row["table"], version, body) for version, body in enumerate(unpack(packed), 1)]
        await connection.executemany("INSERT INTO entry VALUES ($1, $2, $3)", entries)


STEPS: Final = (
    Step((_ENTRY, _BLOB, _LISTING, _SERVER, _PRESENCE, _SPENDING), oldest=1),
    Step(_PICTURES, oldest=1),
    Step((_ATTIC,), oldest=3),  # older servers would not find the packed entries
    Step((), oldest=4),  # entries may say that a person was erased: older servers would keep them in memory
    Step((_LESSON,), oldest=4),
    Step((), oldest=6),  # entries say who replaces whom: older servers would put two people in one seat
    Step((_unpack_attic, "DROP TABLE attic"), oldest=7),  # older servers would pack histories again
    Step(_SNAPSHOT, oldest=8),  # older servers would leave erased people in snapshots
    Step((), oldest=9),  # tables have a look secret: older servers would show locked tables to anybody
    Step((), oldest=10),  # entries may give a seat another key: older servers would accept the old one
)

CREATE_VERSION: Final = "CREATE TABLE IF NOT EXISTS conteur (step int NOT NULL, oldest int NOT NULL)"
READ_VERSION: Final = "SELECT step, oldest FROM conteur"


def check_version(step: int, oldest: int, supported: int = len(STEPS)) -> None:
    """LogUnavailable unless a server that knows this many steps may serve from a database at this step."""
    if step < supported:
        raise LogUnavailable(
            f"its tables are of an older conteur (schema {step} of {supported}): run conteur migrate with this "
            "version, once; servers of the older version may go on meanwhile if it says so"
        )
    if supported < oldest:
        raise LogUnavailable(
            f"a newer conteur has taken over (schema {step}, and servers must know at least {oldest}; this one knows "
            f"{supported}): install the newer version here"
        )
