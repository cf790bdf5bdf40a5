"""Looks at a server from outside, as a browser would, and at what a proxy in between does."""

import asyncio
import socket
import ssl
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from http.client import HTTPException
from ipaddress import ip_address
from math import inf
from time import time
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from conteur.client.line import socket_url
from conteur.store.finding import Finding
from conteur.tables.keys import new_code
from conteur.web import messages as m
from conteur.web.openapi import Visitor

_PATIENCE: Final = 10.0
_OK, _FORBIDDEN, _BUSY, _UNREADY = 200, 403, 429, 503
_ELSEWHERE: Final = "https://elsewhere.invalid"
_DAY: Final = 86_400
_SOON: Final = 10
"""Days; whoever renews by itself has done so long before."""
_EXPIRED, _SELF_SIGNED, _SELF_SIGNED_IN_CHAIN, _UNKNOWN_ISSUER, _OTHER_NAME, _OTHER_ADDRESS = 10, 18, 19, 20, 62, 64
_UNKNOWN: Final = (
    "certificate_of_nobody",
    "Let the proxy get one from an authority browsers know (Caddy does so by itself), with all links of its chain.",
)
_MISNAMED: Final = (
    "certificate_of_another_name",
    "Get one for the name players open, or give players the name it is for.",
)
_DISTRUST: Final = {  # OpenSSL's numbers
    _EXPIRED: ("certificate_expired", "Renew it, and look why that did not happen by itself."),
    _SELF_SIGNED: _UNKNOWN,
    _SELF_SIGNED_IN_CHAIN: _UNKNOWN,
    _UNKNOWN_ISSUER: _UNKNOWN,
    _OTHER_NAME: _MISNAMED,
    _OTHER_ADDRESS: _MISNAMED,
}
_PORTS: Final = {"http": 80, "https": 443}


class _Answer(NamedTuple):
    status: int
    heads: dict[str, str]
    body: bytes

    @property
    def is_passed_on(self) -> bool:
        """Whether a proxy left its name; conteur itself gives none."""
        return not self.heads.keys().isdisjoint({"via", "server", "x-served-by"})


async def look_at_address(url: str) -> AsyncIterator[Finding]:
    """What is wrong with the way from here to a server."""
    parts = urlsplit(url)
    try:
        health = await _get(f"{url.rstrip('/')}/healthz")
    except (OSError, HTTPException) as error:
        yield _unreachable(url, error)
        return
    if (health.status, health.body.strip()) != (_OK, b"ok"):
        yield Finding(
            "not_conteur",
            f"{url} answers, but not as conteur does (status {health.status} at /healthz).",
            "Look where the proxy sends requests; under a path, start conteur with --root-path.",
        )
        return
    if parts.scheme == "https":
        for finding in await _look_at_certificate(parts):
            yield finding
    for finding in (*await _look_at_visitor(url, parts), *await _look_at_counters(url, parts)):
        yield finding
    for finding in await _look_at_sockets(url, parts):
        yield finding
    if (await _get(f"{url.rstrip('/')}/readyz")).status == _UNREADY:
        yield Finding(
            "log_unavailable",
            f"The server behind {url} lives, but its log of games does not answer: moves are refused.",
            "Ask conteur doctor on that machine, with its --data or --database.",
        )


def _unreachable(url: str, error: Exception) -> Finding:
    reason = getattr(error, "reason", None) or error
    if isinstance(reason, ssl.SSLCertVerificationError):
        return _distrusted(url, reason)
    return Finding(
        "address_unreachable",
        f"Nobody answers at {url} ({reason}).",
        "Look whether proxy and server run, and whether a firewall stands in between.",
    )


def _distrusted(url: str, reason: ssl.SSLCertVerificationError) -> Finding:
    code, remedy = _DISTRUST.get(
        reason.verify_code, ("certificate_not_good", "Let the proxy get a certificate for this name, as Caddy does.")
    )
    return Finding(code, f"Browsers will not trust {url}: {reason.verify_message.rstrip('.')}.", remedy)


async def _look_at_certificate(parts: SplitResult) -> list[Finding]:
    """One that is good today should be good next week, too."""
    ends = await asyncio.to_thread(_end_of_certificate, parts.hostname or "", parts.port or _PORTS["https"])
    days = (ends - time()) / _DAY
    if days >= _SOON:
        return []
    return [
        Finding(
            "certificate_ends_soon",
            f"The certificate of {parts.hostname} ends in {days:.1f} days: then nobody gets in.",
            "Look why it was not renewed: Caddy and certbot do so a month before, and write why they could not.",
        )
    ]


def _end_of_certificate(host: str, port: int) -> float:
    """Seconds since 1970."""
    context = ssl.create_default_context()
    with (
        socket.create_connection((host, port), _PATIENCE) as plain,
        context.wrap_socket(plain, server_hostname=host) as line,
    ):
        told = line.getpeercert()
    return ssl.cert_time_to_seconds(str(told["notAfter"])) if told else inf


async def _look_at_visitor(url: str, parts: SplitResult) -> list[Finding]:
    """What the server knows of us."""
    answer = await _get(f"{url.rstrip('/')}/api/visitor")
    try:
        seen = msgspec.json.decode(answer.body, type=Visitor)
    except msgspec.MsgspecError:
        told = f"Status {answer.status} at /api/visitor: what the proxy tells the server could not be checked."
        return [Finding("visitor_unknown", told, "If that server is older than this command, ask with its own one.")]
    return [*_judge(parts, seen, is_proxied=answer.is_passed_on or parts.scheme == "https")]


def _judge(parts: SplitResult, seen: Visitor, *, is_proxied: bool) -> Iterator[Finding]:
    if _with_port(seen.host, parts.scheme) != _with_port(parts.netloc, parts.scheme):
        yield Finding(
            "proxy_changes_host",
            f"The proxy asks for {seen.host!r} instead of {parts.netloc!r}: pages of it may not open sockets.",
            "Let it pass on the Host header (nginx: proxy_set_header Host $http_host).",
        )
    if seen.is_forwarded and not seen.is_believed:
        yield Finding(
            "proxy_not_trusted",
            f"A proxy tells who its visitors are, and conteur does not believe it: all seem to come from "
            f"{seen.address}, and share one visitor's limits.",
            f"Start conteur with --trusted-proxy {seen.address}.",
        )
    elif is_proxied and not seen.is_forwarded:
        yield Finding(
            "proxy_hides_visitors",
            f"A proxy stands in between and does not tell who its visitors are: all seem to come from {seen.address}, "
            "and share one visitor's limits.",
            "Let it send X-Forwarded-For, and start conteur with --trusted-proxy and its address.",
        )
    elif seen.is_believed and seen.scheme != parts.scheme:
        yield Finding(
            "proxy_hides_scheme",
            f"You asked by {parts.scheme}, and conteur is told {seen.scheme}: QR codes have the wrong link.",
            "Let the proxy send X-Forwarded-Proto (nginx: proxy_set_header X-Forwarded-Proto $scheme).",
        )


async def _look_at_counters(url: str, parts: SplitResult) -> list[Finding]:
    """Whoever asks from the machine itself, with nobody in between, may read them."""
    answer = await _get(f"{url.rstrip('/')}/metrics")
    is_direct = _is_loopback(parts.hostname or "") and not answer.is_passed_on
    if is_direct or answer.status != _OK or b"conteur_" not in answer.body:
        return []
    return [
        Finding(
            "counters_public",
            f"Everybody can read {url.rstrip('/')}/metrics.",
            "Let the proxy answer 404 there, or tell who its visitors are; --metrics-from says who may read.",
        )
    ]


async def _look_at_sockets(url: str, parts: SplitResult) -> list[Finding]:
    """As a page of this address does, as a program does, and as a page of somebody else's address."""
    own = f"{parts.scheme}://{parts.netloc}"
    status, trouble = await _greet(url, own)
    if trouble is None:
        if (await _greet(url, _ELSEWHERE))[1] is None:
            told = f"A page of another address ({_ELSEWHERE}) may open sockets at {url}."
            return [Finding("strangers_let_in", told, "Let the proxy pass on Origin and Host as browsers send them.")]
        return []
    if status == _BUSY:
        told = f"Too much was asked from this address to check sockets at {url}."
        return [Finding("too_much_asked", told, "Wait a minute and ask again.")]
    if status == _FORBIDDEN and (await _greet(url, None))[1] is None:
        told = f"Programs may open sockets at {url}, its own pages may not: Origin and Host differ behind the proxy."
        return [
            Finding("own_pages_refused", told, f"Let the proxy pass on Host, or start conteur with --origin {own}.")
        ]
    return [
        Finding(
            "proxy_eats_upgrades",
            f"No WebSocket can be opened at {url} ({trouble}): pages load, and nobody can play.",
            "Let the proxy pass on Upgrade and Connection with HTTP/1.1, as deploy/nginx.conf and Caddyfile do.",
        )
    ]


async def _greet(url: str, origin: str | None) -> tuple[int, str | None]:
    """Open a socket to no table, say hello, and hear that there is none: the HTTP status, and what went wrong."""
    try:
        async with (
            asyncio.timeout(_PATIENCE),
            connect(
                socket_url(url, new_code()),
                origin=None if origin is None else Origin(origin),
                compression=None,
                proxy=None,
            ) as line,
        ):
            await line.send(msgspec.json.encode(m.Hello(m.PROTOCOL_VERSION, None)), text=True)
            if not isinstance(msgspec.json.decode(await line.recv(), type=m.ToClient), m.Bye):
                return 101, "an answer nobody expects"
    except InvalidStatus as refused:
        return refused.response.status_code, f"status {refused.response.status_code} instead of 101"
    except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, msgspec.MsgspecError) as error:
        return 0, str(error) or "no answer in time"
    return 101, None


async def _get(url: str) -> _Answer:
    return await asyncio.to_thread(_get_and_wait, url)


def _get_and_wait(url: str) -> _Answer:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # our own way, not that of our surroundings
    try:
        with opener.open(url, timeout=_PATIENCE) as answer:
            return _Answer(answer.status, _lowered(answer.headers), answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return _Answer(error.code, _lowered(error.headers), error.read())


def _lowered(heads: object) -> dict[str, str]:
    return {str(name).lower(): str(value) for name, value in getattr(heads, "items", dict)()}


def _with_port(netloc: str, scheme: str) -> str:
    name, colon, port = netloc.lower().rpartition("@")[2].rpartition(":")
    return f"{name}:{port}" if colon and port.isdigit() else f"{netloc.lower()}:{_PORTS[scheme]}"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
