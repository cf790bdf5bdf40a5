"""Packs entries as older versions did, for tests that unpack them."""

import struct
import zlib
from collections.abc import Sequence


def pack(bodies: Sequence[bytes]) -> bytes:
    """Each with its length before it, compressed together."""
    return zlib.compress(b"".join(part for body in bodies for part in (struct.pack(">I", len(body)), body)))
