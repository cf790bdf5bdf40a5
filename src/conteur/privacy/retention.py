"""Retention: removes tables that nobody has used for the time the operator has set."""

from typing import Final

from conteur.live.lobby import Lobby
from conteur.store.codec import CodecError
from conteur.store.entries import decode_entry
from conteur.store.images import ImageStore, table_owner
from conteur.store.upkeep import Upkeep

_DAY: Final = 86_400_000
_PAGE: Final = 200


async def apply_retention(upkeep: Upkeep, images: ImageStore, lobby: Lobby, now: int, keep_tables: float | None) -> int:
    """Remove each table where nobody has acted for this many days, its game over or not; how many were removed.

    A table with connected devices stays. `now` is milliseconds since 1970; `keep_tables` None keeps all.
    """
    if keep_tables is None:
        return 0
    removed = 0
    after = ""
    while tails := await upkeep.tails(after, _PAGE):
        for tail in tails:
            if now - written_at(tail.body, now) > keep_tables * _DAY and not lobby.is_awake(tail.code):
                await remove_table(upkeep, images, tail.code)
                removed += 1
        after = tails[-1].code
    return removed


async def remove_table(upkeep: Upkeep, images: ImageStore, code: str) -> None:
    """Delete a table with all its games, talk, recordings and own pictures; decks saved from it stay."""
    await upkeep.remove(code)
    owner = table_owner(code)
    for picture, _ in await images.held(owner):
        await images.let_go(owner, picture)


def written_at(body: bytes, otherwise: int) -> int:
    """When an entry was written; a table whose entries cannot be read is left alone."""
    try:
        return decode_entry(body).at
    except CodecError:
        return otherwise
