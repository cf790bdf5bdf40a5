"""Decks read for bots: with the model, without it, and while it is being read."""

import threading
from pathlib import Path

from conteur.bots.encoder import Encoder, VectorEar, shared_encoder
from conteur.bots.library import Library
from conteur.bots.ngrams import NgramEar
from conteur.decks.card import Card
from conteur.decks.catalog import decks
from conteur.store.lessons import SqliteLessons
from conteur.tables.minds import Box, box_with
from tests.bots.painting import picture

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
    library._reading(REVERIE, "en").result.result(60)
    assert isinstance(library.sense(REVERIE, "en").hearing.ear, VectorEar)


def test_plain_words_of_the_table() -> None:
    """A word that stands in the card's own text of this language finds it, also where meanings were compared only."""
    sense = Library().sense(REVERIE, "de")
    found = 0
    for number, card in enumerate(decks()["reverie"].cards_in("de")):
        row = sense.row(card.plain[0])
        found += row[number] == max(row)
    assert found > 65


def test_few_decks_stay_open() -> None:
    """The memory does not grow with the number of decks and languages."""
    library = Library(encoder=lambda: None)
    first = library.sense(REVERIE, "en")
    for language in ("de", "fr", "es", "pt"):
        library.sense(REVERIE, language)
    assert 4 == len(library._open)
    assert first is not library.sense(REVERIE, "en")


def test_lessons(tmp_path: Path) -> None:
    """What was learned is heeded when the deck is got ready again; what was forgotten is not."""
    lessons = SqliteLessons(tmp_path / "lessons.sqlite")
    library = Library(encoder=lambda: None, lessons=lessons)

    def fit() -> float:
        library._freshen(REVERIE, "en")
        return library.sense(REVERIE, "en").row("Zanzibar")[7]

    before = fit()
    lessons.learn(REVERIE.pictures[7], "Zanzibar")
    assert before == library.sense(REVERIE, "en").row("Zanzibar")[7]
    assert fit() > before + 1
    lessons.forget()
    assert before == fit()


def test_pictures_without_words() -> None:
    """Are told by how they look, in the table's language; a title alone is better than that."""
    red = picture((200, 20, 20))
    cards = (Card("a"), Card("b", title="Aunt Ida"), Card("c"))
    box = Box("photos", lambda _language: cards, ("own/a", "own/b", "own/c"))
    library = Library(look=lambda name: red if name == "own/a" else None)
    sense = library.sense(box, "de")
    said = [[seed.clue for seed in card.sayable()] for card in sense.lore.cards]
    assert "rot" in said[0]
    assert [["Aunt Ida"], []] == said[1:]
    assert sense.row("red")[0] == max(sense.row("red"))


def test_cache_folder(tmp_path: Path) -> None:
    """Rêverie needs none: it came with the package."""
    Library(cache=tmp_path).sense(REVERIE, "en")
    assert [] == list(tmp_path.iterdir())
