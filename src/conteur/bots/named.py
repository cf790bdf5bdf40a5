"""Brains by name: those that come with conteur, and those of installed packages (entry points `conteur.brains`)."""

import os
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Final, cast

from conteur.bots.brain import Brain, BrainMaker
from conteur.bots.dreamer import Dreamer
from conteur.bots.endpoint import Endpoint, account_from
from conteur.bots.endpoint_brain import EndpointBrain
from conteur.bots.library import Library
from conteur.bots.random_brain import RandomBrain
from conteur.tables.minds import Character

GROUP: Final = "conteur.brains"


class UnknownBrainError(LookupError):
    """No installed package names a brain so."""


class Dreamers:
    """Makes bots that understand what clues bring to mind, and have a temper."""

    def __init__(self, library: Callable[[], Library]) -> None:
        """The library is opened for the first bot."""
        self._library = library

    def reading(self, library: Library) -> "Dreamers":
        """The same with a library that is open already: what is known of a box is kept once."""
        return Dreamers(lambda: library)

    def __call__(self, character: Character) -> Brain:
        """One bot."""
        return Dreamer(character, self._library())


dreamer = Dreamers(cache(Library))


@cache
def _spelling_book() -> Library:
    return Library(encoder=lambda: None)


def speller(character: Character) -> Brain:
    """As the dreamer, but hears only letters: how bots play where the model is not installed."""
    return Dreamer(character, _spelling_book())


class Correspondents:
    """Makes bots that ask a language model elsewhere (`CONTEUR_ENDPOINT_URL` and its kin)."""

    def __init__(self, dreamers: Dreamers, endpoint: Endpoint | None = None) -> None:
        """Not set up before somebody asks for them."""
        self._dreamers = dreamers
        self._endpoint = endpoint

    def prepare(self) -> None:
        """Read the environment; EndpointError says what is missing."""
        self._endpoint = Endpoint(account_from(os.environ))

    def reading(self, library: Library) -> "Correspondents":
        """The same correspondents, dreaming with this library."""
        return Correspondents(self._dreamers.reading(library), self._endpoint)

    @property
    def patience(self) -> float:
        """Seconds an answer may take."""
        return 0.0 if self._endpoint is None else self._endpoint.account.seconds

    def __call__(self, character: Character) -> Brain:
        """One bot; where the model fails, it dreams."""
        if self._endpoint is None:
            self.prepare()
        return EndpointBrain(character, cast("Endpoint", self._endpoint), self._dreamers(character))


endpoint = Correspondents(dreamer)


def blind(character: Character) -> Brain:
    """Plays any legal move."""
    return RandomBrain(Random(f"{character.seed} {character.game}"))  # noqa: S311 - whims


SIMPLE: Final = (blind, speller)
"""These never need the model, so nobody who reads it stands behind them."""


def brain_names() -> list[str]:
    """Every name that can be asked for."""
    return sorted(entry_points(group=GROUP).names)


def find_brain(name: str, library: Library | None = None) -> BrainMaker:
    """What makes brains of this name: anything that is called with a Character and has `choose` then.

    If it has `prepare`, that is called first and may say with a RuntimeError what is missing. If it has `reading`, it
    shares the library that is open already.
    """
    for found in entry_points(group=GROUP, name=name):
        maker: BrainMaker = found.load()
        try:
            getattr(maker, "prepare", lambda: None)()
        except RuntimeError as error:
            raise UnknownBrainError(f"the brain {name!r} is not ready: {error}") from None
        if library is not None and hasattr(maker, "reading"):
            maker = maker.reading(library)
        return maker
    raise UnknownBrainError(f"no brain is called {name!r}; there are {', '.join(brain_names()) or 'none'}")
