"""MP4 with AAC or Opus (ISO 14496-12), whole or in fragments, as browsers record it."""

import struct
from collections.abc import Iterator
from typing import Final

from conteur.web.sound.opus import packet_seconds

_INSIDE: Final = frozenset({b"moov", b"trak", b"mdia", b"minf", b"stbl", b"mvex", b"moof", b"traf"})
_FRAME: Final = 1024
"""Samples that one packet of AAC becomes, at least."""
_SOUND: Final = b"soun"
_AAC, _OPUS = b"mp4a", b"Opus"
_HAS_DURATION, _HAS_SIZE = 0x000008, 0x000010
_HAS_BASE, _HAS_INDEX = 0x000001, 0x000002
_EACH: Final = (0x000100, 0x000200, 0x000400, 0x000800)
"""What a fragment may tell of each packet: its duration first, then its size."""
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
        self._codec = b""
        self._rate = 0.0
        self._usual = self._usual_size = 0
        self._default = self._default_size = 0
        self._sizes: list[tuple[int, int]] = []
        """Of so many packets, how many bytes each, in the order they lie in."""
        self._media = bytearray()
        self._ticks = 0
        self._packets = 0
        self._told = 0.0

    def read(self, content: bytes) -> float:
        for kind, box in _boxes(content):
            self._take(kind, box)
        if self._tracks != 1 or not self._packets:
            raise ValueError("one track with sound in it")
        heard = self._packets * _FRAME / self._rate if self._codec == _AAC else self._hear()
        return max(self._ticks / self._scale, heard, self._told)

    def _hear(self) -> float:
        """Packets of Opus tell themselves how long they are; they must lie side by side, and nothing else there."""
        if sum(packets * size for packets, size in self._sizes) != len(self._media):
            raise ValueError("packets somewhere else")
        media, seconds, at = bytes(self._media), 0.0, 0
        for packets, size in self._sizes:
            for _ in range(packets if size else 0):
                seconds += packet_seconds(media[at : at + size])
                at += size
        return seconds

    def _take(self, kind: bytes, box: bytes) -> None:  # noqa: C901, PLR0912 - one branch a kind
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
                self._codec, self._rate = _codec(box)
            case b"stsz":
                self._sizes += _sizes(box)
            case b"mdat":
                self._media += box
            case b"stts":
                self._count(box)
            case b"trex":
                self._usual, self._usual_size = struct.unpack_from(">II", box, 12)
            case b"tfhd":
                ticks, size = _own_defaults(box)
                self._default, self._default_size = ticks or self._usual, size or self._usual_size
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
        if flags & _EACH[1]:
            first = at + 4 * bool(flags & _EACH[0])
            self._sizes += [(1, struct.unpack_from(">I", box, first + width * number)[0]) for number in range(packets)]
        else:
            self._sizes.append((packets, self._default_size))


def _times(box: bytes) -> tuple[int, int]:
    """Ticks a second, and how many."""
    scale, ticks = struct.unpack_from(">IQ", box, 20) if box[0] else struct.unpack_from(">II", box, 12)
    return scale, 0 if ticks in {0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF} else ticks  # not known yet


def _codec(box: bytes) -> tuple[bytes, float]:
    """How the sound is packed, and samples a second."""
    entries, _, kind = struct.unpack_from(">II4s", box, 4)
    if entries != 1 or kind not in {_AAC, _OPUS}:
        raise ValueError("only AAC and Opus")
    (rate,) = struct.unpack_from(">I", box, 8 + 8 + 24)
    return kind, float(rate) / 65536


def _sizes(box: bytes) -> list[tuple[int, int]]:
    """Packets and their bytes: all the same, or each its own."""
    size, packets = struct.unpack_from(">II", box, 4)
    if size:
        return [(packets, size)]
    if len(box) != 12 + 4 * packets:
        raise ValueError("a table of another size")
    return [(1, size) for (size,) in struct.iter_unpack(">I", box[12:])]


def _own_defaults(box: bytes) -> tuple[int, int]:
    """A fragment's ticks and bytes for packets of which nothing is told; 0 where it has none of its own."""
    (head,) = struct.unpack_from(">I", box)
    at = 8 + 8 * bool(head & _HAS_BASE) + 4 * bool(head & _HAS_INDEX)
    ticks = size = 0
    if head & _HAS_DURATION:
        (ticks,) = struct.unpack_from(">I", box, at)
        at += 4
    if head & _HAS_SIZE:
        (size,) = struct.unpack_from(">I", box, at)
    return ticks, size


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
