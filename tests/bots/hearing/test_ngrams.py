"""Comparing by letters."""

import sys

import pytest

from conteur.bots.hearing.ngrams import NgramSimilarity, stemmer_for
from conteur.tables.character import LANGUAGES, Language

INFLECTED: dict[Language, tuple[str, str, str]] = {
    "en": ("running girls", "a girl runs home", "an old clock"),
    "de": ("Die Schlösser der Könige", "das Schloss eines Königs", "eine alte Uhr"),
    "fr": ("les chevaux dansaient", "un cheval danse", "une vieille horloge"),
    "es": ("corriendo por los bosques", "un niño corre por el bosque", "una vela vieja"),
    "pt": ("os navios dormiam", "um navio dorme", "uma vela acesa"),
    "it": ("le stelle cadevano", "una stella cade", "un orologio rotto"),
    "nl": ("dromende katten", "een kat droomt", "een oude klok"),
    "pl": ("śpiące koty", "kot śpi na dachu", "stary zegar"),
    "ru": ("спящие коты", "кот спит на крыше", "старые часы"),
    "ar": ("القطط النائمة", "قطة نائمة على السطح", "ساعة قديمة"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_inflected_words(language: Language) -> None:
    """Another form of the same words is nearer than other words."""
    clue, same, other = INFLECTED[language]
    near = NgramSimilarity([other, same], language).similarities(clue)
    assert near[1] > 2 * near[0]
    assert near[1] > 0.15


def test_same_words() -> None:
    """A text is as near to itself as can be, whatever the case; nothing is near to nothing."""
    similarity = NgramSimilarity(["The Sea", "a cat"], "en")
    assert [pytest.approx(1.0), 0.0] == list(similarity.similarities("the SEA"))
    assert [0.0, 0.0] == list(similarity.similarities("… !"))
    assert [] == list(NgramSimilarity([], "en").similarities("sea"))


def test_arabic_with_and_without_vowel_signs() -> None:
    """A word is the same word whether its vowel signs are written or not."""
    similarity = NgramSimilarity(["رَأَيْتُها أوّلًا", "قطة"], "ar")
    assert [pytest.approx(1.0), 0.0] == list(similarity.similarities("رأيتها أولا"))


def test_rare_words_weigh_more() -> None:
    """What every card has says little."""
    near = NgramSimilarity(["an old house", "an old harbour", "an old whale"], "en").similarities("old whale")
    assert near[2] > 3 * near[0]


def test_without_snowball(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words are then compared as they are."""
    monkeypatch.setitem(sys.modules, "snowballstemmer", None)
    assert "running" == stemmer_for("en").stemWord("running")
    assert NgramSimilarity(["running"], "en").similarities("runner")[0] > 0
