"""The doctor's checks of certificates."""

import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import trustme

from tests.doctor.serving import FORWARDED, through
from tests.web.proxy import Faults
from tests.web.serving import Server


@pytest.mark.parametrize(
    ("name", "days", "is_trusted", "code"),
    [
        ("localhost", 90, True, None),
        ("localhost", 3, True, "certificate_ends_soon"),
        ("localhost", -1, True, "certificate_expired"),
        ("play.example.org", 90, True, "certificate_of_another_name"),
        ("localhost", 90, False, "certificate_of_nobody"),
    ],
)
def test_certificates(
    trusting: Server, tmp_path: Path, *, name: str, days: int, is_trusted: bool, code: str | None
) -> None:
    """Good ones, and the ways they go bad."""
    authority = trustme.CA()
    now = datetime.now(UTC)
    issued = authority.issue_cert(name, not_before=now - timedelta(days=100), not_after=now + timedelta(days=days))
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    issued.configure_cert(tls)
    authorities = tmp_path / "authority.pem"
    (authority if is_trusted else trustme.CA()).cert_pem.write_to_path(str(authorities))
    faults = Faults(adds={**FORWARDED, "x-forwarded-proto": "https"}, tls=tls)
    findings = through(trusting, faults, tmp_path, SSL_CERT_FILE=str(authorities))
    assert ({code} if code else set()) == findings.keys()
