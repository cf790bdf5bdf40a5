"""What every home of pictures promises. A home's own test file names the home and inherits the rest."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from conteur.store.copying import copy_shelf, count_pictures
from conteur.store.log import LogUnavailable
from conteur.store.memory_shelf import MemoryShelf
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


async def everything(shelf: Shelf) -> list[object]:
    """All that is on a shelf."""
    owners, decks = await shelf.owners(), await shelf.decks()
    held = {name: await shelf.held(name) for name in [*(o for o, _ in owners), *(deck_owner(d) for d, _ in decks)]}
    ids = {each for pictures in held.values() for each, _ in pictures}
    images = {each: [await shelf.image(each, is_small=is_small) for is_small in (True, False)] for each in ids}
    return [owners, decks, held, images, await shelf.room()]


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
    async def test_tables_that_hold_something(self, shelf: Shelf) -> None:
        """By name, with when they were wanted last; decks and those who let go of everything are not among them."""
        for owner, name, at in (("table B", "two", 10), ("table A", "one", 20), ("table C", "three", 30)):
            await shelf.put(owner, picture(name), at)
        await shelf.put_deck("d", b"{}", [("one", b"{}")])
        await shelf.let_go("table C", "three")
        await shelf.touch("table B", 25)
        assert [("table A", 20), ("table B", 25)] == await shelf.owners()

    @with_shelf
    async def test_one_picture_of_two_tables(self, shelf: Shelf) -> None:
        """Put again it stays as it was, and one more holds it."""
        await shelf.put("table A", picture("one", b"first"), 1)
        for _ in range(2):
            await shelf.put("table B", Shelved("one", b"other", b"other", b"second"), 2)
        assert b"one......." == await shelf.image("one", is_small=False)
        assert [("one", b"first")] == await shelf.held("table A")
        assert [("one", b"second")] == await shelf.held("table B")

    @with_shelf
    async def test_a_picture_that_must_be_forgotten(self, shelf: Shelf) -> None:
        """Nobody holds it any more, no table and no deck."""
        await shelf.put("table A", picture("one"), 1)
        await shelf.put("table A", picture("two"), 1)
        await shelf.put_deck("d", b"{}", [("one", b"{}"), ("two", b"{}")])
        await shelf.destroy("one")
        assert await shelf.image("one", is_small=True) is None
        assert [("two", b"{}")] == await shelf.held("table A") == await shelf.held(deck_owner("d"))
        assert 15 == await shelf.room()

    @with_shelf
    async def test_copied_to_another_home(self, shelf: Shelf) -> None:
        """Tables and decks, interrupted anywhere and begun again; never over something else."""
        await shelf.put("table A", picture("z", b"last letter"), 10)
        await shelf.put("table A", picture("a"), 10)
        await shelf.put("table B", picture("m"), 20)
        await shelf.put_deck("d", b"about d", [("a", b"in d"), ("m", b"{}")])
        await shelf.put("passing", picture("o"), 5)
        await shelf.put_deck("only", b"about only", [("o", b"{}")])
        await shelf.let_go("passing", "o")
        whole = await count_pictures(shelf)
        assert 6 == whole
        target = MemoryShelf()
        for most in range(1, whole + 1):
            copying = copy_shelf(shelf, target)
            for _ in range(most):
                await anext(copying)
            del copying
        assert ["z", "a", "m", "a", "m", "o"] == [each async for each in copy_shelf(shelf, target)]
        assert await everything(shelf) == await everything(target)
        await target.put("table B", picture("more"), 30)
        with pytest.raises(LogUnavailable, match="'table B' holds other pictures"):
            _ = [each async for each in copy_shelf(shelf, target)]

    @with_shelf
    async def test_a_closed_shelf_says_so(self, shelf: Shelf) -> None:
        """Whatever is asked."""
        await shelf.close()
        with pytest.raises(LogUnavailable):
            await shelf.held("table A")
        with pytest.raises(LogUnavailable):
            await shelf.put("table A", picture("one"), 1)
