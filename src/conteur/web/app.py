"""The web application: the HTTP interface, and which visitors get a socket."""

import re
from typing import Final

from conteur.tables.keys import is_code
from conteur.web.addresses import is_own_origin, visitor
from conteur.web.context import ServerContext
from conteur.web.hosts import EXPLANATION, MISDIRECTED
from conteur.web.http.pacing import Pacing
from conteur.web.http.proxied import Proxied, without_root
from conteur.web.http.routes import http_app
from conteur.web.sockets.table_socket import TableSocket
from conteur.web.transport.port import Rejected, Upgrade

_SOCKET_PATH: Final = re.compile(r"/ws/([A-Za-z]+)")


class App:
    """HTTP and sockets of one server."""

    def __init__(self, context: ServerContext) -> None:
        """With the context of this server."""
        self._context = context
        paced = Pacing(http_app(context), context)
        self.http = Proxied(paced, context.root_path, context.trusted_proxies, context.hosts)

    def accept(self, upgrade: Upgrade) -> TableSocket | Rejected:
        """A socket for a table, or why not; nothing is looked up before the visitor's hello."""
        context = self._context
        if not context.hosts.answers([upgrade.headers.get("host", "")], upgrade.client, upgrade.path):
            return self._reject(MISDIRECTED, EXPLANATION)
        path = _SOCKET_PATH.fullmatch(without_root(upgrade.path, context.root_path))
        code = path[1].upper() if path else ""
        if not is_code(code):
            return self._reject(404, "a socket is at /ws/CODE")
        if not is_own_origin(upgrade.headers, context.allowed_origins):
            return self._reject(403, "this page may not open sockets here")
        address, now = visitor(upgrade.client, upgrade.headers, context.trusted_proxies), context.now()
        if not context.frames.may(address, now):
            return self._reject(429, "too much at once from your address")
        if not context.visits.take(address, now) or not context.connections.acquire(address):
            return self._reject(429, "too many connections from your address")
        return TableSocket(context, code, address)

    def _reject(self, status: int, reason: str) -> Rejected:
        self._context.metrics.rejected += 1
        return Rejected(status, reason)
