"""Pages and sockets in one process, on one event loop and one port."""

from conteur.web.transport.port import Accept, Limits, Listener, Rejected, Socket, Upgrade
from conteur.web.transport.serve import Transport, new_event_loop, serve

__all__ = [
    "Accept",
    "Limits",
    "Listener",
    "Rejected",
    "Socket",
    "Transport",
    "Upgrade",
    "new_event_loop",
    "serve",
]
