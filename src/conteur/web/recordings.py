"""Who may keep a recording, and under which name. One for each turn: a second one takes the first one's place."""

import base64
import hashlib
from typing import Final

from conteur.rules.options import MayTell, options
from conteur.tables.gathering import Gathering, Member

_LENGTH: Final = 16
MAX_SECONDS: Final = 10.0
_GRACE: Final = 0.5
"""A recorder that is stopped after ten seconds has recorded a little more."""


def is_too_long(seconds: float | None) -> bool:
    """Whether a recording that could be measured lasts longer than a clue may."""
    return seconds is not None and seconds > MAX_SECONDS + _GRACE


def recording_name(table: Gathering, member: Member) -> str | None:
    """A name nobody else can guess; None for whoever has no story to tell aloud now."""
    game = table.game
    if game is None or member.seat is None or member.key_hash is None or game.setup.clue != "sound":
        return None
    if not any(isinstance(option, MayTell) for option in options(game, member.seat)):
        return None
    turn = f"recording {member.key_hash} {table.games} {game.round}"
    return base64.urlsafe_b64encode(hashlib.sha256(turn.encode()).digest()[:_LENGTH]).rstrip(b"=").decode()
