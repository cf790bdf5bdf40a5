"""What somebody may know, from the clauses H-1 to H-13 alone: no view is asked here.

A seat's secrets belong to whoever holds it while a round is played, and to nobody else until they are turned over.
"""

from typing import Literal, NamedTuple

from conteur.rules.events import RoundScored
from conteur.rules.game import Game
from conteur.tables.state import TableState
from tests.web.truth import Truth

GameNumber = int
Round = tuple[GameNumber, int]
Held = tuple[GameNumber, int, int]
"""A seat in a round of a game."""

Kind = Literal["hand", "gave", "voted", "laid", "secret"]


class Fact(NamedTuple):
    """Something that can be told of a game. `what` is a card, the slots of a vote, or a game's secret."""

    kind: Kind
    game: GameNumber
    round: int
    seat: int | None
    what: object

    def __str__(self) -> str:
        """For people."""
        return f"{self.kind} {self.what} of seat {self.seat} in round {self.round} of game {self.game}"


class Known(NamedTuple):
    """What is everybody's at one version of a table."""

    turned_over: frozenset[Round] = frozenset()
    """Rounds whose votes, and but for Party whose owners, everybody has seen (H-8)."""
    laid: frozenset[Fact] = frozenset()
    """Cards that lie or lay face up (H-2, H-5)."""
    ended: frozenset[GameNumber] = frozenset()
    """Games whose secret is told: they are over, and it tells nothing that stays secret (H-5, H-9, C-18)."""
    party: frozenset[GameNumber] = frozenset()
    """Games whose owners are never told (H-9)."""
    blind: frozenset[Held] = frozenset()
    """Hands that their holders must not see now (H-10, P-10)."""


def may_know(fact: Fact, known: Known, held: frozenset[Held]) -> bool:
    """Whether somebody who has held these seats so far may be told this now."""
    if fact.kind == "laid":
        return fact in known.laid
    if fact.kind == "secret":
        return fact.game in known.ended
    place = fact.game, fact.round, -1 if fact.seat is None else fact.seat
    if fact.kind == "hand":
        return (place in held and place not in known.blind) or fact.game in known.ended
    is_turned_over = (fact.game, fact.round) in known.turned_over
    is_public = is_turned_over and not (fact.kind == "gave" and fact.game in known.party)
    return place in held or is_public


def held_at_each_version(truth: Truth, key_hashes: frozenset[str]) -> list[frozenset[Held]]:
    """The seats of rounds that these keys have held by version 1, 2, 3 ... of a table.

    A seat is held by whoever has it from the beginning of a round. Who gets one in mid-round, or between rounds, holds
    nothing of the round that they did not play.
    """
    held: frozenset[Held] = frozenset()
    found: list[frozenset[Held]] = []
    begun: Round | None = None
    for version in range(1, len(truth.entries) + 1):
        table = truth.at(version).state
        game = table.game
        if game is not None and game.phase not in ("scored", "ended") and begun != (table.games, game.round):
            begun = table.games, game.round
            mine = [member.seat for member in table.members if member.is_present and member.key_hash in key_hashes]
            held |= {(*begun, seat) for seat in mine if seat is not None}
        found.append(held)
    return found


def blind_at(table: TableState) -> frozenset[Held]:
    """Whose hand must not be looked at, even by its holder: in Party, before there is a clue."""
    game = table.game
    if game is None or game.setup.mode != "party" or game.phase not in ("claiming", "telling"):
        return frozenset()
    is_for_all = game.phase == "claiming" or game.setup.party_hands == "all"
    seats = game.seats if is_for_all else (game.storyteller,)
    return frozenset((table.games, game.round, seat) for seat in seats if seat is not None)


def known_at_each_version(truth: Truth) -> list[Known]:
    """What everybody may know at version 1, 2, 3 ... of a table."""
    known = Known()
    found: list[Known] = []
    for version, entry in enumerate(truth.entries, 1):
        table = truth.at(version).state
        if table.game is not None:
            is_scored = any(isinstance(event, RoundScored) for event in entry.events)
            known = _with(known, table.games, table.game, is_scored=is_scored)
        found.append(known._replace(blind=blind_at(table)))
    return found


def _with(known: Known, number: GameNumber, game: Game, *, is_scored: bool) -> Known:
    """What one more entry of the log makes everybody's."""
    if is_scored:
        known = known._replace(turned_over=known.turned_over | {(number, game.round)})
    known = known._replace(laid=known.laid | {Fact("laid", number, game.round, None, card) for card in game.gallery})
    if game.setup.mode == "party":
        return known._replace(party=known.party | {number})
    lies_unturned = bool(game.gallery) and (number, game.round) not in known.turned_over
    return known._replace(ended=known.ended | {number}) if game.phase == "ended" and not lies_unturned else known
