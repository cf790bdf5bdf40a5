"""What every home of pictures promises. A home's own test file names the home and inherits the rest."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from conteur.store.log import LogUnavailable
from conteur.store.shelf import Shelf, Shelved, deck_owner

Story = Callable[[Any, Shelf], Coroutine[None, None, None]]


def with_shelf(story: Story) -> Callable[[Any, Path], None]:
    """The story, told with a fresh shelf."""

    async def tell(contract: "ShelfContract", home: Path) -> None:
        shelf = await contract.open_shelf(home)
        try:
            await asyncio.wait_for(story(contract, shelf), 20)
        finally:
            await shelf.close()

    def test(self: "ShelfContract", tmp_path: Path) -> None:
        asyncio.run(tell(self, tmp_path))

    test.__doc__ = story.__doc__
    return test


def picture(name: str, about: bytes = b"{}") -> Shelved:
    """Ten bytes and five."""
    return Shelved(name, name.encode().ljust(10, b"."), name.encode().ljust(5, b"."), about)


class ShelfContract(ABC):
    """The promises."""

    @abstractmethod
    async def open_shelf(self, home: Path) -> Shelf:
        """A shelf in this home."""

    @with_shelf
    async def test_what_is_put_is_found_in_both_sizes(self, shelf: Shelf) -> None:
        """And nothing else is."""
        await shelf.put("table A", picture("one"), 1)
        assert b"one......." == await shelf.image("one", is_small=False)
        assert b"one.." == await shelf.image("one", is_small=True)
        assert await shelf.image("two", is_small=True) is None

    @with_shelf
    async def test_an_owner_holds_pictures_in_the_order_they_came(self, shelf: Shelf) -> None:
        """With what is known about each."""
        await shelf.put("table A", picture("z", b"last letter"), 1)
        await shelf.put("table B", picture("m"), 1)
        await shelf.put("table A", picture("a"), 1)
        assert [("z", b"last letter"), ("a", b"{}")] == await shelf.held("table A")
        assert [] == await shelf.held("table C")

    @with_shelf
    async def test_room_is_counted_once_for_each_picture(self, shelf: Shelf) -> None:
        """However many hold it."""
        await shelf.put("table A", picture("one"), 1)
        await shelf.put("table B", picture("two"), 1)
        assert await shelf.put_deck("d", b"{}", [("one", b"{}")])
        assert (30, 15, 15, 0) == (
            await shelf.room(),
            await shelf.room("table A"),
            await shelf.room(deck_owner("d")),
            await shelf.room("table C"),
        )

    @with_shelf
    async def test_a_picture_goes_with_its_last_owner(self, shelf: Shelf) -> None:
        """And not before."""
        await shelf.put("table A", picture("one"), 1)
        await shelf.put_deck("d", b"{}", [("one", b"{}")])
        await shelf.let_go("table A", "one")
        assert await shelf.image("one", is_small=True) is not None
        assert await shelf.remove_deck("d")
        assert await shelf.image("one", is_small=True) is None
        assert 0 == await shelf.room()

    @with_shelf
    async def test_a_deck_keeps_its_name(self, shelf: Shelf) -> None:
        """The second of that name is not written, and what is not here is not in it."""
        await shelf.put("table A", picture("one"), 1)
        assert await shelf.put_deck("d", b"first", [("one", b"about one"), ("nowhere", b"{}")])
        assert not await shelf.put_deck("d", b"second", [])
        assert [("d", b"first")] == await shelf.decks()
        assert [("one", b"about one")] == await shelf.held(deck_owner("d"))
        assert not await shelf.remove_deck("e")

    @with_shelf
    async def test_tables_are_forgotten_and_decks_are_not(self, shelf: Shelf) -> None:
        """Whoever was wanted since then stays."""
        for owner, name, at in (("table A", "one", 10), ("table B", "two", 10), ("table C", "three", 30)):
            await shelf.put(owner, picture(name), at)
        await shelf.put_deck("d", b"{}", [("one", b"{}")])
        await shelf.touch("table B", 25)
        assert 1 == await shelf.forget(20)
        assert [] == await shelf.held("table A")
        assert [("one", b"{}")] == await shelf.held(deck_owner("d"))
        assert all([await shelf.image(name, is_small=True) for name in ("one", "two", "three")])

    @with_shelf
    async def test_a_closed_shelf_says_so(self, shelf: Shelf) -> None:
        """Whatever is asked."""
        await shelf.close()
        with pytest.raises(LogUnavailable):
            await shelf.held("table A")
        with pytest.raises(LogUnavailable):
            await shelf.put("table A", picture("one"), 1)
