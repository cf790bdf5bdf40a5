"""What every socket and page of one process shares: tables, limits, counters, tasks."""

import asyncio
from collections.abc import Coroutine
from dataclasses import InitVar, dataclass, field
from functools import partial
from time import monotonic

from conteur.store.company import Alone, Company
from conteur.store.log import EventLog
from conteur.store.upkeep import Upkeep
from conteur.tables.gathering import Member
from conteur.tables.keys import hash_of_bearer, owner_of
from conteur.tables.lobby import Lobby
from conteur.tables.studio import Studio
from conteur.tables.table import Table
from conteur.web.addresses import Networks
from conteur.web.limits import Allowance, PerAddress, Places, Rate
from conteur.web.listing import Notices
from conteur.web.metrics import Metrics


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
    notices: Notices
    tasks: Tasks
    allowed_origins: frozenset[str] = frozenset()
    trusted_proxies: Networks = ()
    metrics_readers: Networks = ()
    root_path: str = ""
    studio: Studio | None = None
    """Where pictures people bring are taken in; None where none are."""
    upkeep: Upkeep | None = None
    """Who writes the log anew when somebody wants to be forgotten."""
    hello_within: float = 10.0
    """Seconds a visitor may take to say hello."""
    allowance: InitVar[Allowance | None] = None
    company: InitVar[Company | None] = None
    metrics: Metrics = field(default_factory=Metrics)
    openings: PerAddress = field(init=False)
    joins: PerAddress = field(init=False)
    visits: PerAddress = field(init=False)
    misses: PerAddress = field(init=False)
    uploads: PerAddress = field(init=False)
    pictures: PerAddress = field(init=False)
    messages: PerAddress = field(init=False)
    messages_each: Rate = field(init=False)
    places: Places = field(init=False)

    def __post_init__(self, allowance: Allowance | None, company: Company | None) -> None:
        """Nobody has asked for anything yet. What strains one server is counted there, what strains all by all."""
        allowance, company = allowance or Allowance(), company or Alone()
        self.visits = PerAddress(allowance.visits)
        self.openings = PerAddress(allowance.openings, partial(company.spend, "openings"))
        self.joins = PerAddress(allowance.joins, partial(company.spend, "joins"))
        self.misses = PerAddress(allowance.misses, partial(company.spend, "misses"))
        self.uploads = PerAddress(allowance.uploads, partial(company.spend, "uploads"))
        self.pictures = PerAddress(allowance.pictures, partial(company.spend, "pictures"))
        company.on_spent(self._on_spent)
        self.messages = PerAddress(allowance.messages)
        self.messages_each = allowance.messages_each
        self.places = Places(allowance.sockets)

    def _on_spent(self, kind: str, address: str, taken: int) -> None:
        """An address was at another server."""
        counted = {
            "openings": self.openings,
            "joins": self.joins,
            "misses": self.misses,
            "uploads": self.uploads,
            "pictures": self.pictures,
        }
        if kind in counted:  # a newer server may count more
            counted[kind].spend(address, taken, self.now())

    def bearer(self, table: Table, authorization: str, address: str) -> Member | None:
        """Whose seat key came with a request; a key that is nobody's counts as a guess."""
        key_hash = hash_of_bearer(authorization)
        member = None if key_hash is None else owner_of(table.past.table.members, key_hash)
        if member is None:
            self.misses.take(address, self.now())
        return member

    def now(self) -> float:
        """Seconds that never go back."""
        return monotonic()

    def leave(self, address: str) -> None:
        """A socket is over."""
        self.places.give_back(address)
