"""Visitors for the transport tests: they speak HTTP and WebSocket byte by byte, so that they can also speak wrongly."""

import base64
import contextlib
import hashlib
import json
import signal
import socket
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
"""Seconds after which a test gives up; no test waits for them to pass."""

COMBINATIONS = ["picows-uvloop", "websockets-uvloop", "picows-asyncio"]
"""Both libraries, both event loops; the fourth pair only starts and stops, for the sake of time."""
CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MASK = bytes([0x3A, 0x91, 0x5C, 0x07])
KEY = base64.b64encode(bytes(range(16))).decode()
ANSWER = base64.b64encode(
    hashlib.sha1(KEY.encode() + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11", usedforsecurity=False).digest()
).decode()


def upgrade_request(path: str = "/echo", *lines: str, connection: str = "Upgrade") -> bytes:
    """What a browser sends."""
    head = [
        f"GET {path} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        f"Connection: {connection}",
        f"Sec-WebSocket-Key: {KEY}",
        "Sec-WebSocket-Version: 13",
        *lines,
    ]
    return "\r\n".join([*head, "", ""]).encode()


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, is_masked: bool = True, reserved: int = 0) -> bytes:
    """One frame of RFC 6455, right or wrong."""
    first, flag = (0x80 if fin else 0) | reserved << 4 | opcode, 0x80 if is_masked else 0
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, flag | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, flag | 126, size)
    else:
        head = struct.pack("!BBQ", first, flag | 127, size)
    if not is_masked:
        return head + payload
    masked = bytes(byte ^ MASK[index % 4] for index, byte in enumerate(payload))
    return head + MASK + masked


def close_frame(code: int, reason: str = "") -> bytes:
    """A goodbye."""
    return frame(CLOSE, struct.pack("!H", code) + reason.encode())


class Visitor:
    """One TCP connection."""

    def __init__(self, port: int) -> None:
        """Connect."""
        self.tcp = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.tcp.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.stream = self.tcp.makefile("rb")

    def __enter__(self) -> Self:
        """Close at the end."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Hang up."""
        self.leave()

    def leave(self) -> None:
        """Hang up, as TCP does it."""
        self.stream.close()
        self.tcp.close()

    def reset(self) -> None:
        """Hang up in the rudest way."""
        self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.leave()

    def say(self, data: bytes) -> None:
        """Send bytes."""
        self.tcp.sendall(data)

    def head(self) -> tuple[int, dict[str, str]]:
        """Status and headers of an answer."""
        status = int(self.stream.readline().split()[1])
        headers = {}
        while line := self.stream.readline().strip():
            name, _, value = line.decode().partition(":")
            headers[name.lower()] = value.strip()
        return status, headers

    def answer(self) -> tuple[int, bytes]:
        """Status and body of an answer."""
        status, headers = self.head()
        return status, self.stream.read(int(headers["content-length"]))

    def get(self, path: str = "/") -> tuple[int, bytes]:
        """Ask for a page."""
        self.say(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        return self.answer()

    def opened(self) -> Self:
        """Read the answer to an upgrade, which must be a yes."""
        status, headers = self.head()
        assert status == 101
        assert headers["sec-websocket-accept"] == ANSWER
        return self

    def upgrade(self, path: str = "/echo") -> Self:
        """Become a socket."""
        self.say(upgrade_request(path))
        return self.opened()

    def read_frame(self) -> tuple[int, bytes]:
        """Opcode and payload of the next frame."""
        first, size = self.stream.read(2)
        assert first & 0xF0 == 0x80, "the server fragments nothing and sets no reserved bit"
        if size == 126:
            (size,) = struct.unpack("!H", self.stream.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.stream.read(8))
        return first & 15, self.stream.read(size)

    def close_code(self) -> int:
        """The code of the close frame that must be next."""
        opcode, payload = self.read_frame()
        assert opcode == CLOSE
        return int.from_bytes(payload[:2])

    def is_hung_up(self) -> bool:
        """Wait for the server's end of the connection; False when bytes come instead."""
        try:
            return not self.stream.read(1)
        except ConnectionResetError:
            return True

    def echo(self, message: bytes) -> bytes:
        """Send a message and hear it back."""
        self.say(frame(TEXT, message))
        opcode, payload = self.read_frame()
        assert opcode == TEXT
        return payload


@dataclass
class Server:
    """A running transport_child."""

    port: int
    process: subprocess.Popen[str]
    log: Path

    def visitor(self) -> Visitor:
        """Somebody new."""
        return Visitor(self.port)

    def counts(self, **goals: int) -> dict[str, Any]:
        """What the server counted, once it has counted this much."""
        query = "&".join(f"{name}={goal}" for name, goal in goals.items())
        with self.visitor() as visitor:
            _, body = visitor.get(f"/counts?{query}")
        counts: dict[str, Any] = json.loads(body)
        return counts

    def catch_up(self) -> None:
        """Return when the server has seen what was sent before."""
        self.counts()

    def goodbye(self) -> tuple[int, str]:
        """Exit code and last words."""
        words, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, words


@contextlib.contextmanager
def running(combination: str, **limits: float) -> Iterator[Server]:
    """A server of its own; at the end nobody may have been told anything twice."""
    transport, loop = combination.split("-")
    command = [sys.executable, "-m", "tests.web.transport.child", transport, loop, json.dumps(limits)]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with log.open("w") as stderr:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, cwd=ROOT)  # noqa: S603 - our own child
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            assert first, log.read_text()
            server = Server(int(first), process, log)
            yield server
            if process.poll() is None and not process.stdout.closed:
                process.send_signal(signal.SIGTERM)
                code, words = server.goodbye()
                opened, closed, wrongs = map(int, words.split()[1:])
                assert (0, opened, 0) == (code, closed, wrongs), log.read_text()
        finally:
            process.kill()
            process.wait()
            process.stdout.close()
