"""Where to report security problems: /.well-known/security.txt (RFC 9116), and the policy it links to."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from importlib.metadata import version
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from conteur.web.http.responses import UNCACHED

POLICY_PATH: Final = "/security-policy.txt"
_VALID_FOR: Final = timedelta(days=180)
"""Less than a year, as the RFC recommends; it is renewed as long as the server runs."""
_POLICY: Final = """\
This server runs conteur {version}.

A weakness of the software: report it privately, through the security advisories page of conteur's repository; the file
SECURITY.md there says what to write and what happens then. Please do not publish it before there is a version without
it.

A weakness of this server, or a question about what it keeps: {contact}
"""
_NOBODY: Final = "ask whoever invited you here; no other contact was named."


class SecurityResource:
    """Handlers for people who want to report a security problem."""

    def __init__(
        self, contacts: Sequence[str], public_url: str | None, now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        """The operator's contacts, and the server's address, if configured."""
        self._contacts = contacts
        self._public_url = public_url
        self._now = now

    async def contact(self, request: Request) -> Response:
        """security.txt."""
        here = self._public_url or str(request.base_url).rstrip("/")
        expires = (self._now() + _VALID_FOR).replace(hour=0, minute=0, second=0, microsecond=0)
        lines = [
            *(f"Contact: {contact}" for contact in self._contacts or [f"{here}{POLICY_PATH}"]),
            f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}",
            f"Policy: {here}{POLICY_PATH}",
            f"Canonical: {here}/.well-known/security.txt",
        ]
        return PlainTextResponse("\n".join([*lines, ""]), headers=UNCACHED)

    async def policy(self, _request: Request) -> Response:
        """How to report a security problem."""
        contact = ", ".join(self._contacts) or _NOBODY
        return PlainTextResponse(_POLICY.format(version=version("conteur"), contact=contact), headers=UNCACHED)
