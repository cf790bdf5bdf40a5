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
    """Makes bots that ask a language model (`CONTEUR_ENDPOINT_URL` and so on), and think alone where it fails."""

    def __init__(self, reader: BoxReader) -> None:
        """EndpointError says which environment variable is missing."""
        self._endpoint = Endpoint(account_from(os.environ))
        self._reader = reader

    @property
    def patience(self) -> float:
        """Seconds an answer may take, beyond what a pool waits for any brain."""
        return self._endpoint.account.seconds

    def __call__(self, character: Character) -> Brain:
        """One bot."""
        return EndpointBrain(character, self._endpoint, SemanticBrain(character, self._reader))


def _semantic(reader: BoxReader) -> BrainMaker:
    """The brain that plays unless another is named."""
    return lambda character: SemanticBrain(character, reader)


def _spelling(_reader: BoxReader) -> BrainMaker:
    """The same without the model, comparing letters only: how bots play where the model is not installed."""
    return _semantic(BoxReader(load_encoder=lambda: None))


def _blind(_reader: BoxReader) -> BrainMaker:
    """Any legal move."""
    return lambda character: BlindBrain(Random(f"{character.seed} {character.game}{character.whims}"))  # noqa: S311 - whims


_BUILT_IN: Final[Mapping[str, Callable[[BoxReader], BrainMaker]]] = {
    "blind": _blind,
    "dreamer": _semantic,
    "endpoint": EndpointBrains,
    "speller": _spelling,
}
WITHOUT_MODEL: Final = frozenset({"blind", "speller"})
"""These never load the model, so they get no fallback that would."""


def brain_names() -> list[str]:
    """Every name that can be asked for."""
    return sorted({*_BUILT_IN, *entry_points(group=GROUP).names})


def find_brain(name: str, reader: BoxReader) -> BrainMaker:
    """What makes brains of this name; UnknownBrainError if there is none, or if it is not set up.

    A package's entry point is called with a Character and returns a brain. If it has `with_reader`, that is called
    first, with the server's BoxReader; it returns what makes brains, or says with a RuntimeError what is missing.
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
