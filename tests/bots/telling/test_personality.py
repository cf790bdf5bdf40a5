"""Personalities of bots."""

from statistics import mean

from conteur.bots.telling.personality import personality_of
from conteur.tables.character import BotLevel

LEVELS: tuple[BotLevel, ...] = ("easy", "medium", "hard")


def test_the_same_seed_is_the_same_bot() -> None:
    """Also after a restart; another seed is another bot."""
    assert personality_of("a", "hard") == personality_of("a", "hard") != personality_of("b", "hard")


def test_levels() -> None:
    """The harder, the more decided, the more attentive and the more careful, on average; shares stay shares."""
    bots = {level: [personality_of(f"{number}", level) for number in range(200)] for level in LEVELS}
    for trait in ("temperature", "noise", "blindness", "carelessness"):
        easy, medium, hard = (mean(getattr(bot, trait) for bot in bots[level]) for level in LEVELS)
        assert easy > medium > hard
    assert all(0 <= bot.memory <= 1 and 0 <= bot.cunning <= 1 for level in LEVELS for bot in bots[level])
