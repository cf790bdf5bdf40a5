"""How alike two pictures are, from a few bits and the mean colour of each. Knows no images: `intake` makes the bits."""

from typing import Final

_BITS: Final = 64
"""Hexadecimal digits that hold the bits; the colour follows."""
NEAR: Final = 40
"""Of 256 bits. A picture saved again, made smaller or a little brighter differs from itself in less than 10, with its
rim cut off mostly in less than 40; the nearest two cards of Rêverie differ in 75."""
_NEAR_COLOUR: Final = 32


def are_alike(one: str, other: str) -> bool:
    """Whether somebody would say it is the same picture."""
    apart = (int(one[:_BITS], 16) ^ int(other[:_BITS], 16)).bit_count()
    colours = zip(bytes.fromhex(one[_BITS:]), bytes.fromhex(other[_BITS:]), strict=False)
    return apart <= NEAR and all(abs(mine - yours) <= _NEAR_COLOUR for mine, yours in colours)
