"""What bots are called."""

import pytest

from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables.asks import AddBot
from conteur.tables.bot_names import NAMES, free_name
from conteur.tables.character import LANGUAGES, Language
from conteur.tables.sanitize import MAX_NAME, alike, clean
from conteur.tables.settings import Settings
from tests.tables.evening import Evening


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_every_language(language: Language) -> None:
    """Twelve that differ, as people could be called, one for each rabbit."""
    names = NAMES[language]
    assert MAX_SEATS == len(names) == len({alike(name) for name in names})
    assert all(clean(name) == name and len(name) <= MAX_NAME for name in names)


def test_where_to_begin() -> None:
    """The whim says; who is taken is passed over, in whatever capitals; a name brings its rabbit."""
    assert ("Clover", 0) == free_name("en", [], 0)
    assert ("Clover", 0) == free_name("en", [], 12)
    assert ("Juniper", 2) == free_name("en", ["PIP"], 1)
    assert ("Quill", 11) == free_name("en", [], 11)


def test_all_taken() -> None:
    """Then bots have numbers, and any rabbit."""
    assert ("Bot 1", None) == free_name("en", NAMES["en"], 3)
    assert ("Bot 2", None) == free_name("en", [*NAMES["en"], "bot 1"], 3)


def test_at_a_table() -> None:
    """The table's language names them; each has the rabbit of the name, if nobody has it."""
    evening = Evening(Settings(language="pl"))
    evening.sit("Ala", rabbit=4)
    for _ in range(6):
        assert evening.ask(0, AddBot()) is None
    bots = evening.state.members[1:]
    assert {bot.name for bot in bots} <= set(NAMES["pl"])
    assert all(bot.rabbit == NAMES["pl"].index(bot.name) or bot.name == NAMES["pl"][4] for bot in bots[:3])
