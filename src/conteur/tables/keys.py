"""Seat keys: 128 random bits that prove a seat. Only their hashes are stored."""

import base64
import binascii
import hashlib
import hmac
import re
from collections.abc import Iterable
from typing import Final

from conteur.tables.state import Member, SentAway

KEY_LENGTH: Final = 16
WRITTEN_LENGTH: Final = 22
CODE_ALPHABET: Final = "BCDFGHJKLMNPQRTVWXZ"
"""No vowels, so no words; no letters that are easily confused when read out or handwritten."""
CODE_LENGTH: Final = 6
_RECORDING: Final = re.compile(rf"[A-Za-z0-9_-]{{{WRITTEN_LENGTH}}}", re.ASCII)


def is_code(text: str) -> bool:
    """Whether this could be a table's code."""
    return len(text) == CODE_LENGTH and all(letter in CODE_ALPHABET for letter in text)


def is_recording_name(clue: str) -> bool:
    """Whether a clue has the form of a recording's name; where clues are recorded, typed clues never have it."""
    return _RECORDING.fullmatch(clue) is not None


def hash_of(key: str) -> str | None:
    """The hash that is stored for a key; None if this is not a key."""
    if len(key) != WRITTEN_LENGTH:
        return None
    try:
        raw = base64.b64decode(key + "==", altchars=b"-_", validate=True)
    except (ValueError, binascii.Error):
        return None
    return hashlib.sha256(raw).hexdigest() if len(raw) == KEY_LENGTH else None


def hash_of_bearer(authorization: str) -> str | None:
    """The hash of the key in an `Authorization` header; None if there is none."""
    return hash_of(authorization.removeprefix("Bearer "))


def owner_of(members: Iterable[Member], key_hash: str) -> Member | None:
    """Whose key this is, unless they have left; compares in constant time."""
    owner = None
    for member in members:
        if member.key_hash is not None and hmac.compare_digest(member.key_hash, key_hash):
            owner = member if member.is_present else owner
    return owner


def is_sent_away(sent_away: Iterable[SentAway], key_hash: str) -> bool:
    """Whether the host sent away whoever has this key."""
    is_listed = False
    for one in sent_away:
        is_listed |= hmac.compare_digest(one.key_hash, key_hash)
    return is_listed
