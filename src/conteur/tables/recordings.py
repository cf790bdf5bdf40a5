"""Recorded clues: what a storyteller's recording of this turn is called, and whether a clue is somebody else's."""

import base64
import hashlib
from typing import Final

from conteur.rules.options import MayTell, options
from conteur.tables.keys import is_recording_name
from conteur.tables.state import Member, TableState

_NAME_LENGTH: Final = 16


def recording_name(state: TableState, member: Member) -> str | None:
    """An unguessable name, the same all turn, so that a second recording replaces the first; None if not asked."""
    game = state.game
    if game is None or member.seat is None or member.key_hash is None or game.setup.clue != "sound":
        return None
    if not any(isinstance(option, MayTell) for option in options(game, member.seat)):
        return None
    turn = f"recording {member.key_hash} {state.games} {game.round}"
    return base64.urlsafe_b64encode(hashlib.sha256(turn.encode()).digest()[:_NAME_LENGTH]).rstrip(b"=").decode()


def names_recording(state: TableState, clue: str) -> bool:
    """Whether a clue is the name of a recording, rather than typed or said aloud (C-21)."""
    return state.game is not None and state.game.setup.clue == "sound" and is_recording_name(clue)


def is_anothers_recording(state: TableState, member: Member, clue: str) -> bool:
    """Whether a clue names a recording other than this member's of this turn: somebody else's, or an old one."""
    return names_recording(state, clue) and clue != recording_name(state, member)
