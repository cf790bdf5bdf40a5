"""Forgets a person: writes the log anew without them, and tells every server that has read it already."""

from time import time
from typing import NamedTuple

from msgspec.structs import replace

from conteur.store.log import Conflict, EventLog
from conteur.store.shelf import Shelf, deck_owner
from conteur.store.upkeep import Upkeep
from conteur.tables.belongings import Stay, belongings, pictures_in, recordings_in, without
from conteur.tables.deciding import with_housekeeping
from conteur.tables.entries import Entry, encode_entry
from conteur.tables.gathering import Gathering
from conteur.tables.happening import Happening
from conteur.tables.history import read_past
from conteur.tables.leaving import bot_name, leave
from conteur.tables.people import PersonForgotten, PictureRemoved, SettingsChanged
from conteur.tables.settings import OWN


class Forgotten(NamedTuple):
    """How much it was."""

    entries: int
    recordings: int
    pictures: int


async def forget(log: EventLog, upkeep: Upkeep, shelf: Shelf, table: str, stay: Stay) -> Forgotten:
    """Everything of a person at a table, who leaves it. Begun again, it goes on where it stopped.

    What is theirs goes before they do: whoever is interrupted still has a key to ask again with.
    """
    while True:
        bodies = await log.read(table)
        known = belongings(bodies, stay)
        recordings, pictures = recordings_in(known), pictures_in(known)
        for name in recordings:
            found = await log.blob(table, name)
            if found is not None:
                await log.put_blob(table, name, found[0], b"")
        for picture in pictures:
            await shelf.destroy(picture)
        await _remove_empty_decks(shelf)
        changed = without(bodies, stay, bot_name(read_past(bodies).table)[0])
        await upkeep.rewrite(table, changed)
        past = read_past([changed.get(version, body) for version, body in enumerate(bodies, 1)])
        farewell = with_housekeeping(past.table, None, _farewell(past.table, stay, pictures))
        at = int(time() * 1000)
        try:
            await log.append(table, past.version, [encode_entry(Entry(at, events, by)) for by, events in farewell])
        except Conflict:
            continue  # somebody played meanwhile, perhaps the very one
        return Forgotten(len(changed), len(recordings), len(pictures))


def _farewell(table: Gathering, stay: Stay, pictures: list[str]) -> tuple[Happening, ...]:
    """They leave as others leave; the box is without their pictures."""
    member = None if stay.until is not None else table.present(stay.person)
    removed = [PictureRemoved(each.id) for each in table.own if each.id in pictures]
    others = tuple(deck for deck in table.settings.decks if deck != OWN)
    is_last = bool(removed) and len(removed) == len(table.own) and bool(others)
    return (
        *(() if member is None else leave(table, member)),
        *removed,
        *((SettingsChanged(replace(table.settings, decks=others)),) if is_last else ()),
        PersonForgotten(stay.person),
    )


async def _remove_empty_decks(shelf: Shelf) -> None:
    """A deck of nobody's pictures is none, and its title says who made it."""
    for name, _ in await shelf.decks():
        if not await shelf.held(deck_owner(name)):
            await shelf.remove_deck(name)
