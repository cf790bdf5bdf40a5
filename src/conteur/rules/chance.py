"""The only source of chance in a game: every draw follows from a secret fixed before the deal. See docs/shuffle.md."""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final, TypeVar

T = TypeVar("T")

SECRET_LENGTH: Final = 32
_DOMAIN: Final = b"conteur shuffle 1"
_WHIMS: Final = b"conteur whims 1"
_DRAWS: Final = 1 << 32
_EIGHT_NUMBERS: Final = struct.Struct(">8I")


def commitment_to(secret: bytes) -> str:
    """What everybody may see before the deal: once it is shown, the secret can no longer be changed."""
    return hashlib.sha256(secret).hexdigest()


def whims_of(secret: bytes) -> str:
    """The seed of the bots' random choices: as secret as the shuffle, and it reveals nothing about it."""
    return hmac.digest(secret, _WHIMS, "sha256").hex()


def _prefixed(text: str) -> bytes:
    """With its length first, so that ("ab", "c") and ("a", "bc") differ."""
    raw = text.encode()
    return len(raw).to_bytes(4, "big") + raw


class Chance:
    """Draws for one game. Each has a label, so no draw depends on those before it."""

    __slots__ = ("_key", "secret", "words")

    def __init__(self, secret: bytes, words: Sequence[str] = ()) -> None:
        """Mix the players' words, in seat order, into the secret."""
        if len(secret) != SECRET_LENGTH:
            raise ValueError(f"the secret must be {SECRET_LENGTH} bytes long, not {len(secret)}")
        self.secret = secret
        self.words = tuple(words)
        self._key = hmac.digest(secret, _DOMAIN + b"".join(map(_prefixed, self.words)), "sha256")

    def shuffled(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order, every permutation equally likely."""
        order = list(items)
        numbers = self._numbers(label)
        for bound in range(len(order), 1, -1):
            other = _below(bound, numbers)
            order[bound - 1], order[other] = order[other], order[bound - 1]
        return tuple(order)

    def picked(self, label: str, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[_below(len(items), self._numbers(label))]

    def _numbers(self, label: str) -> Iterator[int]:
        """The label's own endless stream of 32-bit numbers."""
        prefix = _prefixed(label)
        for block in count():
            yield from _EIGHT_NUMBERS.unpack(hmac.digest(self._key, prefix + block.to_bytes(4, "big"), "sha256"))


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A uniform number from 0 to bound - 1; draws that would favour small numbers are rejected."""
    limit = _DRAWS - _DRAWS % bound
    while (number := next(numbers)) >= limit:
        pass
    return number % bound
