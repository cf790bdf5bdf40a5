"""What people type, made safe to show: normalised, without control characters, never longer than agreed."""

import re
import unicodedata
from typing import Final

MAX_NAME: Final = 24
MAX_WORD: Final = 60
MAX_REMARK: Final = 300

_JOINERS: Final = "\u200c\u200d"  # needed to write Persian, and to join emoji
_UNSHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS_IN_A_ROW: Final = re.compile(
    r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3})[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+"
)


def clean(text: str) -> str:
    """One line of visible text: NFC, no control or direction-override characters, no towers of accents."""
    composed = unicodedata.normalize("NFC", text.encode("utf-8", "replace").decode())
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in composed
        if letter.isspace() or letter in _JOINERS or unicodedata.category(letter) not in _UNSHOWN
    )
    return " ".join(_MARKS_IN_A_ROW.sub(r"\1", shown).split())
