"""Reads boxes of cards for bots in background threads: loads the model once, and keeps the last few boxes."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from threading import Lock, Thread
from time import monotonic
from typing import Final, NamedTuple

from conteur.bots.hearing.card_texts import DeckTexts, texts_of
from conteur.bots.hearing.card_vectors import CardVectors
from conteur.bots.hearing.clue_fit import ClueFit
from conteur.bots.hearing.encoder import Encoder, load_encoder
from conteur.bots.hearing.letter_fit import CachedSimilarity, LetterFit
from conteur.bots.hearing.ngrams import NgramSimilarity
from conteur.bots.hearing.picture_words import visible_words
from conteur.store.lessons import Lessons, NoLessons
from conteur.tables.character import Box, Language

_BOXES_KEPT: Final = 4

_Key = tuple[Box, Language]


def by_letters(texts: DeckTexts, language: Language) -> LetterFit:
    """Clues compared with the letters of these texts."""
    return LetterFit(texts, CachedSimilarity(NgramSimilarity(texts.texts(), language)))


def _no_image(_picture: str) -> bytes | None:
    return None


class _Reading(NamedTuple):
    """A box that is being read, or has been."""

    result: "Future[ClueFit]"
    since: float


class BoxReader:
    """Provides a ClueFit for each box and language. Only the first request for a box takes seconds."""

    def __init__(
        self,
        *,
        load_encoder: Callable[[], Encoder | None] = load_encoder,
        cache_folder: Path | None = None,
        lessons: Lessons | None = None,
        load_image: Callable[[str], bytes | None] = _no_image,
        wait: float | None = None,
    ) -> None:
        """`cache_folder` is for vectors of cards that are not built in.

        `load_image` returns the image of a picture (named deck/picture), or None if there is none.

        No caller waits longer than `wait` seconds for a box to be read: until it is, letters are compared instead.
        """
        self._load_encoder = cache(load_encoder)
        self._vectors = CardVectors(cache_folder)
        self._lessons = lessons or NoLessons()
        self._load_image = load_image
        self._lessons_version = 0
        self._wait = wait
        self._readings: OrderedDict[_Key, _Reading] = OrderedDict()
        self._interim: tuple[_Key, ClueFit] | None = None
        self._guard = Lock()
        self._loading = Lock()

    def clue_fit(self, box: Box, language: Language) -> ClueFit:
        """How well clues of this language fit the cards of this box."""
        reading = self._reading(box, language)
        try:
            return reading.result.result(None if self._wait is None else reading.since + self._wait - monotonic())
        except TimeoutError:
            return self._by_letters(box, language)

    def get_ready(self, box: Box, language: Language) -> None:
        """Start reading a box, or read it again if something was learned since; returns at once."""
        Thread(target=self._refresh, args=(box, language), name="reading", daemon=True).start()

    def _refresh(self, box: Box, language: Language) -> None:
        version = self._lessons.version()
        with self._guard:
            if version != self._lessons_version:
                self._lessons_version = version
                self._readings.clear()
        self._reading(box, language)

    def _reading(self, box: Box, language: Language) -> _Reading:
        with self._guard:
            reading = self._readings.get((box, language))
            if reading is None:
                reading = self._readings[box, language] = _Reading(Future(), monotonic())
                if len(self._readings) > _BOXES_KEPT:
                    self._readings.popitem(last=False)
                Thread(
                    target=self._read_into, args=(reading.result, box, language), name="reading", daemon=True
                ).start()
            self._readings.move_to_end((box, language))
            return reading

    def _read_into(self, result: "Future[ClueFit]", box: Box, language: Language) -> None:
        try:
            result.set_result(self._read(box, language))
        except BaseException as error:  # noqa: BLE001 - raised again where the result is awaited
            result.set_exception(error)

    def _by_letters(self, box: Box, language: Language) -> ClueFit:
        """The fit by letters while the model is being loaded, one box at a time."""
        with self._guard:
            if self._interim is None or self._interim[0] != (box, language):
                texts = texts_of(box.cards(language))
                self._interim = (box, language), by_letters(texts, language)
            return self._interim[1]

    def _read(self, box: Box, language: Language) -> ClueFit:
        seen = self._seen(box)
        learned = self._lessons.clues_for(box.pictures)
        spoken = texts_of(box.cards(language), seen, language).with_learned(learned)
        letters = by_letters(spoken, language)
        with self._loading:
            encoder = self._load_encoder()
        if encoder is None:
            return letters
        return self._vectors.clue_fit(texts_of(box.cards("en"), seen), spoken, letters, encoder)

    def _seen(self, box: Box) -> Mapping[str, tuple[str, ...]]:
        """The words for what is visible in pictures without a description."""
        seen = {}
        for card, picture in zip(box.cards("en"), box.pictures, strict=True):
            if card.is_wordless and (image := self._load_image(picture)) is not None:
                seen[card.id] = visible_words(image)
        return seen
