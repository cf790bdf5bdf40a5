"""Checks the TLS certificate of an address: whether browsers trust it, and for how long."""

import asyncio
import socket
import ssl
from math import inf
from time import time
from typing import Final

from conteur.doctor.problem import Problem

_TIMEOUT: Final = 10.0
_DAY: Final = 86_400
_SOON: Final = 10
"""Days before expiry; automatic renewal would have happened long before."""
_UNKNOWN: Final = (
    "certificate_of_nobody",
    "Let the proxy get one from an authority browsers know (Caddy does so by itself), with the whole chain.",
)
_MISNAMED: Final = (
    "certificate_of_another_name",
    "Get one for the name players open, or give players the name it is for.",
)
_EXPIRED: Final = ("certificate_expired", "Renew it, and find out why that did not happen by itself.")
_OTHER: Final = ("certificate_not_good", "Let the proxy get a certificate for this name, as Caddy does.")
_BY_OPENSSL_CODE: Final = {10: _EXPIRED, 18: _UNKNOWN, 19: _UNKNOWN, 20: _UNKNOWN, 62: _MISNAMED, 64: _MISNAMED}


def untrusted_certificate(url: str, error: ssl.SSLCertVerificationError) -> Problem:
    """Why browsers do not trust it."""
    code, remedy = _BY_OPENSSL_CODE.get(error.verify_code, _OTHER)
    return Problem(code, f"Browsers will not trust {url}: {error.verify_message.rstrip('.')}.", remedy)


async def check_certificate(host: str, port: int) -> list[Problem]:
    """Whether a certificate that is valid today will still be valid next week."""
    days = (await asyncio.to_thread(_end_of_certificate, host, port) - time()) / _DAY
    if days >= _SOON:
        return []
    return [
        Problem(
            "certificate_ends_soon",
            f"The certificate of {host} ends in {days:.1f} days: then nobody gets in.",
            "Find out why it was not renewed: Caddy and certbot do so a month before, and log why they could not.",
        )
    ]


def _end_of_certificate(host: str, port: int) -> float:
    """When the certificate expires, in seconds since 1970."""
    context = ssl.create_default_context()
    with (
        socket.create_connection((host, port), _TIMEOUT) as plain,
        context.wrap_socket(plain, server_hostname=host) as encrypted,
    ):
        certificate = encrypted.getpeercert()
    return ssl.cert_time_to_seconds(str(certificate["notAfter"])) if certificate else inf
