"""A game as it stands, secrets and all. Never leaves the server; what a seat may know is in `view`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from conteur.rules.scoring import Award, Ballot
from conteur.rules.setup import Laps, Setup, gallery_size, hand_size
from conteur.rules.vocabulary import Card, EndReason, Phase, Seat, Side

_NONE_YET: Final[Mapping[Seat, Any]] = MappingProxyType({})


class Game(NamedTuple):
    """Everything, as one immutable value; `evolve` makes the next one.

    A flat named tuple, because every event replaces it, and a dataclass takes four times as long to replace.
    """

    setup: Setup
    secret: bytes
    words: tuple[str, ...]
    phase: Phase
    seats: tuple[Seat, ...]
    """Who plays, clockwise."""
    hands: Mapping[Seat, tuple[Card, ...]]
    pile: tuple[Card, ...]
    """Top card first."""
    scores: Mapping[Side, int]
    """A leaver keeps their score, and cannot win."""
    told: Mapping[Seat, int]
    """How often each player has been storyteller."""
    discard: tuple[Card, ...] = ()
    reshuffles: int = 0
    round: int = 1
    """The number of the round, from 1; the fields from here to `confirmed` are about this round alone."""
    storyteller: Seat | None = None
    clue: str | None = None
    submitted: Mapping[Seat, tuple[Card, ...]] = _NONE_YET
    """Cards handed over, the storyteller's included."""
    named: Mapping[Seat, Seat] = _NONE_YET
    """Team: which of the two each partner wants to give."""
    gallery: tuple[Card, ...] = ()
    """The face-up cards, in slot order."""
    owners: tuple[Seat, ...] = ()
    """Who gave them, in the same order."""
    ballots: Mapping[Seat, Ballot] = _NONE_YET
    awards: tuple[Award, ...] = ()
    confirmed: frozenset[Seat] = frozenset()
    """Who has seen the points."""
    end_reason: EndReason | None = None
    winners: tuple[Side, ...] = ()

    def but(self, **changes: Any) -> "Game":  # noqa: ANN401 - each field has its own type
        """The same game with these fields changed; `_replace` does the same in twice the time."""
        values = [*self]
        for name in changes:  # noqa: PLC0206 - a second lookup is cheaper than a tuple for each item
            values[_PLACE[name]] = changes[name]
        return _new_tuple(Game, values)


_new_tuple: Final = tuple.__new__
_PLACE: Final = {name: place for place, name in enumerate(Game._fields)}


def left_of(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """The next seat clockwise, whether or not anybody sits at `seat` any more."""
    for other in seats:
        if other > seat:
            return other
    return seats[0]


def full_hand(game: Game) -> int:
    """Cards everybody refills to (B-61, TH-6, P-50, T-50)."""
    return hand_size(game.setup.mode, len(game.seats))


def cards_expected(game: Game) -> int:
    """How many cards the gallery of this round will have."""
    return gallery_size(game.setup.mode, len(game.seats))


def agreed_giver(game: Game, seat: Seat) -> Seat | None:
    """Team: the partner that both of this seat's team have named, if they agree (T-21)."""
    named = game.named
    giver = named.get(seat)
    return giver if giver is not None and named.get(game.setup.partner_of(seat)) == giver else None


def is_voter(game: Game, seat: Seat) -> bool:
    """Whether this player votes in this round, once the gallery is laid out (B-40, P-30, T-30)."""
    if game.setup.mode == "party":
        return True
    return seat != game.storyteller and (game.setup.mode == "base" or seat not in game.submitted)


def votes_expected(game: Game) -> int:
    """How many vote in this round."""
    playing = len(game.seats)
    match game.setup.mode:
        case "base":
            return playing - 1
        case "party":
            return playing
        case "team":
            return playing // 2 - 1


def awaited(game: Game) -> tuple[Seat, ...]:
    """The seats the game is waiting for, clockwise."""
    match game.phase:
        case "claiming":
            return game.seats
        case "telling":
            return () if game.storyteller is None else (game.storyteller,)
        case "submitting":
            if game.setup.mode == "team":
                return tuple(seat for seat in game.seats if _team_awaits(game, seat))
            return tuple([seat for seat in game.seats if seat not in game.submitted])
        case "voting":
            return tuple([seat for seat in game.seats if seat not in game.ballots and is_voter(game, seat)])
        case "scored":
            return tuple([seat for seat in game.seats if seat not in game.confirmed])
        case "ended":
            return ()


def _team_awaits(game: Game, seat: Seat) -> bool:
    """Whether a team waits for this partner: to name, to name again after a disagreement, or to give."""
    submitted = game.submitted
    partner = game.setup.partner_of(seat)
    if seat in submitted:
        return False
    if partner == game.storyteller:
        return True
    if partner in submitted:
        return False
    giver = agreed_giver(game, seat)
    if giver is not None:
        return giver == seat
    return seat not in game.named or partner in game.named


def leaders(game: Game, scores: Mapping[Side, int]) -> tuple[Side, ...]:
    """The sides with the most points among those still playing; several may share the win (B-72)."""
    sides = sorted(set(map(game.setup.side_of, game.seats)))
    best = max(map(scores.__getitem__, sides))
    return tuple([side for side in sides if scores[side] == best])


def has_told_all_laps(game: Game, told: Mapping[Seat, int]) -> bool:
    """Whether every remaining player has been storyteller as often as agreed (P-60, T-60)."""
    end = game.setup.end
    return isinstance(end, Laps) and min(told[seat] for seat in game.seats) >= end.count


def told_once_more(game: Game) -> dict[Seat, int]:
    """How often each player will have been storyteller when this round's turn is over."""
    told = dict(game.told)
    told[storyteller_of(game)] += 1
    return told


def storyteller_of(game: Game) -> Seat:
    """Who tells this round; calling it before there is a storyteller is a bug."""
    if game.storyteller is None:
        raise LookupError("no storyteller has been chosen yet")
    return game.storyteller
