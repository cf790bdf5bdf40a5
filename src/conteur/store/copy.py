"""Copies a whole store into another: entries, blobs, pictures and decks; everything is read back and compared."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Final, NamedTuple

from conteur.store.images import ImageStore, StoredImage, deck_owner
from conteur.store.log import EventLog, LogUnavailable
from conteur.store.upkeep import Upkeep

_PAGE: Final = 500
_MOST: Final = 1_000
"""Most entries in one append."""


class Copied(NamedTuple):
    """A table that is the same in both stores now."""

    code: str
    entries: int
    blobs: int


async def copy_log(source: EventLog, upkeep: Upkeep, target: EventLog) -> AsyncIterator[Copied]:
    """Copy one table after another; for a table that already exists, only the new entries."""
    after = ""
    while tails := await upkeep.tails(after, _PAGE):
        for tail in tails:
            yield await _copy_table(source, upkeep, target, tail.code)
        after = tails[-1].code


async def _copy_table(source: EventLog, upkeep: Upkeep, target: EventLog, code: str) -> Copied:
    bodies = await source.read(code)
    copied = await target.read(code)
    if copied != bodies[: len(copied)]:
        raise LogUnavailable(
            f"table {code!r} has another history there: two logs that were both played on cannot become one"
        )
    for begin in range(len(copied), len(bodies), _MOST):
        await target.append(code, begin, bodies[begin : begin + _MOST])
    names = await upkeep.blob_names(code)
    for name in names:
        blob = await source.blob(code, name)
        if blob is not None:
            await target.put_blob(code, name, *blob)
            if await target.blob(code, name) != blob:
                raise LogUnavailable(f"table {code!r}: {name!r} was not kept as it was")
    for version, (body, copy) in enumerate(zip(bodies, await target.read(code), strict=True), 1):
        if body != copy:
            raise LogUnavailable(f"table {code!r}: entry {version} was not kept as it was")
    return Copied(code, len(bodies), len(names))


async def count_pictures(images: ImageStore) -> int:
    """How many pictures there are to copy, counted once for each owner."""
    owners = [owner for owner, _ in await images.owners()] + [deck_owner(name) for name, _ in await images.decks()]
    return sum([len(await images.held(owner)) for owner in owners])


async def copy_images(source: ImageStore, target: ImageStore) -> AsyncIterator[str]:
    """Copy one picture after another, first those of tables, then those of decks; compare those that already exist."""
    for owner, at in await source.owners():
        held = await source.held(owner)
        for picture, about in held:
            await _copy_picture(source, target, owner, StoredImage(picture, b"", b"", about), at)
            yield picture
        if await target.held(owner) != held:
            raise LogUnavailable(
                f"{owner!r} holds other pictures there: two that were both played on cannot become one"
            )
    decks = dict(await target.decks())
    for name, body in await source.decks():
        held, staged = await source.held(deck_owner(name)), f"copying {name}"
        for picture, about in held:  # a deck can only hold pictures that already exist
            await _copy_picture(source, target, staged, StoredImage(picture, b"", b"", about), 0)
            yield picture
        if name not in decks:
            await target.put_deck(name, body, held)
        if decks.get(name, body) != body or await target.held(deck_owner(name)) != held:
            raise LogUnavailable(f"there is another deck {name!r} there: remove one of them")
        for picture, _ in held:
            await target.let_go(staged, picture)


async def _copy_picture(source: ImageStore, target: ImageStore, owner: str, picture: StoredImage, at: int) -> None:
    large, small = [await source.image(picture.id, is_small=is_small) for is_small in (False, True)]
    if large is None or small is None:
        raise LogUnavailable(f"the picture {picture.id!r} of {owner!r} cannot be read")
    await target.put(owner, replace(picture, large=large, small=small), at)
    if [large, small] != [await target.image(picture.id, is_small=is_small) for is_small in (False, True)]:
        raise LogUnavailable(f"the picture {picture.id!r} of {owner!r} was not kept as it was")
