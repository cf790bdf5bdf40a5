"""A host who brings pictures, over real HTTP to a real server."""

import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.pictures import hostile as files
from tests.web.hostile import Answered, Guest, guarded, open_table
from tests.web.serving import Server
from tests.web.stranger import Json


@contextmanager
def picture_server() -> Iterator[Server]:
    """A server for uploads; at the end it has written no complaint, and left no file waiting."""
    with guarded("--allowance", "100", "--absence", "300") as server:
        yield server
        assert server.errors == ""
        assert [] == list((server.folder / "uploads").iterdir())


def photo(seed: int) -> bytes:
    """A photo like no other seed's."""
    return files.encoded(files.photo(seed=seed))


class Host:
    """Somebody with a table."""

    def __init__(self, server: Server, settings: Json | None = None, guests: int = 0) -> None:
        """Seated first, so the host; others sit down after."""
        self.url = server.url
        self.port = server.port
        self.code = open_table(server, settings)
        self.seat = Guest(server.port).sit(self.code, "Ana")
        self.guests = [Guest(server.port).sit(self.code) for _ in range(guests)]

    def send(self, path: str, body: bytes, key: str | None = None) -> Answered:
        """POST to the table, with the host's key or another."""
        headers = {"Authorization": f"Bearer {self.seat.key if key is None else key}"}
        url = f"{self.url}/api/tables/{self.code}/{path}"
        return asked(urllib.request.Request(url, body, headers, method="POST"))  # noqa: S310 - our server

    def bring(self, content: bytes, name: str = "photo.jpg") -> list[Json]:
        """Bring a file; what became of each picture in it."""
        answer = self.send(f"pictures?name={urllib.parse.quote(name)}", content)
        assert answer.status == 200, answer
        return [json.loads(line) for line in answer.body.splitlines()]

    def see(self, path: str, key: str | None = None) -> Answered:
        """GET from the server, perhaps with a key."""
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        return asked(urllib.request.Request(self.url + path, headers=headers))  # noqa: S310 - our server

    def cards(self) -> list[Json]:
        """The pictures the table plays with, as the host sees them."""
        found: list[Json] = self.see(f"/api/tables/{self.code}/cards", self.seat.key).json["cards"]
        return found

    def box(self) -> Any:  # noqa: ANN401 - JSON
        """What everybody is told of them."""
        with Guest(self.port) as again:
            return again.hello(self.code, self.seat.key)["table"]["box"]

    def end(self) -> None:
        """Everybody goes."""
        for guest in (self.seat, *self.guests):
            guest.leave()


def asked(request: urllib.request.Request) -> Answered:
    """The answer, good or bad."""
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - our server
            return Answered(answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answered(error.code, {k.lower(): v for k, v in error.headers.items()}, error.read())
