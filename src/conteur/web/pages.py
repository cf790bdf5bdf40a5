"""Headers every answer carries, so that a page can load nothing from elsewhere and be framed by nobody."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

_Message = MutableMapping[str, Any]
_Scope = MutableMapping[str, Any]
_Receive = Callable[[], Awaitable[_Message]]
_Send = Callable[[_Message], Awaitable[None]]
_App = Callable[[_Scope, _Receive, _Send], Awaitable[None]]

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(self)",
}


class SafeHeaders:
    """Adds the headers to whatever the app answers."""

    def __init__(self, app: _App) -> None:
        """The app behind."""
        self._app = app
        self._raw = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: _Scope, receive: _Receive, send: _Send) -> None:
        """Pass on, with headers."""

        async def send_safely(message: _Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._raw]
            await send(message)

        await self._app(scope, receive, send_safely)
