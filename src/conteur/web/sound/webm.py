"""WebM with Opus (RFC 8794, RFC 9559), as browsers record it: sizes may be unknown, blocks are not laced."""

import math
import struct
from collections.abc import Iterator
from typing import Final

from conteur.web.sound.opus import packet_seconds

_HEAD, _DOC_TYPE, _SEGMENT, _INFO = 0x1A45DFA3, 0x4282, 0x18538067, 0x1549A966
_TRACKS, _TRACK, _TRACK_TYPE, _CODEC = 0x1654AE6B, 0xAE, 0x83, 0x86
_CLUSTER, _GROUP = 0x1F43B675, 0xA0
_INSIDE: Final = frozenset({_HEAD, _SEGMENT, _INFO, _TRACKS, _TRACK, _CLUSTER, _GROUP})
"""Elements that hold others; what follows their head is read on, so their sizes need not be known."""
_AUDIO: Final = b"\x02"
_LACED: Final = 0x06
_NANO: Final = 1e-9
_LONGEST_ID, _LONGEST_SIZE = 4, 8
_MOST: Final = 20_000
"""Elements; ten seconds of the shortest packets are 4,000."""


def webm_seconds(content: bytes) -> float | None:
    """What its packets hold, or where its last block or its head says it ends, whichever is later."""
    try:
        return _Reader().read(content)
    except (ValueError, IndexError, struct.error):
        return None


class _Reader:
    def __init__(self) -> None:
        self._scale = 1_000_000
        self._cluster = 0
        self._sum = 0.0
        self._end = 0.0
        self._told = 0.0

    def read(self, content: bytes) -> float:
        found: dict[int, bytes] = {}
        tracks = 0
        for element, payload in _elements(content):
            tracks += element == _TRACK
            match element:
                case 0x2AD7B1:  # nanoseconds of a tick
                    self._scale = int.from_bytes(payload)
                case 0xE7:  # ticks when a cluster begins
                    self._cluster = int.from_bytes(payload)
                case 0xA3 | 0xA1:  # a packet
                    self._hear(payload)
                case 0x4489:  # ticks of the whole
                    self._told = _number(payload)
                case _:
                    found[element] = payload
        is_speech = found.get(_CODEC) == b"A_OPUS" and found.get(_TRACK_TYPE) == _AUDIO and tracks == 1
        if found.get(_DOC_TYPE) != b"webm" or not is_speech:
            raise ValueError("one track of Opus")
        return max(self._sum, self._end, self._told * self._scale * _NANO)

    def _hear(self, block: bytes) -> None:
        _, at = _variable(block, 0)
        (after,) = struct.unpack_from(">h", block, at)
        if block[at + 2] & _LACED:
            raise ValueError("several packets in one block")
        lasts = packet_seconds(block[at + 3 :])
        self._sum += lasts
        self._end = max(self._end, (self._cluster + after) * self._scale * _NANO + lasts)


def _number(payload: bytes) -> float:
    (told,) = struct.unpack(">f" if len(payload) == struct.calcsize(">f") else ">d", payload)
    if not math.isfinite(told):
        raise ValueError("a length that is no number")
    return float(told)


def _elements(content: bytes) -> Iterator[tuple[int, bytes]]:
    """Each element in order, those inside others after them."""
    at = count = 0
    while at < len(content):
        count += 1
        length = 9 - content[at].bit_length()
        if length > _LONGEST_ID or count > _MOST:
            raise ValueError("no element of EBML, or too many")
        element = int.from_bytes(content[at : at + length])
        size, at = _variable(content, at + length)
        if element in _INSIDE:
            yield element, b""
            continue
        if size is None or at + size > len(content):
            raise ValueError("an element without an end")
        yield element, content[at : at + size]
        at += size


def _variable(content: bytes, at: int) -> tuple[int | None, int]:
    """A number of 1 to 8 bytes, None for the one that means unknown; and where it ends."""
    length = 9 - content[at].bit_length()
    if length > _LONGEST_SIZE or at + length > len(content):
        raise ValueError("no number of EBML")
    most = (1 << 7 * length) - 1
    value = int.from_bytes(content[at : at + length]) & most
    return None if value == most else value, at + length
