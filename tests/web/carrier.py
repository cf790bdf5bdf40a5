"""Listens on a loopback port and forwards connections, each in its own task, until all are cut."""

import asyncio
import contextlib
import ssl
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator


class Carrier(ABC):
    """Not listening yet."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        """No connections so far; with `tls`, encrypted ones."""
        self.port = 0
        self._tls = tls
        self._lines: set[asyncio.Task[None]] = set()
        self._is_over = False

    @property
    def url(self) -> str:
        """Where to connect."""
        return f"http://127.0.0.1:{self.port}" if self._tls is None else f"https://localhost:{self.port}"

    @abstractmethod
    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, from its first byte to its last."""

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """On a port the system gives; at the end every line is cut."""
        server = await asyncio.start_server(self._begin, "127.0.0.1", 0, ssl=self._tls)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            self._is_over = True
            server.close()
            for line in self._lines:
                line.cancel()
            await asyncio.gather(*self._lines, return_exceptions=True)

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_over:  # accepted by the system before the port was closed
            writer.transport.abort()
            return
        line = asyncio.get_running_loop().create_task(self.carry(reader, writer))
        self._lines.add(line)

        def end(line: asyncio.Task[None]) -> None:
            self._lines.discard(line)
            if line.cancelled():  # perhaps before its first step, or while it was still connecting to the other side
                writer.transport.abort()

        line.add_done_callback(end)
