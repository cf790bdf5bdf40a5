"""A crowd of attackers against a real server, while people play at other tables of it."""

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tests.web.hostile_words import Mouth
from tests.web.serving import Server
from tests.web.stranger import Json, Stranger, call
from tests.web.transport.client import upgrade_request

LIMITS: Final = ("--allowance", "1000000", "--absence", "300")
"""One machine simulates a whole town of attackers, so its address gets a town's allowance."""
_AT_ONCE: Final = 24
_FRAMES_A_SOCKET: Final = 40
_SOCKETS_A_TABLE: Final = 200
_PATIENCE: Final = 20.0
"""Seconds after which an attacker gives up on an answer; a server that hangs is found by those who play."""
_LISTENS: Final = 0.9
_TEXT: Final = 0x81
_LOOKS, _MOST_LOOKS = 5, 60
_A_LITTLE: Final = 2**20
_RACE: Final = "storyteller_already_chosen"
"""Four players claim at once, and one wins."""


@dataclass
class Attack:
    """What was sent, and how the games at other tables went."""

    counts: Counter[str] = field(default_factory=Counter)
    games: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def thrown(self) -> int:
        """Frames and requests."""
        return self.counts["polite"] + self.counts["malformed"] + self.counts["wild"] + self.counts["requests"]

    def add(self, other: "Attack") -> None:
        """And this one."""
        self.counts += other.counts
        self.games += other.games
        self.faults += other.faults


def memory_of(server: Server) -> int:
    """Resident bytes."""
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) * 1024


def settled_memory(server: Server) -> int:
    """The same when it has come to rest: what is read in the background is there."""
    seen = [memory_of(server)]
    while len(seen) < _LOOKS or (max(seen[-_LOOKS:]) - min(seen[-_LOOKS:]) > _A_LITTLE and len(seen) < _MOST_LOOKS):
        time.sleep(0.5)
        seen.append(memory_of(server))
    return seen[-1]


async def attack(server: Server, frames: int, seed: int, on_progress: Callable[[Attack], None]) -> Attack:
    """Send this many frames and requests; games continue at other tables until the last was sent."""
    result = Attack()
    over = asyncio.Event()
    playing = asyncio.create_task(_keep_playing(server, seed, result, over))
    crowd = [asyncio.create_task(_attacker(server, frames, Random(f"{seed} {n}"), result)) for n in range(_AT_ONCE)]  # noqa: S311 - a seed to find it again
    pending: set[asyncio.Task[None]] = set(crowd)
    while pending:
        _, pending = await asyncio.wait(pending, timeout=1.0)
        on_progress(result)
    over.set()
    await playing
    for task in crowd:
        task.result()
    return result


async def _attacker(server: Server, frames: int, random: Random, result: Attack) -> None:
    mouth = await _new_mouth(server, random)
    sockets = 0
    while result.thrown < frames:
        if random.random() < 0.7:
            sockets += 1
            await _socket(server, mouth, result)
        else:
            await _request(server, mouth, result)
        if sockets == _SOCKETS_A_TABLE:
            sockets = 0
            mouth = await _new_mouth(server, random)


async def _new_mouth(server: Server, random: Random) -> Mouth:
    """Has its own table with three of its own people, so that some of its messages are handled."""
    mode = random.choice(("base", "party", "team"))
    code = (await asyncio.to_thread(call, f"{server.url}/api/tables", {"mode": mode}))["code"]
    people = [await Stranger.sit(server.url, code, f"F{number}", random) for number in range(3)]
    for person in people:
        await person.line.close()
    return Mouth(random, code, [person.key for person in people])


async def _socket(server: Server, mouth: Mouth, result: Attack) -> None:
    """A hello, some requests, and then something that ends the connection."""
    random = mouth.random
    said = [mouth.polite() for _ in range(random.randint(0, _FRAMES_A_SOCKET))]
    result.counts["polite"] += len(said) + 1
    raw = b"".join(map(_framed, said))
    if random.random() < 0.7:
        raw += _framed(mouth.malformed())
        result.counts["malformed"] += 1
    else:
        raw += mouth.wild_frame()
        result.counts["wild"] += 1
    greeting = upgrade_request(f"/ws/{mouth.code}") + _framed(mouth.greeting())
    await _throw(server, (greeting, raw), random, result)


async def _request(server: Server, mouth: Mouth, result: Attack) -> None:
    result.counts["requests"] += 1
    await _throw(server, (mouth.request(),), mouth.random, result)


async def _throw(server: Server, parts: tuple[bytes, ...], random: Random, result: Attack) -> None:
    """Send all of it, listen to some of the answer or to none, and go, politely or not."""
    result.counts["connections"] += 1
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        async with asyncio.timeout(_PATIENCE):
            for number, part in enumerate(parts):
                if number and random.random() < _LISTENS:  # until the greeting is answered, nothing else is heard
                    await reader.readuntil(b'"type":"')
                writer.write(part)
                await writer.drain()
            writer.write_eof()
            if random.random() < _LISTENS:
                while await reader.read(65536):
                    pass
    if random.random() < _LISTENS:
        writer.close()
    else:
        writer.transport.abort()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


def _framed(payload: bytes) -> bytes:
    """One text frame, masked with zeros."""
    size = len(payload)
    head = bytes([_TEXT, 0x80 | size]) if size < 126 else bytes([_TEXT, 0xFE]) + size.to_bytes(2)
    return head + bytes(4) + payload


async def _keep_playing(server: Server, seed: int, result: Attack, over: asyncio.Event) -> None:
    """One game after another among four bystanders; at least one."""
    while True:
        result.games += 1
        fault = await _game(server, Random(f"{seed} game {result.games}"))  # noqa: S311 - as above
        if fault is not None:
            result.faults.append(fault)
        if over.is_set():
            return


async def _game(server: Server, random: Random) -> str | None:
    """A whole game; what went wrong with it, if anything did."""
    code = (await asyncio.to_thread(call, f"{server.url}/api/tables", {}))["code"]
    people = [await Stranger.sit(server.url, code, name, random) for name in ("Ana", "Bo", "Cy", "Di")]
    people[0].ask({"kind": "start_game"})
    last: list[Json] = await asyncio.gather(*(person.play() for person in people))
    record = await asyncio.to_thread(call, f"{server.url}/api/tables/{code}/games/1")
    for person in people:
        await person.line.close()
    refused = {why for person in people for why in person.refused} - {_RACE}
    if refused:
        return f"legal moves were refused: {refused}"
    if len({json.dumps(view["game"]) for view in last}) != 1 or last[0]["game"]["phase"] != "ended":
        return "the four did not see the same end"
    names = [one["name"] for one in last[0]["table"]["people"]]
    if names != ["Ana", "Bo", "Cy", "Di"] or record["events"][-1]["event"] != "game_ended":
        return "somebody else was at the table"
    return None
