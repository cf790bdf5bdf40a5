"""A network that cuts lines: real sockets, in front of a real server."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random
from typing import Final
from urllib.parse import urlsplit

_PIECES: Final = range(5, 30)
"""How many pieces pass between two cuts: at least what it takes to connect and say something."""


class Network:
    """Passes bytes on in both directions, until it does not."""

    def __init__(self, url: str, random: Random | None = None) -> None:
        """In front of this server; with dice it cuts all lines by itself, now and then.

        It counts what it carries rather than seconds: on a slow machine no less is said between two cuts.
        """
        self.url = ""
        self.opened = 0
        self._server = urlsplit(url)
        self._writers: set[asyncio.StreamWriter] = set()
        self._random = random
        self._left = _PIECES.stop

    def cut(self) -> None:
        """All lines, in the middle of whatever they say."""
        for writer in self._writers:
            writer.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One line."""
        self.opened += 1
        there, back = await asyncio.open_connection(self._server.hostname, self._server.port)
        self._writers |= {writer, back}
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        self._writers -= {writer, back}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while some := await reader.read(4096):
                self._count()
                writer.write(some)
                await writer.drain()
        writer.close()

    def _count(self) -> None:
        """One more piece; what is being carried when the lines are cut is lost."""
        self._left -= 1
        if self._random and not self._left:
            self._left = self._random.choice(_PIECES)
            self.cut()


@contextlib.asynccontextmanager
async def network(url: str, random: Random | None = None) -> AsyncIterator[Network]:
    """A network in front of a server; `network.url` is where to connect."""
    carried = Network(url, random)
    listening = await asyncio.start_server(carried.carry, "127.0.0.1", 0)
    carried.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield carried
    finally:
        listening.close()
        carried.cut()
