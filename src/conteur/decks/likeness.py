"""Whether two pictures look the same, by their perceptual hashes (made by `pictures/prepare.py`).

Does not use imagehash, which needs scipy and PyWavelets for the same difference hash, without the colour.
"""

from typing import Final

_BITS: Final = 64
"""Hexadecimal digits of the difference hash; the mean colour follows."""
NEAR: Final = 40
"""Differing bits of 256. A copy that is saved again, made smaller or a little brighter differs in fewer than 10 bits,
one with cropped margins mostly in fewer than 40; the two most similar cards of Rêverie differ in 75."""
_NEAR_COLOUR: Final = 32


def are_alike(one: str, other: str) -> bool:
    """Whether people would call it the same picture."""
    distance = (int(one[:_BITS], 16) ^ int(other[:_BITS], 16)).bit_count()
    colours = zip(bytes.fromhex(one[_BITS:]), bytes.fromhex(other[_BITS:]), strict=False)
    return distance <= NEAR and all(abs(mine - yours) <= _NEAR_COLOUR for mine, yours in colours)
