"""Who is asking: the visitor's address behind trusted proxies, and whether a page may open sockets here."""

from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit


def visitor(peer: str, headers: Mapping[str, str], trusted: frozenset[str]) -> str:
    """The address limits count for: the last one in X-Forwarded-For that no trusted proxy wrote about itself."""
    if not _is_among(peer, trusted):
        return _group(peer)
    for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
        address = hop.strip()
        if address and not _is_among(address, trusted):
            return _group(address)
    return _group(peer)


def _is_among(address: str, trusted: frozenset[str]) -> bool:
    if not trusted or not address:
        return False
    try:
        found = ip_address(address)
        return any(found in ip_network(network, strict=False) for network in trusted)
    except ValueError:
        return False


def _group(address: str) -> str:
    """One household: an IPv4 address, or the /64 an IPv6 address is in."""
    try:
        found = ip_address(address)
    except ValueError:
        return "unknown"
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else str(found)  # noqa: PLR2004 - IPv6


def is_own_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Whether the page that opens a socket came from here; programs that are no browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")
