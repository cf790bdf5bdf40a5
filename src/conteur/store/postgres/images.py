"""Stored images in PostgreSQL, for all servers; each server caches on its own disk what it has served."""

import asyncio
import hashlib
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from conteur.store.images import StoredImage, check_owner, deck_owner
from conteur.store.log import CLOSED, LogUnavailable, check_name
from conteur.store.postgres.pool import Pool, Row

CONNECTIONS: Final = 2
"""One for reads and one for writes, separate from the log's: uploading a picture never delays a move."""

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


class PostgresImages:
    """An ImageStore in a database."""

    def __init__(self, address: str, copies: Path | None) -> None:
        """`copies` is this server's own cache folder, which may be emptied at any time; None means no cache."""
        self._read_pool = Pool(address, 1, durable=False)
        self._write_pool = Pool(address, 1, durable=True)
        self._copies = copies
        self._is_closed = False

    async def put(self, owner: str, picture: StoredImage, at: int) -> None:
        """Store a new picture."""
        check_owner(owner)
        await self._write(_PUT, owner, picture.id, picture.large, picture.small, picture.about, at)

    async def image(self, picture: str, *, is_small: bool) -> bytes | None:
        """A picture in one of its sizes; the database is asked whether it still exists."""
        copy = None if self._copies is None else self._copies / _copy_name(picture, is_small=is_small)
        if copy is not None and await asyncio.to_thread(copy.exists):
            if not await self._read(_IS_THERE, picture):
                await asyncio.to_thread(copy.unlink, missing_ok=True)
                return None
            with suppress(OSError):
                return await asyncio.to_thread(copy.read_bytes)
        rows = await self._read(_SMALL if is_small else _LARGE, picture)
        if not rows:
            return None
        image: bytes = rows[0][0]
        if copy is not None:
            with suppress(OSError):  # a full disk only makes it slower
                await asyncio.to_thread(_write_copy, copy, image)
        return image

    async def held(self, owner: str) -> list[tuple[str, bytes]]:
        """The pictures an owner holds."""
        return [(picture, about) for picture, about in await self._read(_HELD, owner)]

    async def owners(self) -> list[tuple[str, int]]:
        """Every table that holds pictures."""
        return [(owner, at) for owner, at in await self._read(_OWNERS)]

    async def let_go(self, owner: str, picture: str) -> None:
        """Release a picture."""
        await self._write(_LET_GO, owner, picture)

    async def destroy(self, picture: str) -> None:
        """Delete it for all owners; other servers' copies are never served again, and deleted at their next cleanup."""
        await self._write(_DESTROY, picture)
        if self._copies is not None:
            for is_small in (True, False):
                await asyncio.to_thread((self._copies / _copy_name(picture, is_small=is_small)).unlink, missing_ok=True)

    async def room(self, owner: str | None = None) -> int:
        """Bytes of all pictures, or of one owner's."""
        rows = await (self._read(_ROOM) if owner is None else self._read(_ROOM_OF, owner))
        return int(rows[0][0]) if rows else 0

    async def put_deck(self, name: str, body: bytes, pictures: Sequence[tuple[str, bytes]]) -> bool:
        """Save a deck."""
        check_owner(name)
        ids, abouts = [picture for picture, _ in pictures], [about for _, about in pictures]
        return bool(await self._write(_PUT_DECK, name, body, deck_owner(name), ids, abouts))

    async def remove_deck(self, name: str) -> bool:
        """Delete a deck."""
        return bool(await self._write(_REMOVE_DECK, name, deck_owner(name)))

    async def decks(self) -> list[tuple[str, bytes]]:
        """The decks by name."""
        return [(name, body) for name, body in await self._read(_DECKS)]

    async def touch(self, owner: str, at: int) -> None:
        """Remember when the owner's pictures were last used."""
        await self._write(_TOUCH, owner, at)

    async def forget(self, before: int) -> int:
        """Release the pictures of tables that were last used before this time."""
        forgotten = await self._write(_FORGET, before)
        await self._write(_TIDY)
        if self._copies is not None:
            there = {picture for (picture,) in await self._read(_ALL)}
            with suppress(OSError):
                await asyncio.to_thread(_keep_only, self._copies, there)
        return len(forgotten)

    async def close(self) -> None:
        """Finish pending calls, and close the connections."""
        self._is_closed = True
        await self._read_pool.close()
        await self._write_pool.close()

    async def _read(self, sql: str, *values: object) -> list[Row]:
        return await self._fetch(self._read_pool, sql, *values)

    async def _write(self, sql: str, *values: object) -> list[Row]:
        return await self._fetch(self._write_pool, sql, *values)

    async def _fetch(self, pool: Pool, sql: str, *values: object) -> list[Row]:
        if self._is_closed:
            raise LogUnavailable(CLOSED)
        for value in values:
            if isinstance(value, str):
                try:
                    check_name(value)
                except ValueError:
                    return []  # nothing can have such a name
        return await pool.fetch(sql, *values)


def _copy_name(picture: str, *, is_small: bool) -> str:
    return hashlib.sha256(f"{picture} {is_small}".encode(errors="replace")).hexdigest()


def _keep_only(copies: Path, pictures: Collection[str]) -> None:
    """Delete the copies of pictures that no longer exist."""
    wanted = {_copy_name(picture, is_small=is_small) for picture in pictures for is_small in (True, False)}
    for copy in copies.glob("*"):
        if copy.name not in wanted:
            copy.unlink(missing_ok=True)


def _write_copy(path: Path, content: bytes) -> None:
    """Write the file atomically, even if other processes write the same one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{id(content):x}")
    part.write_bytes(content)
    part.replace(path)
