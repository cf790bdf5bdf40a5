"""MP3 (ISO 11172-3, 13818-3): frame after frame, each with a head of its own."""

from typing import Final

_RATES: Final = {3: (44_100, 48_000, 32_000), 2: (22_050, 24_000, 16_000), 0: (11_025, 12_000, 8_000)}
_FIRST: Final = (32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
_LATER: Final = (8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)
_MPEG_1: Final = 3
_LAYER_3: Final = 1
_TAG: Final = 10
_LAST_TAG: Final = 128
_MOST: Final = 20_000
"""Frames; ten seconds are fewer than a thousand."""


def mp3_seconds(content: bytes) -> float | None:
    """All its frames together."""
    at, lasts = _after_tag(content), 0.0
    for _ in range(_MOST):
        if at >= len(content) or (content[at : at + 3] == b"TAG" and len(content) - at == _LAST_TAG):
            return lasts or None
        frame = _frame(content[at : at + 4])
        if frame is None:
            return None
        size, seconds = frame
        lasts += seconds
        at += size
    return None


def _after_tag(content: bytes) -> int:
    """Behind what is told about the recording, which has 7 bits of its size in each of 4 bytes."""
    if content[:3] != b"ID3" or len(content) < _TAG:
        return 0
    size = 0
    for part in content[6:_TAG]:
        size = size << 7 | part & 0x7F
    return _TAG + size


def _frame(head: bytes) -> tuple[int, float] | None:
    """Its bytes and its seconds; None if it is no frame of layer 3."""
    if len(head) < 4 or head[0] != 0xFF or head[1] >> 5 != 0b111:  # noqa: PLR2004 - eleven bits that mark a head
        return None
    version, layer, bits, rate = head[1] >> 3 & 3, head[1] >> 1 & 3, head[2] >> 4, head[2] >> 2 & 3
    table = _FIRST if version == _MPEG_1 else _LATER
    if version not in _RATES or layer != _LAYER_3 or not 1 <= bits <= len(table) or rate >= len(_RATES[version]):
        return None
    samples, each = 1152 if version == _MPEG_1 else 576, _RATES[version][rate]
    padding = head[2] >> 1 & 1
    return samples // 8 * table[bits - 1] * 1000 // each + padding, samples / each
