"""Moves a whole home: each table's entries and recordings, then pictures and decks; all is read again and compared."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Final, NamedTuple

from conteur.store.log import EventLog, LogUnavailable
from conteur.store.shelf import Shelf, Shelved, deck_owner
from conteur.store.upkeep import Upkeep

_PAGE: Final = 500
_MOST: Final = 1_000
"""Entries in one append."""


class Copied(NamedTuple):
    """One table that is in both homes now, and the same in both."""

    table: str
    entries: int
    blobs: int


async def copy_log(source: EventLog, upkeep: Upkeep, target: EventLog) -> AsyncIterator[Copied]:
    """Table after table. What is in the target already must be how the source begins; then only the rest is copied."""
    after = ""
    while tails := await upkeep.tails(after, _PAGE):
        for tail in tails:
            yield await _copy_table(source, upkeep, target, tail.table)
        after = tails[-1].table


async def _copy_table(source: EventLog, upkeep: Upkeep, target: EventLog, table: str) -> Copied:
    bodies = await source.read(table)
    there = await target.read(table)
    if there != bodies[: len(there)]:
        raise LogUnavailable(
            f"table {table!r} has another history there: two logs that were both played on cannot become one"
        )
    for begin in range(len(there), len(bodies), _MOST):
        await target.append(table, begin, bodies[begin : begin + _MOST])
    names = await upkeep.blob_names(table)
    for name in names:
        found = await source.blob(table, name)
        if found is not None:
            await target.put_blob(table, name, *found)
            if await target.blob(table, name) != found:
                raise LogUnavailable(f"table {table!r}: {name!r} was not kept as it was")
    for version, (here, copied) in enumerate(zip(bodies, await target.read(table), strict=True), 1):
        if here != copied:
            raise LogUnavailable(f"table {table!r}: entry {version} was not kept as it was")
    return Copied(table, len(bodies), len(names))


async def count_pictures(shelf: Shelf) -> int:
    """How many there are to copy; one that several hold counts for each."""
    owners = [owner for owner, _ in await shelf.owners()] + [deck_owner(name) for name, _ in await shelf.decks()]
    return sum([len(await shelf.held(owner)) for owner in owners])


async def copy_shelf(source: Shelf, target: Shelf) -> AsyncIterator[str]:
    """Picture after picture, first those of tables, then those of decks; what is there already is compared only."""
    for owner, at in await source.owners():
        held = await source.held(owner)
        for picture, about in held:
            await _copy_picture(source, target, owner, Shelved(picture, b"", b"", about), at)
            yield picture
        if await target.held(owner) != held:
            raise LogUnavailable(
                f"{owner!r} holds other pictures there: two that were both played on cannot become one"
            )
    decks = dict(await target.decks())
    for name, body in await source.decks():
        held, staged = await source.held(deck_owner(name)), f"copying {name}"
        for picture, about in held:  # a deck holds what somebody else holds already
            await _copy_picture(source, target, staged, Shelved(picture, b"", b"", about), 0)
            yield picture
        if name not in decks:
            await target.put_deck(name, body, held)
        if decks.get(name, body) != body or await target.held(deck_owner(name)) != held:
            raise LogUnavailable(f"there is another deck {name!r} there: remove one of them")
        for picture, _ in held:
            await target.let_go(staged, picture)


async def _copy_picture(source: Shelf, target: Shelf, owner: str, picture: Shelved, at: int) -> None:
    large, small = [await source.image(picture.id, is_small=is_small) for is_small in (False, True)]
    if large is None or small is None:
        raise LogUnavailable(f"the picture {picture.id!r} of {owner!r} cannot be read")
    await target.put(owner, replace(picture, large=large, small=small), at)
    if [large, small] != [await target.image(picture.id, is_small=is_small) for is_small in (False, True)]:
        raise LogUnavailable(f"the picture {picture.id!r} of {owner!r} was not kept as it was")
