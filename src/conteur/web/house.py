"""What every socket and page of one process shares: tables, limits, counters, tasks."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from conteur.store.log import EventLog
from conteur.tables.lobby import Lobby
from conteur.web.limits import PerAddress, Places, Rate
from conteur.web.metrics import Metrics

SOCKETS_PER_ADDRESS: Final = 120
"""A school behind one address: four full tables, two devices each, and a screen."""


class Tasks:
    """Work done beside everything else, held so that it is not forgotten half-way."""

    def __init__(self) -> None:
        """Nothing under way."""
        self._under_way: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """Begin this."""
        task = asyncio.get_running_loop().create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)


@dataclass(slots=True)
class House:
    """One process."""

    log: EventLog
    lobby: Lobby
    tasks: Tasks
    allowed_origins: frozenset[str] = frozenset()
    trusted_proxies: frozenset[str] = frozenset()
    root_path: str = ""
    metrics: Metrics = field(default_factory=Metrics)
    openings: PerAddress = field(default_factory=lambda: PerAddress(Rate(burst=20, per_second=0.1)))
    joins: PerAddress = field(default_factory=lambda: PerAddress(Rate(burst=60, per_second=1)))
    visits: PerAddress = field(default_factory=lambda: PerAddress(Rate(burst=240, per_second=10)))
    misses: PerAddress = field(default_factory=lambda: PerAddress(Rate(burst=20, per_second=0.2)))
    uploads: PerAddress = field(default_factory=lambda: PerAddress(Rate(burst=12, per_second=0.2)))
    places: Places = field(default_factory=lambda: Places(SOCKETS_PER_ADDRESS))

    def now(self) -> float:
        """Seconds that never go back."""
        return monotonic()

    def leave(self, address: str) -> None:
        """A socket is over."""
        self.places.give_back(address)
