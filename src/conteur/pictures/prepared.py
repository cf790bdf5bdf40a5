"""A prepared picture: the result of an upload that can be a card."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PreparedPicture:
    """Two WebP files without metadata, and a perceptual hash."""

    large: bytes
    small: bytes
    likeness: str
