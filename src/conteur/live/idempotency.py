"""Idempotency: remembers the replies to requests, so that one sent twice is done once."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from conteur.store.replay import REFS_KEPT
from conteur.tables.events import Person
from conteur.tables.refusals import AnyRefusal
from conteur.tables.requests import DrawLots, StandIn

Key = tuple[Person, str]
"""Who sent the request, and its ref."""


class Reply(NamedTuple):
    """What became of a request."""

    refused: AnyRefusal | None = None
    person: Person | None = None
    """Who has just sat down."""
    follow_ups: tuple[StandIn | DrawLots, ...] = ()
    """Requests that the table has to post because of it."""
    wait: int = 0
    """Milliseconds after which to try again, if it came too soon."""


class DoneRequests:
    """The newest requests that were done: one repeated under the same ref is answered again, not done again."""

    def __init__(self, refs: Iterable[Key]) -> None:
        """Start with the refs in the log."""
        self._known: OrderedDict[Key, Reply] = OrderedDict()
        self.learn(refs)

    @property
    def refs(self) -> tuple[Key, ...]:
        """The refs of these requests, the oldest first."""
        return tuple(self._known)

    def learn(self, refs: Iterable[Key]) -> None:
        """Remember requests that the log says are done, whichever server wrote them."""
        for key in refs:
            if key not in self._known:
                self.keep(key, Reply())

    def find(self, key: Key | None) -> Reply | None:
        """The reply given before."""
        return None if key is None else self._known.get(key)

    def keep(self, key: Key | None, reply: Reply) -> None:
        """Remember what was done; not refusals, because the request may be legal next time."""
        if key is None or reply.refused is not None:
            return
        self._known[key] = reply
        if len(self._known) > REFS_KEPT:
            self._known.popitem(last=False)
