"""Look keys: secrets that let a device watch a table, derived from the table's own secret and never stored."""

import base64
import hashlib
import hmac
from typing import Literal

from conteur.tables.keys import KEY_LENGTH
from conteur.tables.state import TableState

Admission = Literal["invited", "visitor"]
"""Invited: came by a link from somebody at the table, and sees own pictures. Visitor: knew only the code."""


def look_key(state: TableState, admission: Admission) -> str | None:
    """The key that proves this admission, a new one after each kick; None at tables older than look keys."""
    if not state.look_secret:
        return None
    told = f"look {admission} {state.kicks}"
    digest = hmac.digest(bytes.fromhex(state.look_secret), told.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:KEY_LENGTH]).rstrip(b"=").decode()


def admission_of(state: TableState, key: str) -> Admission | None:
    """The admission a key grants; compares in constant time."""
    found: Admission | None = None
    for admission in ("invited", "visitor"):
        real = look_key(state, admission)
        if real is not None and hmac.compare_digest(real.encode(), key.encode()):
            found = admission
    return found
