"""A client by somebody who has read docs/protocol.md and nothing else: standard library only, not a line of ours."""

import asyncio
import base64
import contextlib
import hashlib
import json
import os
import struct
import urllib.request
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

Json = dict[str, Any]

_GREETING: Final = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, 1.3
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


def call(url: str, body: Json | None = None) -> Any:  # noqa: ANN401 - whatever JSON is there
    """GET, or POST when there is a body; the answer's JSON."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})  # noqa: S310 - the test's own server
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - as above
        return json.load(answer)


def new_key() -> str:
    """16 random bytes, base64url, without padding."""
    return base64.urlsafe_b64encode(os.urandom(16)).rstrip(b"=").decode()


class Line:
    """One WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Already open."""
        self._reader = reader
        self._writer = writer
        self.close_code: int | None = None
        self.sent: list[Json] = []

    @classmethod
    async def open(cls, url: str, code: str) -> "Line":
        """Shake hands at /ws/CODE."""
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws/{code} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        proof = base64.b64encode(hashlib.sha1((key + _GREETING).encode()).digest()).decode()  # noqa: S324 - RFC 6455
        if " 101 " not in head.partition("\r\n")[0] or proof not in head:
            writer.close()
            raise ConnectionError(head)
        return cls(reader, writer)

    def send(self, message: Json) -> None:
        """One JSON object as one text message."""
        self.sent.append(message)
        self._write(_TEXT, json.dumps(message).encode())

    def _write(self, opcode: int, payload: bytes) -> None:
        mask = os.urandom(4)
        size = len(payload)
        if size < 126:
            head = bytes([0x80 | opcode, 0x80 | size])
        else:
            head = bytes([0x80 | opcode, 0x80 | 126]) + struct.pack(">H", size)
        self._writer.write(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    async def receive(self) -> Json | None:
        """The next message; None when the server has closed."""
        whole = b""
        while True:
            try:
                first, second = await self._reader.readexactly(2)
                size = second & 0x7F
                if size == 126:
                    (size,) = struct.unpack(">H", await self._reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack(">Q", await self._reader.readexactly(8))
                payload = await self._reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError):
                return None
            match first & 0x0F:
                case 9:
                    self._write(_PONG, payload)
                case 10:
                    pass
                case 8:
                    self.close_code = struct.unpack(">H", payload[:2])[0] if payload else None
                    self._write(_CLOSE, payload)
                    return None
                case _:
                    whole += payload
                    if first & 0x80:
                        found: Json = json.loads(whole)
                        return found

    async def close(self) -> None:
        """Leave politely, if the server has not closed before."""
        with contextlib.suppress(ConnectionError):
            if self.close_code is None:
                self._write(_CLOSE, struct.pack(">H", 1000))
            self._writer.close()
            await self._writer.wait_closed()


class Stranger:
    """Somebody who sits down and plays whatever is offered."""

    def __init__(self, line: Line, name: str, random: Random) -> None:
        """Not seated yet."""
        self.line = line
        self.name = name
        self.key = new_key()
        self.views: list[Json] = []
        self.refused: list[str] = []
        self._random = random
        self._refs = 0
        self._waits_for: str | None = None
        self._stale_before = 0

    @classmethod
    async def sit(cls, url: str, code: str, name: str, random: Random) -> "Stranger":
        """Hello, and a chair."""
        me = cls(await Line.open(url, code), name, random)
        me.line.send({"type": "hello", "protocol": 1})
        await me.until("view")
        me.ask({"kind": "sit", "name": name, "key": me.key})
        answer = await me.until("answer")
        assert answer["refused"] is None, answer
        while me.views[-1]["you"] is None:
            await me.until("view")
        return me

    async def until(self, kind: str) -> Json:
        """The next message of this type; views on the way are kept."""
        while (message := await self.line.receive()) is not None:
            if message["type"] == "view":
                self.views.append(message)
            if message["type"] == "answer" and message["ref"] == self._waits_for:
                self._waits_for = None
            if message["type"] == kind:
                return message
        raise ConnectionError(f"closed with {self.line.close_code} while waiting for {kind}")

    def ask(self, ask: Json) -> None:
        """Ask something of the table."""
        self.line.send({"type": "ask", "ref": self._ref(), "ask": ask})

    def _ref(self) -> str:
        self._refs += 1
        self._waits_for = f"{self.name}-{self._refs}"
        return self._waits_for

    async def play(self) -> Json:
        """Until the game is over; the last view."""
        while self.views[-1]["game"] is None or self.views[-1]["game"]["phase"] != "ended":
            message = await self.line.receive()
            if message is None:
                raise ConnectionError(f"closed with {self.line.close_code} in the middle of a game")
            if message["type"] == "view":
                self.views.append(message)
                self.act()
            elif message["type"] == "answer" and message["ref"] == self._waits_for:
                self._waits_for = None
                self._stale_before = max(message["version"], self._stale_before)
                if message["refused"] is not None:
                    self.refused.append(message["refused"])
                self.act()
        return self.views[-1]

    def act(self) -> None:
        """One move, if the newest view waits for one of ours and shows what we did before."""
        view = self.views[-1]
        you = view["you"]["game"]
        if self._waits_for is not None or view["version"] < self._stale_before or you is None:
            return
        if you["seat"] not in view["game"]["awaited"] or self._lets_partner_speak(view):
            return
        move = self.choose(self._random.choice(you["options"]), view)
        self._stale_before = view["version"] + 1
        self.line.send({"type": "move", "ref": self._ref(), "move": move})

    def _lets_partner_speak(self, view: Json) -> bool:
        """Team: the lower seat of a pair names a giver once, the higher one then says the same."""
        you = view["you"]["game"]
        for option in you["options"]:
            if option["kind"] == "may_name_giver":
                lower_has_spoken = any(one["seat"] == min(option["givers"]) for one in view["game"]["named"])
                is_lower = bool(you["seat"] == min(option["givers"]))
                return lower_has_spoken == is_lower
        return False

    def choose(self, option: Json, view: Json) -> Json:
        """A move of the shape the option offers."""
        any_of = self._random.choice
        match option["kind"]:
            case "may_claim":
                return {"kind": "claim_story"}
            case "may_tell":
                clue = "" if option["clue"] == "spoken" else f"what {self.name} dreamt"
                return {"kind": "give_clue", "clue": clue, "card": any_of(option["cards"]) if option["cards"] else None}
            case "may_name_giver":
                return {"kind": "name_giver", "giver": self._giver(option["givers"], view)}
            case "may_submit":
                return {"kind": "submit_cards", "cards": self._random.sample(option["cards"], option["count"])}
            case "may_vote":
                slots = self._random.sample(option["slots"], self._random.randint(1, option["at_most"]))
                red = [slot for slot in option["red"] if option["red_on_green"] or slot not in slots]
                return {"kind": "cast_votes", "slots": slots, "red": any_of(red) if red else None}
            case "may_confirm":
                return {"kind": "confirm_scores"}
            case unknown:
                raise AssertionError(unknown)

    def _giver(self, givers: list[int], view: Json) -> int:
        """The one the partner has named, else anybody."""
        me = view["you"]["game"]["seat"]
        named = [one["giver"] for one in view["game"]["named"] if one["seat"] in givers and one["seat"] != me]
        return int(self._random.choice(named or givers))
