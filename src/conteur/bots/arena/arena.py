"""Games between kinds of brains: who sits where, and statistics for each kind."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from statistics import mean
from typing import Final

from conteur.bots.arena.simulation import play
from conteur.bots.brain import Brain
from conteur.rules import Chance, Game, Setup
from conteur.rules.editions import make_setup
from conteur.rules.events import Event, RoundScored
from conteur.rules.scoring import finders, found_by, points_of
from conteur.rules.vocabulary import Mode, Seat

SIZES: Final[Mapping[Mode, tuple[int, ...]]] = {
    "base": tuple(range(3, 13)),
    "party": tuple(range(6, 13)),
    "team": (6, 8, 10, 12),
}
"""The numbers of players for each mode."""

Maker = Callable[[Random], Brain]
"""Makes one player of a kind: two of the same kind at a table think separately."""


@dataclass(slots=True)
class KindStatistics:
    """What one kind of brain has done so far."""

    games: int = 0
    won: float = 0.0
    """Games won; a win shared by two kinds counts half for each."""
    points: Counter[str] = field(default_factory=Counter)
    turns: Counter[str] = field(default_factory=Counter)
    clues: Counter[str] = field(default_factory=Counter)
    """Its rounds as storyteller, by whether all, some or none found the card; Party has none."""
    votes: int = 0
    right_votes: int = 0

    def points_per_round(self, role: str) -> float | None:
        """Points per round as storyteller, or as one of the others; None if it never was."""
        return self.points[role] / self.turns[role] if self.turns[role] else None

    def clue_share(self, who: str) -> float | None:
        """The share of its clues that all, some or none of the voters found."""
        rounds = sum(self.clues.values())
        return self.clues[who] / rounds if rounds else None

    @property
    def right_share(self) -> float | None:
        """How often its votes found the storyteller's card."""
        return self.right_votes / self.votes if self.votes else None


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: the mean score of each kind that played."""

    setup: Setup
    scores: Mapping[str, float]


def setups(modes: Sequence[Mode], players: Sequence[int] | None = None) -> list[Setup]:
    """All setups for these modes and sizes; ValueError if none of the sizes fits any of the modes."""
    choices = [make_setup(mode, size) for mode in modes for size in SIZES[mode] if players is None or size in players]
    if not choices:
        raise ValueError("no mode can be played with that many: base 3 to 12, party 6 to 12, team 6, 8, 10 or 12")
    return choices


def seating(setup: Setup, kinds: Sequence[str], random: Random) -> dict[Seat, str]:
    """An equal number of each kind, the remainder by lot; partners are of the same kind."""
    sides = sorted({setup.side_of(seat) for seat in range(setup.players)})
    order = random.sample(kinds, len(kinds))
    dealt = list(islice(cycle(order), len(sides)))
    random.shuffle(dealt)
    of_side = dict(zip(sides, dealt, strict=True))
    return {seat: of_side[setup.side_of(seat)] for seat in range(setup.players)}


class Arena:
    """Plays games one after another, and keeps statistics of each kind."""

    def __init__(self, makers: Mapping[str, Maker], seed: int) -> None:
        """The kinds that meet, by name."""
        self.statistics = {kind: KindStatistics() for kind in makers}
        self._makers = makers
        self._seed = seed

    def games(self, choices: Sequence[Setup], count: int) -> Iterator[GameResult]:
        """Play `count` games, cycling through the setups; the same for the same seed."""
        for number, setup in enumerate(islice(cycle(choices), count)):
            yield self._game(setup, Random(f"{self._seed} {number}"))  # noqa: S311 - replayable, not secret

    def _game(self, setup: Setup, random: Random) -> GameResult:
        kinds = seating(setup, tuple(self._makers), random)
        brains = {seat: self._makers[kind](random) for seat, kind in kinds.items()}
        game: Game | None = None
        for game, events in play(setup, Chance(random.randbytes(32)), brains, random):
            self._count_rounds(game, events, kinds)
        if game is None:
            raise RuntimeError("a game has at least its deal")
        return self._finish(game, kinds)

    def _finish(self, game: Game, kinds: Mapping[Seat, str]) -> GameResult:
        setup = game.setup
        winners = Counter(kinds[side] for side in game.winners)
        for kind in set(kinds.values()):
            self.statistics[kind].games += 1
            self.statistics[kind].won += winners[kind] / len(game.winners)
        scores = {
            kind: mean(game.scores[setup.side_of(seat)] for seat in game.seats if kinds[seat] == kind)
            for kind in set(kinds.values())
        }
        return GameResult(setup, scores)

    def _count_rounds(self, game: Game, events: Sequence[Event], kinds: Mapping[Seat, str]) -> None:
        for event in events:
            if isinstance(event, RoundScored) and game.storyteller is not None:
                self._count_points(game, points_of(event.awards), kinds)
                if game.setup.mode != "party":
                    self._count_votes(game, game.storyteller, kinds)

    def _count_points(self, game: Game, points: Mapping[int, int], kinds: Mapping[Seat, str]) -> None:
        side_of = game.setup.side_of
        for side in set(map(side_of, game.seats)):
            is_telling = game.storyteller is not None and side == side_of(game.storyteller)
            role = "storyteller" if is_telling else "others"
            self.statistics[kinds[side]].points[role] += points.get(side, 0)
            self.statistics[kinds[side]].turns[role] += 1

    def _count_votes(self, game: Game, storyteller: Seat, kinds: Mapping[Seat, str]) -> None:
        right = finders(storyteller, game.owners, game.ballots)
        self.statistics[kinds[storyteller]].clues[found_by(len(right), len(game.ballots))] += 1
        for seat in game.ballots:
            self.statistics[kinds[seat]].votes += 1
            self.statistics[kinds[seat]].right_votes += seat in right
