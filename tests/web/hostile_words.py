"""Hostile messages and requests, generated from a seed: half valid or invalid, in ever different ways."""

import json
import struct
from random import Random
from typing import Any, Final

from tests.web.hostile import MARK, Json, new_key

_ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 12, 2**31, 2**63, -(2**63), 10**40, 1e308, 0.5, "", "\0", " ", "\u202e" + MARK, MARK * 40,
    "\N{RABBIT}" * 500, "e\u0301" * 200, "../../etc/passwd", "'; DROP TABLE entry; --", "<script>alert(1)</script>",
    "{{7*7}}", "%s%n", [], {}, [[]], {"kind": "sit"}, [None] * 40, {"": ""}, list(range(500)),
)  # fmt: skip
_RAW: Final = (
    b"", b"null", b"0", b'""', b"[]", b"{}", b"[" * 16_000, b'{"a":' * 3_000, b"{", b'{"type"', b'{"type":}',
    b"\xff\xfe", b"\xed\xa0\x80", b'{"type":"ping"}x', b'{"type":"ping","type":"hello"}', b'{"type":"ping","x":1}',
    b"NaN", b"1e999", b'{"type":"hello","protocol":1e0}', b'{"type":"hello","protocol":"1"}', b'"\\ud800"',
    b" " * 16_384, b"9" * 16_000,
)  # fmt: skip
_PATHS: Final = (
    "/", "/api/tables", "/api/lobby", "/api/tables/{code}", "/api/address", "/api/tables/{code}/games/1",
    "/api/tables/{code}/games/-1", "/api/tables/{code}/recordings", "/api/tables/{code}/recordings/x", "/ws/{code}",
    "/api/protocol.json", "/healthz", "/readyz", "/metrics", "/%00", "/../..", "//", "/t/{code}", "/assets/..%2f..%2f",
    "/decks/../x.webp", "/api/decks/%2e%2e",
)  # fmt: skip
_LINES: Final = (
    "Origin: null", "X-Forwarded-For: ::1", "Upgrade: websocket", "Expect: 100-continue", "Range: bytes=0-", "\0: x",
    "Content-Length: 9", "Transfer-Encoding: chunked", "Content-Type: audio/webm", "Cookie: " + "x" * 9000,
)  # fmt: skip
_METHODS: Final = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW", "")


class Mouth:
    """One attacker: knows its own seats' keys, everybody else's refs, and what it said before."""

    def __init__(self, random: Random, code: str, keys: list[str]) -> None:
        """Whims, where, and with which keys."""
        self.random = random
        self.code = code
        self.keys = keys
        self._said: list[bytes] = []

    def _any(self, low: int = -2, high: int = 14) -> int:
        return self.random.randint(low, high)

    def _move(self) -> Json:
        pick = self.random.choice
        return pick(
            (
                {"kind": "claim_story"},
                {"kind": "confirm_scores"},
                {"kind": "name_giver", "giver": self._any()},
                {"kind": "give_clue", "clue": MARK + pick(("", "\u202e", "x" * 300)), "card": self._any(-1, 90)},
                {"kind": "submit_cards", "cards": [self._any(-1, 90) for _ in range(self._any(0, 12))]},
                {"kind": "cast_votes", "slots": [self._any() for _ in range(self._any(0, 12))], "red": pick((None, 3))},
            )
        )

    def _ask(self) -> Json:
        pick = self.random.choice
        return pick(
            (
                {"kind": "sit", "name": f"{MARK} {self._any(0, 99)}", "key": pick((*self.keys, new_key(), "x"))},
                {"kind": "change_look", "name": pick((MARK, " ", "x" * 99)), "rabbit": self._any()},
                {"kind": "add_word", "word": MARK * self._any(0, 30)},
                {"kind": "say", "text": MARK * self._any(0, 90), "to_team": pick((True, False))},
                {"kind": "react", "reaction": "wow"},
                {"kind": pick(("pause", "resume", "extend", "hurry", "start_game", "reopen", "add_bot", "stop_game"))},
                {"kind": pick(("send_away", "hand_over", "let_back")), "person": pick((self._any(), 10**6))},
                {"kind": "arrange_seats", "order": [self._any() for _ in range(self._any(0, 30))]},
                {"kind": "change_settings", "settings": {"options": {MARK: self._any()}, "pace": "own"}},
                {
                    "kind": "change_settings",
                    "settings": {"is_public": pick((True, False)), "is_locked": pick((True, False))},
                },
                {"kind": "change_settings", "settings": {"edition": MARK * 9, "seconds": {"voting": 2**40}}},
            )
        )

    def polite(self) -> bytes:
        """Well formed, and wrong in what it wants: answered with a refusal, or sometimes done."""
        if self._said and self.random.random() < 0.1:
            return self.random.choice(self._said)
        if self.random.random() < 0.05:
            return b'{"type":"ping"}'
        kind, wanted = ("move", self._move()) if self.random.random() < 0.5 else ("ask", self._ask())
        said = json.dumps({"type": kind, "ref": f"f{self._any(0, 10**6)}", kind: wanted}).encode()
        if len(self._said) < 100:
            self._said.append(said)
        return said

    def malformed(self) -> bytes:
        """Not understood, as far as one can make it so."""
        way = self._any(0, 5)
        if way == 0:
            return self.random.choice(_RAW)
        if way == 1:
            return self.random.randbytes(self._any(1, 200))
        said = self.polite()
        if way == 2:
            return said[: self._any(0, len(said) - 1)]
        if way == 3:
            changed = bytearray(said)
            for _ in range(self._any(1, 4)):
                changed[self.random.randrange(len(changed))] = self.random.randrange(256)
            return bytes(changed)
        return self._twisted(json.loads(said))

    def _twisted(self, message: Json) -> bytes:
        """One field of another type, one too many, or one missing."""
        part = message
        while (inner := [value for value in part.values() if isinstance(value, dict)]) and self.random.random() < 0.7:
            part = self.random.choice(inner)
        name = self.random.choice([*part]) if part else "x"
        way = self._any(0, 2)
        if way == 0:
            part[name] = self.random.choice(_ODD)
        elif way == 1:
            part[MARK] = self.random.choice(_ODD)
        else:
            part.pop(name, None)
        return json.dumps(message).encode()[:16_384]

    def greeting(self) -> bytes:
        """Hello, with its own key, somebody else's, none, or no hello at all."""
        key = self.random.choice((*self.keys, *self.keys, None, new_key(), ""))
        return json.dumps({"type": "hello", "protocol": 1, "key": key}).encode()

    def wild_frame(self) -> bytes:
        """Bytes that are no frame the protocol of sockets knows, or only the beginning of one."""
        junk = self.random.randbytes(self._any(0, 60))
        return self.random.choice(
            (
                junk,
                b"\x81\x05hello",  # unmasked
                b"\xc1\x80" + bytes(4),  # a reserved bit
                b"\x83\x80" + bytes(4),  # an opcode nobody has
                b"\x89\xfe\x01\x00" + bytes(4 + 256),  # a ping too long
                b"\x80\x80" + bytes(4),  # nothing to continue
                b"\x01\x81" + bytes(4) + b"{" + b"\x01\x81" + bytes(4) + b"{",  # a beginning in a beginning
                b"\x81\xff" + struct.pack("!Q", 2**63 + self._any(0, 99)) + bytes(4),
                b"\x81\xfe\xff\xff" + bytes(4) + bytes(70_000),
                b"\x88\x81" + bytes(4) + b"\x03",
                b"\x88\x82" + bytes(4) + b"\x00\x00",
                b"\x82\x81" + bytes(4) + b"x",  # not text
                b"\x81\xfe\x40\x00" + bytes(4) + junk,  # promised and not sent
            )
        )

    def request(self) -> bytes:
        """An HTTP request: some are fine."""
        pick = self.random.choice
        path = pick(_PATHS).format(code=pick((self.code, self.code.lower(), "BCDFGH", "x" * 300, "%ff")))
        lines = ["Host: localhost", "Connection: close"]
        body = b""
        if self.random.random() < 0.5:
            lines.append(pick((*_LINES, f"Authorization: Bearer {pick((*self.keys, new_key()))}")))
        elif self.random.random() < 0.5:
            body = pick((self.malformed(), b'{"mode":"party"}', b"x" * 400_000))
            lines.append(f"Content-Length: {len(body)}")
        raw = f"{pick(_METHODS)} {path} HTTP/1.1\r\n".encode() + "\r\n".join([*lines, "", ""]).encode() + body
        return raw if self.random.random() < 0.9 else raw[: self._any(1, len(raw))]
