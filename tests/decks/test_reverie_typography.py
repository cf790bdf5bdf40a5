"""How the texts of Rêverie's cards, and bots' words for pictures, are typeset; docs/languages.md has the rules."""

import re
import unicodedata
from collections.abc import Iterator

import pytest

from conteur.bots.hearing.picture_words import translations
from conteur.decks.catalog import ENGLISH
from conteur.tables.character import LANGUAGES, Language
from tests.decks.test_reverie_texts import BOUNDS, texts

QUOTES = {
    "en": "“”",
    "de": "„“",
    "fr": "«»",
    "es": "«»",
    "pt": "«»",
    "it": "«»",
    "nl": "“”",
    "pl": "„”",
    "ru": "«»",
    "ar": "«»",
}
"""The quotation marks of each language, as on the screens; all others are foreign to it."""

ASKING = {
    "en": r"(Who|Whose|Which)\b|(Who|What|Where)’s\b|How old\b|Why (is|are|do|does|did)\b",
    "de": r"(Wer|Wem|Wen) (hat|war|hört|bewacht)\b|(Warum|Wieso|Wessen|Hast du)\b",
    "fr": r"Qui (a|les a|l’a|va|surveille)\b|(Pourquoi|Est-ce|Quel âge)\b|.*\w-t-(il|elle|on)\b",
    "es": r"(Quién|Dónde|Adónde|Cuándo|Cuánto|Cuál|Por qué)\b",
    "pt": r"(Porque é que|Quem é que|Onde é que)\b|Quem (foi|atirou|deixou|convidou)\b",
    "it": r"Chi (l’ha|li ha|la|lo) |Perché\b",
    "nl": r"Wie (heeft|gooide|liet) |(Waarom|Wanneer)\b",
    "pl": r"(Czy|Dlaczego|Czyj|Czyja|Czyje)\b|Kto (to|je|ich|rzucił|zostawił) ",
    "ru": r"(Почему|Зачем|Чей|Чья|Чьё|Чьи|Сколько)\b|Кто (это|их|бросил|спал|оставил) ",
    "ar": r"(هل|لماذا|من أين|إلى أين)\b",
}
"""Beginnings of clues that can only be questions."""

SMALL_WORDS = frozenset(["a", "an", "and", "as", "at", "but", "by", "for", "in", "of", "on", "or", "the", "to", "with"])
"""What English title case leaves in lower case, except at either end."""

WITHOUT_TANWIN = frozenset(["بابا", "قفا"])
"""Baba, and an old poem's "halt, you two": like nouns that take a tanwin, but none."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def clues(language: Language) -> list[str]:
    """Every clue on the cards of one language."""
    return [clue for card in texts(language).values() for kind in BOUNDS for clue in card["clues"][kind]]


def written(language: Language) -> Iterator[str]:
    """Everything that is written for people in one language, tags too: players read none, but bots may say them."""
    for card in texts(language).values():
        yield from (card["title"], card["description"], *card["tags"])
        if language == ENGLISH:
            yield card["caption"]
    yield from clues(language)
    yield from (row[language] for row in translations().values())


def offending(language: Language, pattern: str) -> list[str]:
    """What in one language has the pattern in it."""
    return [text for text in written(language) if re.search(pattern, text)]


@every_language
def test_marks(language: Language) -> None:
    """Quotation marks are the language's own, apostrophes and ellipses real, dashes no hyphens."""
    foreign = "".join(mark for mark in "„“”«»\u201a\u2018" if mark not in QUOTES[language])
    assert [] == offending(language, rf"[\"'`]|\.\.\.|\s-\s|[{foreign}]")


@every_language
def test_spaces(language: Language) -> None:
    """There is one space between words and none before a mark, except in French."""
    assert [] == offending(language, r" {2}|^\s|\s$| [,.]" if language == "fr" else r" {2}|^\s|\s$| [,.;:!?؟،؛]")
    assert [] == (offending(language, r"(?<!\u00a0)…") if language in {"de", "nl"} else [])


def test_french_marks() -> None:
    """The same no-break space as on the screens keeps French marks on the line of their word."""
    assert [] == offending("fr", "[^\u00a0][;:!?»]|«[^\u00a0]|\u202f")


def test_spanish_marks() -> None:
    """A question or an exclamation is opened as well as closed."""
    assert [] == [
        text
        for text in written("es")
        if text.count("¿") != text.count("?") or text.count("¡") != text.count("!") or re.search(r"[¿¡]\W", text)
    ]


def test_arabic_marks() -> None:
    """Arabic has a comma, a semicolon and a question mark of its own."""
    assert [] == offending("ar", "[,;?]")


def test_arabic_tanwin() -> None:
    """A word that is written with its tanwin once is never written without it."""
    words = {word for text in written("ar") for word in re.findall(r"[\u0621-\u0652]+", text)}
    marked = {word.replace("\u064b", "") for word in words if word.endswith("\u064b\u0627")}
    assert len(marked) > 50
    assert [] == sorted(words & marked - WITHOUT_TANWIN)
    assert [] == sorted(word for word in words if word.endswith("\u0627\u064b"))


@every_language
def test_no_shouting(language: Language) -> None:
    """Nothing but the name of a song or a film among the tags has an exclamation mark."""
    tags = {tag for card in texts(language).values() for tag in card["tags"]}
    assert [] == [text for text in offending(language, "!") if text not in tags]


@every_language
def test_questions(language: Language) -> None:
    """A clue that asks ends in a question mark; the rest end in no mark at all."""
    assert [] == [clue for clue in clues(language) if re.match(ASKING[language], clue) and clue[-1] not in "?؟"]
    assert [] == [clue for clue in clues(language) if clue[-1] in ".,;:"]


@every_language
def test_descriptions_are_sentences(language: Language) -> None:
    """Descriptions and captions end in a full stop."""
    cards = texts(language).values()
    assert [] == [card["title"] for card in cards if not card["description"].endswith(".")]
    assert [] == [card["title"] for card in cards if not card.get("caption", ".").endswith(".")]


@every_language
def test_capitals(language: Language) -> None:
    """Titles, clues and bots' words for pictures begin with a capital, in a language that has them."""
    said = [*clues(language), *(card["title"] for card in texts(language).values())]
    said += [row[language] for row in translations().values()]
    first = [(next(letter for letter in text if letter.isalnum()), text) for text in said]
    assert [] == [text for letter, text in first if unicodedata.category(letter) == "Ll"]


def test_english_title_case() -> None:
    """English titles are in title case."""
    wrong = []
    for card in texts(ENGLISH).values():
        words = re.split(r"[\s-]", card["title"])
        for place, word in enumerate(words):
            is_small = word.lower() in SMALL_WORDS and 0 < place < len(words) - 1
            if word[0].isupper() == is_small:
                wrong.append(card["title"])
    assert [] == wrong


def test_english_descriptions_are_short() -> None:
    """Nobody listens to a picture for longer than three hundred letters."""
    assert [] == [card["id"] for card in texts(ENGLISH).values() if not 100 < len(card["description"]) <= 300]
