"""What a reverse proxy changes in a request, set right before anybody reads it: the path's beginning, and https."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from conteur.web.addresses import Networks, is_among, read_address

_Message = MutableMapping[str, Any]
_App = Callable[[_Message, Callable[[], Awaitable[_Message]], Callable[[_Message], Awaitable[None]]], Awaitable[None]]


def without_root(path: str, root_path: str) -> str:
    """The path as if conteur stood at the root, whether or not the proxy has taken its own part away."""
    inside = path.removeprefix(root_path)
    return inside if inside.startswith("/") else path


class Proxied:
    """The app behind, as its visitors address it."""

    def __init__(self, app: _App, root_path: str, trusted: Networks) -> None:
        """Under which path, and whose word counts."""
        self._app = app
        self._root_path = root_path
        self._trusted = trusted

    async def __call__(
        self,
        scope: _Message,
        receive: Callable[[], Awaitable[_Message]],
        send: Callable[[_Message], Awaitable[None]],
    ) -> None:
        """Pass on, with the address a visitor sees."""
        if scope["type"] == "http":
            root = self._root_path
            is_root = scope["path"] == root
            path = root if is_root else root + without_root(scope["path"], root)
            scope = {**scope, "path": path, "root_path": root, "scheme": self._scheme(scope)}
        await self._app(scope, receive, send)

    def _scheme(self, scope: _Message) -> str:
        peer = read_address(scope["client"][0] if scope["client"] else "")
        if peer is not None and is_among(peer, self._trusted):
            told = dict(scope["headers"]).get(b"x-forwarded-proto", b"").strip().lower()
            if told in {b"http", b"https"}:
                return str(told.decode())
        return str(scope["scheme"])
