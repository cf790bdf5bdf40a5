"""Sockets that send as much as the other side takes, of whatever can be sent without being understood."""

import contextlib
from collections.abc import Mapping
from typing import Final

from tests.web.transport.client import BINARY, CONT, PING, PONG, TEXT, Visitor, frame

_REFUSED: Final = b'{"type":"ask","ref":"r","ask":{"kind":"leave"}}'

FLOODS: Final[Mapping[str, tuple[bytes, bytes]]] = {
    "pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG)),
    "empty fragments": (frame(TEXT, b"x", fin=False), frame(CONT, fin=False)),
    "fragments of one byte": (frame(TEXT, b"x", fin=False), frame(CONT, b"x", fin=False)),
    "moves that are refused": (b"", frame(TEXT, _REFUSED)),
    "messages that are not understood": (b"", frame(TEXT, b"nonsense")),
    "binary messages": (b"", frame(BINARY, b"x")),
}
"""How a flood begins, and what is then sent repeatedly."""

ROUND: Final = 32 * 1024
"""Bytes sent at once."""


class Flooder:
    """Floods one socket, without waiting for anything."""

    def __init__(self, visitor: Visitor, kind: str) -> None:
        """Through a socket that is open."""
        self.visitor = visitor
        self._first, one = FLOODS[kind]
        self._many = one * (ROUND // len(one))
        self._frame = len(one)
        self._unsent = b""
        self.sent = 0
        self.is_cut = False

    @property
    def frames(self) -> int:
        """How many frames have left so far; the last may be half of one."""
        return self.sent // self._frame

    def push(self) -> bool:
        """Send as much of one round as the other side takes; False when that was nothing."""
        if not self._unsent:
            self._unsent, self._first = self._first + self._many, b""
        self.visitor.tcp.settimeout(0.0)
        count = 0
        try:
            count = self.visitor.tcp.send(self._unsent)
        except BlockingIOError:
            pass
        except OSError:
            self.is_cut = True
        finally:
            with contextlib.suppress(OSError):
                self.visitor.tcp.settimeout(10.0)
        self._unsent = self._unsent[count:]
        self.sent += count
        return count > 0
