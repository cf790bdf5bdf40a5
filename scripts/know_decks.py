"""Compute the vectors and clue fits of the built-in decks, and put them into the package. `make knowledge` runs it."""

from conteur.bots.hearing.card_texts import texts_of
from conteur.bots.hearing.card_vectors import (
    PACKAGED,
    fits_name,
    packed_fits,
    packed_vectors,
    save,
    unpacked_vectors,
    vectors_name,
)
from conteur.bots.hearing.clue_fit import CachedSimilarity, ClueFit
from conteur.bots.hearing.encoder import VectorSimilarity, load_encoder
from conteur.bots.hearing.ngrams import NgramSimilarity
from conteur.decks.catalog import ENGLISH, decks
from conteur.tables.character import LANGUAGES


def main() -> None:
    """Write what is missing, remove what nothing asks for any more."""
    encoder = load_encoder()
    if encoder is None:
        raise SystemExit("this needs the model, which `make knowledge` brings")
    wanted = set()
    for deck in decks().values():
        english = texts_of(deck.cards_in(ENGLISH))
        packed = packed_vectors(encoder.encode([*english.texts(), ""]))
        wanted.add(vectors_name(english))
        save(PACKAGED / vectors_name(english), packed)
        vectors = unpacked_vectors(packed)[:-1]
        for language in LANGUAGES:
            spoken = texts_of(deck.cards_in(language))
            texts = english.spoken_as(spoken)
            letters = ClueFit(spoken, CachedSimilarity(NgramSimilarity(spoken.texts(), language)))
            clue_fit = ClueFit(texts, CachedSimilarity(VectorSimilarity(encoder, vectors)), letters=letters)
            wanted.add(fits_name(texts, letters))
            save(PACKAGED / fits_name(texts, letters), packed_fits(clue_fit, vectors, encoder))
    for old in PACKAGED.glob("*.npy"):
        if old.name not in wanted:
            old.unlink()
    size = sum(path.stat().st_size for path in PACKAGED.glob("*.npy"))
    print(f"{len(wanted)} files, {size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
