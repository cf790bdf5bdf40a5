"""Asks routes as a server would, without a server."""

import asyncio
from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urlsplit

from starlette.applications import Starlette
from starlette.routing import Route


@dataclass
class Answered:
    """What came back."""

    status_code: int
    headers: dict[str, str]
    content: bytes

    @property
    def text(self) -> str:
        """As words."""
        return self.content.decode()


class Asking:
    """Asks an app as a server would, without a server."""

    def __init__(self, routes: list[Route]) -> None:
        """Whom to ask."""
        self._app = Starlette(routes=routes)

    def get(self, address: str, headers: dict[str, str] | None = None) -> Answered:
        """One answer."""
        return asyncio.run(self._get(address, headers or {}))

    async def _get(self, address: str, headers: dict[str, str]) -> Answered:
        parts = urlsplit(address)
        sent: list[MutableMapping[str, Any]] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        async def receive() -> MutableMapping[str, Any]:
            await asyncio.Event().wait()  # nobody hangs up
            raise AssertionError

        scope = {
            "type": "http",
            "method": "GET",
            "path": unquote(parts.path),
            "query_string": parts.query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        await self._app(scope, receive, send)
        heads = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return Answered(sent[0]["status"], heads, b"".join(message.get("body", b"") for message in sent[1:]))
