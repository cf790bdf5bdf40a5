"""The texts about cards, as bots use them."""

from conteur.bots.hearing.card_texts import CardTexts, DeckTexts, WrittenClue, texts_of
from conteur.decks.card import Card

TEXTS = DeckTexts(
    (
        CardTexts(
            ("a boat",), ("sea", "salt", "rope", "rust"), (WrittenClue("ahoy", "plain"), WrittenClue("far", "oblique"))
        ),
        CardTexts(("a cat",), ("fur",)),
        CardTexts(),
    )
)


def test_written_clues_else_tags() -> None:
    """What could be said of a card: its written clues; where there are none, its tags; never what was learned."""
    learned = TEXTS.with_learned({0: ["sea", "Moby Dick"], 1: ["nine lives"]})
    assert ("Moby Dick",) == learned.cards[0].learned  # `sea` is one of its tags
    assert [WrittenClue("ahoy", "plain"), WrittenClue("far", "oblique"), WrittenClue("fur", "bare")] == list(
        learned.sayable()
    )
    assert ["a boat", "sea", "salt", "rope", "rust", "Moby Dick", "a cat", "fur", "nine lives"] == list(learned.texts())


def test_texts_of_cards() -> None:
    """Captions, descriptions, tags and clues; a title alone is a clue; a card without texts has what can be seen."""
    cards = (
        Card("a", caption="A cat.", description="A grey cat.", tags=("night",), plain=("Cat",), oblique=("Nine",)),
        Card("b", title="Aunt Ida"),
        Card("c"),
    )
    first, second, third = texts_of(cards, {"c": ("red",)}, "de").cards
    assert (("A cat.", "A grey cat."), ("night",)) == (first.sentences, first.tags)
    assert (WrittenClue("Cat", "plain"), WrittenClue("Nine", "oblique")) == first.clues
    assert (("Aunt Ida",), (WrittenClue("Aunt Ida", "bare"),)) == (second.sentences, second.clues)
    assert (("Rote Glut",), (WrittenClue("Rote Glut", "bare"),)) == (third.tags, third.sayable())


def test_field() -> None:
    """Phrases of a field can be said after the written clues; letters are not compared with them."""
    (texts,) = texts_of((Card("a", tags=("night",), plain=("Cat",), field=("Who let you in?",)),)).cards
    assert (WrittenClue("Cat", "plain"), WrittenClue("Who let you in?", "phrase")) == texts.sayable()
    assert (("night",), ("night", "Cat")) == (texts.words, texts.associations)
