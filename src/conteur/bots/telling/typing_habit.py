"""How a bot types: some start in lower case, some omit punctuation, some end in dots. The words stay the same."""

from random import Random
from typing import Final

from conteur.tables.character import Language

_STAYS_LARGE: Final[dict[Language, frozenset[str]]] = {"en": frozenset({"I", "I'm", "I'd", "I'll", "I've"})}
_NOUNS_ARE_LARGE: Final[frozenset[Language]] = frozenset({"de"})
_STARTS_SMALL, _FORGETS_MARKS, _TRAILS_OFF, _SHOUTS = 0.3, 0.3, 0.08, 0.06
"""Shares of bots that start in lower case or omit the final mark, and of clues that get final dots or a final "!"."""
_MARKS: Final = "?!.؟…"


def typed(clue: str, seed: str, language: Language) -> str:
    """The clue as this bot types it: habits depend on the bot, the rest is random, but the same for the same clue."""
    habit = Random(f"{seed} types")  # noqa: S311 - reproducible play
    starts_small, forgets_marks = habit.random() < _STARTS_SMALL, habit.random() < _FORGETS_MARKS
    chance = Random(f"{seed} types {clue}").random()  # noqa: S311 - replayable, not a secret
    if clue[-1:] in _MARKS:
        clue = clue.rstrip(_MARKS) if forgets_marks else clue
    elif chance < _TRAILS_OFF:
        clue += "..." if starts_small else "…"
    elif chance < _TRAILS_OFF + _SHOUTS:
        clue += "!"
    return _with_small_start(clue, language) if starts_small else clue


def _with_small_start(clue: str, language: Language) -> str:
    """In lower case unless the first word is a name: titles have other capitals, and German capitalizes nouns."""
    first, _, rest = clue.partition(" ")
    is_title = any(word[:1].isupper() and word not in _STAYS_LARGE.get(language, ()) for word in rest.split())
    is_name = first in _STAYS_LARGE.get(language, ()) or first[1:] != first[1:].lower() or not rest
    if is_name or (is_title and language not in _NOUNS_ARE_LARGE):
        return clue
    return clue[:1].lower() + clue[1:]
