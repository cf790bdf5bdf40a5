"""What was computed about a deck is kept, found again, and never out of date."""

from pathlib import Path

import numpy as np
import pytest

from conteur.bots.encoder import Encoder, shared_encoder
from conteur.bots.known import (
    PACKAGED,
    Known,
    echoes_name,
    packed_vectors,
    unpacked_vectors,
    vectors_name,
)
from conteur.bots.library import lore_of, told_in
from conteur.bots.lore import CardLore, DeckLore, Seed
from conteur.bots.ngrams import NgramEar
from conteur.bots.sense import DeckSense, Hearing
from conteur.decks.catalog import ENGLISH, decks
from conteur.tables.minds import LANGUAGES

LORE = DeckLore(
    (
        CardLore(("a cat on a roof",), ("night", "nine lives"), (Seed("Miaow", "plain"),)),
        CardLore(("a ship in a storm",), ("sea",), (Seed("Hold on tight", "oblique"), Seed("Waves", "plain"))),
    )
)


@pytest.fixture(name="encoder")
def the_encoder() -> Encoder:
    """The one of this process."""
    encoder = shared_encoder()
    assert encoder is not None
    return encoder


def test_the_package_is_current() -> None:
    """What bots know of the decks that come with conteur was computed from today's texts: `make knowledge`."""
    wanted = set()
    for deck in decks().values():
        english = lore_of(deck.cards_in(ENGLISH))
        wanted.add(vectors_name(english))
        for language in LANGUAGES:
            said = lore_of(deck.cards_in(language))
            letters = DeckSense(said, Hearing(NgramEar(said.texts(), language)))
            wanted.add(echoes_name(told_in(english, said), letters))
    assert wanted == {path.name for path in PACKAGED.glob("*.npy")}


def test_the_package_is_small() -> None:
    """All decks in all languages: 1.5 MB."""
    assert sum(path.stat().st_size for path in PACKAGED.glob("*.npy")) < 1.5e6


def test_what_packing_loses(encoder: Encoder) -> None:
    """A cosine moves by less than a hundredth."""
    vectors = encoder.encode([*LORE.texts(), "Hold on tight"])
    loose = unpacked_vectors(packed_vectors(vectors))
    assert np.abs(vectors @ vectors.T - loose @ loose.T).max() < 0.01


def test_kept_and_found_again(tmp_path: Path, encoder: Encoder) -> None:
    """The second reader computes nothing and knows the same."""
    first = Known(tmp_path).sense(LORE, encoder)
    names = {path.name for path in tmp_path.iterdir()}
    assert {vectors_name(LORE), echoes_name(LORE)} == names
    stamps = {path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    second = Known(tmp_path).sense(LORE, encoder)
    assert stamps == {path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert first.row("a sailor") == second.row("a sailor")
    for card, number in ((0, 0), (1, 0), (1, 1)):
        assert first.echo(card, number) == second.echo(card, number)
        said = LORE.cards[card].seeds[number].clue
        assert first.row(said) == pytest.approx(first.echo(card, number), abs=0.05)


def test_half_written(tmp_path: Path, encoder: Encoder) -> None:
    """What cannot be read is computed again."""
    (tmp_path / vectors_name(LORE)).write_bytes(b"half")
    assert Known(tmp_path).sense(LORE, encoder).row("sailor")[1] > 0
    assert (tmp_path / vectors_name(LORE)).stat().st_size > 1000


def test_nowhere_to_keep(encoder: Encoder) -> None:
    """Then it is computed each time."""
    assert Known(None).sense(LORE, encoder).row("sailor")[1] > 0


def test_what_was_learned(encoder: Encoder) -> None:
    """A clue once given for a card brings it to mind from then on; the others stay where they are."""
    before = Known(None).sense(LORE, encoder)
    after = Known(None).sense(LORE.with_learned({0: ["The Aristocats"], 1: ["Titanic", "iceberg"]}), encoder)
    assert after.row("The Aristocats")[0] > 0 > after.row("iceberg ahead")[0]
    assert after.texts == before.texts + 3
    assert before.echo(1, 1) == after.echo(1, 1)


def test_a_deck_without_a_word(tmp_path: Path, encoder: Encoder) -> None:
    """Nothing stands out, nothing can be said."""
    sense = Known(tmp_path).sense(DeckLore((CardLore(), CardLore())), encoder)
    assert (0.0, 0.0) == sense.row("anything")
    assert [] == list(sense.lore.seeds())
