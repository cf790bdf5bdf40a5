"""The transport: HTTP and WebSockets in one process, on one event loop and one port."""

from conteur.web.transport.port import Accept, Limits, Rejected, Socket, SocketListener, Upgrade
from conteur.web.transport.serve import Transport, new_event_loop, serve

__all__ = [
    "Accept",
    "Limits",
    "Rejected",
    "Socket",
    "SocketListener",
    "Transport",
    "Upgrade",
    "new_event_loop",
    "serve",
]
