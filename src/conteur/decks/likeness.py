"""Whether two pictures look the same, by their perceptual hashes (made by `pictures/prepare.py`).

Not by imagehash, which would bring scipy and PyWavelets for the same difference hash, without the colour.
"""

from typing import Final

_BITS: Final = 64
"""Hexadecimal digits of the difference hash; the mean colour follows."""
NEAR: Final = 40
"""Of 256 bits. A picture saved again, made smaller or a little brighter differs from itself in less than 10, with its
rim cut off mostly in less than 40; the nearest two cards of Rêverie differ in 75."""
_NEAR_COLOUR: Final = 32


def are_alike(one: str, other: str) -> bool:
    """Whether people would call it the same picture."""
    distance = (int(one[:_BITS], 16) ^ int(other[:_BITS], 16)).bit_count()
    colours = zip(bytes.fromhex(one[_BITS:]), bytes.fromhex(other[_BITS:]), strict=False)
    return distance <= NEAR and all(abs(mine - yours) <= _NEAR_COLOUR for mine, yours in colours)
