"""The address at which other devices reach this server, read from the network interfaces each time."""

import ctypes
import socket
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address
from typing import Final

from conteur.web.addresses import Address

_IS_UP: Final = 0x1
_IS_LOOPBACK: Final = 0x8
_IS_TUNNEL: Final = 0x10
_EVERYWHERE: Final = {"0.0.0.0", "::"}  # noqa: S104 - compared, not bound
_ROUTES: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses reserved for documentation: the system tells which route it would use, and nothing is sent."""
_PLACES: Final = {int(socket.AF_INET): slice(4, 8), int(socket.AF_INET6): slice(8, 24)}
"""The bytes of a sockaddr that hold the address."""


@dataclass(frozen=True, slots=True)
class Interface:
    """One address of one of this machine's networks."""

    address: Address
    is_tunnel: bool = False
    """A VPN or another point-to-point link, which phones in the room are not on."""


@dataclass(slots=True)
class Reachable:
    """How other devices reach a server."""

    host: str = "127.0.0.1"
    """The address it listens on."""
    port: int = 0
    """Known once it listens."""
    root_path: str = ""
    public_url: str | None = None
    """Configured by the operator; overrides what this machine can find out."""

    def url(self) -> str | None:
        """The address for invitations, without a trailing slash; None if no other device can reach it."""
        return self.public_url or self.local_url()

    def local_url(self) -> str | None:
        """The same, as far as this machine can find out."""
        name = self._name()
        return None if name is None else f"http://{name}:{self.port}{self.root_path}"

    def _name(self) -> str | None:
        if self.host not in _EVERYWHERE:
            return None if _is_loopback(self.host) else _in_link(self.host)
        takes_both = self.host == "::"
        own = in_order(list(interfaces()), routed())
        return next((_in_link(str(each)) for each in own if takes_both or isinstance(each, IPv4Address)), None)


def in_order(candidates: list[Interface], routes: list[Address]) -> list[Address]:
    """The addresses others may use, the likeliest first: the default route's first, tunnels after others.

    Link-local IPv4 addresses come last; link-local IPv6 addresses are left out, because no browser opens them without
    the name of an interface, which differs on every device.
    """
    usable = [each for each in candidates if isinstance(each.address, IPv4Address) or not each.address.is_link_local]
    preferred = {address: place for place, address in enumerate(routes)}

    def rank(each: Interface) -> tuple[bool, bool, int, bool]:
        address = each.address
        return (
            address.is_link_local,
            each.is_tunnel,
            preferred.get(address, len(routes)),
            not isinstance(address, IPv4Address),
        )

    return [each.address for each in sorted(usable, key=rank)]


def routed() -> list[Address]:
    """The machine's addresses on its default routes."""
    addresses = []
    for family, far in _ROUTES:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                addresses.append(ip_address(probe.getsockname()[0]))
        except (OSError, ValueError):  # no such network
            continue
    return addresses


def interfaces() -> Iterator[Interface]:
    """The addresses of the networks this machine is in."""
    if sys.platform == "win32":
        own = {str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None)}
        yield from (Interface(address) for address in map(ip_address, sorted(own)) if not address.is_loopback)
        return
    system = ctypes.CDLL(None)
    first = ctypes.c_void_p()
    if system.getifaddrs(ctypes.byref(first)) != 0:
        return
    try:
        at = first.value
        while at:
            entry = _IfAddrs.from_address(at)
            if entry.flags & _IS_UP and not entry.flags & _IS_LOOPBACK and entry.address:
                address = _read(entry.address)
                if address is not None:
                    yield Interface(address, is_tunnel=bool(entry.flags & _IS_TUNNEL))
            at = entry.next
    finally:
        system.freeifaddrs(first)


class _IfAddrs(ctypes.Structure):
    """`struct ifaddrs` of getifaddrs, the same on Linux, macOS and the BSDs."""

    _fields_ = (
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("flags", ctypes.c_uint),
        ("address", ctypes.c_void_p),
        ("netmask", ctypes.c_void_p),
        ("other_end", ctypes.c_void_p),
        ("more", ctypes.c_void_p),
    )


def _read(pointer: int) -> Address | None:
    """The address in a sockaddr; None for other kinds, such as a MAC address."""
    head = ctypes.string_at(pointer, 2)
    family = int.from_bytes(head, sys.byteorder) if sys.platform == "linux" else head[1]
    place = _PLACES.get(family)
    return None if place is None else ip_address(ctypes.string_at(pointer, place.stop)[place])


def _is_loopback(host: str) -> bool:
    """Whether a name or an address is only this machine itself."""
    try:
        return all(ip_address(each[4][0]).is_loopback for each in socket.getaddrinfo(host, None))
    except (OSError, ValueError):  # the name does not resolve here, nor elsewhere
        return True


def _in_link(host: str) -> str:
    return f"[{host}]" if ":" in host else host
