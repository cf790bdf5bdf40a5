"""Bots on rounds made by others, with listeners who think differently, and against a lookup of their own phrases.

Part of `python -m bench.bots`.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from conteur.bots.brains.semantic import SemanticBrain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.hearing.clue_fit import wording
from conteur.bots.trial import Hear, hear
from conteur.decks.card import Card
from conteur.tables.character import BotLevel, Box, Character, Language, box_with
from tests.bots.one_round import BotRound, other_half, owners_of, play_round

ROUNDS: Final = Path(__file__).parent / "rounds"
LEVELS: Final[tuple[BotLevel, ...]] = ("easy", "medium", "hard")
REVERIE: Final = box_with("reverie")


def show_rounds(reader: BoxReader, letters: BoxReader) -> None:
    """How often listeners find the card, and how often most of forty do, in every language that has rounds."""
    for path in sorted(ROUNDS.glob("*.jsonl")):
        rounds = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        cells = []
        for level in LEVELS:
            votes, most = _found(rounds, level, reader)
            cells.append(f"{votes:.2f} ({most:.2f} ± {1.96 * sqrt(most * (1 - most) / len(rounds)):.2f})")
        cells.append("{:.2f} ({:.2f})".format(*_found(rounds, "hard", letters)))
        print(f"| {path.stem} | {len(rounds)} | {' | '.join(cells)} |", flush=True)


def _found(rounds: list[dict[str, Any]], level: BotLevel, reader: BoxReader) -> tuple[float, float]:
    votes = most = 0.0
    for each in rounds:
        share = hear(Hear(each["clue"], tuple(each["gallery"]), each["language"], level=level), reader).share
        votes += share[each["card"]]
        most += share[each["card"]] == max(share.values())
    return votes / len(rounds), most / len(rounds)


def with_field(path: Path) -> Box:
    """Rêverie for listeners with another field (JSON: phrases by card), and none of the clues bots say."""
    field = json.loads(path.read_text(encoding="utf-8"))

    def cards(_language: Language) -> tuple[Card, ...]:
        return tuple(
            replace(card, field=tuple(field[card.id]), plain=(), suggestive=(), oblique=())
            for card in REVERIE.cards("en")
        )

    return Box(str(path), cards, REVERIE.pictures)


Listener = Callable[[Random], SemanticBrain]


def panel(reader: BoxReader, letters: BoxReader, language: Language, field: Path | None) -> dict[str, Listener]:
    """Listeners of several kinds; those with another field know half of what is said, or none of it with `field`."""
    other = other_half() if field is None else with_field(field)

    def listener(box: Box, reader: BoxReader, levels: tuple[BotLevel, ...]) -> Listener:
        return lambda random: SemanticBrain(
            Character(f"{random.random()}", language=language, level=random.choice(levels), box=box), reader
        )

    kinds = {
        "another field": listener(other, reader, ("hard",)),
        "letters": listener(REVERIE, letters, ("hard",)),
        "our own": listener(REVERIE, reader, ("hard",)),
    }
    drawn = (listener(other, reader, LEVELS), listener(other, reader, LEVELS), listener(REVERIE, reader, LEVELS))
    return {**kinds, "mixed": lambda random: random.choice(drawn)(random)}


def bot_round(players: int, level: BotLevel, listener: Listener, reader: BoxReader, seed: str) -> BotRound:
    """One round, at its own table."""
    random = Random(seed)
    teller = SemanticBrain(Character(f"{seed} t", f"{seed}", random.randrange(50), level=level), reader)
    return play_round(players, teller, lambda: listener(random), random)


def show_panel(reader: BoxReader, letters: BoxReader, wanted: int, field: Path | None) -> None:
    """How often some but not all find the card, with each kind of listener."""
    for kind, listener in panel(reader, letters, "en", field).items():
        for level in ("hard",) if kind != "mixed" else LEVELS:
            cells = []
            for players in (3, 4, 6):
                found = Counter(
                    bot_round(players, level, listener, reader, f"{kind} {level} {players} {number}").found
                    for number in range(wanted)
                )
                cells.append(
                    "{:.2f} ({:.2f} / {:.2f})".format(*(found[who] / wanted for who in ("some", "none", "all")))
                )
            print(f"| {level} | {kind} | {' | '.join(cells)} |", flush=True)


def show_lookup(reader: BoxReader, letters: BoxReader, wanted: int) -> None:
    """How often the card is found by listeners, and by looking up which card a phrase was written for."""
    owners = owners_of(REVERIE, "en")
    listener = panel(reader, letters, "en", None)["our own"]
    heard = looked_up = own = 0.0
    for number in range(wanted):
        each = bot_round(6, LEVELS[number % 3], listener, reader, f"lookup {number}")
        heard += each.heard
        looked_up += each.looked_up(owners)
        own += each.card in owners.get(wording(each.clue), ())
    print(
        f"{wanted} clues: listeners find {heard / wanted:.3f}, by heart {looked_up / wanted:.3f} "
        f"({looked_up / heard:.2f} times); written for the card: {own / wanted:.2f}"
    )
