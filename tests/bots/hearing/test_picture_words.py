"""Words for what can be seen in a picture."""

from collections.abc import Callable

import pytest

from conteur.bots.hearing.picture_words import translations, visible_words
from conteur.decks.catalog import decks
from conteur.rules.vocabulary import MAX_CLUE_LENGTH
from conteur.tables.character import LANGUAGES, Language
from tests.bots.images import Colour, picture


@pytest.mark.parametrize(
    ("paint", "expected"),
    [
        ((190, 20, 25), {"red", "warm", "empty", "calm"}),
        ((20, 40, 190), {"blue", "cold"}),
        ((15, 150, 40), {"green"}),
        ((230, 200, 20), {"yellow", "warm"}),
        ((128, 128, 128), {"grey"}),
        ((8, 8, 20), {"dark"}),
        ((245, 245, 235), {"bright", "soft"}),
    ],
)
def test_one_colour(paint: Colour, expected: set[str]) -> None:
    """The colour is named, and that there is nothing else."""
    assert expected <= set(visible_words(picture(paint)))


def chessboard(x: float, y: float) -> Colour:
    """A board of small squares."""
    return (255, 255, 255) if (int(x * 24) + int(y * 24)) % 2 else (0, 0, 0)


def dusk(_x: float, y: float) -> Colour:
    """Light above, dark below."""
    light = int(255 * (1 - y))
    return (light, light // 2, light // 3)


def face(x: float, y: float) -> Colour:
    """A light disc in the middle of the dark."""
    return (240, 240, 200) if (x - 0.5) ** 2 + (y - 0.5) ** 2 < 0.06 else (20, 20, 40)


@pytest.mark.parametrize(
    ("paint", "expected"),
    [
        (chessboard, {"grey", "crowded", "restless", "stark"}),
        (dusk, {"light from above", "orange", "warm"}),
        (lambda x, y: dusk(x, 1 - y), {"light from below"}),
        (face, {"in the middle", "mirrored", "dark"}),
    ],
)
def test_composition(paint: Callable[[float, float], Colour], expected: set[str]) -> None:
    """How full it is, where the light is, whether it mirrors itself."""
    assert expected <= set(visible_words(picture(paint)))


@pytest.mark.parametrize("image", [b"", b"not a picture", picture((1, 2, 3))[:60]])
def test_no_picture(image: bytes) -> None:
    """There are no words for what is no image."""
    assert () == visible_words(image)


def test_words_in_every_language() -> None:
    """Twenty-five things to see, each said in each of the ten, none in too many words, none twice in one language."""
    assert 25 == len(translations())
    for row in translations().values():
        assert list(LANGUAGES) == list(row)
        assert all(0 < len(phrase) < MAX_CLUE_LENGTH for phrase in row.values())
    for language in LANGUAGES:
        assert 25 == len({row[language] for row in translations().values()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_clues(language: Language) -> None:
    """What bots say of a picture without words is no bare colour or adjective but a phrase."""
    alone = [row[language] for row in translations().values() if " " not in row[language]]
    assert len(alone) <= 1
    assert [] == [seen for seen, row in translations().items() if seen.casefold() == row[language].casefold()]


def test_painted_cards_differ() -> None:
    """Of Rêverie's pictures something is seen in every one, and not the same in all."""
    deck = decks()["reverie"]
    seen = {card.id: visible_words(deck.image(card.id, is_small=True).read_bytes()) for card in deck.cards[::6]}
    assert all(seen.values())
    assert len(set(seen.values())) > 10
    assert {word for words in seen.values() for word in words} <= set(translations())
