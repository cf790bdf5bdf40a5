"""Who is asking: the visitor's address behind trusted proxies, and whether a page may ask from where it is."""

from collections.abc import Mapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

Address = IPv4Address | IPv6Address
Networks = Sequence[IPv4Network | IPv6Network]

_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that one household is given."""


def visitor_address(peer: str, headers: Mapping[str, str], trusted: Networks) -> Address | None:
    """The peer's, or behind trusted proxies the last in X-Forwarded-For that is not one of theirs."""
    address = read_address(peer)
    for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
        if address is None or not is_among(address, trusted):
            return address
        if hop.strip():
            address = read_address(hop.strip())
    return address


def visitor(peer: str, headers: Mapping[str, str], trusted: Networks) -> str:
    """Whom limits count for: an IPv4 address, or the household an IPv6 address is in."""
    address = visitor_address(peer, headers, trusted)
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address), _HOUSEHOLD), strict=False))
    return "unknown" if address is None else str(address)


def is_among(address: Address, networks: Networks) -> bool:
    """Whether one of these networks has it."""
    return any(address in network for network in networks)


def is_direct_from(peer: str, headers: Mapping[str, str], networks: Networks, trusted: Networks) -> bool:
    """Whether a visitor is certainly in one of these networks: a proxy nobody vouches for could be hiding anybody."""
    address = read_address(peer)
    if address is None or ("x-forwarded-for" in headers and not is_among(address, trusted)):
        return False
    found = visitor_address(peer, headers, trusted)
    return found is not None and is_among(found, networks)


def read_address(written: str) -> Address | None:
    """An address as proxies write it, perhaps with a port; an IPv4 visitor of an IPv6 socket stays an IPv4 visitor."""
    if written.startswith("["):
        written = written[1:].partition("]")[0]
    elif written.count(":") == 1:
        written = written.partition(":")[0]
    try:
        found = ip_address(written)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_own_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Whether the page that asks came from here; programs that are no browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        came_from = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return came_from != "" and came_from == headers.get("host", "").lower()
