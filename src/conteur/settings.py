"""How one server process is run."""

import os
import sys
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Final, Literal

from conteur.tables.studio import Rooms
from conteur.tables.timing import Patience

Network = IPv4Network | IPv6Network
LOOPBACK: Final[tuple[Network, ...]] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))


def default_folder() -> Path:
    """Where this system keeps a user's own files for programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "conteur"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "conteur"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "conteur"


def home_address(database: str | None, folder: Path | None) -> str:
    """Where games are kept."""
    return database or f"sqlite:{(folder or default_folder()) / 'conteur.sqlite'}"


def lessons_file(folder: Path) -> Path:
    """Where bots keep what they learned from play."""
    return folder / "lessons.sqlite"


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """Everything `conteur serve` can be told."""

    host: str = "0.0.0.0"  # noqa: S104 - a living room's phones have to reach it; --host 127.0.0.1 keeps it private
    port: int = 8000
    folder: Path = field(default_factory=default_folder)
    database: str | None = None
    """A PostgreSQL several servers share; without one, games are in a file in the folder."""
    keep_finished: float | None = None
    """Days after which a table is removed where no game is running; None keeps all."""
    keep_every: float = 86_400.0
    """Seconds between two looks at all tables."""
    transport: Literal["auto", "picows", "websockets"] = "auto"
    origins: frozenset[str] = frozenset()
    trusted_proxies: tuple[Network, ...] = ()
    metrics_readers: tuple[Network, ...] = LOOPBACK
    root_path: str = ""
    allowance: float = 1.0
    """How many households one address may ask for as much as."""
    rooms: Rooms = field(default_factory=Rooms)
    """For pictures people bring."""
    patience: Patience = field(default_factory=Patience)
    brain: str | None = None
    """Which brain bots think with, by name; our own if none is named, and wherever it fails."""
    sight: Path | None = None
    """The folder of a model that knows pictures; bots look without one otherwise."""
    hello_within: float = 10.0
    """Seconds a socket may take to say hello."""
    sweep_every: float = 30.0
    """Seconds after which idle tables are put away and the lobby's rows are put again."""
    listed_for: float = 120.0
    """Seconds a public table stays listed after its last person has gone."""
