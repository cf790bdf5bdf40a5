"""Threads for thoughts. A thought that never ends loses its thread, and another one takes its place."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final, TypeVar

T = TypeVar("T")

MOST_LOST: Final = 4
"""Threads that may be stuck before nothing more is begun."""


class StalledError(RuntimeError):
    """Too many thoughts never came to an end."""


class Workers:
    """One thread, or two; they do not keep the process alive."""

    def __init__(self, threads: int = 1) -> None:
        """None is started before there is something to think about."""
        self._threads = threads
        self._waiting: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._running = 0
        self._lost = 0
        self._guard = Lock()

    async def do(self, thought: Callable[[], T], seconds: float) -> T:
        """What the thought comes to. TimeoutError if it takes longer, StalledError if too many did."""
        if self._lost >= MOST_LOST:
            raise StalledError
        coming: Future[T] = Future()

        def begin() -> None:
            if coming.set_running_or_notify_cancel():
                try:
                    coming.set_result(thought())
                except BaseException as error:  # noqa: BLE001 - whoever waits shall know
                    coming.set_exception(error)

        self._waiting.put(begin)
        self._start()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(coming), seconds)
        except TimeoutError:
            if coming.running():
                self._replace_lost()
            raise

    def _start(self) -> None:
        with self._guard:
            if self._running < self._threads:
                self._running += 1
                Thread(target=self._work, name="thoughts", daemon=True).start()

    def _replace_lost(self) -> None:
        with self._guard:
            self._lost += 1
            self._running -= 1
        self._start()

    def _work(self) -> None:
        while True:
            self._waiting.get()()
