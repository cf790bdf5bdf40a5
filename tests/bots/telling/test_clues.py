"""How a storyteller aims."""

from math import log
from random import Random

import pytest

from conteur.bots.hearing.card_texts import WrittenClue
from conteur.bots.telling.clues import Listeners, choose_idea, forecast, imagine
from conteur.bots.telling.personality import personality_of
from conteur.bots.telling.sea import Idea

FIVE = Listeners(voters=5, votes=1, cards=1, temperature=0.8)
CARDS = range(1, 30)


def idea(fit: float, aim: str = "suggestive", clue: str = "clue") -> Idea:
    """A clue that fits card 0 so well, and every other card not at all."""
    return Idea(0, WrittenClue(clue, aim), (fit, *[0.0] * 29))  # type: ignore[arg-type]


def test_neither_too_easy_nor_too_hard() -> None:
    """The chance that some find it is highest in between."""
    galleries = imagine(Random(1), CARDS, 5, 6)  # noqa: S311 - reproducible, not a secret
    hopeless, fair, obvious = (forecast(idea(fit), galleries, FIVE) for fit in (-4.0, 1.2, 6.0))
    assert fair > 0.8
    assert max(hopeless, obvious) < 0.2


def test_two_votes_find_more() -> None:
    """Where listeners have two votes a hard clue is found by some more often, an easy one less often."""
    galleries = imagine(Random(1), CARDS, 6, 6)  # noqa: S311 - reproducible, not a secret
    two = Listeners(voters=6, votes=2, cards=1, temperature=0.8)
    one = Listeners(voters=6, votes=1, cards=1, temperature=0.8)
    assert forecast(idea(-1.5), galleries, two) > forecast(idea(-1.5), galleries, one)
    assert forecast(idea(3.5), galleries, two) < forecast(idea(3.5), galleries, one)


def test_nobody_is_led_astray_by_their_own_cards() -> None:
    """Three players lay two cards each: a card as good as the other's two together is found by half of the two."""
    galleries = imagine(Random(1), CARDS, 2, 7)  # noqa: S311 - reproducible, not a secret
    three = Listeners(voters=2, votes=1, cards=2, temperature=0.8)
    assert forecast(idea(0.8 * log(2)), galleries, three) == pytest.approx(0.5)
    assert forecast(idea(0.8 * log(4)), galleries, three) < 0.5


def test_imagined_hands() -> None:
    """As many cards as are laid, from cards that may be out there; fewer galleries where they are large."""
    small, large = (imagine(Random(1), CARDS, others, 6) for others in (3, 11))  # noqa: S311 - reproducible, not a secret
    assert {3} == {len(hands) for hands in small}
    assert {11} == {len(hands) for hands in large}
    assert len(small) > len(large) > 3
    assert {card for hands in small for hand in hands for card in hand} <= set(CARDS)


def test_the_best_idea_mostly() -> None:
    """A careful storyteller takes the better forecast nearly always, a careless one less often."""
    galleries = imagine(Random(1), CARDS, 5, 6)  # noqa: S311 - reproducible, not a secret
    ideas = [idea(1.2, clue="good"), idea(2.6, clue="poor")]
    random = Random(2)  # noqa: S311 - reproducible, not a secret
    good = {
        level: sum(
            choose_idea(random, personality_of("a", level), ideas, galleries, FIVE).clue.text == "good"
            for _ in range(300)
        )
        for level in ("easy", "hard")
    }
    assert good["hard"] > 290
    assert good["easy"] < 270


def test_plain_clues_are_avoided() -> None:
    """With the same forecast a hint is preferred to the name of the thing."""
    galleries = imagine(Random(1), CARDS, 5, 6)  # noqa: S311 - reproducible, not a secret
    ideas = [idea(1.2, "plain", "plain"), idea(1.2, "oblique", "oblique")]
    personality = personality_of("a", "medium")
    assert {"oblique"} == {choose_idea(Random(n), personality, ideas, galleries, FIVE).clue.text for n in range(50)}  # noqa: S311 - reproducible, not a secret
