"""Decides what people wish and writes it down, all that wait as one. Tells nobody."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from conteur.rules.chance import Chance
from conteur.store.codec import CodecError
from conteur.store.log import Conflict, EventLog, LogUnavailable
from conteur.tables.answers import Answer, Answers, Key
from conteur.tables.asks import Sit
from conteur.tables.deciding import decide_wish
from conteur.tables.entries import Entry, encode_entry
from conteur.tables.gathering import Gathering, chance_of
from conteur.tables.history import Past, catch_up, read_past
from conteur.tables.refusing import TableRefusal
from conteur.tables.wishes import Chooser, Wish

_FORGOTTEN: Final = b'"person_forgotten"'
"""Where this is told of, what was read before is no longer what is written."""
_log = logging.getLogger("conteur.scribe")


class Scribe:
    """One table's pen in this process; others may write too, and then it decides again."""

    __slots__ = (
        *("_answers", "_chance", "_code", "_date", "_is_shared", "_log", "_standin"),
        *("has_forgotten", "is_lost", "past"),
    )

    def __init__(
        self, code: str, past: Past, log: EventLog, standin: Chooser, date: Callable[[], int], *, is_shared: bool
    ) -> None:
        """A table as its log tells it; `date` gives milliseconds since 1970. A shared log has other writers."""
        self.past = past
        """Where the log has brought the table: only what is durable."""
        self.is_lost = False
        """Whether the log is behind us: it went back, or the table was removed."""
        self.has_forgotten = False
        """Whether somebody was forgotten since this was last set to False."""
        self._code = code
        self._log = log
        self._standin = standin
        self._date = date
        self._is_shared = is_shared
        self._answers = Answers(past.refs)
        self._chance: Chance | None = None

    def known(self, wish: Wish) -> Answer | None:
        """What a wish was answered before, under the same ref."""
        return self._answers.find(_key(wish))

    def remember(self, wish: Wish, answer: Answer) -> None:
        """Asked again, it is answered again and not done again."""
        self._answers.keep(_key(wish), answer)

    async def write(self, wishes: Sequence[Wish]) -> list[Answer]:
        """The answers, once they are durable. If somebody else wrote first, decide again; if nobody can, say so."""
        while True:
            after, bodies, answers, done = self._decide(wishes)
            try:
                if bodies:
                    await self._log.append(self._code, self.past.version, bodies)
                elif self._is_shared and any(answer.refused for answer in answers):
                    await self._be_sure()
            except Conflict as conflict:
                self.is_lost = conflict.current < self.past.version
                if self.is_lost or not await self.read_on():
                    return self._refuse_to_write(wishes)
            except LogUnavailable:
                return self._refuse_to_write(wishes)
            else:
                self.past = after
                for key, answer in done.items():
                    self._answers.keep(key, answer)
                return answers

    async def _be_sure(self) -> None:
        """Nothing is refused for a reason that another server has done away with; Conflict if one has written."""
        version = await self._log.version(self._code)
        if version != self.past.version:
            raise Conflict(self._code, self.past.version, version)

    async def read_on(self) -> bool:
        """What somebody else wrote, or we ourselves without being told so; False if it cannot be read now.

        If somebody was forgotten meanwhile, all of it: nothing of them stays in memory.
        """
        try:
            news = await self._log.read(self._code, self.past.version)
            if any(_FORGOTTEN in body for body in news):
                self.past = read_past(await self._log.read(self._code))
                self.has_forgotten = True
            else:
                known = self.past._replace(refs=())  # of the refs, only the new ones are to be learned
                self.past = catch_up(known, news)
        except LogUnavailable:
            return False
        except CodecError:
            _log.exception("another server wrote what this one cannot read", extra={"table": self._code})
            self.is_lost = True
            return False
        self._answers.learn(self.past.refs)
        self._chance = None
        return True

    def _refuse_to_write(self, wishes: Sequence[Wish]) -> list[Answer]:
        """Nothing was acknowledged, so nothing is said to be done but what was done before."""
        return [self.known(wish) or Answer(TableRefusal.CANNOT_WRITE_NOW) for wish in wishes]

    def _decide(self, wishes: Sequence[Wish]) -> tuple[Past, list[bytes], list[Answer], dict[Key, Answer]]:
        """The table after these, what to write for it, the answers, and what is to be remembered of them."""
        past, bodies, answers = self.past, [], []
        done: dict[Key, Answer] = {}
        at = self._date()
        for wish in wishes:
            key = _key(wish)
            known = None if key is None else done.get(key) or self._answers.find(key)
            if known is not None:
                answers.append(known)
                continue
            outcome = decide_wish(past.table, wish, self._standin, self._chance_for(past.table))
            answer = Answer(outcome.refused, outcome.person)
            answers.append(answer)
            for by, events in outcome.steps:
                entry = Entry(at, events, by, wish.ref if by is not None else None)
                bodies.append(encode_entry(entry))
                past = past.after(entry)
            if key is not None and answer.refused is None:
                done[key] = answer
        return past, bodies, answers, done

    def _chance_for(self, table: Gathering) -> Chance | None:
        """The running game's dice, made once a game."""
        if table.game is None:
            return None
        if self._chance is None or self._chance.secret != table.game.secret:
            self._chance = chance_of(table.game)
        return self._chance


def _key(wish: Wish) -> Key | None:
    """What a wish is remembered under. To sit down needs no memory: the seat key tells whether it was done."""
    if wish.by is None or wish.ref is None or isinstance(wish.what, Sit):
        return None
    return wish.by, wish.ref
