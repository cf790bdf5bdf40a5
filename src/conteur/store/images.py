"""The port of stored images: pictures that people uploaded, and who owns them. Knows no disk and no database.

An owner is a table or a deck, by a name of the caller's choice. A picture may have several owners, and is deleted with
the last of them. `about` is metadata in bytes that the caller encodes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from conteur.store.log import check_name


@dataclass(frozen=True, slots=True)
class StoredImage:
    """One picture in two sizes."""

    id: str
    large: bytes
    small: bytes
    about: bytes = b"{}"


class ImageStore(Protocol):
    """A store of pictures. Raises LogUnavailable, as the log does, when nothing can be written or read now."""

    async def put(self, owner: str, picture: StoredImage, at: int) -> None:
        """Keep a picture for this owner, durably. `at` is now, in milliseconds since 1970.

        A picture whose id exists already stays as it is, and gets one more owner.
        """
        ...

    async def image(self, picture: str, *, is_small: bool) -> bytes | None:
        """A picture in one of its sizes."""
        ...

    async def held(self, owner: str) -> list[tuple[str, bytes]]:
        """The pictures an owner holds, in the order they came: ids and metadata."""
        ...

    async def owners(self) -> list[tuple[str, int]]:
        """Every table that holds pictures, by name, with when they were last used; without decks."""
        ...

    async def let_go(self, owner: str, picture: str) -> None:
        """Release a picture; it is deleted if nobody else holds it."""
        ...

    async def destroy(self, picture: str) -> None:
        """Delete a picture for all its owners."""
        ...

    async def room(self, owner: str | None = None) -> int:
        """Bytes of all pictures, or of one owner's."""
        ...

    async def put_deck(self, name: str, body: bytes, pictures: Sequence[tuple[str, bytes]]) -> bool:
        """Save a deck with pictures that are already stored, all or none; False if the name is taken."""
        ...

    async def remove_deck(self, name: str) -> bool:
        """Delete a deck and release its pictures; False if there is none."""
        ...

    async def decks(self) -> list[tuple[str, bytes]]:
        """The decks by name, each with its body."""
        ...

    async def touch(self, owner: str, at: int) -> None:
        """Remember when the owner's pictures were last used."""
        ...

    async def forget(self, before: int) -> int:
        """Release the pictures of tables last used before this time, but not of decks; the number of these tables."""
        ...

    async def close(self) -> None:
        """Finish pending calls, and close."""
        ...


def deck_owner(name: str) -> str:
    """A deck's name as an owner."""
    return f"deck {name}"


def table_owner(code: str) -> str:
    """A table's name as an owner."""
    return f"table {code}"


def check_owner(owner: str) -> None:
    """Raise ValueError unless every store can keep this name."""
    check_name(owner, "owner")
