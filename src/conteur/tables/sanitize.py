"""Sanitizes what people type: normalised, without control characters, never longer than allowed."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from conteur.tables.confusables import LOOKS

MAX_NAME: Final = 24
MAX_WORD: Final = 60
MAX_REMARK: Final = 300
MAX_TITLE: Final = 60
MAX_TAG: Final = 40
MAX_TAGS: Final = 12

_JOINERS: Final = "\u200c\u200d"  # needed to write Persian, and to join emoji
_UNSHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159"  # invisible
_SELECTORS: Final = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
_AS_EMOJI: Final = "\ufe0f"  # the one variation selector that people type: a heart in colour
_KEYCAP: Final = "\u20e3"
_MARKS: Final = frozenset({"Mn", "Me"})
_MOST_MARKS: Final = 4
"""Combining marks on one letter: enough for pointed Hebrew and Tibetan, too few for stacked accents."""
_SIGNS: Final = "‼⁉\u2139↔▶◀◻◼◽◾⤴⤵〰©®"  # shown in colour too, though they are not pictographs
_PICTURES: Final = ("\U0001f000", "\U0001faff")  # new ones are added every year, before Python knows them


def clean(text: str) -> str:
    """One line of visible text: NFC, no control or direction-override characters, no stacked accents."""
    composed = unicodedata.normalize("NFC", text.encode("utf-8", "replace").decode())
    letters: list[str] = []
    marks = 0
    for place, letter in enumerate(composed):
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if letter.isspace():
            letters.append(" ")
        elif letter in _SELECTORS:
            if letter == _AS_EMOJI and _is_emoji(letters[-1:], composed[place + 1 : place + 2]):
                letters.append(letter)
        elif _is_shown(letter) and marks <= _MOST_MARKS:
            letters.append(letter)
    line = unicodedata.normalize("NFC", " ".join("".join(letters).split()))
    return line if any(letter not in _JOINERS and letter != " " for letter in line) else ""


def clean_title(title: str) -> str:
    """A picture's title, cut where it gets too long."""
    return clean(clean(title)[:MAX_TITLE])


def clean_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """A picture's tags, each once and none of them empty."""
    cleaned = (clean(clean(tag)[:MAX_TAG]) for tag in tags)
    return tuple(dict.fromkeys(tag for tag in cleaned if tag))[:MAX_TAGS]


def alike(name: str) -> str:
    """Equal for two names that are equal or nearly so: case, joiners and variant forms of a letter do not count."""
    visible = "".join(letter for letter in name if letter not in _JOINERS and letter not in _SELECTORS)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())


def are_lookalikes(one: str, other: str) -> bool:
    """Whether two names look the same on a screen, as Latin and Cyrillic A do: by the skeletons of UTS #39.

    Compares the names as they are, in lower case and in upper case.
    """
    return any(a == b for a, b in zip(_skeletons(one), _skeletons(other), strict=True))


def _skeletons(name: str) -> tuple[str, str, str]:
    visible = "".join(letter for letter in name if letter not in _JOINERS and letter not in _SELECTORS)
    return _skeleton(visible), _skeleton(visible.casefold()), _skeleton(visible.upper())


def _skeleton(text: str) -> str:
    """The text in the plainest letters that look like it."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    return unicodedata.normalize("NFD", apart.translate(LOOKS))


def _is_emoji(before: list[str], after: str) -> bool:
    """Whether a selector follows something that can be shown in colour: a pictograph, or the digit of a keycap."""
    if not before:
        return False
    letter = before[0]
    if letter in "#*0123456789":
        return after == _KEYCAP
    return letter in _SIGNS or unicodedata.category(letter) == "So" or _PICTURES[0] <= letter <= _PICTURES[1]


def _is_shown(letter: str) -> bool:
    if letter in _JOINERS or _PICTURES[0] <= letter <= _PICTURES[1]:
        return True
    return letter not in _BLANKS and unicodedata.category(letter) not in _UNSHOWN
