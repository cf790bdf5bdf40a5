"""How bots type."""

import pytest

from conteur.bots.hearing.clue_fit import wording
from conteur.bots.telling.typing_habit import typed
from conteur.tables.character import Language

MANY = [f"bot {number}" for number in range(200)]


def spellings(clue: str, language: Language = "en") -> set[str]:
    """All that are heard of many bots."""
    return {typed(clue, seed, language) for seed in MANY}


def test_people_type_in_their_own_ways() -> None:
    """The words stay the same; a bot types the same clue the same again."""
    said = spellings("Who left the door open?")
    assert {"Who left the door open?", "who left the door open", "who left the door open?"} <= said
    assert {wording("Who left the door open?")} == {wording(each) for each in said}
    assert {"Back so soon", "back so soon...", "Back so soon!"} <= spellings("Back so soon")
    assert typed("Back so soon", "a", "en") == typed("Back so soon", "a", "en")


@pytest.mark.parametrize(
    ("clue", "language", "start"),
    [
        ("I told you so", "en", "I"),
        ("Moby Dick", "en", "M"),
        ("Narnia", "en", "N"),
        ("PhD, year nine", "en", "P"),
        ("\u0639\u0644\u0649 \u0631\u0627\u0633\u064a", "ar", "\u0639"),
    ],
)
def test_what_stays(clue: str, language: Language, start: str) -> None:
    """Names, titles and the English I keep their capitals; some scripts have none."""
    assert {start} == {each[0] for each in spellings(clue, language)}


def test_german_nouns() -> None:
    """A sentence may start small there, though it has other capitals."""
    assert {"m", "M"} == {each[0] for each in spellings("Mein Haus ist leer", "de")}
