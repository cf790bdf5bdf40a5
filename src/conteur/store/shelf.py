"""The shelf as everybody above sees it: pictures people brought, and who holds them. Knows no disk and no database.

An owner is a table or a deck, by a name of the caller's choice. A picture may have several owners, and is gone with the
last of them. What a picture is called and looks like is the caller's to encode: `about` is bytes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from conteur.store.log import check_name


@dataclass(frozen=True, slots=True)
class Shelved:
    """One picture in two sizes."""

    id: str
    large: bytes
    small: bytes
    about: bytes = b"{}"


class Shelf(Protocol):
    """Where pictures are kept. LogUnavailable, as of the log, when nothing can be written or read now."""

    async def put(self, owner: str, picture: Shelved, at: int) -> None:
        """Keep a picture for this owner; durable. `at` is when, in milliseconds since 1970.

        One that is here already, under an id nobody chooses twice, is held by one more.
        """
        ...

    async def image(self, picture: str, *, is_small: bool) -> bytes | None:
        """A picture in one of its sizes."""
        ...

    async def held(self, owner: str) -> list[tuple[str, bytes]]:
        """What an owner holds, in the order it came: ids, and what is known about each."""
        ...

    async def owners(self) -> list[tuple[str, int]]:
        """Every table that holds something, by name, with when it was last wanted; decks are not among them."""
        ...

    async def let_go(self, owner: str, picture: str) -> None:
        """Hold it no longer."""
        ...

    async def destroy(self, picture: str) -> None:
        """Take it from everybody who holds it."""
        ...

    async def room(self, owner: str | None = None) -> int:
        """Bytes of all pictures, or of one owner's."""
        ...

    async def put_deck(self, name: str, body: bytes, pictures: Sequence[tuple[str, bytes]]) -> bool:
        """Save a deck with pictures that are here already, all or none; False if the name is taken."""
        ...

    async def remove_deck(self, name: str) -> bool:
        """Forget a deck and let its pictures go; False if there is none."""
        ...

    async def decks(self) -> list[tuple[str, bytes]]:
        """The decks by name, with what was written about each."""
        ...

    async def touch(self, owner: str, at: int) -> None:
        """Somebody wanted what this owner holds."""
        ...

    async def forget(self, before: int) -> int:
        """Let go of what tables hold and nobody has wanted since; decks stay. How many owners were forgotten."""
        ...

    async def close(self) -> None:
        """Finish what was asked and let go."""
        ...


def deck_owner(name: str) -> str:
    """What a deck is called as an owner."""
    return f"deck {name}"


def table_owner(code: str) -> str:
    """What a table is called as an owner."""
    return f"table {code}"


def check_owner(owner: str) -> None:
    """A name every home can keep."""
    check_name(owner, "owner")
