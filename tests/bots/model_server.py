"""A chat completions server on loopback that answers as the test says and keeps what it was asked."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from conteur.bots.brains.endpoint_http import Account

KEY = "sk-secret-of-the-operator"
Reply = Callable[[dict[str, Any]], tuple[int, bytes]]


def saying(answer: object, tokens: int | None = 50) -> Reply:
    """The same answer to everything, in the form of a chat completion."""
    completion: dict[str, Any] = {"choices": [{"message": {"role": "assistant", "content": json.dumps(answer)}}]}
    if tokens is not None:
        completion["usage"] = {"total_tokens": tokens}
    body = json.dumps(completion).encode()
    return lambda _asked: (200, body)


class Model(ThreadingHTTPServer):
    """Listens on a port of its own."""

    daemon_threads = True

    def __init__(self, reply: Reply) -> None:
        """Ready to be asked."""
        super().__init__(("127.0.0.1", 0), _Handler)
        self.reply = reply
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str | None] = []

    @property
    def url(self) -> str:
        """Where its API begins."""
        return f"http://127.0.0.1:{self.server_port}/v1"


class _Handler(BaseHTTPRequestHandler):
    server: Model

    def do_POST(self) -> None:
        """One question."""
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(body)
        self.server.keys.append(self.headers.get("Authorization"))
        code, answer = self.server.reply(body) if self.path == "/v1/chat/completions" else (404, b"")
        self.send_response(code)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_words: object) -> None:
        """Says nothing."""


@contextmanager
def listening(reply: Reply) -> Iterator[Model]:
    """A model for the length of a test."""
    with Model(reply) as model:
        Thread(target=model.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        try:
            yield model
        finally:
            model.shutdown()


def account(model: Model, **changes: Any) -> Account:  # noqa: ANN401 - as the fields are
    """Where it listens."""
    return Account(model.url, "tiny", KEY, **changes)
