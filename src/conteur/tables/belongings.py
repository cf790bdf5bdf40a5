"""What a log knows of one person, to be handed out or forgotten. The games stay as they were played, and verify."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace as with_fields

from conteur.rules.events import ClueGiven
from conteur.tables.entries import Entry, decode_entry, encode_entry
from conteur.tables.folding import fold
from conteur.tables.gathering import Gathering
from conteur.tables.happening import Happening
from conteur.tables.history import read_past
from conteur.tables.people import (
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

FORGOTTEN: Final = "…"
"""What stands where something was."""


class Stay(NamedTuple):
    """One person's time at a table. After it a bot may play on under their number, and somebody relieve the bot."""

    person: Person
    name: str
    """The one they had last."""
    key_hash: str
    since: int
    """The version of the entry they sat down with."""
    until: int | None
    """Of the one they were gone with."""

    def has(self, version: int) -> bool:
        """Whether an entry was written while they were there."""
        return self.since <= version and (self.until is None or version <= self.until)


def stays_in(bodies: Sequence[bytes]) -> list[Stay]:
    """Everybody who ever sat at a table, in the order they came; bots are nobody."""
    stays: list[Stay] = []
    here: dict[Person, int] = {}
    for version, body in enumerate(bodies, 1):
        for event in decode_entry(body).events:
            match event:
                case PersonSat() | BotRelieved():
                    here[event.person] = len(stays)
                    stays.append(Stay(event.person, event.name, event.key_hash, version, None))
                case LookChanged() if event.person in here:
                    place = here[event.person]
                    stays[place] = stays[place]._replace(name=event.name)
                case BotTookOver() | PersonLeft() if event.person in here:
                    place = here.pop(event.person)
                    stays[place] = stays[place]._replace(until=version)
                case _:
                    pass
    return stays


def stay_with(bodies: Sequence[bytes], key_hash: str) -> Stay | None:
    """Whose key this is or was; somebody who has left may ask, too. Every comparison takes as long as every other."""
    found = None
    for stay in stays_in(bodies):
        if hmac.compare_digest(stay.key_hash, key_hash):
            found = stay
    return found


def belongings(bodies: Sequence[bytes], stay: Stay) -> dict[str, Any]:
    """All that a table's log has of one person, and when."""
    person = stay.person
    names: list[str] = []
    remarks: list[dict[str, Any]] = []
    words: list[str] = []
    clues: list[dict[str, Any]] = []
    moves: list[int] = []
    pictures: dict[str, dict[str, Any]] = {}
    for entry, before in (told for version, told in enumerate(_told(bodies), 1) if stay.has(version)):
        if entry.by == person:
            moves.append(entry.at)
        for event in entry.events:
            match event:
                case PersonSat() | BotRelieved() | LookChanged() if event.person == person:
                    names.append(event.name)
                case Said() if event.person == person:
                    remarks.append({"at": entry.at, "text": event.text})
                case WordAdded() if event.person == person:
                    words.append(event.word)
                case PictureAdded() if entry.by == person:
                    told = {"at": entry.at, "picture": event.picture, "title": event.title, "tags": event.tags}
                    pictures[event.picture] = told
                case PictureDescribed() if entry.by == person and event.picture in pictures:
                    pictures[event.picture].update(title=event.title, tags=event.tags)
                case ClueGiven() if _is_seat_of(before, event.seat, person):
                    clues.append({"at": entry.at, "clue": event.clue, "is_recording": _is_sound(before)})
                case _:
                    pass
    return {
        "names": names,
        "remarks": remarks,
        "words": words,
        "clues": clues,
        "pictures": [*pictures.values()],
        "moved_at": moves,
    }


def recordings_in(known: dict[str, Any]) -> list[str]:
    """The names of what a person recorded, among their belongings."""
    return [clue["clue"] for clue in known["clues"] if clue["is_recording"]]


def pictures_in(known: dict[str, Any]) -> list[str]:
    """The ids of the pictures a person brought, among their belongings."""
    return [each["picture"] for each in known["pictures"]]


def without(bodies: Sequence[bytes], stay: Stay, name: str) -> dict[int, bytes]:
    """The entries that have to be written anew, by version, so that of a person nothing but another name is left.

    The seat, its cards and its votes stay: they are the others' game too. A word that was mixed into a deal stays in
    that deal, where nobody's name is beside it: without it nobody could check the shuffle.
    """
    changed: dict[int, bytes] = {}
    for version, (entry, before) in enumerate(_told(bodies), 1):
        if not stay.has(version):
            continue
        events = tuple(_forgotten(event, before, stay.person, name) for event in entry.events)
        if entry.by == stay.person:
            events = tuple(map(_without_words, events))
        if events != entry.events:
            changed[version] = encode_entry(Entry(entry.at, events, entry.by, entry.ref))
    return changed


def _without_words(event: Happening) -> Happening:
    """What the same person said of pictures; what a picture looks like is told by its likeness."""
    match event:
        case PictureAdded():
            return PictureAdded(event.picture, "")
        case PictureDescribed():
            return PictureDescribed(event.picture, "", ())
        case _:
            return event


def _forgotten(event: Happening, before: Gathering | None, person: Person, name: str) -> Happening:
    match event:
        case PersonSat() | BotRelieved() if event.person == person:
            nobodys = hashlib.sha256(secrets.token_bytes(16)).hexdigest()  # of a key that nobody has
            return with_fields(event, name=name, key_hash=nobodys)
        case LookChanged() if event.person == person:
            return with_fields(event, name=name)
        case Said() if event.person == person and not event.is_reaction and not event.is_phrase:
            return with_fields(event, text=FORGOTTEN)
        case WordAdded() if event.person == person:
            return with_fields(event, word=FORGOTTEN)
        case ClueGiven() if _is_seat_of(before, event.seat, person) and not _is_sound(before):
            return ClueGiven(event.seat, FORGOTTEN, event.card)
        case _:
            return event


def _is_seat_of(table: Gathering | None, seat: int, person: Person) -> bool:
    member = None if table is None else table.seated(seat)
    return member is not None and member.person == person


def _is_sound(table: Gathering | None) -> bool:
    return table is not None and table.game is not None and table.game.setup.clue == "sound"


def _told(bodies: Sequence[bytes]) -> list[tuple[Entry, Gathering | None]]:
    """Each entry with the table as it was before it."""
    told: list[tuple[Entry, Gathering | None]] = []
    table: Gathering | None = None
    for body in bodies:
        entry = decode_entry(body)
        told.append((entry, table))
        if table is None:
            table = read_past([body]).table
        else:
            for event in entry.events:
                table = fold(table, event, entry.at)
    return told
