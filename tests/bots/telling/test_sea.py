"""What a storyteller thinks of saying."""

from collections import Counter
from random import Random

from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.hearing.card_texts import CardTexts, DeckTexts, WrittenClue
from conteur.bots.hearing.clue_fit import stamp, wording
from conteur.bots.hearing.letter_fit import CachedSimilarity, LetterFit
from conteur.bots.telling.sea import GAMES, Moment, ideas_for, part_of
from conteur.tables.character import box_with
from tests.bots.encoders import shared_encoder

REVERIE = box_with("reverie")
READER = BoxReader(load_encoder=shared_encoder)
HAND = (3, 14, 25, 36, 47, 58)


class NoSimilarity:
    """Finds every clue unlike every text."""

    def similarities(self, clue: str) -> list[float]:
        """Zero."""
        del clue
        return [0.0]


def moment(game: int = 1, table: str = "BCDF", heard: frozenset[str] = frozenset()) -> Moment:
    """Of a table of six."""
    return Moment(table, game, heard, 5)


def said(game: int, table: str = "BCDF", heard: frozenset[str] = frozenset()) -> list[str]:
    """The wordings that come to mind."""
    ideas = ideas_for(READER.clue_fit(REVERIE, "en"), HAND, moment(game, table, heard), Random(1))  # noqa: S311 - reproducible, not a secret
    return [wording(idea.clue.text) for idea in ideas]


def test_by_letters() -> None:
    """Only what was written for a card, not again what was said; of a card nobody knows nothing is said."""
    texts = DeckTexts((CardTexts(("a cat",), (), (WrittenClue("Miaow", "plain"), WrittenClue("Milk", "plain"))),))
    clue_fit = LetterFit(texts, CachedSimilarity(NoSimilarity()))
    ideas = ideas_for(clue_fit, (0, 5), moment(), Random(1))  # noqa: S311 - reproducible, not a secret
    assert {"Miaow", "Milk"} == {idea.clue.text for idea in ideas}
    again = ideas_for(clue_fit, (0,), moment(heard=frozenset({"miaow"})), Random(1))  # noqa: S311 - reproducible, not a secret
    assert ["Milk"] == [idea.clue.text for idea in again]


def test_other_cards_phrases() -> None:
    """Many ideas were written for other cards, but fit the card they are said of nearly as well as any."""
    clue_fit = READER.clue_fit(REVERIE, "en")
    ideas = ideas_for(clue_fit, HAND, moment(), Random(1))  # noqa: S311 - reproducible, not a secret
    own = [idea for idea in ideas if idea.clue in clue_fit.texts.cards[idea.card].sayable()]
    assert len(ideas) >= 8
    assert len(own) < len(ideas)
    assert {idea.card for idea in ideas} <= set(HAND)
    assert all(idea.fits[idea.card] > 1.4 for idea in ideas if idea not in own)
    assert all(idea.fits[idea.card] > max(idea.fits) - 1.3 for idea in ideas if idea not in own)


def test_each_game_has_its_own_part() -> None:
    """Nothing that comes to mind in one of fifty games of a table does in another; another table shares it out anew."""
    games = [set(said(game)) for game in range(1, GAMES + 1)]
    assert min(map(len, games)) >= 8
    assert 1 == max(Counter(words for game in games for words in game).values())
    assert set(said(1)) != set(said(1, table="GHJK"))


def test_the_parts_are_of_one_size() -> None:
    """No game is left without words."""
    sizes = Counter(
        game for number in range(5000) for game in range(GAMES) if part_of(stamp(f"{number}"), moment(game))
    )
    assert 5000 == sum(sizes.values())
    assert 60 < min(sizes.values())
    assert max(sizes.values()) < 140


def test_not_again_in_a_game() -> None:
    """However somebody spelled it."""
    first = said(1)
    assert first[0] not in said(1, heard=frozenset(first[:1]))
