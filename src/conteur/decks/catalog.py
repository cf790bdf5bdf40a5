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


@cache
def clues_of(name: str) -> tuple[tuple[str, ...], ...]:
    """Clues somebody thought of, for each card of a deck in card order; the plainest are left to people."""
    clues = []
    for described in sorted(decks()[name].folder.glob("cards/*.toml")):
        told = tomllib.loads(described.read_text(encoding="utf-8"))["clues"]
        clues.append((*told["suggestive"], *told["oblique"]))
    return tuple(clues)


@cache
def description_of(picture: Path) -> str:
    """What this picture shows, for whoever cannot see it; empty if its card does not say."""
    described = picture.parent.parent / "cards" / f"{picture.stem}.toml"
    if not described.exists():
        return ""
    return str(tomllib.loads(described.read_text(encoding="utf-8")).get("description", ""))
