"""How alike two pictures are, from a few bits of each. Knows no files."""

from typing import Final

BITS: Final = 256
NEAR: Final = 20
"""Bits in which a picture may differ from itself when it is saved again, made smaller or a little brighter."""


def are_alike(one: str, other: str) -> bool:
    """Whether somebody would say it is the same picture; both are hexadecimal."""
    return (int(one, 16) ^ int(other, 16)).bit_count() <= NEAR
