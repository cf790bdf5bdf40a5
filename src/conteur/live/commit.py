"""Commit: decides requests and appends them to the log, all waiting ones as one batch. Broadcasts nothing."""

import logging
from collections.abc import Sequence

from conteur.live.context import TableContext
from conteur.live.idempotency import DoneRequests, Key, Reply
from conteur.live.randomness import new_secret
from conteur.live.snapshots import SnapshotSchedule
from conteur.rules.chance import Chance
from conteur.store.codec import CodecError
from conteur.store.entries import encode_entry
from conteur.store.log import Conflict, LogUnavailable
from conteur.store.replay import Replayed, is_forgetting
from conteur.tables.asks import Sit
from conteur.tables.decide.dispatch import decide_request
from conteur.tables.entry import Entry
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Circumstances, Company, Request
from conteur.tables.state import TableState, chance_of

_log = logging.getLogger("conteur.commit")


class Committer:
    """Writes one table's log for this process; if another server has written first, it decides again."""

    __slots__ = (
        *("_chance", "_code", "_company", "_date", "_done", "_has_forgotten", "_is_shared", "_log", "_now", "_reader"),
        *("_standin", "is_lost", "replayed", "snapshots"),
    )

    def __init__(self, code: str, replayed: Replayed, context: TableContext, company: Company) -> None:
        """A table replayed from its log, and who is connected to it."""
        self.replayed = replayed
        """The table as replayed: only what is durable."""
        self.is_lost = False
        """Whether the log is older than what we know: it was rolled back, or the table was removed."""
        self._has_forgotten = False
        self._code = code
        self._log = context.log
        self._standin = context.standin
        self._date = context.date
        self._now = context.scheduler().time
        self._company = company
        self._is_shared = not context.peers.is_alone
        self._done = DoneRequests(replayed.refs)
        self._chance: Chance | None = None
        self._reader = context.reader
        self.snapshots = SnapshotSchedule(code, replayed.version, context.reader, self._whole)

    async def commit(self, requests: Sequence[Request]) -> list[Reply]:
        """The replies, once durable. If another server wrote first, decide again; if nothing can be written, refuse."""
        while True:
            after, bodies, replies, done = self._decide(requests)
            try:
                if bodies:
                    await self._log.append(self._code, self.replayed.version, bodies)
                elif self._is_shared and any(reply.refused or reply.follow_ups for reply in replies):
                    await self._be_sure()
            except Conflict as conflict:
                self.is_lost = conflict.current < self.replayed.version
                if self.is_lost or not await self.read_on():
                    return self._refuse_to_write(requests)
            except LogUnavailable:
                return self._refuse_to_write(requests)
            else:
                self.replayed = after
                for key, reply in done.items():
                    self._done.keep(key, reply)
                return replies

    async def _be_sure(self) -> None:
        """Check that decisions which wrote nothing still hold; Conflict if another server has written."""
        version = await self._log.version(self._code)
        if version != self.replayed.version:
            raise Conflict(self._code, self.replayed.version, version)

    async def read_on(self) -> bool:
        """Read what others appended, or we did without an acknowledgement; False if it cannot be read now.

        If somebody was erased in the meantime, the whole log is read again: nothing of them stays in memory.
        """
        try:
            news = await self._log.read(self._code, self.replayed.version)
            if not news and await self._log.version(self._code) < self.replayed.version:
                self.is_lost = True  # the operator has removed the table
                return False
            if any(map(is_forgetting, news)):
                self.replayed = await self._reader.read_whole(self._code)
                self._has_forgotten = True
            else:
                known = self.replayed._replace(refs=())  # only new refs have to be learned
                self.replayed = await self._reader.read_on(known, news)
        except LogUnavailable:
            return False
        except CodecError:
            _log.exception("another server wrote what this one cannot read", extra={"table": self._code})
            self.is_lost = True
            return False
        self._done.learn(self.replayed.refs)
        self._chance = None
        return True

    def take_forgetting(self) -> bool:
        """Whether somebody was erased since the last call."""
        has_forgotten, self._has_forgotten = self._has_forgotten, False
        return has_forgotten

    def rest(self) -> None:
        """The table is unloaded."""
        if not self.is_lost:
            self.snapshots.on_rest(self.replayed)

    def _whole(self) -> Replayed:
        """The table with the refs of its last requests."""
        return self.replayed._replace(refs=self._done.refs)

    def _refuse_to_write(self, requests: Sequence[Request]) -> list[Reply]:
        """Nothing was acknowledged, so only requests that were done earlier are reported as done."""
        return [self._done.find(_key(request)) or Reply(TableRefusal.CANNOT_WRITE_NOW) for request in requests]

    def _decide(self, requests: Sequence[Request]) -> tuple[Replayed, list[bytes], list[Reply], dict[Key, Reply]]:
        """The table after these requests, the entries to write, the replies, and which of them to remember."""
        after, bodies, replies = self.replayed, [], []
        done: dict[Key, Reply] = {}
        around = Circumstances(self._date(), self._now(), self._company)
        for request in requests:
            key = _key(request)
            earlier = None if key is None else done.get(key) or self._done.find(key)
            if earlier is not None:
                replies.append(earlier)
                continue
            chance = self._chance_for(after.state)
            outcome = decide_request(after.state, request, self._standin, chance, new_secret, around)
            replies.append(Reply(outcome.refused, outcome.person, outcome.follow_ups, outcome.wait))
            for by, events in outcome.steps:
                entry = Entry(around.at, events, by, request.ref if by is not None else None)
                bodies.append(encode_entry(entry))
                after = after.after(entry)
            if key is not None and outcome.refused is None:
                done[key] = Reply(person=outcome.person)  # idempotent: a repeat is answered, not done again
        return after, bodies, replies, done

    def _chance_for(self, state: TableState) -> Chance | None:
        """The running game's source of chance, made once per game."""
        if state.game is None:
            return None
        if self._chance is None or self._chance.secret != state.game.secret:
            self._chance = chance_of(state.game)
        return self._chance


def _key(request: Request) -> Key | None:
    """The key a request is remembered under. Sitting down needs none: the seat key shows whether it was done."""
    if request.by is None or request.ref is None or isinstance(request.what, Sit):
        return None
    return request.by, request.ref
