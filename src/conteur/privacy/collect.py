"""Collects the personal data of one person from a table's log."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from conteur.rules.events import ClueGiven
from conteur.store.entries import decode_entry
from conteur.store.replay import LogStep, walk
from conteur.tables.entry import Entry
from conteur.tables.events import (
    BotRelieved,
    BotTookOver,
    LookChanged,
    Person,
    PersonLeft,
    PersonSat,
    PictureAdded,
    PictureDescribed,
    Said,
    WordAdded,
)
from conteur.tables.moderation import SeatRegained
from conteur.tables.recordings import names_recording
from conteur.tables.state import TableState


class DataSubject(NamedTuple):
    """Somebody who sat at a table. In old logs a bot, and then another person, may play on under the same number."""

    person: Person
    name: str
    """The last name they had."""
    key_hash: str
    since: int
    """The version of the entry with which they sat down."""
    until: int | None
    """The version of the entry with which they left."""

    def has(self, version: int) -> bool:
        """Whether this entry was written while they were at the table."""
        return self.since <= version and (self.until is None or version <= self.until)


def subjects_in(bodies: Sequence[bytes]) -> list[DataSubject]:
    """Every person who ever sat at a table, in order of arrival; without bots."""
    subjects: list[DataSubject] = []
    present: dict[Person, int] = {}
    for version, body in enumerate(bodies, 1):
        for event in decode_entry(body).events:
            match event:
                case PersonSat() | BotRelieved():
                    present[event.person] = len(subjects)
                    subjects.append(DataSubject(event.person, event.name, event.key_hash, version, None))
                case LookChanged() if event.person in present:
                    place = present[event.person]
                    subjects[place] = subjects[place]._replace(name=event.name)
                case SeatRegained() if event.person in present:
                    place = present[event.person]
                    subjects[place] = subjects[place]._replace(key_hash=event.key_hash)
                case BotTookOver() | PersonLeft() if event.person in present:
                    place = present.pop(event.person)
                    subjects[place] = subjects[place]._replace(until=version)
                case _:
                    pass
    return subjects


def subject_with_key(bodies: Sequence[bytes], key_hash: str) -> DataSubject | None:
    """Whose seat key this is or was: people who have left may ask, too. Compares in constant time."""
    owner = None
    for subject in subjects_in(bodies):
        if hmac.compare_digest(subject.key_hash, key_hash):
            owner = subject
    return owner


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Everything that a table's log has about one person, with times; the fields of the export's JSON."""

    names: list[str] = field(default_factory=list)
    remarks: list[dict[str, Any]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    clues: list[dict[str, Any]] = field(default_factory=list)
    pictures: list[dict[str, Any]] = field(default_factory=list)
    moved_at: list[int] = field(default_factory=list)

    @property
    def recordings(self) -> list[str]:
        """The names of recorded clues."""
        return [clue["clue"] for clue in self.clues if clue["is_recording"]]

    @property
    def picture_ids(self) -> list[str]:
        """The ids of pictures the person uploaded."""
        return [picture["picture"] for picture in self.pictures]


def personal_data(bodies: Sequence[bytes], subject: DataSubject) -> PersonalData:
    """What a log has about this person. tests/privacy/test_collect.py keeps the list of events complete."""
    data = PersonalData()
    for version, (entry, steps) in enumerate(walk(bodies), 1):
        if subject.has(version):
            if entry.by == subject.person:
                data.moved_at.append(entry.at)
            for step in steps:
                _collect(data, entry, step, subject.person)
    return data


def _collect(data: PersonalData, entry: Entry, step: LogStep, person: Person) -> None:
    event, before, _ = step
    match event:
        case PersonSat() | BotRelieved() | LookChanged() if event.person == person:
            data.names.append(event.name)
        case Said() if event.person == person:
            data.remarks.append({"at": entry.at, "text": event.text})
        case WordAdded() if event.person == person:
            data.words.append(event.word)
        case PictureAdded() if entry.by == person:
            data.pictures.append({"at": entry.at, "picture": event.picture, "title": event.title, "tags": event.tags})
        case PictureDescribed() if entry.by == person:
            for picture in data.pictures:
                if picture["picture"] == event.picture:
                    picture.update(title=event.title, tags=event.tags)
        case ClueGiven() if is_seat_of(before, event.seat, person):
            recorded = is_recording(before, event.clue)
            data.clues.append({"at": entry.at, "clue": event.clue, "is_recording": recorded})
        case _:
            pass


def is_seat_of(state: TableState | None, seat: int, person: Person) -> bool:
    """Whether this person sat there."""
    member = None if state is None else state.seated(seat)
    return member is not None and member.person == person


def is_recording(state: TableState | None, clue: str) -> bool:
    """Whether a clue is the name of a recording; at tables that record clues some people type theirs (C-21)."""
    return state is not None and names_recording(state, clue)
