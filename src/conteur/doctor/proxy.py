"""Checks a server through the address players use, as a browser would, and what a proxy in between changes."""

import asyncio
import ssl
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from http.client import HTTPException
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from conteur.client.socket import socket_url
from conteur.doctor.certificate import check_certificate, untrusted_certificate
from conteur.doctor.problem import Problem
from conteur.live.randomness import new_code
from conteur.web.hosts import MISDIRECTED
from conteur.web.protocol import messages as m
from conteur.web.protocol.http_types import Visitor

_TIMEOUT: Final = 10.0
_OK, _FORBIDDEN, _BUSY, _UNREADY = 200, 403, 429, 503
_OTHER_ORIGIN: Final = "https://elsewhere.invalid"
_PORTS: Final = {"http": 80, "https": 443}


class _Response(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def is_proxied(self) -> bool:
        """Whether a proxy added its name; conteur itself sends none."""
        return not self.headers.keys().isdisjoint({"via", "server", "x-served-by"})


async def check_address(url: str) -> AsyncIterator[Problem]:
    """What is wrong between here and a server."""
    url = url.rstrip("/")
    parts = urlsplit(url)
    try:
        health = await _get(f"{url}/healthz")
    except (OSError, HTTPException) as error:
        yield _unreachable(url, error)
        return
    if (health.status, health.body.strip()) != (_OK, b"ok"):
        yield Problem(
            "not_conteur",
            f"{url} answers, but not as conteur does (status {health.status} at /healthz).",
            "Check where the proxy sends requests; under a path, start conteur with --root-path.",
        )
        return
    if parts.scheme == "https":
        for problem in await check_certificate(parts.hostname or "", parts.port or _PORTS["https"]):
            yield problem
    for check in (_check_visitor, _check_metrics, _check_sockets):
        for problem in await check(url, parts):
            yield problem
    if (await _get(f"{url}/readyz")).status == _UNREADY:
        yield Problem(
            "log_unavailable",
            f"The server behind {url} runs, but its log of games does not answer: moves are refused.",
            "Run conteur doctor on that machine, with its --data or --database.",
        )


def _unreachable(url: str, error: Exception) -> Problem:
    reason = getattr(error, "reason", None) or error
    if isinstance(reason, ssl.SSLCertVerificationError):
        return untrusted_certificate(url, reason)
    return Problem(
        "address_unreachable",
        f"Nobody answers at {url} ({reason}).",
        "Check that proxy and server run, and that no firewall is in between.",
    )


async def _check_visitor(url: str, parts: SplitResult) -> list[Problem]:
    """What the server knows about us."""
    response = await _get(f"{url}/api/visitor")
    if response.status == MISDIRECTED:
        what = f"The server behind {url} does not know the name it is called by."
        remedy = "Start conteur with --allow-host and the name in players' links, or with --trusted-proxy."
        return [Problem("name_unknown", what, remedy)]
    try:
        visitor = msgspec.json.decode(response.body, type=Visitor)
    except msgspec.MsgspecError:
        what = f"Status {response.status} at /api/visitor: what the proxy tells the server could not be checked."
        return [Problem("visitor_unknown", what, "If that server is older than this command, use its own.")]
    return [*_judge_visitor(parts, visitor, is_proxied=response.is_proxied or parts.scheme == "https")]


def _judge_visitor(parts: SplitResult, visitor: Visitor, *, is_proxied: bool) -> Iterator[Problem]:
    if _with_port(visitor.host, parts.scheme) != _with_port(parts.netloc, parts.scheme):
        yield Problem(
            "proxy_changes_host",
            f"The proxy asks for {visitor.host!r} instead of {parts.netloc!r}: its pages may not open sockets.",
            "Let it pass on the Host header (nginx: proxy_set_header Host $http_host).",
        )
    if visitor.is_forwarded and not visitor.is_believed:
        yield Problem(
            "proxy_not_trusted",
            f"A proxy says who its visitors are, and conteur does not believe it: all seem to come from "
            f"{visitor.address}, and share one visitor's limits.",
            f"Start conteur with --trusted-proxy {visitor.address}.",
        )
    elif is_proxied and not visitor.is_forwarded:
        yield Problem(
            "proxy_hides_visitors",
            f"There is a proxy that does not say who its visitors are: all seem to come from {visitor.address}, "
            "and share one visitor's limits.",
            "Let it send X-Forwarded-For, and start conteur with --trusted-proxy and its address.",
        )
    elif visitor.is_believed and visitor.scheme != parts.scheme:
        yield Problem(
            "proxy_hides_scheme",
            f"You asked by {parts.scheme}, and the proxy says {visitor.scheme}: QR codes have the wrong link.",
            "Let the proxy send X-Forwarded-Proto (nginx: proxy_set_header X-Forwarded-Proto $scheme).",
        )


async def _check_metrics(url: str, parts: SplitResult) -> list[Problem]:
    """Metrics should be readable only from the machine itself, without a proxy."""
    response = await _get(f"{url}/metrics")
    is_direct = _is_loopback(parts.hostname or "") and not response.is_proxied
    if is_direct or response.status != _OK or b"conteur_" not in response.body:
        return []
    return [
        Problem(
            "counters_public",
            f"Everybody can read {url}/metrics.",
            "Let the proxy answer 404 there, or say who its visitors are; --metrics-from says who may read.",
        )
    ]


async def _check_sockets(url: str, parts: SplitResult) -> list[Problem]:
    """Open sockets as a page from this address does, as a program does, and as a page from a foreign address does."""
    own = f"{parts.scheme}://{parts.netloc}"
    status, error = await _open_socket(url, own)
    if error is None:
        if (await _open_socket(url, _OTHER_ORIGIN))[1] is None:
            what = f"A page of another address ({_OTHER_ORIGIN}) may open sockets at {url}."
            return [Problem("strangers_let_in", what, "Let the proxy pass on Origin and Host as browsers send them.")]
        return []
    if status == MISDIRECTED:  # reported already
        return []
    if status == _BUSY:
        what = f"Too much was asked from this address to check sockets at {url}."
        return [Problem("too_much_asked", what, "Wait a minute and ask again.")]
    if status == _FORBIDDEN and (await _open_socket(url, None))[1] is None:
        what = f"Programs may open sockets at {url}, its own pages may not: Origin and Host differ behind the proxy."
        remedy = f"Let the proxy pass on Host, or start conteur with --origin {own}."
        return [Problem("own_pages_refused", what, remedy)]
    return [
        Problem(
            "proxy_eats_upgrades",
            f"No WebSocket can be opened at {url} ({error}): pages load, and nobody can play.",
            "Let the proxy pass on Upgrade and Connection with HTTP/1.1, as deploy/nginx.conf and Caddyfile do.",
        )
    ]


async def _open_socket(url: str, origin: str | None) -> tuple[int, str | None]:
    """Open a socket to a table that does not exist, and expect to be told so: the HTTP status, and what went wrong."""
    try:
        async with (
            asyncio.timeout(_TIMEOUT),
            connect(
                socket_url(url, new_code()),
                origin=None if origin is None else Origin(origin),
                compression=None,
                proxy=None,
            ) as connection,
        ):
            await connection.send(msgspec.json.encode(m.Hello(m.PROTOCOL_VERSION, None)), text=True)
            if not isinstance(msgspec.json.decode(await connection.recv(), type=m.ToClient), m.Bye):
                return 101, "an unexpected answer"
    except InvalidStatus as refused:
        return refused.response.status_code, f"status {refused.response.status_code} instead of 101"
    except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, msgspec.MsgspecError) as error:
        return 0, str(error) or "no answer in time"
    return 101, None


async def _get(url: str) -> _Response:
    return await asyncio.to_thread(_get_now, url)


def _get_now(url: str) -> _Response:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # ignores a proxy configured on this machine
    try:
        with opener.open(url, timeout=_TIMEOUT) as response:
            return _Response(response.status, _lowered(response.headers), response.read())
    except urllib.error.HTTPError as error:
        with error:
            return _Response(error.code, _lowered(error.headers), error.read())


def _lowered(headers: object) -> dict[str, str]:
    return {str(name).lower(): str(value) for name, value in getattr(headers, "items", dict)()}


def _with_port(netloc: str, scheme: str) -> str:
    name, colon, port = netloc.lower().rpartition("@")[2].rpartition(":")
    return f"{name}:{port}" if colon and port.isdigit() else f"{netloc.lower()}:{_PORTS[scheme]}"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
