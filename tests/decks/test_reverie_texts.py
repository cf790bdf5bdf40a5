"""The texts of Rêverie's cards, in the languages besides English."""

import re
import tomllib
import unicodedata
from collections import Counter
from typing import Any

import pytest

from conteur.decks.catalog import ENGLISH, FOLDER

CARDS = FOLDER / "reverie" / "cards"
TEXTS = FOLDER / "reverie" / "texts"

LANGUAGES = ["ar", "de", "es", "fr", "it", "nl", "pl", "pt", "ru"]
"""The languages that must be there; English lives with the cards themselves."""

BOUNDS = {"plain": (2, 2), "suggestive": (3, 3), "oblique": (2, 3)}
LONGEST_CLUE = 60
SEEN = 3
"""How many tags, at the head of the list, name plain things in the picture."""

ARABIC_PREFIX = "(?:[وفبكل]?ال|لل|[وفبل])?"
"""What Arabic writes together with a noun: the article and the shortest prepositions."""

TRANSLATED = sorted(path.stem for path in TEXTS.glob("*.toml"))

present = pytest.mark.parametrize("language", TRANSLATED)
everywhere = pytest.mark.parametrize("language", [ENGLISH, *TRANSLATED])

Card = dict[str, Any]


def texts(language: str) -> dict[str, Card]:
    """Every card's texts in one language."""
    if language == ENGLISH:
        return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(CARDS.glob("*.toml"))}
    return tomllib.loads((TEXTS / f"{language}.toml").read_text(encoding="utf-8"))


def sentences(card: Card) -> list[str]:
    """Everything of one card a person may read."""
    clues = [clue for kind in BOUNDS for clue in card["clues"][kind]]
    return [card["title"], card["description"], *card["tags"], *clues]


def names(clue: str, noun: str) -> bool:
    """Whether the clue says the noun outright."""
    return bool(re.search(rf"\b{ARABIC_PREFIX}{re.escape(noun)}\b", clue, re.IGNORECASE))


def test_languages() -> None:
    """No language that was there once goes missing."""
    assert set(LANGUAGES) <= {path.stem for path in TEXTS.glob("*.toml")}


@present
def test_cards(language: str) -> None:
    """A language speaks of every card, of no other, and in the order a person looks them up."""
    assert sorted(path.stem for path in CARDS.glob("*.toml")) == list(texts(language))


@present
def test_counts(language: str) -> None:
    """Every card has enough to say at a table, and nothing that overflows a phone."""
    wrong = [
        (card_id, kind)
        for card_id, card in texts(language).items()
        for kind, (fewest, most) in BOUNDS.items()
        if not fewest <= len(card["clues"][kind]) <= most
        or any(len(clue) > LONGEST_CLUE for clue in card["clues"][kind])
    ]
    assert [] == wrong
    assert {"title", "description", "tags", "clues"} == {key for card in texts(language).values() for key in card}
    assert set(range(8, 11)) >= {len(card["tags"]) for card in texts(language).values()}
    lengths = {len(card["description"].split()) for card in texts(language).values()}
    assert min(lengths) >= 15
    assert max(lengths) <= 60


@everywhere
def test_nothing_twice(language: str) -> None:
    """No clue repeats another or a title, no two titles are alike, no card has a tag twice."""
    cards = texts(language).values()
    clues = Counter(clue.casefold() for card in cards for kind in BOUNDS for clue in card["clues"][kind])
    titles = Counter(card["title"].casefold() for card in cards)
    tags = Counter((card["title"], tag.casefold()) for card in cards for tag in card["tags"])
    assert [] == [text for text, times in (clues + titles).items() if times > 1]
    assert [] == [tag for tag, times in tags.items() if times > 1]


@present
def test_giveaways(language: str) -> None:
    """Only plain clues name what is seen; the others are neither title nor tag."""
    problems = [
        (card_id, clue)
        for card_id, card in texts(language).items()
        for clue in card["clues"]["suggestive"] + card["clues"]["oblique"]
        if any(names(clue, noun) for noun in card["tags"][:SEEN])
        or clue.casefold() in {text.casefold() for text in [card["title"], *card["tags"]]}
    ]
    assert [] == problems


@present
def test_letters(language: str) -> None:
    """Texts are composed Unicode without control, bidi or straight quotation characters."""
    odd = [
        text
        for card in texts(language).values()
        for text in sentences(card)
        if text != unicodedata.normalize("NFC", text)
        or text != text.strip()
        or set(text) & set("\"'")
        or "  " in text
        or any(unicodedata.category(letter) in {"Cc", "Cf"} for letter in text)
    ]
    assert [] == odd


@present
def test_clues_are_no_sentences(language: str) -> None:
    """A clue is said, not written: it does not end in a full stop, nor hide in quotes."""
    stopped = [
        clue
        for card in texts(language).values()
        for kind in BOUNDS
        for clue in card["clues"][kind]
        if clue.endswith(".") or set(clue) & set("„“”«»")
    ]
    assert [] == stopped


@pytest.mark.parametrize(
    ("clue", "noun"),
    [("Repasser la mer", "mer"), ("في الخاتم سر", "خاتم"), ("L\u2019anneau perdu", "anneau")],
)
def test_naming(clue: str, noun: str) -> None:
    """A noun counts as named with its article written on to it."""
    assert names(clue, noun)


def test_not_naming() -> None:
    """A noun inside a longer word is not named."""
    assert not names("Pour toujours", "ours")
