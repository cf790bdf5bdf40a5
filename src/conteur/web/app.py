"""Who is let in: every request and every socket passes here."""

import re
from typing import Final

from conteur.tables.keys import is_code
from conteur.web.addresses import is_own_origin, visitor
from conteur.web.house import House
from conteur.web.http import Pages
from conteur.web.proxied import Proxied, without_root
from conteur.web.socket import TableSocket
from conteur.web.transport.port import Rejected, Upgrade

_SOCKET_PATH: Final = re.compile(r"/ws/([A-Za-z]+)")


class App:
    """Pages and sockets of one house."""

    def __init__(self, house: House) -> None:
        """Whose door this is."""
        self._house = house
        self.pages = Proxied(Pages(house).app(), house.root_path, house.trusted_proxies)

    def accept(self, upgrade: Upgrade) -> TableSocket | Rejected:
        """A socket for a table, or why not; nothing is looked up before a visitor has said hello."""
        house = self._house
        found = _SOCKET_PATH.fullmatch(without_root(upgrade.path, house.root_path))
        code = found[1].upper() if found else ""
        if not is_code(code):
            return self._reject(404, "a socket is at /ws/CODE")
        if not is_own_origin(upgrade.headers, house.allowed_origins):
            return self._reject(403, "this page may not open sockets here")
        address, now = visitor(upgrade.client, upgrade.headers, house.trusted_proxies), house.now()
        if not house.misses.may(address, now):
            return self._reject(429, "too many wrong codes from your address")
        if not house.visits.take(address, now) or not house.places.take(address):
            return self._reject(429, "too many connections from your address")
        return TableSocket(house, code, address)

    def _reject(self, status: int, reason: str) -> Rejected:
        self._house.metrics.rejected += 1
        return Rejected(status, reason)
