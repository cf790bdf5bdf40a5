"""What was computed about a deck is cached, loaded again, and never out of date."""

from pathlib import Path

import numpy as np
import pytest

from conteur.bots.hearing.box_reader import by_letters
from conteur.bots.hearing.card_texts import CardTexts, DeckTexts, WrittenClue, texts_of
from conteur.bots.hearing.card_vectors import (
    BASIS,
    PACKAGED,
    CardVectors,
    basis,
    fits_name,
    packed_vectors,
    unpacked_vectors,
    vectors_name,
    written_in,
)
from conteur.bots.hearing.encoder import Encoder
from conteur.bots.hearing.meaning_fit import MeaningFit
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
GERMAN = DeckTexts((CardTexts((), ("Nacht",), (WrittenClue("Miau", "plain"),)), CardTexts((), ("See",))))


@pytest.fixture(name="encoder")
def the_encoder() -> Encoder:
    """The one of this process."""
    return shared_encoder()


def fit_of(folder: Path | None, encoder: Encoder, spoken: DeckTexts = TEXTS) -> MeaningFit:
    """As a reader asks for it."""
    return CardVectors(folder).clue_fit(TEXTS.with_learned({}), spoken, by_letters(spoken, "en"), encoder)


def names_of(texts: DeckTexts) -> set[str]:
    """The files about these texts."""
    (written,) = written_in(texts, texts)
    return {vectors_name(text.text for text in written), fits_name(texts, texts)}


def test_the_package_is_current() -> None:
    """What bots know of the decks that come with conteur was computed from today's texts: `make knowledge`."""
    wanted = {BASIS.name}
    for deck in decks().values():
        english = texts_of(deck.cards_in(ENGLISH))
        for language in LANGUAGES:
            spoken = texts_of(deck.cards_in(language))
            wanted |= {vectors_name(text.text for text in each) for each in written_in(english, spoken)}
            wanted.add(fits_name(english, spoken))
    assert wanted == {path.name for path in PACKAGED.glob("*.npy")}


def test_the_package_is_small() -> None:
    """All decks in all languages, with their fields: 15 MB."""
    assert sum(path.stat().st_size for path in PACKAGED.glob("*.npy")) < 15e6


def test_what_packing_loses(encoder: Encoder) -> None:
    """Rounding moves a cosine by less than a hundredth; the basis keeps the nearest of a deck's clues the nearest."""
    vectors = encoder.encode([clue for card in decks()["reverie"].cards[:30] for clue in card.suggestive])
    small = vectors @ basis()
    small /= np.linalg.norm(small, axis=1, keepdims=True)
    loose = unpacked_vectors(packed_vectors(small))
    assert np.abs(small @ small.T - loose @ loose.T).max() < 0.01
    above = ~np.tri(len(vectors), dtype=bool)
    assert np.corrcoef((vectors @ vectors.T)[above], (loose @ loose.T)[above])[0, 1] > 0.9


def test_kept_and_found_again(tmp_path: Path, encoder: Encoder) -> None:
    """The second reader computes nothing and knows the same."""
    first = fit_of(tmp_path, encoder)
    assert names_of(TEXTS) == {path.name for path in tmp_path.iterdir()}
    stamps = {path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    second = fit_of(tmp_path, encoder)
    assert stamps == {path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert first.fits("a sailor") == second.fits("a sailor")
    for card, number in ((0, 0), (1, 0), (1, 1)):
        assert first.sayable_fits(card, number) == second.sayable_fits(card, number)
        said = TEXTS.cards[card].clues[number].text
        assert first.fits(said) == pytest.approx(first.sayable_fits(card, number), abs=0.05)


def test_another_language(tmp_path: Path, encoder: Encoder) -> None:
    """Its own texts are compared too, in files of their own; the English ones are there once."""
    fit_of(tmp_path, encoder)
    fit_of(tmp_path, encoder, GERMAN)
    assert 4 == len(list(tmp_path.iterdir()))
    assert 2 == len(written_in(TEXTS, GERMAN))


def test_half_written(tmp_path: Path, encoder: Encoder) -> None:
    """What cannot be read is computed again."""
    for name in names_of(TEXTS):
        (tmp_path / name).write_bytes(b"half")
    assert fit_of(tmp_path, encoder).fits("sailor")[1] > 0
    assert {b"half"}.isdisjoint(path.read_bytes() for path in tmp_path.iterdir())


def test_nowhere_to_keep(encoder: Encoder) -> None:
    """Then it is computed each time."""
    assert fit_of(None, encoder).fits("sailor")[1] > 0


def test_what_was_learned(encoder: Encoder) -> None:
    """A clue once given for a card brings it to mind from then on; what is said stays where it is."""
    before = fit_of(None, encoder)
    after = fit_of(None, encoder, TEXTS.with_learned({0: ["The Aristocats"], 1: ["Titanic", "iceberg"]}))
    assert after.fits("The Aristocats!")[0] > 0 > after.fits("iceberg ahead")[0]
    assert before.sayable_fits(1, 1) == after.sayable_fits(1, 1)


def test_a_deck_without_a_word(tmp_path: Path, encoder: Encoder) -> None:
    """Nothing stands out, nothing can be said."""
    texts = DeckTexts((CardTexts(), CardTexts()))
    clue_fit = CardVectors(tmp_path).clue_fit(texts, texts, by_letters(texts, "en"), encoder)
    assert (0.0, 0.0) == clue_fit.fits("anything")
    assert () == clue_fit.sayable
