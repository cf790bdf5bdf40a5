"""Stored images in memory, for tests."""

import asyncio
from collections.abc import Sequence

from conteur.store.images import StoredImage, check_owner, deck_owner
from conteur.store.log import CLOSED, LogUnavailable


class MemoryImages:
    """An ImageStore in dictionaries."""

    def __init__(self) -> None:
        """Empty."""
        self._pictures: dict[str, StoredImage] = {}
        self._held: dict[str, dict[str, bytes]] = {}
        self._wanted: dict[str, int] = {}
        self._decks: dict[str, bytes] = {}
        self._is_closed = False

    async def put(self, owner: str, picture: StoredImage, at: int) -> None:
        """Store a new picture."""
        check_owner(owner)
        await self._yield()
        self._pictures.setdefault(picture.id, picture)
        self._held.setdefault(owner, {}).setdefault(picture.id, picture.about)
        self._wanted[owner] = max(at, self._wanted.get(owner, at))

    async def image(self, picture: str, *, is_small: bool) -> bytes | None:
        """A picture in one of its sizes."""
        await self._yield()
        stored = self._pictures.get(picture)
        return None if stored is None else stored.small if is_small else stored.large

    async def held(self, owner: str) -> list[tuple[str, bytes]]:
        """The pictures an owner holds."""
        await self._yield()
        return list(self._held.get(owner, {}).items())

    async def owners(self) -> list[tuple[str, int]]:
        """Every table that holds pictures."""
        await self._yield()
        return sorted((owner, at) for owner, at in self._wanted.items() if self._held.get(owner))

    async def let_go(self, owner: str, picture: str) -> None:
        """Release a picture."""
        await self._yield()
        self._held.get(owner, {}).pop(picture, None)
        self._delete_unheld()

    async def destroy(self, picture: str) -> None:
        """Delete it for all its owners."""
        await self._yield()
        for held in self._held.values():
            held.pop(picture, None)
        self._delete_unheld()

    async def room(self, owner: str | None = None) -> int:
        """Bytes of all pictures, or of one owner's."""
        await self._yield()
        ids = self._pictures if owner is None else self._held.get(owner, {})
        return sum(len(self._pictures[each].large) + len(self._pictures[each].small) for each in ids)

    async def put_deck(self, name: str, body: bytes, pictures: Sequence[tuple[str, bytes]]) -> bool:
        """Save a deck."""
        check_owner(name)
        await self._yield()
        if name in self._decks:
            return False
        self._decks[name] = body
        self._held[deck_owner(name)] = {each: about for each, about in pictures if each in self._pictures}
        return True

    async def remove_deck(self, name: str) -> bool:
        """Delete a deck."""
        await self._yield()
        if self._decks.pop(name, None) is None:
            return False
        self._held.pop(deck_owner(name), None)
        self._delete_unheld()
        return True

    async def decks(self) -> list[tuple[str, bytes]]:
        """The decks by name."""
        await self._yield()
        return sorted(self._decks.items())

    async def touch(self, owner: str, at: int) -> None:
        """Remember when the owner's pictures were last used."""
        await self._yield()
        if owner in self._wanted:
            self._wanted[owner] = max(at, self._wanted[owner])

    async def forget(self, before: int) -> int:
        """Release the pictures of tables that were last used before this time."""
        await self._yield()
        old = [owner for owner, at in self._wanted.items() if at < before]
        for owner in old:
            del self._wanted[owner]
            self._held.pop(owner, None)
        self._delete_unheld()
        return len(old)

    async def close(self) -> None:
        """Refuse all calls from now on."""
        self._is_closed = True

    def _delete_unheld(self) -> None:
        wanted = {each for held in self._held.values() for each in held}
        self._pictures = {each: picture for each, picture in self._pictures.items() if each in wanted}

    async def _yield(self) -> None:
        await asyncio.sleep(0)  # other tasks run first, as with a disk
        if self._is_closed:
            raise LogUnavailable(CLOSED)
