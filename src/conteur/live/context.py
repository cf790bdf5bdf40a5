"""What all tables of a process have in common."""

import asyncio
from collections.abc import Callable
from dataclasses import InitVar, dataclass, field
from random import Random

from conteur.live.patience import Patience
from conteur.live.ports import BotPool, Scheduler, milliseconds_now
from conteur.live.snapshots import TableReader
from conteur.store.log import EventLog
from conteur.store.peers import NoPeers, Peers
from conteur.store.snapshots import Snapshots
from conteur.tables.requests import Chooser
from conteur.tables.view import SharedView


@dataclass(frozen=True, slots=True)
class TableContext:
    """Everything that a table uses from outside."""

    log: EventLog
    standin: Chooser
    """Plays blindly, when there is no better move."""
    patience: Patience
    random: Random
    on_change: Callable[[SharedView], None] = lambda _view: None
    """Called after every durable change."""
    scheduler: Callable[[], Scheduler] = asyncio.get_running_loop
    date: Callable[[], int] = milliseconds_now
    """Milliseconds since 1970, the same for all servers."""
    peers: Peers = field(default_factory=NoPeers)
    bots: BotPool | None = None
    """Where bots think; without it they play blindly."""
    snapshots: InitVar[Snapshots | None] = None
    reader: TableReader = field(init=False)
    """Reads tables from the log and their snapshots."""

    def __post_init__(self, snapshots: Snapshots | None) -> None:
        """Create the reader, which has its own threads."""
        object.__setattr__(self, "reader", TableReader(self.log, snapshots))
