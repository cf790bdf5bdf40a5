"""A TCP proxy between people and servers, or a server and its database: forwards bytes until a test stops it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from tests.web.carrier import Carrier

_CHECK_EVERY: Final = 0.5
_HEALTHY_WITHIN: Final = 2.0
_CHUNK: Final = 65536


@dataclass(eq=False)
class Target:
    """One target behind the balancer."""

    port: int
    is_well: bool = True
    writers: set[asyncio.StreamWriter] = field(default_factory=set)

    def cut(self) -> None:
        """Cut all its connections, even in the middle of a message."""
        for writer in self.writers:
            writer.transport.abort()


class Balancer(Carrier):
    """Round robin among healthy targets. `is_deaf` silently drops everything in both directions."""

    def __init__(self, ports: Sequence[int]) -> None:
        """In front of these ports of the loopback."""
        super().__init__()
        self.targets = [Target(port) for port in ports]
        self.is_deaf = False
        self.loses_answers = False
        """Whether only the targets' answers are dropped."""
        self._turns = count()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward to the first target that accepts."""
        for _ in self.targets:
            target = self.targets[next(self._turns) % len(self.targets)]
            if not target.is_well:
                continue
            try:
                there, back = await asyncio.open_connection("127.0.0.1", target.port)
            except OSError:
                continue
            target.writers |= {writer, back}
            try:
                await asyncio.gather(self._pass(reader, back), self._pass(there, writer, is_answer=True))
            finally:
                target.writers -= {writer, back}
                writer.transport.abort()
                back.transport.abort()
            return
        writer.transport.abort()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_answer: bool = False
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while some := await reader.read(_CHUNK):
                if not self.is_deaf and not (is_answer and self.loses_answers):
                    writer.write(some)
                    await writer.drain()
        writer.close()

    async def watch(self) -> None:
        """Health-check every target repeatedly: one that does not answer gets no visitors."""
        while True:
            await asyncio.gather(*map(self._check, self.targets))
            await asyncio.sleep(_CHECK_EVERY)

    async def _check(self, target: Target) -> None:
        writer: asyncio.StreamWriter | None = None
        try:
            async with asyncio.timeout(_HEALTHY_WITHIN):
                reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: balancer\r\nconnection: close\r\n\r\n")
                is_well = (await reader.readline()).startswith(b"HTTP/1.1 200")
        except (OSError, TimeoutError):
            is_well = False
        finally:
            if writer is not None:
                writer.close()
        if target.is_well and not is_well:
            target.cut()
        target.is_well = is_well


@contextlib.asynccontextmanager
async def balancing(ports: Sequence[int], *, checks: bool = False) -> AsyncIterator[Balancer]:
    """A balancer in front of these ports; with checks, it asks after its targets' health."""
    balancer = Balancer(ports)
    async with balancer.listening():
        watching = asyncio.ensure_future(balancer.watch()) if checks else None
        try:
            yield balancer
        finally:
            if watching is not None:
                watching.cancel()
                await asyncio.wait([watching])
