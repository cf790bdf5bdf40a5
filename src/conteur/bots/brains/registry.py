"""Finds brains by name: the built-in ones, and those of installed packages (entry points `conteur.brains`)."""

import os
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from random import Random
from typing import Final

from conteur.bots.brain import Brain, BrainMaker
from conteur.bots.brains.blind import BlindBrain
from conteur.bots.brains.endpoint import EndpointBrain
from conteur.bots.brains.endpoint_http import Endpoint, account_from
from conteur.bots.brains.semantic import SemanticBrain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.tables.character import Character

GROUP: Final = "conteur.brains"


class UnknownBrainError(LookupError):
    """There is no brain of this name, or it is not set up."""


class EndpointBrains:
    """Makes bots that ask a language model (`CONTEUR_ENDPOINT_URL` etc.), and use their own brain if it fails."""

    def __init__(self, reader: BoxReader) -> None:
        """EndpointError says which environment variable is missing."""
        self._endpoint = Endpoint(account_from(os.environ))
        self._reader = reader

    @property
    def patience(self) -> float:
        """Seconds an answer may take, in addition to what a pool waits for any brain."""
        return self._endpoint.account.seconds

    def __call__(self, character: Character) -> Brain:
        """Make one bot's brain."""
        return EndpointBrain(character, self._endpoint, SemanticBrain(character, self._reader))


def _semantic(reader: BoxReader) -> BrainMaker:
    """The default brain."""
    return lambda character: SemanticBrain(character, reader)


def _spelling(_reader: BoxReader) -> BrainMaker:
    """The same without the model, comparing only letters: how bots play if the model is not installed."""
    return _semantic(BoxReader(load_encoder=lambda: None))


def _blind(_reader: BoxReader) -> BrainMaker:
    """Any legal move."""
    return lambda character: BlindBrain(Random(f"{character.seed} {character.game}{character.whims}"))  # noqa: S311 - reproducible play


_BUILT_IN: Final[Mapping[str, Callable[[BoxReader], BrainMaker]]] = {
    "blind": _blind,
    "dreamer": _semantic,
    "endpoint": EndpointBrains,
    "speller": _spelling,
}
WITHOUT_MODEL: Final = frozenset({"blind", "speller"})
"""These never load the model, so they get no fallback that would load it."""


def brain_names() -> list[str]:
    """The names of all brains."""
    return sorted({*_BUILT_IN, *entry_points(group=GROUP).names})


def find_brain(name: str, reader: BoxReader) -> BrainMaker:
    """The factory of brains of this name; UnknownBrainError if there is none, or if it is not set up.

    A package's entry point is called with a Character and returns a brain. If it has `with_reader`, that is called
    first, with the server's BoxReader; it returns the factory, or raises a RuntimeError that says what is missing.
    """
    try:
        if name in _BUILT_IN:
            return _BUILT_IN[name](reader)
        for entry_point in entry_points(group=GROUP, name=name):
            maker: BrainMaker = entry_point.load()
            return maker.with_reader(reader) if hasattr(maker, "with_reader") else maker
    except RuntimeError as error:
        raise UnknownBrainError(f"the brain {name!r} is not ready: {error}") from None
    raise UnknownBrainError(f"no brain is called {name!r}; there are {', '.join(brain_names())}")
