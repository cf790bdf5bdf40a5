"""The shelf in PostgreSQL: pictures as rows, for all servers; each keeps copies of what it showed on its own disk."""

import asyncio
import hashlib
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from conteur.store.log import CLOSED, LogUnavailable, check_name
from conteur.store.postgres_line import Lines, Row
from conteur.store.shelf import Shelved, check_owner, deck_owner

LINES: Final = 2
"""Connections, one to look and one to change: a picture on its way never stands in the way of a move."""

_PUT: Final = """
WITH kept AS (INSERT INTO picture (id, large, small) VALUES ($2, $3, $4) ON CONFLICT DO NOTHING),
held AS (INSERT INTO holding (owner, picture, about) VALUES ($1, $2, $5) ON CONFLICT DO NOTHING)
INSERT INTO wanted (owner, at) VALUES ($1, $6)
ON CONFLICT (owner) DO UPDATE SET at = greatest(wanted.at, excluded.at)"""
_IS_THERE: Final = "SELECT FROM picture WHERE id = $1"
_LARGE: Final = "SELECT large FROM picture WHERE id = $1"
_SMALL: Final = "SELECT small FROM picture WHERE id = $1"
_HELD: Final = "SELECT picture, about FROM holding WHERE owner = $1 ORDER BY place"
_OWNERS: Final = """
SELECT owner, at FROM wanted w WHERE EXISTS (SELECT FROM holding h WHERE h.owner = w.owner) ORDER BY owner"""
_DESTROY: Final = """
WITH gone AS (DELETE FROM holding WHERE picture = $1)
DELETE FROM picture WHERE id = $1"""
_LET_GO: Final = """
WITH gone AS (DELETE FROM holding WHERE owner = $1 AND picture = $2 RETURNING picture)
DELETE FROM picture p USING gone
WHERE p.id = gone.picture AND NOT EXISTS (SELECT FROM holding h WHERE h.picture = p.id AND h.owner <> $1)"""
_ROOM: Final = "SELECT coalesce(sum(octet_length(large) + octet_length(small)), 0) FROM picture"
_ROOM_OF: Final = f"{_ROOM} WHERE id IN (SELECT picture FROM holding WHERE owner = $1)"  # noqa: S608 - our own constant
_PUT_DECK: Final = """
WITH new AS (INSERT INTO deck (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name),
held AS (
    INSERT INTO holding (owner, picture, about)
    SELECT $3, a.picture, a.about
    FROM unnest($4::text[], $5::bytea[]) WITH ORDINALITY AS a (picture, about, place)
    JOIN picture p ON p.id = a.picture WHERE EXISTS (SELECT FROM new) ORDER BY a.place
)
SELECT name FROM new"""
_REMOVE_DECK: Final = """
WITH old AS (DELETE FROM deck WHERE name = $1 RETURNING name),
gone AS (DELETE FROM holding WHERE owner = $2 AND EXISTS (SELECT FROM old) RETURNING picture),
tidied AS (
    DELETE FROM picture p USING gone
    WHERE p.id = gone.picture AND NOT EXISTS (SELECT FROM holding h WHERE h.picture = p.id AND h.owner <> $2)
)
SELECT name FROM old"""
_DECKS: Final = "SELECT name, body FROM deck ORDER BY name"
_TOUCH: Final = "UPDATE wanted SET at = greatest(at, $2) WHERE owner = $1"
_FORGET: Final = """
WITH old AS (DELETE FROM wanted WHERE at < $1 RETURNING owner),
gone AS (DELETE FROM holding USING old WHERE holding.owner = old.owner)
SELECT owner FROM old"""
_ALL: Final = "SELECT id FROM picture"
_TIDY: Final = "DELETE FROM picture p WHERE NOT EXISTS (SELECT FROM holding h WHERE h.picture = p.id)"


class PostgresShelf:
    """A Shelf in a database."""

    def __init__(self, address: str, copies: Path | None) -> None:
        """The folder for copies is this server's own, and may be emptied at any time; without one there are none."""
        self._looking = Lines(address, 1, lasting=False)
        self._changing = Lines(address, 1, lasting=True)
        self._copies = copies
        self._is_closed = False

    async def put(self, owner: str, picture: Shelved, at: int) -> None:
        """Keep a new picture."""
        check_owner(owner)
        await self._change(_PUT, owner, picture.id, picture.large, picture.small, picture.about, at)

    async def image(self, picture: str, *, is_small: bool) -> bytes | None:
        """A picture in one of its sizes; whether it still is there, only the database knows."""
        copy = None if self._copies is None else self._copies / _copy_name(picture, is_small=is_small)
        if copy is not None and await asyncio.to_thread(copy.exists):
            if not await self._ask(_IS_THERE, picture):
                await asyncio.to_thread(copy.unlink, missing_ok=True)
                return None
            with suppress(OSError):
                return await asyncio.to_thread(copy.read_bytes)
        rows = await self._ask(_SMALL if is_small else _LARGE, picture)
        if not rows:
            return None
        image: bytes = rows[0][0]
        if copy is not None:
            with suppress(OSError):  # a full disk costs time, not pictures
                await asyncio.to_thread(_write, copy, image)
        return image

    async def held(self, owner: str) -> list[tuple[str, bytes]]:
        """What an owner holds."""
        return [(picture, about) for picture, about in await self._ask(_HELD, owner)]

    async def owners(self) -> list[tuple[str, int]]:
        """Every table that holds something."""
        return [(owner, at) for owner, at in await self._ask(_OWNERS)]

    async def let_go(self, owner: str, picture: str) -> None:
        """Hold it no longer."""
        await self._change(_LET_GO, owner, picture)

    async def destroy(self, picture: str) -> None:
        """Take it from everybody; other servers' copies are shown to nobody, and go when they tidy up."""
        await self._change(_DESTROY, picture)
        if self._copies is not None:
            for is_small in (True, False):
                await asyncio.to_thread((self._copies / _copy_name(picture, is_small=is_small)).unlink, missing_ok=True)

    async def room(self, owner: str | None = None) -> int:
        """Bytes taken."""
        rows = await (self._ask(_ROOM) if owner is None else self._ask(_ROOM_OF, owner))
        return int(rows[0][0]) if rows else 0

    async def put_deck(self, name: str, body: bytes, pictures: Sequence[tuple[str, bytes]]) -> bool:
        """Save a deck."""
        check_owner(name)
        ids, abouts = [picture for picture, _ in pictures], [about for _, about in pictures]
        return bool(await self._change(_PUT_DECK, name, body, deck_owner(name), ids, abouts))

    async def remove_deck(self, name: str) -> bool:
        """Forget a deck."""
        return bool(await self._change(_REMOVE_DECK, name, deck_owner(name)))

    async def decks(self) -> list[tuple[str, bytes]]:
        """The decks by name."""
        return [(name, body) for name, body in await self._ask(_DECKS)]

    async def touch(self, owner: str, at: int) -> None:
        """Wanted now."""
        await self._change(_TOUCH, owner, at)

    async def forget(self, before: int) -> int:
        """Let go of what tables hold and nobody has wanted since."""
        forgotten = await self._change(_FORGET, before)
        await self._change(_TIDY)
        if self._copies is not None:
            there = {picture for (picture,) in await self._ask(_ALL)}
            with suppress(OSError):
                await asyncio.to_thread(_keep_only, self._copies, there)
        return len(forgotten)

    async def close(self) -> None:
        """Finish what was asked and let go."""
        self._is_closed = True
        await self._looking.close()
        await self._changing.close()

    async def _ask(self, sql: str, *values: object) -> list[Row]:
        return await self._fetch(self._looking, sql, *values)

    async def _change(self, sql: str, *values: object) -> list[Row]:
        return await self._fetch(self._changing, sql, *values)

    async def _fetch(self, lines: Lines, sql: str, *values: object) -> list[Row]:
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        for value in values:
            if isinstance(value, str):
                try:
                    check_name(value)
                except ValueError:
                    return []  # nothing has such a name
        return await lines.fetch(sql, *values)


def _copy_name(picture: str, *, is_small: bool) -> str:
    return hashlib.sha256(f"{picture} {is_small}".encode(errors="replace")).hexdigest()


def _keep_only(copies: Path, pictures: Collection[str]) -> None:
    """Take away the copies of pictures that are gone."""
    wanted = {_copy_name(picture, is_small=is_small) for picture in pictures for is_small in (True, False)}
    for copy in copies.glob("*"):
        if copy.name not in wanted:
            copy.unlink(missing_ok=True)


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all, whoever else writes the same."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{id(content):x}")
    part.write_bytes(content)
    part.replace(path)
