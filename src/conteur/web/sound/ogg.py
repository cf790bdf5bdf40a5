"""Ogg with Opus (RFC 3533, RFC 7845): one stream, its packets counted one by one."""

import struct
from collections.abc import Iterator
from typing import Final

from conteur.web.sound.opus import packet_seconds

_PAGE: Final = struct.Struct("<4sBBqIIIB")
_HEADS: Final = 2
_PRE_SKIP: Final = slice(10, 12)
_RATE: Final = 48_000
_WHOLE: Final = 255
_MOST: Final = 20_000
"""Packets; ten seconds of the shortest are 4,000."""


def ogg_seconds(content: bytes) -> float | None:
    """What its packets hold, or where its last page says it ends, whichever is later."""
    try:
        packets, end = _read(content)
    except (struct.error, ValueError):
        return None
    if len(packets) <= _HEADS or not packets[0].startswith(b"OpusHead") or not packets[1].startswith(b"OpusTags"):
        return None
    skipped = int.from_bytes(packets[0][_PRE_SKIP], "little")
    return max(sum(map(packet_seconds, packets[_HEADS:])), (end - skipped) / _RATE)


def _read(content: bytes) -> tuple[list[bytes], int]:
    packets: list[bytes] = []
    unfinished, streams, end = b"", set(), 0
    for stream, granule, segments in _pages(content):
        streams.add(stream)
        end = max(end, granule)
        for segment in segments:
            unfinished += segment
            if len(segment) < _WHOLE:
                packets.append(unfinished)
                unfinished = b""
        if len(streams) > 1 or len(packets) > _MOST:
            raise ValueError("one stream of one recording")
    return packets, end


def _pages(content: bytes) -> Iterator[tuple[int, int, list[bytes]]]:
    """Each page's stream, the sample it ends at, and its segments."""
    at = 0
    while at < len(content):
        sign, version, _, granule, stream, _, _, count = _PAGE.unpack_from(content, at)
        sizes = content[at + _PAGE.size : at + _PAGE.size + count]
        at += _PAGE.size + count
        if sign != b"OggS" or version or len(sizes) < count or at + sum(sizes) > len(content):
            raise ValueError("no page of Ogg")
        segments = []
        for size in sizes:
            segments.append(content[at : at + size])
            at += size
        yield stream, granule, segments
