"""The shelf in memory: for tests and for trying things out."""

import asyncio
from collections.abc import Sequence

from conteur.store.log import CLOSED, LogUnavailable
from conteur.store.shelf import Shelved, check_owner, deck_owner


class MemoryShelf:
    """A Shelf in dictionaries."""

    def __init__(self) -> None:
        """Empty."""
        self._pictures: dict[str, Shelved] = {}
        self._held: dict[str, dict[str, bytes]] = {}
        self._wanted: dict[str, int] = {}
        self._decks: dict[str, bytes] = {}
        self._is_closed = False

    async def put(self, owner: str, picture: Shelved, at: int) -> None:
        """Keep a new picture."""
        check_owner(owner)
        await self._turn()
        self._pictures.setdefault(picture.id, picture)
        self._held.setdefault(owner, {}).setdefault(picture.id, picture.about)
        self._wanted[owner] = max(at, self._wanted.get(owner, at))

    async def image(self, picture: str, *, is_small: bool) -> bytes | None:
        """A picture in one of its sizes."""
        await self._turn()
        found = self._pictures.get(picture)
        return None if found is None else found.small if is_small else found.large

    async def held(self, owner: str) -> list[tuple[str, bytes]]:
        """What an owner holds."""
        await self._turn()
        return list(self._held.get(owner, {}).items())

    async def owners(self) -> list[tuple[str, int]]:
        """Every table that holds something."""
        await self._turn()
        return sorted((owner, at) for owner, at in self._wanted.items() if self._held.get(owner))

    async def let_go(self, owner: str, picture: str) -> None:
        """Hold it no longer."""
        await self._turn()
        self._held.get(owner, {}).pop(picture, None)
        self._tidy()

    async def destroy(self, picture: str) -> None:
        """Take it from everybody."""
        await self._turn()
        for held in self._held.values():
            held.pop(picture, None)
        self._tidy()

    async def room(self, owner: str | None = None) -> int:
        """Bytes taken."""
        await self._turn()
        ids = self._pictures if owner is None else self._held.get(owner, {})
        return sum(len(self._pictures[each].large) + len(self._pictures[each].small) for each in ids)

    async def put_deck(self, name: str, body: bytes, pictures: Sequence[tuple[str, bytes]]) -> bool:
        """Save a deck."""
        check_owner(name)
        await self._turn()
        if name in self._decks:
            return False
        self._decks[name] = body
        self._held[deck_owner(name)] = {each: about for each, about in pictures if each in self._pictures}
        return True

    async def remove_deck(self, name: str) -> bool:
        """Forget a deck."""
        await self._turn()
        if self._decks.pop(name, None) is None:
            return False
        self._held.pop(deck_owner(name), None)
        self._tidy()
        return True

    async def decks(self) -> list[tuple[str, bytes]]:
        """The decks by name."""
        await self._turn()
        return sorted(self._decks.items())

    async def touch(self, owner: str, at: int) -> None:
        """Wanted now."""
        await self._turn()
        if owner in self._wanted:
            self._wanted[owner] = max(at, self._wanted[owner])

    async def forget(self, before: int) -> int:
        """Let go of what tables hold and nobody has wanted since."""
        await self._turn()
        old = [owner for owner, at in self._wanted.items() if at < before]
        for owner in old:
            del self._wanted[owner]
            self._held.pop(owner, None)
        self._tidy()
        return len(old)

    async def close(self) -> None:
        """Answer nothing any more."""
        self._is_closed = True

    def _tidy(self) -> None:
        wanted = {each for held in self._held.values() for each in held}
        self._pictures = {each: picture for each, picture in self._pictures.items() if each in wanted}

    async def _turn(self) -> None:
        await asyncio.sleep(0)  # others get their turn first, as with a disk
        if self._is_closed:
            raise LogUnavailable(CLOSED)
