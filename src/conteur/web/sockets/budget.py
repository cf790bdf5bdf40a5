"""The rate limits of one socket: its messages and frames, counted for the socket, its address and the server."""

from typing import Final

from conteur.web.context import ServerContext
from conteur.web.limits import Bucket, Rate

_PATIENCE: Final = Rate(burst=100, per_second=1)
"""For a socket that is told to wait: each refusal costs 1. A client that waits when told never runs out."""
_PATIENCE_A_SECOND: Final = 10
"""The cost of each second for which a socket is paused."""


class SocketBudget:
    """What one socket may still send."""

    __slots__ = ("_address", "_context", "_frames", "_messages", "_patience", "_shared_frames", "_shared_messages")

    def __init__(self, context: ServerContext, address: str) -> None:
        """The budget of a new socket, partly shared with all sockets of its address."""
        now = context.now()
        self._context = context
        self._address = address
        self._messages = Bucket(context.messages_each, now)
        self._shared_messages = context.messages.bucket(address, now)
        self._frames = Bucket(context.frames_each, now)
        self._shared_frames = context.frames.bucket(address, now)
        self._patience = Bucket(_PATIENCE, now)

    def take_message(self) -> bool:
        """Whether one more message may be handled; if so, it is counted."""
        context, now = self._context, self._context.now()
        return self._messages.take(context.messages_each, now) and self._shared_messages.take(
            context.messages.rate, now
        )

    def charge_frames(self, cost: float) -> tuple[float, bool]:
        """Frames were read: for how many seconds to pause reading, and whether any patience is left."""
        context, now = self._context, self._context.now()
        own = self._frames.charge(cost, context.frames_each, now)
        has_patience = own <= 0 or self.charge_patience(own * _PATIENCE_A_SECOND)
        wait = max(
            own,
            self._shared_frames.charge(cost, context.frames.rate, now),
            context.shared_frames.charge(self._address, cost, now),
        )
        context.metrics.frames += cost
        context.metrics.pauses += wait > 0
        return wait, has_patience

    def charge_patience(self, cost: float = 1.0) -> bool:
        """The client was told to wait: whether any patience is left; otherwise disconnect it."""
        return self._patience.charge(cost, _PATIENCE, self._context.now()) <= 0
