"""MP4 with AAC (ISO 14496-12), whole or in fragments, as browsers record it."""

import struct
from collections.abc import Iterator
from typing import Final

_INSIDE: Final = frozenset({b"moov", b"trak", b"mdia", b"minf", b"stbl", b"mvex", b"moof", b"traf"})
_FRAME: Final = 1024
"""Samples that one packet of AAC becomes, at least."""
_SOUND: Final = b"soun"
_HAS_DURATION: Final = 0x000008
_HAS_BASE, _HAS_INDEX = 0x000001, 0x000002
_EACH: Final = (0x000100, 0x000200, 0x000400, 0x000800)
"""What a fragment may tell of each packet; its duration is the first."""
_HAS_OFFSET, _HAS_FIRST = 0x000001, 0x000004
_LARGE, _REST = 1, 0
_MOST: Final = 20_000
"""Boxes."""


def mp4_seconds(content: bytes) -> float | None:
    """What its tables tell, or what its packets must become, whichever is longer."""
    try:
        return _Reader().read(content)
    except (ValueError, ZeroDivisionError, struct.error):
        return None


class _Reader:
    def __init__(self) -> None:
        self._tracks = 0
        self._scale = 0
        self._rate = 0.0
        self._usual = 0
        self._default = 0
        self._ticks = 0
        self._packets = 0
        self._told = 0.0

    def read(self, content: bytes) -> float:
        for kind, box in _boxes(content):
            self._take(kind, box)
        if self._tracks != 1 or not self._packets:
            raise ValueError("one track with sound in it")
        return max(self._ticks / self._scale, self._packets * _FRAME / self._rate, self._told)

    def _take(self, kind: bytes, box: bytes) -> None:  # noqa: C901 - one branch a kind
        match kind:
            case b"trak":
                self._tracks += 1
            case b"mvhd":
                scale, ticks = _times(box)
                self._told = ticks / scale
            case b"mdhd":
                self._scale, _ = _times(box)
            case b"hdlr":
                if box[8:12] != _SOUND:
                    raise ValueError("only sound")
            case b"stsd":
                self._rate = _sample_rate(box)
            case b"stts":
                self._count(box)
            case b"trex":
                (self._usual,) = struct.unpack_from(">I", box, 12)
            case b"tfhd":
                self._default = _own_default(box) or self._usual
            case b"trun":
                self._run(box)
            case _:
                pass

    def _count(self, box: bytes) -> None:
        (entries,) = struct.unpack_from(">I", box, 4)
        table = box[8:]
        if entries * 8 != len(table):
            raise ValueError("a table of another size")
        for packets, ticks in struct.iter_unpack(">II", table):
            self._packets += packets
            self._ticks += packets * ticks

    def _run(self, box: bytes) -> None:
        head, packets = struct.unpack_from(">II", box)
        flags = head & 0xFFFFFF
        at = 8 + 4 * bool(flags & _HAS_OFFSET) + 4 * bool(flags & _HAS_FIRST)
        width = 4 * sum(bool(flags & each) for each in _EACH)
        if len(box) - at != packets * width:
            raise ValueError("a run of another size")
        self._packets += packets
        if flags & _EACH[0]:
            self._ticks += sum(struct.unpack_from(">I", box, at + width * number)[0] for number in range(packets))
        else:
            self._ticks += packets * self._default


def _times(box: bytes) -> tuple[int, int]:
    """Ticks a second, and how many."""
    scale, ticks = struct.unpack_from(">IQ", box, 20) if box[0] else struct.unpack_from(">II", box, 12)
    return scale, 0 if ticks in {0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF} else ticks  # not known yet


def _sample_rate(box: bytes) -> float:
    entries, _, kind = struct.unpack_from(">II4s", box, 4)
    if entries != 1 or kind != b"mp4a":
        raise ValueError("only AAC")
    (rate,) = struct.unpack_from(">I", box, 8 + 8 + 24)
    return float(rate) / 65536


def _own_default(box: bytes) -> int:
    (head,) = struct.unpack_from(">I", box)
    if not head & _HAS_DURATION:
        return 0
    at = 8 + 8 * bool(head & _HAS_BASE) + 4 * bool(head & _HAS_INDEX)
    (ticks,) = struct.unpack_from(">I", box, at)
    return int(ticks)


def _boxes(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Each box in order, those inside others after them."""
    at = count = 0
    while at < len(content):
        count += 1
        size, kind = struct.unpack_from(">I4s", content, at)
        head = 8
        if size == _LARGE:
            (size,) = struct.unpack_from(">Q", content, at + 8)
            head = 16
        elif size == _REST:
            size = len(content) - at
        if size < head or at + size > len(content) or count > _MOST:
            raise ValueError("no box of MP4, or too many")
        is_inside = kind in _INSIDE
        yield kind, b"" if is_inside else content[at + head : at + size]
        at += head if is_inside else size
