"""A small real proxy in front of a server, with the faults proxies are configured with."""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

from tests.web.carrier import Carrier

_END = b"\r\n\r\n"


@dataclass(kw_only=True)
class Faults:
    """What it does besides passing on."""

    drops: Iterable[str] = ()
    """Headers it takes away, on the way there."""
    adds: dict[str, str] = field(default_factory=dict)
    """Headers it sets, on the way there."""
    tls: ssl.SSLContext | None = None
    """Its certificate, if it speaks HTTPS."""


class Proxy(Carrier):
    """Forwards requests to a loopback port, one per connection; adds its name to responses."""

    def __init__(self, target: int, faults: Faults) -> None:
        """Not listening yet."""
        super().__init__(faults.tls)
        self._target = target
        self._faults = faults

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request and its answer, changed on the way."""
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
    async with proxy.listening():
        yield proxy
