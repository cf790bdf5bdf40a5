"""How well bots listen and tell, and what that costs: python -m bench.bots. Figures are in docs/bots.md."""

import argparse
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from time import thread_time
from typing import Any, Final, cast

from bench.bot_rounds import show_lookup, show_panel, show_rounds
from conteur.bots.arena.simulation import play
from conteur.bots.brain import Brain
from conteur.bots.brains.semantic import SemanticBrain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.hearing.encoder import load_encoder
from conteur.rules import Chance, make_setup, view
from conteur.rules.events import ClueGiven, RoundScored
from conteur.rules.moves import CastVotes, Move
from conteur.rules.options import MayTell, MayVote, Option
from conteur.rules.scoring import finders, found_by
from conteur.rules.view import View
from conteur.tables.character import LANGUAGES, BotLevel, Character, Language, box_with
from tests.bots.hearing.test_encoder import MEMORY

CLUES: Final = Path(__file__).parent / "clues"
"""Clues written from the pictures, independently of the deck's own texts."""
LEVELS: Final[tuple[BotLevel, ...]] = ("easy", "medium", "hard")
SHOWN: Final = 6
TABLES: Final = 40
"""For each clue: with different other cards, and a different listener."""
MEANINGS: Final = BoxReader()
LETTERS: Final = BoxReader(load_encoder=lambda: None)
LIBRARIES: Final = {"dreamer": MEANINGS, "speller": LETTERS}


def clues(language: Language) -> Iterator[tuple[int, str]]:
    """Each clue with the number of its card."""
    numbers = {card.id: number for number, card in enumerate(box_with("reverie").cards("en"))}
    for card, said in tomllib.loads((CLUES / f"{language}.toml").read_text(encoding="utf-8")).items():
        for clue in said:
            yield numbers[card], clue


def a_vote() -> View:
    """A voter's view in a game of six."""
    random = Random(1)
    brains = {seat: SemanticBrain(Character(f"{seat}"), LETTERS) for seat in range(SHOWN)}
    game = next(step for step, _ in play(make_setup("base", SHOWN), Chance(bytes(32)), brains, random) if step.gallery)
    return view(game, next(seat for seat in game.seats if seat != game.storyteller))


def accuracy(language: Language, reader: BoxReader, level: BotLevel, seen: View) -> float:
    """The share of first votes for the right card among six."""
    random, right, votes = Random(7), 0, 0
    option = MayVote(tuple(range(1, SHOWN + 1)), 1)
    for card, clue in clues(language):
        others = [other for other in range(seen.public.setup.deck_size) if other != card]
        for table in range(TABLES):
            shown = random.sample([card, *random.sample(others, SHOWN - 1)], SHOWN)
            listener = SemanticBrain(Character(f"{table}", language=language, level=level), reader)
            public = seen.public._replace(clue=clue, gallery=tuple(shown), named=((table, 0),))
            you = seen.you and seen.you._replace(submitted=())
            move = listener.choose(View(public, you), (option,))
            right += isinstance(move, CastVotes) and shown[move.slots[0] - 1] == card
            votes += 1
    return right / votes


class Halves:
    """Tells as one brain and listens as another; keeps how long each thought took, in CPU time."""

    def __init__(self, telling: Brain, listening: Brain, spent: dict[str, list[float]]) -> None:
        """Two with the same personality would know each other too well: give them different seeds."""
        self._telling, self._listening, self._spent = telling, listening, spent

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """Choose with the half that fits the phase."""
        is_telling = isinstance(options[0], MayTell)
        since = thread_time()
        move = (self._telling if is_telling else self._listening).choose(view, options)
        self._spent.setdefault(type(options[0]).__name__, []).append(thread_time() - since)
        return move


def rounds(
    players: int, teller: BotLevel, listener: tuple[str, BotLevel], wanted: int, spent: dict[str, list[float]]
) -> Counter[str]:
    """Who found the card, over at least this many rounds."""
    found: Counter[str] = Counter()
    reader, number = LIBRARIES[listener[0]], 0
    while sum(found.values()) < wanted:
        number += 1
        random = Random(f"{players} {teller} {listener} {number}")
        brains = {
            seat: Halves(
                SemanticBrain(Character(f"t{random.random()}", level=teller), MEANINGS),
                SemanticBrain(Character(f"l{random.random()}", level=listener[1]), reader),
                spent,
            )
            for seat in range(players)
        }
        for game, happened in play(make_setup("base", players), Chance(random.randbytes(32)), brains, random):
            for event in happened:
                if isinstance(event, RoundScored) and game.storyteller is not None:
                    finds = finders(game.storyteller, game.owners, game.ballots)
                    found[found_by(len(finds), len(game.ballots))] += 1
    return found


def encodes() -> str:
    """How often the model is called in a game of six in which everybody listens."""
    encoder = cast("Any", load_encoder())
    plain, asked = encoder._model.encode, 0  # noqa: SLF001 - counted where the cost is

    def counting(texts: object) -> object:
        nonlocal asked
        asked += 1
        return plain(texts)

    encoder._model.encode = counting  # noqa: SLF001 - as above
    reader = BoxReader(load_encoder=lambda: encoder)
    reader.clue_fit(box_with("reverie"), "en")
    asked = 0
    brains = {seat: SemanticBrain(Character(f"e{seat}"), reader) for seat in range(6)}
    game = play(make_setup("base", 6), Chance(bytes(32)), brains, Random(3))
    told = {event.clue for _, happened in game for event in happened if isinstance(event, ClueGiven)}
    return f"{asked} encodes for {len(told)} clues that five bots each heard"


def percentiles(spent: list[float]) -> str:
    """Median and p99, in milliseconds."""
    cut = quantiles(spent, n=100)
    return f"{cut[49] * 1000:.1f} / {cut[98] * 1000:.1f} ms of {len(spent):,}"


def show_listening() -> None:
    """Top-1 on the independent clues."""
    seen = a_vote()
    for language in LANGUAGES:
        shares = [f"{accuracy(language, MEANINGS, level, seen):.0%}" for level in LEVELS]
        letters = f"{accuracy(language, LETTERS, 'hard', seen):.0%}"
        print(f"| {language} | {len(list(clues(language)))} | {' | '.join(shares)} | {letters} |", flush=True)


def show_telling(wanted: int, sizes: list[int]) -> None:
    """How often some but not all find the card, for every pair of levels and size; then the cost of thinking."""
    spent: dict[str, list[float]] = {}
    listeners: list[tuple[str, BotLevel]] = [*(("dreamer", level) for level in LEVELS), ("speller", "medium")]
    rounds(4, "medium", listeners[1], 20, {})  # warm
    for teller in LEVELS:
        for listener in listeners:
            cells = []
            for players in sizes:
                found = rounds(players, teller, listener, wanted, spent)
                share = {who: found[who] / sum(found.values()) for who in ("some", "none", "all")}
                cells.append("{some:.2f} ({none:.2f} / {all:.2f})".format(**share))
            print(f"| {teller} | {' '.join(listener)} | {' | '.join(cells)} |", flush=True)
    for kind, times in spent.items():
        print(f"{kind}: {percentiles(times)}")
    print(f"all: {percentiles([time for times in spent.values() for time in times])}")


def show_memory() -> None:
    """What the model and a deck in ten languages add to a process."""
    told = subprocess.run([sys.executable, "-c", MEMORY], check=True, capture_output=True, text=True)  # noqa: S603 - ours
    print(f"engine: {int(told.stdout) / 1000:.0f} MB")
    print(encodes())


def main() -> None:
    """Run the chosen measurements, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("rounds", "listening", "panel", "lookup", "telling", "memory"))
    parser.add_argument("--rounds", type=int, default=200, help="for each pair of levels and size")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 6])
    parser.add_argument("--clues", type=int, default=5000, help="for the lookup attack")
    parser.add_argument(
        "--field", type=Path, metavar="JSON", help="phrases by card that the panel's listeners think of"
    )
    chosen = parser.parse_args()
    parts: dict[str, Callable[[], None]] = {
        "rounds": lambda: show_rounds(MEANINGS, LETTERS),
        "panel": lambda: show_panel(MEANINGS, LETTERS, chosen.rounds, chosen.field),
        "lookup": lambda: show_lookup(MEANINGS, LETTERS, chosen.clues),
        "listening": show_listening,
        "telling": lambda: show_telling(chosen.rounds, chosen.players),
        "memory": show_memory,
    }
    for name, show in parts.items():
        if chosen.only in (None, name):
            show()


if __name__ == "__main__":
    main()
