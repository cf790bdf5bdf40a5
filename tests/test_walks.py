"""What ARCHITECTURE.md says of the way a vote takes is the way it takes."""

import asyncio
import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from conteur.client import Seat
from conteur.tables.asks import StartGame
from conteur.web.protocol import messages as m
from tests.client.players import choose, run, seated

ROOT = Path(__file__).parent.parent


class Walk:
    """A server of our own that notes the files it passes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        """Ready to serve."""
        self._process = process
        self.url = f"http://127.0.0.1:{self._answer()}"

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def step(self) -> set[str]:
        """Begin to note files, or stop: the files."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return set(self._answer().split())


@contextlib.contextmanager
def walking(folder: Path) -> Iterator[Walk]:
    """One server, as long as it is needed."""
    command = [sys.executable, "-m", "tests.walk_child", str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:  # noqa: S603 - our own
        try:
            yield Walk(process)
        finally:
            process.terminate()


def listed() -> set[str]:
    """The files that the document names."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    _, _, section = text.partition("\n### One vote\n")
    section, _, _ = section.partition("\n### ")
    return set(re.findall(r"`((?:[a-z]+/)+\w+\.py|main\.py)`", section))


async def _reach_the_vote(seats: list[Seat]) -> m.View:
    """The first of them tells, all others answer; the view in which everybody else is to vote."""
    await seats[0].ask(StartGame())
    await seats[0].move(m.ClaimStory())
    for seat in seats:
        view = await seat.until(
            lambda now: now.you is not None and now.you.game is not None and bool(now.you.game.options)
        )
        await seat.move(_move(view))
    return await seats[1].until(lambda now: now.game is not None and now.game.phase == "voting")


def _move(view: m.View) -> m.WireMove:
    assert view.you is not None
    assert view.you.game is not None
    return choose(view.you.game.options[0], Random(1))  # noqa: S311 - reproducible, not a secret


def test_a_vote_passes_the_files_that_are_listed(tmp_path: Path) -> None:
    """All of them and no other one: a vote that is not the last, from one device to all."""

    async def evening(walk: Walk) -> None:
        async with seated(walk.url, 4) as (_, seats):
            view = await _reach_the_vote(seats)
            assert {"walking"} == walk.step()
            await seats[1].move(_move(view))
            await asyncio.gather(*(seat.until(lambda now: now.version > view.version) for seat in seats))
            assert listed() == walk.step() - {"web/transport/serve.py"}  # uvicorn looks around ten times a second

    with walking(tmp_path) as walk:
        run(evening(walk))
