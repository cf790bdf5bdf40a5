"""Seat keys: 128 random bits that prove a seat. Only their hashes are kept."""

import base64
import binascii
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final

from conteur.tables.gathering import Member, SentAway

_LENGTH: Final = 16
_WRITTEN_LENGTH: Final = 22
_ALPHABET: Final = "BCDFGHJKLMNPQRTVWXZ"
"""No vowels, so no words; no letters that look alike when read out or scribbled."""
CODE_LENGTH: Final = 6


def new_key() -> str:
    """A key nobody can guess, in base64url without padding."""
    return secrets.token_urlsafe(_LENGTH)


def new_secret() -> str:
    """The secret of a game's shuffle, as hex."""
    return secrets.token_hex(32)


def new_code() -> str:
    """A table's short name."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a table could have this name."""
    return len(text) == CODE_LENGTH and all(letter in _ALPHABET for letter in text)


def hash_of(key: str) -> str | None:
    """What is kept of a key; None if it is not one."""
    if len(key) != _WRITTEN_LENGTH:
        return None
    try:
        raw = base64.b64decode(key + "==", altchars=b"-_", validate=True)
    except (ValueError, binascii.Error):
        return None
    return hashlib.sha256(raw).hexdigest() if len(raw) == _LENGTH else None


def hash_of_bearer(authorization: str) -> str | None:
    """What is kept of the key in an `Authorization` header; None if there is none."""
    return hash_of(authorization.removeprefix("Bearer "))


def owner_of(members: Iterable[Member], key_hash: str) -> Member | None:
    """Whose key this is, unless they have left; every comparison takes as long as every other."""
    found = None
    for member in members:
        if member.key_hash is not None and hmac.compare_digest(member.key_hash, key_hash):
            found = member if member.is_present else found
    return found


def is_sent_away(sent_away: Iterable[SentAway], key_hash: str) -> bool:
    """Whether the host does not want whoever has this key."""
    found = False
    for one in sent_away:
        found |= hmac.compare_digest(one.key_hash, key_hash)
    return found
