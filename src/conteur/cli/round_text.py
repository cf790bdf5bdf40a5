"""Formats a scored round as text: the gallery, the votes, the points, the track."""

from collections.abc import Mapping
from typing import Final

from conteur.rules import Game, Setup
from conteur.rules.events import Event, GameEnded, RoundScored
from conteur.rules.scoring import Award
from conteur.rules.setup import Laps, Points
from conteur.rules.vocabulary import Seat, Side

_BOLD, _DIM, _GOLD, _RED, _PLAIN = "\x1b[1m", "\x1b[2m", "\x1b[33m", "\x1b[31m", "\x1b[0m"
_TRACK: Final = 30
_WORDS: Final[Mapping[str, str]] = {
    "told": "some found it, not all",
    "found": "found it",
    "spared": "all or nobody found it",
    "votes": "took votes",
    "single": "found with one vote",
    "together": "voted together",
}


class RoundText:
    """The rounds of one game."""

    def __init__(self, setup: Setup, names: Mapping[Seat, str], *, is_coloured: bool) -> None:
        """For a game with this setup and these names."""
        self._setup = setup
        self._names = names
        self._is_coloured = is_coloured

    def opening(self, seed: int) -> str:
        """The line above the game."""
        players = ", ".join(self._side(side) for side in self._sides())
        again = f"conteur watch --mode {self._setup.mode} --players {self._setup.players} --seed {seed}"
        return f"{self._ink(_BOLD, self._setup.mode.capitalize())}: {players}\n{self._ink(_DIM, again)}\n"

    def of(self, game: Game, event: Event) -> str | None:
        """The text of this event; None if there is none."""
        match event:
            case RoundScored(awards):
                return self._round(game, awards)
            case GameEnded(_, winners):
                names = " and ".join(self._side(side) for side in winners) or "nobody"
                return self._ink(_GOLD, f"   {names} won with {max(game.scores.values())} points.\n")
            case _:
                return None

    def _round(self, game: Game, awards: tuple[Award, ...]) -> str:
        teller = self._names[game.storyteller] if game.storyteller is not None else "?"
        head = f"Round {game.round}   {teller}: “{game.clue}”"
        lines = [self._ink(_BOLD, head), ""]
        for slot, (card, owner) in enumerate(zip(game.gallery, game.owners, strict=True), 1):
            voters = [self._names[seat] for seat in sorted(game.ballots) if slot in game.ballots[seat].slots]
            is_story = owner == game.storyteller and self._setup.mode != "party"
            mark = self._ink(_GOLD, "★") if is_story else " "
            red = self._ink(_RED, " ● red") if any(ballot.red == slot for ballot in game.ballots.values()) else ""
            whose = "" if self._setup.mode == "party" else self._names[owner]
            votes = "♥ " + ", ".join(voters) if voters else ""
            lines.append(f" {mark} {slot:2d} ▐card {card:2d}▌ {whose:6s} {votes}{red}".rstrip())
        return "\n".join([*lines, "", *self._standing(game, awards), ""])

    def _standing(self, game: Game, awards: tuple[Award, ...]) -> list[str]:
        """The track, and each point with its reason."""
        width = max(len(self._side(side)) for side in self._sides())
        lines = []
        for side in self._sides():
            why = ", ".join(f"+{award.points} {_WORDS[award.reason]}" for award in awards if award.side == side)
            track = "·" * min(game.scores[side], _TRACK)
            reasons = self._ink(_DIM, why) if why else ""
            lines.append(f"   {self._side(side):{width}s} {game.scores[side]:3d} {track}🐇  {reasons}".rstrip())
        match self._setup.end:
            case Points(target):
                lines.append(self._ink(_DIM, f"   to {target} points"))
            case Laps(count):
                left = count * len(game.seats) - sum(game.told.values())
                lines.append(self._ink(_DIM, f"   {left} more to tell"))
            case _:
                lines.append(self._ink(_DIM, f"   {len(game.pile)} cards in the pile"))
        return lines

    def _sides(self) -> list[Side]:
        return sorted({self._setup.side_of(seat) for seat in self._names})

    def _side(self, side: Side) -> str:
        if self._setup.mode != "team":
            return self._names[side]
        return f"{self._names[side]}+{self._names[self._setup.partner_of(side)]}"

    def _ink(self, ink: str, words: str) -> str:
        return f"{ink}{words}{_PLAIN}" if self._is_coloured else words
