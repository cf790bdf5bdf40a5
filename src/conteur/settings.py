"""How one server process is run."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from conteur.tables.timing import Patience


def default_folder() -> Path:
    """Where this system keeps a user's own files for programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "conteur"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "conteur"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "conteur"


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """Everything `conteur serve` can be told."""

    host: str = "0.0.0.0"  # noqa: S104 - a living room's phones have to reach it; --host 127.0.0.1 keeps it private
    port: int = 8000
    folder: Path = field(default_factory=default_folder)
    transport: Literal["auto", "picows", "websockets"] = "auto"
    origins: frozenset[str] = frozenset()
    trusted_proxies: frozenset[str] = frozenset()
    root_path: str = ""
    patience: Patience = field(default_factory=Patience)
