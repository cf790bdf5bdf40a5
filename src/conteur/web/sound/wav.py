"""WAV with plain samples."""

import struct
from typing import Final

_FORMAT: Final = struct.Struct("<HHIIHH")
_PLAIN: Final = (1, 3)
"""Whole numbers and fractions."""
_MOST: Final = 1_000
"""Chunks."""


def wav_seconds(content: bytes) -> float | None:
    """Its bytes of sound over the bytes a second takes."""
    if content[:4] != b"RIFF" or content[8:12] != b"WAVE":
        return None
    at, sound, rate = 12, 0, 0.0
    for _ in range(_MOST):
        if at + 8 > len(content):
            return sound / rate if rate and sound else None
        name, size = content[at : at + 4], int.from_bytes(content[at + 4 : at + 8], "little")
        at += 8
        if name == b"fmt ":
            rate = _bytes_a_second(content[at : at + size])
        elif name == b"data":
            sound += min(size, len(content) - at)  # a program that writes as it records knows no size yet
        at += size + size % 2
    return None


def _bytes_a_second(told: bytes) -> float:
    if len(told) < _FORMAT.size:
        return 0.0
    kind, channels, rate, _, _, bits = _FORMAT.unpack_from(told)
    return channels * rate * bits / 8 if kind in _PLAIN else 0.0
