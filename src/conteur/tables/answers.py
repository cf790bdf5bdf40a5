"""What became of wishes, so that one sent twice is done once."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from conteur.tables.happening import AnyRefusal
from conteur.tables.history import REFS_KEPT
from conteur.tables.people import Person

Key = tuple[Person, str]
"""Who asked, and the sender's own name for it."""


class Answer(NamedTuple):
    """What became of a wish."""

    refused: AnyRefusal | None = None
    person: Person | None = None


class Answers:
    """The newest wishes that were done: asked again under the same ref, they are answered again, not done again."""

    def __init__(self, refs: Iterable[Key]) -> None:
        """What the log remembers."""
        self._known: OrderedDict[Key, Answer] = OrderedDict()
        self.learn(refs)

    def learn(self, refs: Iterable[Key]) -> None:
        """Done, says the log, whoever wrote it."""
        for key in refs:
            if key not in self._known:
                self.keep(key, Answer())

    def find(self, key: Key | None) -> Answer | None:
        """The answer given before."""
        return None if key is None else self._known.get(key)

    def keep(self, key: Key | None, answer: Answer) -> None:
        """Remember what was done; not a refusal, for it may be right next time."""
        if key is None or answer.refused is not None:
            return
        self._known[key] = answer
        if len(self._known) > REFS_KEPT:
            self._known.popitem(last=False)
