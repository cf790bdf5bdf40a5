"""Codes people read out, and keys nobody can guess."""

import hashlib
from base64 import urlsafe_b64decode

import pytest

from conteur.live.randomness import new_code, new_key, new_secret
from conteur.tables.keys import CODE_LENGTH, hash_of, is_code, owner_of
from conteur.tables.state import Member


def test_a_code_is_short_and_cannot_be_misread() -> None:
    """Letters only, none that looks like another or like a digit, and no vowels to make words of."""
    codes = {new_code() for _ in range(500)}
    letters = set("".join(codes))
    assert len(codes) > 495  # of 47 million; two alike among 500 happen once in four hundred times
    assert all(len(code) == CODE_LENGTH and is_code(code) for code in codes)
    assert not letters & set("AEIOUYS0123456789")


@pytest.mark.parametrize("text", ["", "BCDFG", "BCDFGHJ", "bcdfgh", "BCDFG0", "BCDFGA", "BCDFGÑ", "BCDFG\n"])
def test_what_is_no_code(text: str) -> None:
    """Wrong length, wrong letters."""
    assert not is_code(text)


def test_only_a_hash_of_a_key_is_kept() -> None:
    """16 bytes; the hash says nothing about them."""
    key = new_key()
    raw = urlsafe_b64decode(key + "==")
    assert (16, hashlib.sha256(raw).hexdigest()) == (len(raw), hash_of(key))
    assert key not in (hash_of(key) or "")


@pytest.mark.parametrize("key", ["", "x" * 21, "x" * 23, "é" * 22, "=" * 22, " " * 22, "x" * 20 + "=="])
def test_what_is_no_key(key: str) -> None:
    """Never an error, never a hash."""
    assert hash_of(key) is None


def test_whose_key_it_is() -> None:
    """A bot has none, and a leaver's opens nothing."""
    hashes = [hash_of(new_key()) for _ in range(3)]
    members = [Member(0, "a", 0, hashes[0]), Member(1, "b", 1, None), Member(2, "c", 2, hashes[1], is_leaving=True)]
    assert owner_of(members, hashes[0] or "") is members[0]
    assert owner_of(members, hashes[1] or "") is None
    assert owner_of(members, hashes[2] or "") is None


def test_a_secret_has_256_bits() -> None:
    """As hex."""
    assert len(bytes.fromhex(new_secret())) == 32
    assert new_secret() != new_secret()
