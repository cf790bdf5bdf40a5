"""The real sentence encoder, loaded once for all tests of a process."""

from functools import cache

from conteur.bots.hearing.encoder import Encoder, load_encoder


@cache
def shared_encoder() -> Encoder:
    """Its weights take a second and 130 MB."""
    encoder = load_encoder()
    assert encoder is not None
    return encoder
