"""Decks read for bots: with the model, without it, and while it is being read."""

import threading
from pathlib import Path

from conteur.bots.encoder import Encoder, VectorEar, shared_encoder
from conteur.bots.library import Library
from conteur.bots.ngrams import NgramEar
from conteur.tables.minds import box_with

REVERIE = box_with("reverie")


def test_read_once() -> None:
    """Everybody at every table shares what was read."""
    library = Library()
    assert library.sense(REVERIE, "en") is library.sense(REVERIE, "en")
    assert isinstance(library.sense(REVERIE, "en").hearing.ear, VectorEar)
    assert 84 == len(library.sense(REVERIE, "en").lore.cards)


def test_without_the_model() -> None:
    """Letters are compared instead; plain clues still find their card among all."""
    sense = Library(encoder=lambda: None).sense(REVERIE, "en")
    assert isinstance(sense.hearing.ear, NgramEar)
    found = 0
    for number, card in enumerate(sense.lore.cards):
        row = sense.row(next(seed.clue for seed in card.seeds if seed.aim == "plain"))
        found += row[number] == max(row)
    assert found > 60


def test_while_the_model_is_being_read() -> None:
    """Whoever cannot wait compares letters; who asks later has the model."""
    ready = threading.Event()

    def slow() -> Encoder | None:
        ready.wait(30)
        return shared_encoder()

    library = Library(encoder=slow, wait=0.01)
    meanwhile = library.sense(REVERIE, "en")
    assert isinstance(meanwhile.hearing.ear, NgramEar)
    assert meanwhile is library.sense(REVERIE, "en")
    ready.set()
    library.get_ready(REVERIE, "en").result(60)
    assert isinstance(library.sense(REVERIE, "en").hearing.ear, VectorEar)


def test_few_decks_stay_open() -> None:
    """The memory does not grow with the number of decks and languages."""
    library = Library(encoder=lambda: None)
    first = library.sense(REVERIE, "en")
    for language in ("de", "fr", "es", "pt", "it", "nl", "pl", "ru"):
        library.sense(REVERIE, language)
    assert 8 == len(library._open)
    assert first is not library.sense(REVERIE, "en")


def test_lessons() -> None:
    """What was learned is heeded after the deck is read again."""
    learned: dict[int, list[str]] = {}
    library = Library(encoder=lambda: None, lessons=lambda _pictures: learned)
    before = library.sense(REVERIE, "en").row("Zanzibar")[7]
    learned[7] = ["Zanzibar"]
    assert before == library.sense(REVERIE, "en").row("Zanzibar")[7]
    library.forget()
    assert library.sense(REVERIE, "en").row("Zanzibar")[7] > before + 1


def test_cache_folder(tmp_path: Path) -> None:
    """Rêverie needs none: it came with the package."""
    Library(cache=tmp_path).sense(REVERIE, "en")
    assert [] == list(tmp_path.iterdir())
