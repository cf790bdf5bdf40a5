"""What a log knows of one person, to be handed out or forgotten. The games stay as they were played, and verify."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace as with_fields

from conteur.rules.events import ClueGiven
from conteur.tables.entries import Entry, decode_entry, encode_entry
from conteur.tables.gathering import Gathering, fold
from conteur.tables.happening import Happening
from conteur.tables.history import read_past
from conteur.tables.people import BotRelieved, LookChanged, Person, PersonSat, Said, WordAdded

FORGOTTEN: Final = "…"
"""What stands where something was."""


def people_of(bodies: Sequence[bytes]) -> dict[Person, str]:
    """Everybody who ever sat at a table, with the name they had last; bots are nobody."""
    found: dict[Person, str] = {}
    for body in bodies:
        for event in decode_entry(body).events:
            if isinstance(event, PersonSat | BotRelieved | LookChanged):
                found[event.person] = event.name
    return found


def belongings(bodies: Sequence[bytes], person: Person) -> dict[str, Any]:
    """All that a table's log has of one person, and when."""
    names: list[str] = []
    remarks: list[dict[str, Any]] = []
    words: list[str] = []
    clues: list[dict[str, Any]] = []
    moves: list[int] = []
    for entry, before in _told(bodies):
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
                case ClueGiven() if _is_seat_of(before, event.seat, person):
                    clues.append({"at": entry.at, "clue": event.clue, "is_recording": _is_sound(before)})
                case _:
                    pass
    return {"person": person, "names": names, "remarks": remarks, "words": words, "clues": clues, "moved_at": moves}


def recordings_of(bodies: Sequence[bytes], person: Person) -> list[str]:
    """The names of what a person recorded."""
    return [clue["clue"] for clue in belongings(bodies, person)["clues"] if clue["is_recording"]]


def without(bodies: Sequence[bytes], person: Person) -> dict[int, bytes]:
    """The entries that have to be written anew, by version, so that nothing of a person is left.

    The seat, its cards and its votes stay: they are the others' game too. A word that was mixed into a deal stays in
    that deal, where nobody's name is beside it: without it nobody could check the shuffle.
    """
    changed: dict[int, bytes] = {}
    for version, (entry, before) in enumerate(_told(bodies), 1):
        events = tuple(_forgotten(event, before, person) for event in entry.events)
        if events != entry.events:
            changed[version] = encode_entry(Entry(entry.at, events, entry.by, entry.ref))
    return changed


def _forgotten(event: Happening, before: Gathering | None, person: Person) -> Happening:
    match event:
        case PersonSat() | BotRelieved() if event.person == person:
            nobodys = hashlib.sha256(secrets.token_bytes(16)).hexdigest()  # of a key that nobody has
            return with_fields(event, name=FORGOTTEN, key_hash=nobodys)
        case LookChanged() if event.person == person:
            return with_fields(event, name=FORGOTTEN)
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
