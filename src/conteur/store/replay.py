"""Replays a table's log to its version, its state, and the refs of the last requests."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from conteur.store.codec import CodecError
from conteur.store.entries import decode_entry
from conteur.tables.entry import Entry
from conteur.tables.events import Event, Person, TableOpened
from conteur.tables.evolve import evolve, evolve_entry
from conteur.tables.state import TableState, open_state

REFS_KEPT: Final = 512
# How the event begins in an entry's bytes. It cannot be forged in a name or a remark: there every quotation mark is
# escaped with a backslash.
_FORGOTTEN: Final = b'"event":"person_forgotten"'


class Replayed(NamedTuple):
    """A table after replaying its log."""

    version: int
    state: TableState
    refs: tuple[tuple[Person, str], ...] = ()
    """The refs of the last requests, so that one repeated after a restart is not done twice."""

    def after(self, entry: Entry) -> "Replayed":
        """After one more entry."""
        return Replayed(self.version + 1, evolve_entry(self.state, entry))


def is_forgetting(body: bytes) -> bool:
    """Whether an entry says that somebody was erased: then all earlier entries may have been rewritten."""
    return _FORGOTTEN in body


def replay_opening(opened: TableOpened) -> Replayed:
    """After the first entry of a table."""
    return Replayed(1, open_state(opened))


def replay(bodies: Iterable[bytes]) -> Replayed:
    """After all entries of a log."""
    rest = iter(bodies)
    first = next(rest, None)
    opened = decode_entry(first).events[0] if first is not None else None
    if not isinstance(opened, TableOpened):
        raise CodecError("a table's log begins with table_opened")
    return catch_up(replay_opening(opened), rest)


class LogStep(NamedTuple):
    """One event, and the table before and after it; None before the table is opened."""

    event: Event
    before: TableState | None
    after: TableState | None


def walk(bodies: Iterable[bytes], state: TableState | None = None) -> Iterator[tuple[Entry, list[LogStep]]]:
    """Every entry of a log with its events, and the table before and after each; `state` is the one before them all."""
    for body in bodies:
        entry = decode_entry(body)
        steps: list[LogStep] = []
        for event in entry.events:
            before = state
            if isinstance(event, TableOpened):
                state = open_state(event)
            elif state is not None:
                state = evolve(state, event, entry.at)
            steps.append(LogStep(event, before, state))
        yield entry, steps


def catch_up(replayed: Replayed, bodies: Iterable[bytes]) -> Replayed:
    """After the entries written since."""
    refs = list(replayed.refs)
    for body in bodies:
        entry = decode_entry(body)
        replayed = replayed.after(entry)
        if entry.by is not None and entry.ref is not None:
            refs.append((entry.by, entry.ref))
    return Replayed(replayed.version, replayed.state, tuple(refs[-REFS_KEPT:]))
