"""Brains by name: those that come with conteur, and those of installed packages (entry points `conteur.brains`)."""

from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Final

from conteur.bots.brain import Brain, BrainMaker
from conteur.bots.dreamer import Dreamer
from conteur.bots.library import Library
from conteur.bots.random_brain import RandomBrain
from conteur.tables.minds import Character

GROUP: Final = "conteur.brains"


class UnknownBrainError(LookupError):
    """No installed package names a brain so."""


@cache
def _library() -> Library:
    return Library()


@cache
def _spelling_book() -> Library:
    return Library(encoder=lambda: None)


def dreamer(character: Character) -> Brain:
    """Understands what clues bring to mind, and has a temper."""
    return Dreamer(character, _library())


def speller(character: Character) -> Brain:
    """As the dreamer, but hears only letters: how bots play where the model is not installed."""
    return Dreamer(character, _spelling_book())


def blind(character: Character) -> Brain:
    """Plays any legal move."""
    return RandomBrain(Random(f"{character.seed} {character.game}"))  # noqa: S311 - whims


def brain_names() -> list[str]:
    """Every name that can be asked for."""
    return sorted(entry_points(group=GROUP).names)


def find_brain(name: str) -> BrainMaker:
    """What makes brains of this name: anything that is called with a Character and has `choose` then."""
    for found in entry_points(group=GROUP, name=name):
        maker: BrainMaker = found.load()
        return maker
    raise UnknownBrainError(f"no brain is called {name!r}; there are {', '.join(brain_names()) or 'none'}")
