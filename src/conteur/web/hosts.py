"""The Host names a server answers to: refuses foreign names that point here (DNS rebinding)."""

import re
import socket
from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import urlsplit

from conteur.web.addresses import Networks, is_among, read_address

ANY: Final = "*"
MISDIRECTED: Final = 421
EXPLANATION: Final = (
    "This server does not know the name you called it by. Open it by its address, such as http://192.168.1.20:8000, "
    "or have whoever runs it start it with --allow-host and that name.\n"
)
OPEN_PATHS: Final = frozenset({"/healthz", "/readyz", "/metrics"})
"""Load balancers and Prometheus use whatever name they have for a server; these paths reveal no player's data."""
_OWN: Final = ("localhost", "conteur.local")
_PRIVATE: Final = ("local", "lan", "home.arpa", "internal", "localdomain")
"""Suffixes of names that no public DNS server answers for."""
_PORT: Final = re.compile(r":\d*$")


class KnownHosts:
    """Which Host headers are answered.

    Rebinding needs a name that the attacker's DNS server answers for: not an IP address, and not a name without a dot.
    """

    def __init__(
        self,
        allowed: Iterable[str] = (),
        public_url: str | None = None,
        trusted: Networks = (),
        machine: str | None = None,
    ) -> None:
        """The names set by the operator, trusted proxies, which choose their own names, and the machine's own name."""
        given = {name.lower().rstrip(".") for name in allowed}
        self._takes_any = ANY in given
        self._trusted: Networks = () if given else trusted
        own = (socket.gethostname() if machine is None else machine).lower()
        bare = own.partition(".")[0]
        self._names = {*_OWN, *given, own, *(f"{bare}.{end}" for end in _PRIVATE)}
        if public_url and (name := urlsplit(public_url).hostname):
            self._names.add(name)

    def answers(self, hosts: Sequence[str], peer: str, path: str) -> bool:
        """Whether to answer a request, by its Host headers, its TCP peer, and its path below the root path."""
        return path in OPEN_PATHS or self._takes_any or all(map(self._knows, hosts)) or self._is_trusted(peer)

    def _knows(self, host: str) -> bool:
        name = _PORT.sub("", host.strip().lower()).rstrip(".")
        is_public = "." in name and read_address(name) is None
        return not is_public or name in self._names or name.endswith(".localhost")

    def _is_trusted(self, peer: str) -> bool:
        address = read_address(peer)
        return address is not None and is_among(address, self._trusted)


def is_domain(host: str) -> bool:
    """Whether a Host header has a name that can require HTTPS: not an IP address, and not this machine."""
    name = _PORT.sub("", host.strip().lower()).rstrip(".")
    return "." in name and read_address(name) is None and not name.endswith(".localhost")
