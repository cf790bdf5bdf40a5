"""No wake-up is lost, whatever happens while a follower asks."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from conteur.store.follow import Followers
from conteur.store.log import LogUnavailable


class SlowLog:
    """Versions that are told when the test says so."""

    def __init__(self) -> None:
        """Nobody has asked."""
        self.questions: asyncio.Queue[asyncio.Future[int]] = asyncio.Queue()
        self.followers = Followers(self.version)

    async def version(self, table: str) -> int:
        """Whatever the test will answer."""
        assert table == "oak"
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.questions.put_nowait(answer)
        return await answer


Story = Callable[[SlowLog], Coroutine[None, None, None]]


def tell(story: Story) -> None:
    """The story, with a limit to its length."""

    async def with_limit() -> None:
        await asyncio.wait_for(story(SlowLog()), 10)

    asyncio.run(with_limit())


def test_a_doubt_while_asking() -> None:
    """An answer that may be older than the doubt is asked for again."""

    async def story(log: SlowLog) -> None:
        with log.followers.follow("oak") as growth:
            waiting = asyncio.ensure_future(growth.beyond(3))
            question = await log.questions.get()
            log.followers.doubt()
            question.set_result(3)
            (await log.questions.get()).set_result(4)
            assert await waiting == 4

    tell(story)


def test_growth_while_asking() -> None:
    """What is heard during the question counts, though the answer be older."""

    async def story(log: SlowLog) -> None:
        with log.followers.follow("oak") as growth:
            waiting = asyncio.ensure_future(growth.beyond(3))
            question = await log.questions.get()
            log.followers.grew("oak", 5)
            question.set_result(3)
            assert await waiting == 5

    tell(story)


def test_a_follower_that_is_sure() -> None:
    """Without a doubt it asks once and then only listens; growth it has seen itself does not make it ask."""

    async def story(log: SlowLog) -> None:
        with log.followers.follow("oak") as growth:
            waiting = asyncio.ensure_future(growth.beyond(3))
            (await log.questions.get()).set_result(2)
            for version in (3, 3, 4):
                assert not waiting.done()
                log.followers.grew("oak", version)
                for _ in range(5):
                    await asyncio.sleep(0)
            assert await waiting == 4
            assert log.questions.empty()

    tell(story)


def test_the_end_while_listening() -> None:
    """Whoever still listens is told that nothing will come; so is whoever begins."""

    async def story(log: SlowLog) -> None:
        with log.followers.follow("oak") as growth:
            waiting = asyncio.ensure_future(growth.beyond(2))
            (await log.questions.get()).set_result(2)
            log.followers.close("gone home")
            with pytest.raises(LogUnavailable, match="gone home"):
                await waiting
            with log.followers.follow("oak") as late, pytest.raises(LogUnavailable, match="gone home"):
                await late.beyond(0)

    tell(story)


def test_a_question_that_fails() -> None:
    """The follower is told, and asks again when it comes back."""

    async def story(log: SlowLog) -> None:
        with log.followers.follow("oak") as growth:
            waiting = asyncio.ensure_future(growth.beyond(0))
            (await log.questions.get()).set_exception(LogUnavailable("no disk"))
            with pytest.raises(LogUnavailable, match="no disk"):
                await waiting
            again = asyncio.ensure_future(growth.beyond(0))
            (await log.questions.get()).set_result(1)
            assert await again == 1

    tell(story)


def test_one_of_two_leaves_while_asking() -> None:
    """The other takes over the question."""

    async def story(log: SlowLog) -> None:
        with log.followers.follow("oak") as growth:
            leaving = asyncio.ensure_future(growth.beyond(0))
            await log.questions.get()
            staying = asyncio.ensure_future(growth.beyond(0))
            await asyncio.sleep(0)
            leaving.cancel()
            (await log.questions.get()).set_result(1)
            assert await staying == 1

    tell(story)


def test_nobody_follows_any_more() -> None:
    """What no one follows is forgotten."""

    async def story(log: SlowLog) -> None:
        with log.followers.follow("oak"), log.followers.follow("oak"):
            assert len(log.followers._by_table["oak"]) == 2
        assert log.followers._by_table == {}

    tell(story)
