"""An HTTP client that calls routes over ASGI, without a server."""

import asyncio
from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urlsplit

from starlette.applications import Starlette
from starlette.routing import Route


@dataclass
class Response:
    """What came back."""

    status_code: int
    headers: dict[str, str]
    content: bytes

    @property
    def text(self) -> str:
        """As words."""
        return self.content.decode()


class AsgiClient:
    """Calls an application as a server would."""

    def __init__(self, routes: list[Route]) -> None:
        """An application with these routes."""
        self._app = Starlette(routes=routes)

    def get(self, address: str, headers: dict[str, str] | None = None) -> Response:
        """One answer."""
        return asyncio.run(self._get(address, headers or {}))

    async def _get(self, address: str, headers: dict[str, str]) -> Response:
        parts = urlsplit(address)
        sent: list[MutableMapping[str, Any]] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        async def receive() -> MutableMapping[str, Any]:
            await asyncio.Event().wait()  # the client never disconnects
            raise AssertionError

        scope = {
            "type": "http",
            "method": "GET",
            "path": unquote(parts.path),
            "query_string": parts.query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        await self._app(scope, receive, send)
        received = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return Response(sent[0]["status"], received, b"".join(message.get("body", b"") for message in sent[1:]))
