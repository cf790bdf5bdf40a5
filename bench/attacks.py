"""Attacks on a server, each from one address of the loopback: what a hostile visitor does until told to stop."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Final

from tests.pictures.hostile import encoded
from tests.pictures.hostile import photo as a_photo
from tests.web.flood import FLOODS, ROUND
from tests.web.hostile import new_key
from tests.web.transport.client import TEXT, frame, upgrade_request

PAUSE: Final = 0.02
"""Seconds before an attacker who was disconnected reconnects."""
CHUNK: Final = 1 << 16
_numbers = count()


@dataclass(frozen=True)
class Target:
    """Where an attack goes, and where it comes from."""

    port: int
    code: str
    """The code of an open table with one finished game."""
    source: str
    """The attacker's address, one of 127.0.0.0/8."""
    share: int
    """How many connections this address holds, in attacks that hold connections."""


Attack = Callable[[Target], Awaitable[None]]
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def attack_until_cancelled(attack: Attack, target: Target) -> None:
    """Repeat the attack: an attacker that is disconnected reconnects."""
    while True:
        with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError, ValueError):
            await attack(target)
        await asyncio.sleep(PAUSE)


async def _open(target: Target) -> Stream:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.source, 0))


@contextlib.asynccontextmanager
async def _line(target: Target) -> AsyncIterator[Stream]:
    reader, writer = await _open(target)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def _upgrade(target: Target, stream: Stream, code: str | None = None) -> bool:
    """Whether a table's socket is open on this connection."""
    reader, writer = stream
    writer.write(upgrade_request(f"/ws/{code or target.code}"))
    head = await reader.readuntil(b"\r\n\r\n")
    return head.startswith(b"HTTP/1.1 101")


def _tell(writer: asyncio.StreamWriter, message: object) -> None:
    writer.write(frame(TEXT, json.dumps(message).encode()))


def _ask(writer: asyncio.StreamWriter, ask: Mapping[str, object]) -> None:
    _tell(writer, {"type": "ask", "ref": f"a{next(_numbers)}", "ask": ask})


async def _swallow(reader: asyncio.StreamReader) -> None:
    """Read everything, so that the server never waits for the attacker."""
    while await reader.read(CHUNK):
        pass


def _flood(kind: str) -> Attack:
    async def flood(target: Target) -> None:
        async with _line(target) as (reader, writer):
            if not await _upgrade(target, (reader, writer)):
                return
            _tell(writer, {"type": "hello", "protocol": 1})
            swallowing = asyncio.ensure_future(_swallow(reader))
            try:
                first, one = FLOODS[kind]
                writer.write(first)
                many = one * (ROUND // len(one))
                while not swallowing.done():
                    writer.write(many)
                    await writer.drain()
            finally:
                swallowing.cancel()

    return flood


async def half_frames(target: Target) -> None:
    """An unfinished frame on each of many sockets."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(target.share):
            stream = await stack.enter_async_context(_line(target))
            if await _upgrade(target, stream):
                stream[1].write(frame(TEXT, b"x" * 4000)[:2000])
        await asyncio.sleep(1)


async def slow_bodies(target: Target) -> None:
    """Request bodies sent a byte at a time."""
    async with contextlib.AsyncExitStack() as stack:
        writers = []
        for _ in range(target.share):
            _, writer = await stack.enter_async_context(_line(target))
            writer.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4000\r\n\r\n{")
            writers.append(writer)
        for _ in range(10):
            await asyncio.sleep(0.1)
            for writer in writers:
                writer.write(b" ")


async def silent_connections(target: Target) -> None:
    """Connections that send nothing."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(target.share):
            await stack.enter_async_context(_line(target))
        await asyncio.sleep(2)


def _get(path: Callable[[Target], str]) -> Attack:
    async def get(target: Target) -> None:
        async with _line(target) as (reader, writer):
            swallowing = asyncio.ensure_future(_swallow(reader))
            try:
                while not swallowing.done():
                    writer.write(f"GET {path(target)} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode() * 10)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                swallowing.cancel()

    return get


def _any_code(_target: Target) -> str:
    return "/api/tables/" + "".join(secrets.choice("BCDFGHJKLMNPQRSTVWX") for _ in range(6))


async def _sit(target: Target, stream: Stream) -> str | None:
    """Sit down, if there is a seat; returns the key."""
    if not await _upgrade(target, stream):
        return None
    key = new_key()
    _tell(stream[1], {"type": "hello", "protocol": 1, "key": None})
    _ask(stream[1], {"kind": "sit", "name": f"x{next(_numbers)}", "key": key})
    return key


async def huge_talk(target: Target) -> None:
    """The longest remarks, as fast as possible."""
    async with _line(target) as stream:
        if await _sit(target, stream) is None:
            return
        swallowing = asyncio.ensure_future(_swallow(stream[0]))
        try:
            while not swallowing.done():
                _ask(stream[1], {"kind": "say", "text": "ж" * 300})
                await stream[1].drain()
                await asyncio.sleep(0)
        finally:
            swallowing.cancel()


async def sit_and_leave(target: Target) -> None:
    """Sit down and leave, as fast as possible."""
    async with _line(target) as stream:
        if not await _upgrade(target, stream):
            return
        _tell(stream[1], {"type": "hello", "protocol": 1, "key": None})
        swallowing = asyncio.ensure_future(_swallow(stream[0]))
        try:
            while not swallowing.done():
                _ask(stream[1], {"kind": "sit", "name": f"x{next(_numbers)}", "key": new_key()})
                _ask(stream[1], {"kind": "leave"})
                await stream[1].drain()
                await asyncio.sleep(0)
        finally:
            swallowing.cancel()


async def _own_table(target: Target, stream: Stream) -> Target:
    """A table where the attacker is the host."""
    reader, writer = stream
    writer.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n{}")
    head = await reader.readuntil(b"\r\n\r\n")
    size = int(head.lower().partition(b"content-length:")[2].split()[0])
    answer = json.loads(await reader.readexactly(size))
    return Target(target.port, answer["code"], target.source, target.share)


async def uploads(target: Target) -> None:
    """Photo uploads, as fast as they are accepted."""
    async with _line(target) as opening, _line(target) as seat, _line(target) as upload:
        own = await _own_table(target, opening)
        key = await _sit(own, seat)
        body = encoded(a_photo(seed=next(_numbers)))
        head = (
            f"POST /api/tables/{own.code}/pictures HTTP/1.1\r\nhost: localhost\r\n"
            f"authorization: Bearer {key}\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        swallowing = [asyncio.ensure_future(_swallow(reader)) for reader, _ in (seat, upload)]
        try:
            while not swallowing[1].done():
                upload[1].write(head.encode() + body)
                await upload[1].drain()
                await asyncio.sleep(0)
        finally:
            for one in swallowing:
                one.cancel()


async def exports_not_read(target: Target) -> None:
    """Exports of the attacker's own data, requested and not read."""
    async with contextlib.AsyncExitStack() as stack:
        own = await _own_table(target, await stack.enter_async_context(_line(target)))
        key = await _sit(own, await stack.enter_async_context(_line(target)))
        for _ in range(20):
            _, writer = await stack.enter_async_context(_line(target))
            writer.write(
                f"GET /api/tables/{own.code}/belongings HTTP/1.1\r\nhost: localhost\r\n"
                f"authorization: Bearer {key}\r\n\r\n".encode()
            )
        await asyncio.sleep(1)


ATTACKS: Final[Mapping[str, Attack]] = {
    **{kind: _flood(kind) for kind in FLOODS},
    "half frames": half_frames,
    "slow bodies": slow_bodies,
    "silent connections": silent_connections,
    "downloads of a record": _get(lambda target: f"/api/tables/{target.code}/games/1"),
    "downloads of an album": _get(lambda target: f"/api/tables/{target.code}/games/1/album"),
    "wrong codes": _get(_any_code),
    "huge talk": huge_talk,
    "sitting down and leaving": sit_and_leave,
    "uploads": uploads,
    "exports that nobody reads": exports_not_read,
}
"""Every attack, by its name in the table."""
