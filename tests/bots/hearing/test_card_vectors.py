"""What was computed about a deck is cached, loaded again, and never out of date."""

from pathlib import Path

import numpy as np
import pytest

from conteur.bots.hearing.card_texts import CardTexts, DeckTexts, WrittenClue, texts_of
from conteur.bots.hearing.card_vectors import (
    PACKAGED,
    CardVectors,
    fits_name,
    packed_vectors,
    unpacked_vectors,
    vectors_name,
)
from conteur.bots.hearing.clue_fit import CachedSimilarity, ClueFit
from conteur.bots.hearing.encoder import Encoder
from conteur.bots.hearing.ngrams import NgramSimilarity
from conteur.decks.catalog import ENGLISH, decks
from conteur.tables.character import LANGUAGES
from tests.bots.encoders import shared_encoder

TEXTS = DeckTexts(
    (
        CardTexts(("a cat on a roof",), ("night", "nine lives"), (WrittenClue("Miaow", "plain"),)),
        CardTexts(
            ("a ship in a storm",), ("sea",), (WrittenClue("Hold on tight", "oblique"), WrittenClue("Waves", "plain"))
        ),
    )
)


@pytest.fixture(name="encoder")
def the_encoder() -> Encoder:
    """The one of this process."""
    return shared_encoder()


def test_the_package_is_current() -> None:
    """What bots know of the decks that come with conteur was computed from today's texts: `make knowledge`."""
    wanted = set()
    for deck in decks().values():
        english = texts_of(deck.cards_in(ENGLISH))
        wanted.add(vectors_name(english))
        for language in LANGUAGES:
            spoken = texts_of(deck.cards_in(language))
            letters = ClueFit(spoken, CachedSimilarity(NgramSimilarity(spoken.texts(), language)))
            wanted.add(fits_name(english.spoken_as(spoken), letters))
    assert wanted == {path.name for path in PACKAGED.glob("*.npy")}


def test_the_package_is_small() -> None:
    """All decks in all languages: 1.5 MB."""
    assert sum(path.stat().st_size for path in PACKAGED.glob("*.npy")) < 1.5e6


def test_what_packing_loses(encoder: Encoder) -> None:
    """A cosine moves by less than a hundredth."""
    vectors = encoder.encode([*TEXTS.texts(), "Hold on tight"])
    loose = unpacked_vectors(packed_vectors(vectors))
    assert np.abs(vectors @ vectors.T - loose @ loose.T).max() < 0.01


def test_kept_and_found_again(tmp_path: Path, encoder: Encoder) -> None:
    """The second reader computes nothing and knows the same."""
    first = CardVectors(tmp_path).clue_fit(TEXTS, encoder)
    names = {path.name for path in tmp_path.iterdir()}
    assert {vectors_name(TEXTS), fits_name(TEXTS)} == names
    stamps = {path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    second = CardVectors(tmp_path).clue_fit(TEXTS, encoder)
    assert stamps == {path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert first.fits("a sailor") == second.fits("a sailor")
    for card, number in ((0, 0), (1, 0), (1, 1)):
        assert first.sayable_fits(card, number) == second.sayable_fits(card, number)
        said = TEXTS.cards[card].clues[number].text
        assert first.fits(said) == pytest.approx(first.sayable_fits(card, number), abs=0.05)


def test_half_written(tmp_path: Path, encoder: Encoder) -> None:
    """What cannot be read is computed again."""
    (tmp_path / vectors_name(TEXTS)).write_bytes(b"half")
    assert CardVectors(tmp_path).clue_fit(TEXTS, encoder).fits("sailor")[1] > 0
    assert (tmp_path / vectors_name(TEXTS)).stat().st_size > 1000


def test_nowhere_to_keep(encoder: Encoder) -> None:
    """Then it is computed each time."""
    assert CardVectors(None).clue_fit(TEXTS, encoder).fits("sailor")[1] > 0


def test_what_was_learned(encoder: Encoder) -> None:
    """A clue once given for a card brings it to mind from then on; the others stay where they are."""
    before = CardVectors(None).clue_fit(TEXTS, encoder)
    after = CardVectors(None).clue_fit(TEXTS.with_learned({0: ["The Aristocats"], 1: ["Titanic", "iceberg"]}), encoder)
    assert after.fits("The Aristocats")[0] > 0 > after.fits("iceberg ahead")[0]
    assert after.text_count == before.text_count + 3
    assert before.sayable_fits(1, 1) == after.sayable_fits(1, 1)


def test_a_deck_without_a_word(tmp_path: Path, encoder: Encoder) -> None:
    """Nothing stands out, nothing can be said."""
    clue_fit = CardVectors(tmp_path).clue_fit(DeckTexts((CardTexts(), CardTexts())), encoder)
    assert (0.0, 0.0) == clue_fit.fits("anything")
    assert [] == list(clue_fit.texts.sayable())
