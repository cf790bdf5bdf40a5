"""Which decks there are, and what each says of itself. Knows no tables."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Deck:
    """A published set of pictures."""

    name: str
    title: str
    licence: str
    folder: Path


@cache
def decks(folder: Path = FOLDER) -> dict[str, Deck]:
    """Every deck that lies here, by its name."""
    found = {}
    for described in sorted(folder.glob("*/deck.toml")):
        told = tomllib.loads(described.read_text(encoding="utf-8"))
        name = described.parent.name
        found[name] = Deck(name, str(told["title"]), str(told["licence"]), described.parent)
    return found
