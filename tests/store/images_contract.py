"""The contract of every image store. A store's own test file opens the store and inherits the rest."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from conteur.store.copy import copy_images, count_pictures
from conteur.store.images import ImageStore, StoredImage, deck_owner
from conteur.store.log import LogUnavailable
from conteur.store.memory.images import MemoryImages

Story = Callable[[Any, ImageStore], Coroutine[None, None, None]]


def with_images(story: Story) -> Callable[[Any, Path], None]:
    """Run the test with an empty store."""

    async def run(contract: "ImageStoreContract", folder: Path) -> None:
        images = await contract.open_images(folder)
        try:
            await asyncio.wait_for(story(contract, images), 120)
        finally:
            await images.close()

    def test(self: "ImageStoreContract", tmp_path: Path) -> None:
        asyncio.run(run(self, tmp_path))

    test.__doc__ = story.__doc__
    return test


def picture(name: str, about: bytes = b"{}") -> StoredImage:
    """Ten bytes and five."""
    return StoredImage(name, name.encode().ljust(10, b"."), name.encode().ljust(5, b"."), about)


async def everything(images: ImageStore) -> list[object]:
    """Everything that is stored."""
    owners, decks = await images.owners(), await images.decks()
    held = {name: await images.held(name) for name in [*(o for o, _ in owners), *(deck_owner(d) for d, _ in decks)]}
    ids = {each for pictures in held.values() for each, _ in pictures}
    sizes = {each: [await images.image(each, is_small=is_small) for is_small in (True, False)] for each in ids}
    return [owners, decks, held, sizes, await images.room()]


class ImageStoreContract(ABC):
    """The promises."""

    @abstractmethod
    async def open_images(self, folder: Path) -> ImageStore:
        """A store in this folder."""

    @with_images
    async def test_what_is_put_is_found_in_both_sizes(self, images: ImageStore) -> None:
        """And nothing else is."""
        await images.put("table A", picture("one"), 1)
        assert b"one......." == await images.image("one", is_small=False)
        assert b"one.." == await images.image("one", is_small=True)
        assert await images.image("two", is_small=True) is None

    @with_images
    async def test_an_owner_holds_pictures_in_the_order_they_came(self, images: ImageStore) -> None:
        """With what is known about each."""
        await images.put("table A", picture("z", b"last letter"), 1)
        await images.put("table B", picture("m"), 1)
        await images.put("table A", picture("a"), 1)
        assert [("z", b"last letter"), ("a", b"{}")] == await images.held("table A")
        assert [] == await images.held("table C")

    @with_images
    async def test_room_is_counted_once_for_each_picture(self, images: ImageStore) -> None:
        """However many hold it."""
        await images.put("table A", picture("one"), 1)
        await images.put("table B", picture("two"), 1)
        assert await images.put_deck("d", b"{}", [("one", b"{}")])
        assert (30, 15, 15, 0) == (
            await images.room(),
            await images.room("table A"),
            await images.room(deck_owner("d")),
            await images.room("table C"),
        )

    @with_images
    async def test_a_picture_goes_with_its_last_owner(self, images: ImageStore) -> None:
        """And not before."""
        await images.put("table A", picture("one"), 1)
        await images.put_deck("d", b"{}", [("one", b"{}")])
        await images.let_go("table A", "one")
        assert await images.image("one", is_small=True) is not None
        assert await images.remove_deck("d")
        assert await images.image("one", is_small=True) is None
        assert 0 == await images.room()

    @with_images
    async def test_a_deck_keeps_its_name(self, images: ImageStore) -> None:
        """The second of that name is not written, and what is not here is not in it."""
        await images.put("table A", picture("one"), 1)
        assert await images.put_deck("d", b"first", [("one", b"about one"), ("nowhere", b"{}")])
        assert not await images.put_deck("d", b"second", [])
        assert [("d", b"first")] == await images.decks()
        assert [("one", b"about one")] == await images.held(deck_owner("d"))
        assert not await images.remove_deck("e")

    @with_images
    async def test_tables_are_forgotten_and_decks_are_not(self, images: ImageStore) -> None:
        """Tables used since then stay."""
        for owner, name, at in (("table A", "one", 10), ("table B", "two", 10), ("table C", "three", 30)):
            await images.put(owner, picture(name), at)
        await images.put_deck("d", b"{}", [("one", b"{}")])
        await images.touch("table B", 25)
        assert 1 == await images.forget(20)
        assert [] == await images.held("table A")
        assert [("one", b"{}")] == await images.held(deck_owner("d"))
        assert all([await images.image(name, is_small=True) for name in ("one", "two", "three")])

    @with_images
    async def test_tables_that_hold_something(self, images: ImageStore) -> None:
        """By name, with when they were last used; without decks and tables that released everything."""
        for owner, name, at in (("table B", "two", 10), ("table A", "one", 20), ("table C", "three", 30)):
            await images.put(owner, picture(name), at)
        await images.put_deck("d", b"{}", [("one", b"{}")])
        await images.let_go("table C", "three")
        await images.touch("table B", 25)
        assert [("table A", 20), ("table B", 25)] == await images.owners()

    @with_images
    async def test_one_picture_of_two_tables(self, images: ImageStore) -> None:
        """Putting it again does not change it, and adds an owner."""
        await images.put("table A", picture("one", b"first"), 1)
        for _ in range(2):
            await images.put("table B", StoredImage("one", b"other", b"other", b"second"), 2)
        assert b"one......." == await images.image("one", is_small=False)
        assert [("one", b"first")] == await images.held("table A")
        assert [("one", b"second")] == await images.held("table B")

    @with_images
    async def test_a_picture_that_must_be_forgotten(self, images: ImageStore) -> None:
        """No table and no deck holds it any more."""
        await images.put("table A", picture("one"), 1)
        await images.put("table A", picture("two"), 1)
        await images.put_deck("d", b"{}", [("one", b"{}"), ("two", b"{}")])
        await images.destroy("one")
        assert await images.image("one", is_small=True) is None
        assert [("two", b"{}")] == await images.held("table A") == await images.held(deck_owner("d"))
        assert 15 == await images.room()

    @with_images
    async def test_copied_to_another_home(self, images: ImageStore) -> None:
        """Tables and decks, interrupted anywhere and resumed; never overwriting something else."""
        await images.put("table A", picture("z", b"last letter"), 10)
        await images.put("table A", picture("a"), 10)
        await images.put("table B", picture("m"), 20)
        await images.put_deck("d", b"about d", [("a", b"in d"), ("m", b"{}")])
        await images.put("passing", picture("o"), 5)
        await images.put_deck("only", b"about only", [("o", b"{}")])
        await images.let_go("passing", "o")
        whole = await count_pictures(images)
        assert 6 == whole
        target = MemoryImages()
        for most in range(1, whole + 1):
            copying = copy_images(images, target)
            for _ in range(most):
                await anext(copying)
            del copying
        assert ["z", "a", "m", "a", "m", "o"] == [each async for each in copy_images(images, target)]
        assert await everything(images) == await everything(target)
        await target.put("table B", picture("more"), 30)
        with pytest.raises(LogUnavailable, match="'table B' holds other pictures"):
            _ = [each async for each in copy_images(images, target)]

    @with_images
    async def test_a_closed_store_says_so(self, images: ImageStore) -> None:
        """Whatever is asked."""
        await images.close()
        with pytest.raises(LogUnavailable):
            await images.held("table A")
        with pytest.raises(LogUnavailable):
            await images.put("table A", picture("one"), 1)
