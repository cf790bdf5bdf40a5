"""The associative fields of Rêverie's cards: what people might say of each, in every language there is one in."""

import tomllib
import unicodedata
from collections import Counter

import pytest

from conteur.decks.catalog import ENGLISH, FOLDER, decks
from conteur.rules.vocabulary import MAX_CLUE_LENGTH
from conteur.tables.character import LANGUAGES

FIELDS = FOLDER / "reverie" / "fields"
WRITTEN = sorted(path.stem for path in FIELDS.glob("*.toml"))
FEWEST, LONGEST = 60, 60
each = pytest.mark.parametrize("language", WRITTEN)


def field(language: str) -> dict[str, list[str]]:
    """The phrases of every card."""
    return tomllib.loads((FIELDS / f"{language}.toml").read_text(encoding="utf-8"))


def test_languages() -> None:
    """English is there, and no language that nobody can choose."""
    assert ENGLISH in WRITTEN
    assert set(WRITTEN) <= set(LANGUAGES)
    assert LONGEST <= MAX_CLUE_LENGTH


@each
def test_every_card_has_enough(language: str) -> None:
    """At least sixty phrases for each card, in the order of their ids, none twice for a card."""
    assert sorted(card.id for card in decks()["reverie"].cards) == list(field(language))
    assert {} == {card: len(phrases) for card, phrases in field(language).items() if len(phrases) < FEWEST}
    counts = Counter(
        (card, phrase.casefold().strip("?!….؟")) for card, said in field(language).items() for phrase in said
    )
    assert [] == [phrase for phrase, times in counts.items() if times > 1]


@each
def test_letters(language: str) -> None:
    """Short, composed, typed as the cards are: straight apostrophes in English only, no quotes, no full stop."""
    odd = [
        phrase
        for said in field(language).values()
        for phrase in said
        if phrase != unicodedata.normalize("NFC", phrase)
        or phrase != " ".join(phrase.split())
        or not 2 <= len(phrase) <= LONGEST
        or set(phrase) & set('"„“”«»' + ("" if language == ENGLISH else "'"))
        or (phrase.endswith(".") and not phrase.endswith((" Inc.", ".T.")))
        or any(unicodedata.category(letter) in {"Cc", "Cf"} for letter in phrase)
    ]
    assert [] == odd


@each
def test_phrases_are_shared(language: str) -> None:
    """A phrase may fit several cards, but few fit many: they would say nothing about any."""
    counts = Counter(phrase.casefold() for said in field(language).values() for phrase in said)
    assert [] == [phrase for phrase, times in counts.items() if times > 12]
