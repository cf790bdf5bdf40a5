"""A small real proxy in front of a server, with the faults proxies are configured with."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

_END = b"\r\n\r\n"


@dataclass(kw_only=True)
class Faults:
    """What it does besides passing on."""

    drops: Iterable[str] = ()
    """Headers it takes away, on the way there."""
    adds: dict[str, str] = field(default_factory=dict)
    """Headers it sets, on the way there."""


class Proxy:
    """Passes requests on to a port of the loopback, one a connection; leaves its name on answers."""

    def __init__(self, target: int, faults: Faults) -> None:
        """Not listening yet."""
        self.port = 0
        self._target = target
        self._faults = faults
        self._lines: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """Where to ask."""
        return f"http://127.0.0.1:{self.port}"

    def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        line = asyncio.get_running_loop().create_task(self._carry(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def close(self) -> None:
        """Every line is cut."""
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            try:
                back.write(self._changed(await reader.readuntil(_END)))
                asking = asyncio.ensure_future(_pass(reader, back))
                head = await there.readuntil(_END)
                writer.write(head.removesuffix(b"\r\n") + b"via: 1.1 small\r\n\r\n")
                await _pass(there, writer)
                asking.cancel()
            finally:
                back.transport.abort()
        writer.close()

    def _changed(self, head: bytes) -> bytes:
        first, *lines = head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
        heads = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if "upgrade" not in heads:
            heads["connection"] = "close"
        heads = {name: value for name, value in heads.items() if name not in self._faults.drops} | self._faults.adds
        return "\r\n".join([first, *(f"{name}: {value}" for name, value in heads.items())]).encode("latin-1") + _END


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while some := await reader.read(65536):
        writer.write(some)
        await writer.drain()


@contextlib.asynccontextmanager
async def proxying(target: int, faults: Faults) -> AsyncIterator[Proxy]:
    """A proxy in front of this port."""
    proxy = Proxy(target, faults)
    listening = await asyncio.start_server(proxy.carry, "127.0.0.1", 0)
    proxy.port = listening.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        listening.close()
        await proxy.close()
