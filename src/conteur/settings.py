"""The settings of one server process, and the default data folder."""

import os
import sys
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Final, Literal

from conteur.live.patience import Patience
from conteur.pictures.studio import UploadLimits

Network = IPv4Network | IPv6Network
LOOPBACK: Final[tuple[Network, ...]] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))


def default_folder() -> Path:
    """The user's data folder for conteur.

    Not by platformdirs, which on macOS follows $XDG_DATA_HOME: games already saved there would seem lost.
    """
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "conteur"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "conteur"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "conteur"


def store_address(database: str | None, folder: Path | None) -> str:
    """The address of the store: the database, or a SQLite file in the folder."""
    return database or f"sqlite:{(folder or default_folder()) / 'conteur.sqlite'}"


def lessons_file(folder: Path) -> Path:
    """The SQLite file of lessons, which bots learned from play."""
    return folder / "lessons.sqlite"


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """Every setting of `conteur serve`."""

    host: str = "0.0.0.0"  # noqa: S104 - a living room's phones have to reach it; --host 127.0.0.1 keeps it private
    port: int = 8000
    folder: Path = field(default_factory=default_folder)
    database: str | None = None
    """A PostgreSQL that several servers share; without one, games are in a file in the folder."""
    keep_tables: float | None = 90.0
    """A table is removed if nobody has acted there for this many days; None keeps all."""
    keep_every: float = 86_400.0
    """Seconds between two runs of retention."""
    transport: Literal["auto", "picows", "websockets"] = "auto"
    origins: frozenset[str] = frozenset()
    allowed_hosts: frozenset[str] = frozenset()
    """Host names the server answers to besides its own; `*` is any."""
    security_contacts: tuple[str, ...] = ()
    """Contacts for security.txt, as URIs."""
    trusted_proxies: tuple[Network, ...] = ()
    metrics_readers: tuple[Network, ...] = LOOPBACK
    root_path: str = ""
    public_url: str | None = None
    """The address other devices open, if the server cannot find it out."""
    allowance: float = 1.0
    """Multiplies the rate limits of one address."""
    uploads: UploadLimits = field(default_factory=UploadLimits)
    """Limits for pictures people upload."""
    patience: Patience = field(default_factory=Patience)
    brain: str | None = None
    """The name of the brain that bots use; the built-in one if None, and wherever the other fails."""
    hello_within: float = 10.0
    """Seconds a socket may take to say hello."""
    sweep_every: float = 30.0
    """Seconds between two sweeps, which unload idle tables and refresh the public list."""
    listed_for: float = 120.0
    """Seconds a public table stays listed after its last person has gone."""
