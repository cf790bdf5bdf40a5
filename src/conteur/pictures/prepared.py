"""A prepared picture: what an upload has become when it can be a card."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PreparedPicture:
    """Two WebP files without metadata, and a perceptual hash."""

    large: bytes
    small: bytes
    likeness: str
