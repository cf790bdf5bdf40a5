"""Compute the vectors and clue fits of the built-in decks, and put them into the package. `make knowledge` runs it."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from conteur.bots.hearing.box_reader import by_letters
from conteur.bots.hearing.card_texts import texts_of
from conteur.bots.hearing.card_vectors import BASIS, PACKAGED, CardVectors, fits_name, save, vectors_name, written_in
from conteur.bots.hearing.encoder import Encoder, load_encoder
from conteur.decks.catalog import ENGLISH, decks
from conteur.tables.character import LANGUAGES

DIRECTIONS: Final = 128
"""Of 512. 192 would understand no better, 64 would miss three more clues in a hundred; see docs/bots.md."""


def main() -> None:
    """Write missing files, remove unused ones."""
    encoder = load_encoder()
    if encoder is None:
        raise SystemExit("this needs the model, which `make knowledge` brings")
    if not BASIS.exists():
        make_basis(encoder)
    wanted = {BASIS.name}
    known = CardVectors(PACKAGED, files_kept=None)
    for deck in decks().values():
        english = texts_of(deck.cards_in(ENGLISH))
        for language in LANGUAGES:
            spoken = texts_of(deck.cards_in(language))
            known.clue_fit(english, spoken, by_letters(spoken, language), encoder)
            wanted |= {vectors_name(text.text for text in each) for each in written_in(english, spoken)}
            wanted.add(fits_name(english, spoken))
    for old in PACKAGED.glob("*.npy"):
        if old.name not in wanted:
            old.unlink()
    size = sum(path.stat().st_size for path in PACKAGED.glob("*.npy"))
    print(f"{len(wanted)} files, {size / 1e6:.2f} MB")


def make_basis(encoder: Encoder) -> None:
    """The principal directions of what people say. Made once: a new basis means computing every file again."""
    vectors = np.concatenate([encoder.encode(texts) for texts in _everything()])
    _, _, directions = np.linalg.svd(vectors, full_matrices=False)
    save(BASIS, directions[:DIRECTIONS].T.astype(np.float16))


def _everything() -> Iterator[list[str]]:
    for deck in decks().values():
        english = texts_of(deck.cards_in(ENGLISH))
        for language in LANGUAGES:
            for each in written_in(english, texts_of(deck.cards_in(language)))[language != ENGLISH :]:
                for first in range(0, len(each), 256):
                    yield [text.text for text in each[first : first + 256]]


if __name__ == "__main__":
    main()
