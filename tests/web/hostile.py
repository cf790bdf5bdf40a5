"""Guests who may send anything to a real server. Their names, keys and texts are recognisable."""

import base64
import contextlib
import itertools
import json
import secrets
import socket
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, Self

from tests.web.serving import Server, serving
from tests.web.transport.client import CLOSE, TEXT, Visitor, frame, upgrade_request

Json = dict[str, Any]

MARK = "leaked"
"""In every key, name, clue and remark a guest uses; a server that logs it logs too much."""
_numbers = itertools.count()


def new_key() -> str:
    """A seat key that a search finds."""
    return f"{MARK}{secrets.token_urlsafe(12)[:15]}A"


def key_bytes(key: str) -> bytes:
    """The same key in the form it would be stored in."""
    return base64.urlsafe_b64decode(key + "==")


class Answered(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:  # noqa: ANN401 - whatever is there
        """The body, read."""
        return json.loads(self.body)


class Guest(Visitor):
    """One connection to a conteur server."""

    person: int | None = None
    key: str = ""

    def __init__(self, port: int, *, receive_buffer: int | None = None) -> None:
        """Connect, perhaps with a small receive buffer."""
        super().__init__(port)
        self.view: Json = {}
        if receive_buffer is not None:
            self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)

    def ask(self, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b"") -> Answered:
        """One request, well formed unless the arguments are not."""
        lines = {"Host": "localhost", **(headers or {})}
        if body:
            lines["Content-Length"] = str(len(body))
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.say(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        return self.answered(has_body=method != "HEAD")

    def answered(self, *, has_body: bool = True) -> Answered:
        """The next answer."""
        status, headers = self.head()
        return Answered(status, headers, self.stream.read(int(headers.get("content-length", 0))) if has_body else b"")

    def knock(self, path: str, *lines: str) -> int:
        """Ask for a socket; the answer's status."""
        self.say(upgrade_request(path, *lines))
        status, headers = self.head()
        if status != 101:
            self.stream.read(int(headers.get("content-length", 0)))
        return status

    def tell(self, message: object) -> None:
        """One message, as JSON."""
        self.say(frame(TEXT, json.dumps(message).encode()))

    def hello(self, code: str, key: str | None = None, look: str | None = None) -> Json:
        """Open a table's socket and greet; the first view, or the goodbye."""
        assert self.knock(f"/ws/{code}") == 101
        self.tell({"type": "hello", "protocol": 1, "key": key, "look": look})
        return self.until("view", "bye")

    def until(self, *kinds: str) -> Json:
        """The next message of one of these types; a close is one of type `closed`."""
        while True:
            opcode, payload = self.read_frame()
            if opcode == CLOSE:
                return {"type": "closed", "code": int.from_bytes(payload[:2])}
            if opcode != TEXT:
                continue  # an answer to a ping
            message: Json = json.loads(payload)
            if message["type"] == "view":
                self.view = message
            if message["type"] in kinds:
                return message

    def request(self, ask: Json | None = None, move: Json | None = None) -> str | None:
        """Ask or move; why it was refused, if it was."""
        kind = "move" if ask is None else "ask"
        self.tell({"type": kind, "ref": f"r{next(_numbers)}", kind: ask or move})
        answer = self.until("answer")
        if answer["person"] is not None:
            self.person = answer["person"]
        refused: str | None = answer["refused"]
        return refused

    def sit(self, code: str, name: str | None = None) -> Self:
        """Take a seat."""
        self.hello(code)
        self.key = new_key()
        refused = self.request({"kind": "sit", "name": name or f"{MARK} {next(_numbers)}", "key": self.key})
        assert refused is None, refused
        while self.view["you"] is None:
            self.until("view")
        return self


def open_table(server: Server, settings: Json | None = None) -> str:
    """A new table's code."""
    with Guest(server.port) as guest:
        answer = guest.ask("POST", "/api/tables", body=json.dumps(settings or {}).encode())
    assert answer.status == 201, answer
    code: str = answer.json["code"]
    return code


@contextlib.contextmanager
def guarded(*options: str) -> Iterator[Server]:
    """A real server that, whatever happened to it, has kept quiet about its guests at the end."""
    with serving(*options) as server:
        yield server
        with Guest(server.port) as guest:
            assert guest.ask("GET", "/healthz").status == 200
        server.stop()
        assert MARK not in server.errors
