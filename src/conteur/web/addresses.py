"""IP addresses and origins: the visitor's address behind trusted proxies, and whether a page is from this server."""

from collections.abc import Mapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

Address = IPv4Address | IPv6Address
Networks = Sequence[IPv4Network | IPv6Network]

LOOPBACK: Final[Networks] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))
_HOUSEHOLD: Final = 64
"""Prefix length of the IPv6 network that one household gets."""


def visitor_address(peer: str, headers: Mapping[str, str], trusted: Networks) -> Address | None:
    """The peer's address, or behind trusted proxies the last one in X-Forwarded-For that is not a trusted proxy."""
    address = read_address(peer)
    for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
        if address is None or not is_among(address, trusted):
            return address
        if hop.strip():
            address = read_address(hop.strip())
    return address


def visitor(peer: str, headers: Mapping[str, str], trusted: Networks) -> str:
    """The key for rate limits: an IPv4 address, or the household network of an IPv6 address."""
    address = visitor_address(peer, headers, trusted)
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address), _HOUSEHOLD), strict=False))
    return "unknown" if address is None else str(address)


def is_among(address: Address, networks: Networks) -> bool:
    """Whether the address is in one of these networks."""
    return any(address in network for network in networks)


def is_direct_from(peer: str, headers: Mapping[str, str], networks: Networks, trusted: Networks) -> bool:
    """Whether a visitor is certainly in one of these networks: behind an untrusted proxy it could be anybody."""
    address = read_address(peer)
    if address is None or ("x-forwarded-for" in headers and not is_among(address, trusted)):
        return False
    visitor_is_at = visitor_address(peer, headers, trusted)
    return visitor_is_at is not None and is_among(visitor_is_at, networks)


def read_address(text: str) -> Address | None:
    """An address as proxies write it, perhaps with a port; an IPv4-mapped IPv6 address becomes an IPv4 address."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def is_own_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Whether the requesting page came from here; programs other than browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        came_from = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return came_from != "" and came_from == headers.get("host", "").lower()
