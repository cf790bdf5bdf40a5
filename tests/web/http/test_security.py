"""The server says where to report security problems."""

import re
from datetime import UTC, datetime

import pytest
from starlette.routing import Route

from conteur.cli import main
from conteur.web.http.security import SecurityResource
from tests.web.asgi_client import AsgiClient
from tests.web.hostile import Guest, guarded

WRITTEN = datetime(2026, 11, 17, 15, 30, tzinfo=UTC)


def fields_of(text: str) -> dict[str, list[str]]:
    """The fields of a security.txt, each line of which must be one (RFC 9116, 4)."""
    fields: dict[str, list[str]] = {}
    for line in text.splitlines():
        name, value = re.fullmatch(r"([A-Z][A-Za-z-]+): (\S+)", line).groups()  # type: ignore[union-attr]  # or it fails
        fields.setdefault(name, []).append(value)
    return fields


def test_contacts_that_were_named() -> None:
    """All of them, in their order, for less than a year, with the address the file is known by."""
    resource = SecurityResource(
        ["mailto:a@play.example", "https://play.example/help"], "https://play.example", lambda: WRITTEN
    )
    answer = AsgiClient([Route("/.well-known/security.txt", resource.contact)]).get("/.well-known/security.txt")
    assert "text/plain; charset=utf-8" == answer.headers["content-type"]
    assert {
        "Contact": ["mailto:a@play.example", "https://play.example/help"],
        "Expires": ["2027-05-16T00:00:00Z"],
        "Policy": ["https://play.example/security-policy.txt"],
        "Canonical": ["https://play.example/.well-known/security.txt"],
    } == fields_of(answer.text)


def test_nobody_was_named() -> None:
    """The policy is the contact: it says where to tell of faults, of the software and of the server."""
    with guarded("--trusted-proxy", "127.0.0.1") as server, Guest(server.port) as guest:
        proxied = {"Host": "play.example", "X-Forwarded-Proto": "https"}
        fields = fields_of(guest.ask("GET", "/.well-known/security.txt", proxied).body.decode())
        assert ["https://play.example/security-policy.txt"] == fields["Contact"] == fields["Policy"]
        (expires,) = fields["Expires"]
        assert datetime.now(UTC) < datetime.fromisoformat(expires)
        policy = guest.ask("GET", "/security-policy.txt", proxied)
    assert 200 == policy.status
    assert b"security advisories page" in policy.body
    assert b"whoever invited you" in policy.body


def test_a_contact_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    """Is refused at the start."""
    with pytest.raises(SystemExit):
        main(["serve", "--security-contact", "ask Ana"])
    assert "is no mailto:, https: or tel: address" in capsys.readouterr().err
