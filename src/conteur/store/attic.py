"""The history of a table nobody has used for long, packed small: all entries but the last. Knows no home."""

import struct
import zlib
from collections.abc import Sequence
from typing import Final

_LENGTH: Final = struct.Struct(">I")


def pack(bodies: Sequence[bytes]) -> bytes:
    """Entries 1, 2, 3 ... as one piece."""
    return zlib.compress(b"".join(part for body in bodies for part in (_LENGTH.pack(len(body)), body)))


def unpack(packed: bytes) -> list[bytes]:
    """The entries again."""
    whole, bodies, begin = zlib.decompress(packed), [], 0
    while begin < len(whole):
        (length,) = _LENGTH.unpack_from(whole, begin)
        begin += _LENGTH.size
        bodies.append(whole[begin : begin + length])
        begin += length
    return bodies
