"""Statistics of many games: rounds, points by role, how often the clue was found."""

from collections import Counter
from collections.abc import Mapping
from statistics import mean
from typing import Any

from conteur.rules import Game, Setup
from conteur.rules.events import Event, GameEnded, RoundScored
from conteur.rules.scoring import finders, found_by, points_of


class Tally:
    """Counts while games are played, without keeping them."""

    def __init__(self, setup: Setup) -> None:
        """Nothing counted yet."""
        self._setup = setup
        self._rounds: list[int] = []
        self._found: Counter[str] = Counter()
        self._ends: Counter[str] = Counter()
        self._points: Counter[str] = Counter()
        self._turns: Counter[str] = Counter()
        self._winning: list[int] = []
        self._shared = 0

    def count(self, game: Game, events: tuple[Event, ...]) -> None:
        """Count one step of a game."""
        for event in events:
            if isinstance(event, RoundScored):
                self._count_round(game, event)
            elif isinstance(event, GameEnded):
                self._rounds.append(game.round)
                self._ends[event.reason] += 1
                self._shared += len(event.winners) > 1
                self._winning += [game.scores[side] for side in event.winners[:1]]

    def _count_round(self, game: Game, scored: RoundScored) -> None:
        points = points_of(scored.awards)
        if game.storyteller is None:
            return
        telling = self._setup.side_of(game.storyteller)
        for side in set(map(self._setup.side_of, game.seats)):
            role = "storyteller" if side == telling else "others"
            self._points[role] += points.get(side, 0)
            self._turns[role] += 1
        if self._setup.mode != "party":
            right_votes = len(finders(game.storyteller, game.owners, game.ballots))
            self._found[found_by(right_votes, len(game.ballots))] += 1

    def summary(self) -> dict[str, Any]:
        """The statistics for programs."""
        rounds = sum(self._found.values())
        return {
            "mode": self._setup.mode,
            "players": self._setup.players,
            "games": len(self._rounds),
            "rounds_per_game": {
                "mean": round(mean(self._rounds), 2),
                "min": min(self._rounds),
                "max": max(self._rounds),
            },
            "points_per_round": {role: round(self._points[role] / self._turns[role], 3) for role in self._turns},
            "found_by": {share: round(self._found[share] / rounds, 4) for share in ("all", "some", "none")}
            if rounds
            else None,
            "winning_score": round(mean(self._winning), 2),
            "shared_victories": self._shared,
            "ended_by": dict(self._ends),
        }

    def table(self, seed: int) -> str:
        """The statistics for people."""
        sums: Mapping[str, Any] = self.summary()
        rounds, points, shares = sums["rounds_per_game"], sums["points_per_round"], sums["found_by"]
        side = "team" if sums["mode"] == "team" else "player"
        lines = [
            f"{sums['games']:,} games of {sums['mode']} with {sums['players']} players (seed {seed})",
            "",
            f"  rounds per game      {rounds['mean']:.1f}   ({rounds['min']} to {rounds['max']})",
            "  points per round     {storyteller:.2f} for the storyteller's {side}, {others:.2f} for others".format(
                side=side, **points
            ),
        ]
        if shares:
            lines.append("  the clue was found   " + _shares(shares))
        lines += [
            f"  winning score        {sums['winning_score']:.1f}   ({sums['shared_victories']:,} shared victories)",
            "  ended by             " + ", ".join(f"{end} {count:,}" for end, count in sums["ended_by"].items()),
        ]
        return "\n".join(lines)


def _shares(shares: Mapping[str, float]) -> str:
    return ", ".join(f"by {who} {share:.1%} {'▇' * round(share * 20)}".rstrip() for who, share in shares.items())
