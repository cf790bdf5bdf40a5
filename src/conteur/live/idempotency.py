"""Idempotency: the replies to requests that were done, so that one sent twice is done once."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from conteur.store.replay import REFS_KEPT
from conteur.tables.events import Person
from conteur.tables.refusals import AnyRefusal
from conteur.tables.requests import DrawLots, StandIn

Key = tuple[Person, str]
"""Who asked, and the sender's own name for it."""


class Reply(NamedTuple):
    """What became of a request."""

    refused: AnyRefusal | None = None
    person: Person | None = None
    """Who has just sat down."""
    follow_ups: tuple[StandIn | DrawLots, ...] = ()
    """What the table has to post because of it."""
    wait: int = 0
    """Milliseconds after which it may be asked again, where it came too soon."""


class DoneRequests:
    """The newest requests that were done: asked again under the same ref, they are answered again, not done again."""

    def __init__(self, refs: Iterable[Key]) -> None:
        """What the log remembers."""
        self._known: OrderedDict[Key, Reply] = OrderedDict()
        self.learn(refs)

    @property
    def refs(self) -> tuple[Key, ...]:
        """Under which they were done, the oldest first."""
        return tuple(self._known)

    def learn(self, refs: Iterable[Key]) -> None:
        """Done, says the log, whoever wrote it."""
        for key in refs:
            if key not in self._known:
                self.keep(key, Reply())

    def find(self, key: Key | None) -> Reply | None:
        """The reply given before."""
        return None if key is None else self._known.get(key)

    def keep(self, key: Key | None, reply: Reply) -> None:
        """Remember what was done; not a refusal, for it may be right next time."""
        if key is None or reply.refused is not None:
            return
        self._known[key] = reply
        if len(self._known) > REFS_KEPT:
            self._known.popitem(last=False)
