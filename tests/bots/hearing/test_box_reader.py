"""Boxes read for bots: with the model, without it, and while it is being loaded."""

import threading
from pathlib import Path

from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.hearing.encoder import Encoder
from conteur.bots.hearing.letter_fit import LetterFit
from conteur.bots.hearing.meaning_fit import MeaningFit
from conteur.decks.card import Card
from conteur.decks.catalog import decks
from conteur.store.sqlite.lessons import SqliteLessons
from conteur.tables.character import Box, box_with
from tests.bots.encoders import shared_encoder
from tests.bots.images import picture

REVERIE = box_with("reverie")


def test_read_once() -> None:
    """Everybody at every table shares what was read."""
    reader = BoxReader(load_encoder=shared_encoder)
    assert reader.clue_fit(REVERIE, "en") is reader.clue_fit(REVERIE, "en")
    assert isinstance(reader.clue_fit(REVERIE, "en"), MeaningFit)
    assert 84 == len(reader.clue_fit(REVERIE, "en").texts.cards)


def test_the_model_is_loaded_once() -> None:
    """Whoever asks, at the same time or later, in whatever language."""
    loads: list[None] = []

    def load() -> None:
        loads.append(None)
        threading.Event().wait(0.05)  # long enough for others to ask meanwhile

    reader = BoxReader(load_encoder=load)
    threads = [threading.Thread(target=reader.clue_fit, args=(REVERIE, language)) for language in ("en", "de", "fr")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    reader.clue_fit(REVERIE, "es")
    assert 1 == len(loads)


def test_without_the_model() -> None:
    """Letters are compared instead; plain clues still find their card among all."""
    clue_fit = BoxReader(load_encoder=lambda: None).clue_fit(REVERIE, "en")
    assert isinstance(clue_fit, LetterFit)
    right = 0
    for number, card in enumerate(clue_fit.texts.cards):
        fits = clue_fit.fits(next(clue.text for clue in card.clues if clue.aim == "plain"))
        right += fits[number] == max(fits)
    assert right > 60


def test_while_the_model_is_being_read() -> None:
    """Whoever cannot wait compares letters; who asks later has the model."""
    ready = threading.Event()

    def slow() -> Encoder:
        ready.wait(30)
        return shared_encoder()

    reader = BoxReader(load_encoder=slow, wait=0.01)
    meanwhile = reader.clue_fit(REVERIE, "en")
    assert isinstance(meanwhile, LetterFit)
    assert meanwhile is reader.clue_fit(REVERIE, "en")
    ready.set()
    reader._reading(REVERIE, "en").result.result(60)
    assert isinstance(reader.clue_fit(REVERIE, "en"), MeaningFit)


def test_plain_words_of_the_table() -> None:
    """A word that stands in the card's own text of this language finds it, also where meanings were compared only."""
    clue_fit = BoxReader(load_encoder=shared_encoder).clue_fit(REVERIE, "de")
    right = 0
    for number, card in enumerate(decks()["reverie"].cards_in("de")):
        fits = clue_fit.fits(card.plain[0])
        right += fits[number] == max(fits)
    assert right > 65


def test_few_decks_stay_open() -> None:
    """The memory does not grow with the number of decks and languages."""
    reader = BoxReader(load_encoder=lambda: None)
    first = reader.clue_fit(REVERIE, "en")
    for language in ("de", "fr", "es", "pt"):
        reader.clue_fit(REVERIE, language)
    assert 4 == len(reader._readings)
    assert first is not reader.clue_fit(REVERIE, "en")


def test_lessons(tmp_path: Path) -> None:
    """What was learned is heeded when the deck is got ready again; what was forgotten is not."""
    lessons = SqliteLessons(tmp_path / "lessons.sqlite")
    reader = BoxReader(load_encoder=lambda: None, lessons=lessons)

    def fit() -> float:
        reader._refresh(REVERIE, "en")
        return reader.clue_fit(REVERIE, "en").fits("Zanzibar")[7]

    before = fit()
    lessons.learn(REVERIE.pictures[7], "Zanzibar")
    assert before == reader.clue_fit(REVERIE, "en").fits("Zanzibar")[7]
    assert fit() > before + 1
    lessons.forget()
    assert before == fit()


def test_pictures_without_words() -> None:
    """Are described by how they look, in the table's language; a title alone is better than that."""
    red = picture((200, 20, 20))
    cards = (Card("a"), Card("b", title="Aunt Ida"), Card("c"))
    box = Box("photos", lambda _language: cards, ("own/a", "own/b", "own/c"))
    reader = BoxReader(load_encoder=shared_encoder, load_image=lambda name: red if name == "own/a" else None)
    clue_fit = reader.clue_fit(box, "de")
    said = [[clue.text for clue in card.sayable()] for card in clue_fit.texts.cards]
    assert "Rote Glut" in said[0]
    assert [["Aunt Ida"], []] == said[1:]
    assert clue_fit.fits("red")[0] == max(clue_fit.fits("red"))


def test_cache_folder(tmp_path: Path) -> None:
    """Rêverie needs none: it came with the package."""
    BoxReader(load_encoder=shared_encoder, cache_folder=tmp_path).clue_fit(REVERIE, "en")
    assert [] == list(tmp_path.iterdir())
