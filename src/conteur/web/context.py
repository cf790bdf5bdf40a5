"""The server context: what every socket and HTTP handler of one process shares."""

import asyncio
from collections.abc import Coroutine
from dataclasses import InitVar, dataclass, field
from functools import partial
from time import monotonic

from conteur.live.lobby import Lobby
from conteur.pictures.studio import Studio
from conteur.rules.moves import Move
from conteur.store.log import EventLog
from conteur.store.peers import NoPeers, Peers
from conteur.store.snapshots import NoSnapshots, Snapshots
from conteur.store.upkeep import Upkeep
from conteur.tables.asks import Ask, ClaimSeat, React, Say, Sit, WithdrawClaim
from conteur.tables.events import Person
from conteur.tables.refusals import TableRefusal
from conteur.web.addresses import Networks
from conteur.web.finished_games import Archive
from conteur.web.guesses import Guesses
from conteur.web.hosts import KnownHosts
from conteur.web.limits import Allowance, ConcurrencyLimit, FairShare, PerAddress, PerWriter, Rate, remark_cost
from conteur.web.metrics import Metrics
from conteur.web.protocol.encoded import EncodedTables
from conteur.web.public_tables import PublicTables
from conteur.web.reachable import Reachable


class Tasks:
    """Background tasks, referenced until they are done: the event loop itself keeps only weak references."""

    def __init__(self) -> None:
        """Nothing is running."""
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Run this in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)


@dataclass(slots=True)
class ServerContext:
    """The services, settings and rate limits of one server process."""

    log: EventLog
    lobby: Lobby
    public_tables: PublicTables
    tasks: Tasks
    allowed_origins: frozenset[str] = frozenset()
    trusted_proxies: Networks = ()
    metrics_readers: Networks = ()
    root_path: str = ""
    hosts: KnownHosts = field(default_factory=KnownHosts)
    """The names the server answers to."""
    security_contacts: tuple[str, ...] = ()
    """Contacts for reporting security problems of this server, as URIs."""
    reachable: Reachable = field(default_factory=Reachable)
    """Where other devices find the server."""
    studio: Studio | None = None
    """Takes uploaded pictures; None if uploads are off."""
    snapshots: Snapshots = field(default_factory=NoSnapshots)
    """Knows where the games of a long log begin and end."""
    upkeep: Upkeep | None = None
    """Rewrites the log when somebody wants to be erased."""
    hello_within: float = 10.0
    """Seconds a visitor may take to say hello."""
    keep_tables: float | None = None
    """Days after which a table that nobody uses is removed; None keeps all."""
    allowance: InitVar[Allowance | None] = None
    peers: InitVar[Peers | None] = None
    metrics: Metrics = field(default_factory=Metrics)
    openings: PerAddress = field(init=False)
    joins: PerAddress = field(init=False)
    visits: PerAddress = field(init=False)
    misses: PerAddress = field(init=False)
    guesses: Guesses = field(init=False)
    uploads: PerAddress = field(init=False)
    pictures: PerAddress = field(init=False)
    messages: PerAddress = field(init=False)
    messages_each: Rate = field(init=False)
    frames: PerAddress = field(init=False)
    frames_each: Rate = field(init=False)
    shared_frames: FairShare = field(init=False)
    requests: FairShare = field(init=False)
    writes: PerWriter = field(init=False)
    writes_each: PerWriter = field(init=False)
    talk: PerAddress = field(init=False)
    talk_each: PerAddress = field(init=False)
    decks: PerAddress = field(init=False)
    claims: PerAddress = field(init=False)
    connections: ConcurrencyLimit = field(init=False)
    archive: Archive = field(init=False)
    encoded: EncodedTables = field(default_factory=EncodedTables)
    """The cache of encoded views."""

    def __post_init__(self, allowance: Allowance | None, peers: Peers | None) -> None:
        """Nothing is counted yet. Load on one server is counted there; load on all servers is counted by all."""
        allowance, peers = allowance or Allowance(), peers or NoPeers()
        self.visits = PerAddress(allowance.visits)
        self.openings = PerAddress(allowance.openings, partial(peers.spend, "openings"))
        self.joins = PerAddress(allowance.joins, partial(peers.spend, "joins"))
        self.misses = PerAddress(allowance.misses, partial(peers.spend, "misses"))
        self.guesses = Guesses(self.misses, self.now)
        self.uploads = PerAddress(allowance.uploads, partial(peers.spend, "uploads"))
        self.pictures = PerAddress(allowance.pictures, partial(peers.spend, "pictures"))
        self.decks = PerAddress(allowance.decks, partial(peers.spend, "decks"))
        peers.on_spent(self._on_spent)
        self.messages = PerAddress(allowance.messages)
        self.messages_each = allowance.messages_each
        self.frames = PerAddress(allowance.frames)
        self.frames_each = allowance.frames_each
        self.shared_frames = FairShare(allowance.usual_frames, allowance.excess_frames, self.now())
        self.requests = FairShare(allowance.usual_requests, allowance.excess_requests, self.now())
        self.writes = PerWriter(allowance.writes, allowance.hourly)
        self.writes_each = PerWriter(allowance.writes_each, allowance.hourly_each)
        self.talk = PerAddress(allowance.talk)
        self.talk_each = PerAddress(allowance.talk_each)
        self.claims = PerAddress(allowance.claims)
        self.connections = ConcurrencyLimit(allowance.sockets)
        self.archive = Archive(self.log, self.snapshots)

    def _on_spent(self, kind: str, address: str, taken: int) -> None:
        """An address used some of its allowance on another server."""
        limits = {
            "openings": self.openings,
            "joins": self.joins,
            "misses": self.misses,
            "uploads": self.uploads,
            "pictures": self.pictures,
            "decks": self.decks,
        }
        if kind in limits:  # a newer server may count more kinds
            limits[kind].spend(address, taken, self.now())

    def why_not(self, code: str, person: Person | None, address: str, what: Move | Ask) -> TableRefusal | None:
        """Why a table takes no more requests from this person, or newcomer; if there is no reason, it is counted."""
        now = self.now()
        if person is not None:
            writer = f"{code} {person}"
            if why := self.writes_each.take(writer, now) or self.writes.take(code, now):
                return why
            if isinstance(what, Say | React):
                cost = remark_cost(what.text) if isinstance(what, Say) else 1.0
                if not (self.talk_each.take(writer, now, cost) and self.talk.take(code, now, cost)):
                    return TableRefusal.SAID_ENOUGH_FOR_NOW
        if isinstance(what, ClaimSeat | WithdrawClaim) and not self.claims.take(f"{code} {address}", now):
            return TableRefusal.TOO_FAST
        if isinstance(what, Sit) and not self.joins.take(address, now):
            return TableRefusal.TOO_FAST
        return None

    def now(self) -> float:
        """Monotonic seconds."""
        return monotonic()
