"""How long one Opus packet sounds: its first byte tells (RFC 6716, 3.1)."""

from typing import Final

_SILK: Final = (0.01, 0.02, 0.04, 0.06)
_HYBRID: Final = (0.01, 0.02)
_CELT: Final = (0.0025, 0.005, 0.01, 0.02)
_FRAME: Final = _SILK * 3 + _HYBRID * 2 + _CELT * 4
"""Seconds of a frame, by configuration 0 to 31."""
_COUNTED: Final = 3


def packet_seconds(packet: bytes) -> float:
    """An empty packet is silence of no length."""
    if not packet:
        return 0.0
    frame, code = _FRAME[packet[0] >> 3], packet[0] & 3
    if code == _COUNTED:
        return frame * (packet[1] & 0x3F if len(packet) > 1 else 0)
    return frame * (1 if code == 0 else 2)
