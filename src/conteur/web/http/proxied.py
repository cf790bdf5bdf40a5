"""ASGI middleware in front of the routes: known Host names, the root path, and the scheme behind proxies."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.responses import PlainTextResponse

from conteur.web.addresses import Networks, is_among, read_address
from conteur.web.hosts import EXPLANATION, MISDIRECTED, KnownHosts, is_domain
from conteur.web.http.headers import OPENER, STRICT_TRANSPORT
from conteur.web.http.responses import UNCACHED

_Message = MutableMapping[str, Any]
_Send = Callable[[_Message], Awaitable[None]]
_App = Callable[[_Message, Callable[[], Awaitable[_Message]], _Send], Awaitable[None]]


def without_root(path: str, root_path: str) -> str:
    """The path without the root path, whether or not the proxy has removed it."""
    inside = path.removeprefix(root_path)
    return inside if inside.startswith("/") else path


class Proxied:
    """The application as seen by visitors behind a proxy."""

    def __init__(self, app: _App, root_path: str, trusted: Networks, hosts: KnownHosts) -> None:
        """With this root path, these trusted proxies, and these known host names."""
        self._app = app
        self._root_path = root_path
        self._trusted = trusted
        self._hosts = hosts

    async def __call__(
        self,
        scope: _Message,
        receive: Callable[[], Awaitable[_Message]],
        send: _Send,
    ) -> None:
        """Pass a request on, with the path and scheme a visitor sees."""
        if scope["type"] == "http":
            root = self._root_path
            is_root = scope["path"] == root
            inside = without_root(scope["path"], root)
            hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
            if not self._hosts.answers(hosts, scope["client"][0] if scope["client"] else "", inside):
                await PlainTextResponse(EXPLANATION, MISDIRECTED, headers=UNCACHED)(scope, receive, send)
                return
            scope = {
                **scope,
                "path": root if is_root else root + inside,
                "root_path": root,
                "scheme": self._scheme(scope),
            }
            if scope["scheme"] == "https":
                send = _with_headers(send, [OPENER, *([STRICT_TRANSPORT] if all(map(is_domain, hosts)) else ())])
        await self._app(scope, receive, send)

    def _scheme(self, scope: _Message) -> str:
        peer = read_address(scope["client"][0] if scope["client"] else "")
        if peer is not None and is_among(peer, self._trusted):
            scheme = dict(scope["headers"]).get(b"x-forwarded-proto", b"").strip().lower()
            if scheme in {b"http", b"https"}:
                return str(scheme.decode())
        return str(scope["scheme"])


def _with_headers(send: _Send, headers: list[tuple[bytes, bytes]]) -> _Send:
    async def send_on(message: _Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *headers]
        await send(message)

    return send_on
