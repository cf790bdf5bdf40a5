"""Erases a person: rewrites the log without their data, and notifies every server that has already read it.

The games stay as they were played, and still verify.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from time import time
from typing import NamedTuple

from msgspec.structs import replace

from conteur.privacy.collect import DataSubject, is_recording, is_seat_of, personal_data
from conteur.privacy.decks import ERASED, decks_of, entries_without_decks, new_names
from conteur.rules.events import ClueGiven
from conteur.store.entries import encode_entry
from conteur.store.images import ImageStore, deck_owner
from conteur.store.log import Conflict, EventLog
from conteur.store.replay import Replayed, replay, walk
from conteur.store.upkeep import Upkeep
from conteur.tables.decide.housekeeping import with_housekeeping
from conteur.tables.decide.leaving import bot_name, leave
from conteur.tables.entry import Entry
from conteur.tables.events import (
    BotRelieved,
    Event,
    LookChanged,
    Person,
    PersonForgotten,
    PersonSat,
    PictureAdded,
    PictureDescribed,
    PictureRemoved,
    Said,
    SettingsChanged,
    WordAdded,
)
from conteur.tables.moderation import SeatRegained
from conteur.tables.settings import OWN
from conteur.tables.state import TableState


class Erased(NamedTuple):
    """How much was erased."""

    entries: int
    recordings: int
    pictures: int
    decks: int


async def erase_person(log: EventLog, upkeep: Upkeep, images: ImageStore, code: str, subject: DataSubject) -> Erased:
    """Erase all data of a person at a table; the person leaves it. Safe to repeat after an interruption.

    The data is erased before the person leaves, so that after an interruption their key still works.
    """
    while True:
        bodies = await log.read(code)
        data = await asyncio.to_thread(personal_data, bodies, subject)
        for name in data.recordings:
            recording = await log.blob(code, name)
            if recording is not None:
                await log.put_blob(code, name, recording[0], b"")
        decks = await decks_of(images, subject, data)  # before their pictures are gone, which identify old decks
        if decks:
            renamed = entries_without_decks(bodies, new_names(decks))
            await upkeep.rewrite(code, renamed)
            bodies = [renamed.get(version, body) for version, body in enumerate(bodies, 1)]
            for deck in decks:
                await images.remove_deck(deck.name)
        for picture in data.picture_ids:
            await images.destroy(picture)
        await _remove_empty_decks(images)
        changed, replayed = await asyncio.to_thread(_rewritten, bodies, subject)
        await upkeep.rewrite(code, changed)  # this also erases the snapshots made from them
        departure = _departure(replayed.state, subject, data.picture_ids)
        steps = with_housekeeping(replayed.state, None, departure)
        at = int(time() * 1000)
        try:
            await log.append(code, replayed.version, [encode_entry(Entry(at, events, by)) for by, events in steps])
        except Conflict:
            continue  # somebody played in the meantime, perhaps this very person
        return Erased(len(changed), len(data.recordings), len(data.picture_ids), len(decks))


def _rewritten(bodies: Sequence[bytes], subject: DataSubject) -> tuple[dict[int, bytes], Replayed]:
    """The entries to rewrite, by version, and the table afterwards."""
    changed = erased_entries(bodies, subject, bot_name(replay(bodies).state)[0])
    return changed, replay([changed.get(version, body) for version, body in enumerate(bodies, 1)])


def erased_entries(bodies: Sequence[bytes], subject: DataSubject, name: str) -> dict[int, bytes]:
    """The entries that have to be rewritten, by version, so that only a substitute name is left of a person.

    The seat, its cards and its votes stay: they are part of the others' game, too. A word that was mixed into a deal
    stays in that deal, without a name: otherwise nobody could check the shuffle.
    """
    changed: dict[int, bytes] = {}
    for version, (entry, steps) in enumerate(walk(bodies), 1):
        if not subject.has(version):
            continue
        events = tuple(_erased(step.event, step.before, subject.person, name) for step in steps)
        if entry.by == subject.person:
            events = tuple(map(_without_picture_texts, events))
        if events != entry.events:
            changed[version] = encode_entry(Entry(entry.at, events, entry.by, entry.ref))
    return changed


def _without_picture_texts(event: Event) -> Event:
    """The event without titles, tags and perceptual hashes of the person's own pictures."""
    match event:
        case PictureAdded():
            return PictureAdded(event.picture, "")
        case PictureDescribed():
            return PictureDescribed(event.picture, "", ())
        case _:
            return event


def _erased(event: Event, before: TableState | None, person: Person, name: str) -> Event:
    match event:
        case PersonSat() | BotRelieved() if event.person == person:
            return replace(event, name=name, key_hash=_unusable_hash())
        case SeatRegained() if event.person == person:
            return replace(event, key_hash=_unusable_hash())
        case LookChanged() if event.person == person:
            return replace(event, name=name)
        case Said() if event.person == person and not event.is_reaction and not event.is_phrase:
            return replace(event, text=ERASED)
        case WordAdded() if event.person == person:
            return replace(event, word=ERASED)
        case ClueGiven() if is_seat_of(before, event.seat, person) and not is_recording(before, event.clue):
            return ClueGiven(event.seat, ERASED, event.card)
        case _:
            return event


def _unusable_hash() -> str:
    """The hash of a key that nobody has."""
    return hashlib.sha256(secrets.token_bytes(16)).hexdigest()


def _departure(state: TableState, subject: DataSubject, pictures: list[str]) -> tuple[Event, ...]:
    """The person leaves as others do, and their pictures leave the box."""
    member = None if subject.until is not None else state.present(subject.person)
    removed = [PictureRemoved(each.id) for each in state.own if each.id in pictures]
    others = tuple(deck for deck in state.settings.decks if deck != OWN)
    is_last = bool(removed) and len(removed) == len(state.own) and bool(others)
    return (
        *(() if member is None else leave(state, member)),
        *removed,
        *((SettingsChanged(replace(state.settings, decks=others)),) if is_last else ()),
        PersonForgotten(subject.person),
    )


async def _remove_empty_decks(images: ImageStore) -> None:
    """Remove saved decks without pictures: they are useless, and their titles may say who made them."""
    for name, _ in await images.decks():
        if not await images.held(deck_owner(name)):
            await images.remove_deck(name)
