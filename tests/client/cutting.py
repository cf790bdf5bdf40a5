"""A network that cuts lines: real sockets, in front of a real server."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit


class Network:
    """Passes bytes on in both directions, until it does not."""

    def __init__(self, url: str) -> None:
        """In front of this server."""
        self.url = ""
        self.opened = 0
        self._server = urlsplit(url)
        self._writers: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """All lines, in the middle of whatever they say."""
        for writer in self._writers:
            writer.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One line."""
        self.opened += 1
        there, back = await asyncio.open_connection(self._server.hostname, self._server.port)
        self._writers |= {writer, back}
        await asyncio.gather(_pass(reader, back), _pass(there, writer))
        self._writers -= {writer, back}


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while some := await reader.read(4096):
            writer.write(some)
            await writer.drain()
    writer.close()


@contextlib.asynccontextmanager
async def network(url: str) -> AsyncIterator[Network]:
    """A network in front of a server; `network.url` is where to connect."""
    carried = Network(url)
    listening = await asyncio.start_server(carried.carry, "127.0.0.1", 0)
    carried.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield carried
    finally:
        listening.close()
        carried.cut()
