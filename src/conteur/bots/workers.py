"""Worker threads with a timeout: a thread whose work never ends is abandoned and replaced."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final, TypeVar

T = TypeVar("T")

MOST_LOST: Final = 4
"""Threads that may be stuck before no more work is accepted."""


class StalledError(RuntimeError):
    """Too many threads are stuck."""


class Workers:
    """A few daemon threads, which do not keep the process alive."""

    def __init__(self, threads: int = 1) -> None:
        """Threads are started when there is work."""
        self._threads = threads
        self._queue: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._running = 0
        self._lost = 0
        self._guard = Lock()

    async def run(self, work: Callable[[], T], seconds: float) -> T:
        """The work's result. TimeoutError if it takes longer, StalledError if too many threads are stuck."""
        if self._lost >= MOST_LOST:
            raise StalledError
        result: Future[T] = Future()

        def begin() -> None:
            if result.set_running_or_notify_cancel():
                try:
                    result.set_result(work())
                except BaseException as error:  # noqa: BLE001 - raised again where the result is awaited
                    result.set_exception(error)

        self._queue.put(begin)
        self._start()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(result), seconds)
        except TimeoutError:
            if result.running():
                self._replace_lost()
            raise

    def _start(self) -> None:
        with self._guard:
            if self._running < self._threads:
                self._running += 1
                Thread(target=self._work, name="bots", daemon=True).start()

    def _replace_lost(self) -> None:
        with self._guard:
            self._lost += 1
            self._running -= 1
        self._start()

    def _work(self) -> None:
        while True:
            self._queue.get()()
