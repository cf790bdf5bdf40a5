"""Unpacks the histories of idle tables that older versions compressed. Nothing is packed any more (decision 45)."""

import struct
import zlib

from conteur.store.log import LogUnavailable


def unpack(packed: bytes) -> list[bytes]:
    """The entries 1, 2, 3 ... of one packed row: length-prefixed and compressed together."""
    bodies: list[bytes] = []
    begin = 0
    try:
        joined = zlib.decompress(packed)
        while begin < len(joined):
            (length,) = struct.unpack_from(">I", joined, begin)
            bodies.append(joined[begin + 4 : begin + 4 + length])
            begin += 4 + length
    except (zlib.error, struct.error) as error:
        raise LogUnavailable(f"a packed history is damaged: bring back a backup ({error})") from error
    return bodies
