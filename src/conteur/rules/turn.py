"""One turn written down, as people with the cardboard box would: whether it is legal, and what it scores."""

from collections.abc import Mapping
from dataclasses import dataclass

from conteur.rules.ballots import refuse_votes
from conteur.rules.moves import CastVotes
from conteur.rules.refusals import Refusal
from conteur.rules.scoring import Ballot, points_of, score
from conteur.rules.setup import Setup, cards_each, refuse_setup
from conteur.rules.vocabulary import Seat, Side, Slot


@dataclass(frozen=True, slots=True)
class Turn:
    """Which card was where, and who voted for what. Seats count from 0 in seating order."""

    setup: Setup
    storyteller: Seat
    gallery: tuple[tuple[Slot, Seat], ...]
    """Slots and who gave the cards in them."""
    votes: Mapping[Seat, tuple[Slot, ...]]
    red: Slot | None = None


@dataclass(frozen=True, slots=True)
class TurnRefused:
    """What is illegal about a turn, and which player did it, if it was a single one."""

    code: Refusal
    seat: Seat | None = None


def score_turn(turn: Turn) -> dict[Side, int] | TurnRefused:
    """Every side's points, or the first thing that is against the rules."""
    if refused := _refuse(turn):
        return refused
    owners = tuple(owner for _, owner in sorted(turn.gallery))
    ballots = {
        seat: Ballot(slots, turn.red if _places_red(turn, seat) else None)
        for seat, slots in turn.votes.items()
        if slots
    }
    points = points_of(score(turn.setup, turn.storyteller, owners, ballots))
    sides = sorted({turn.setup.side_of(seat) for seat in range(turn.setup.players)})
    return {side: points.get(side, 0) for side in sides}


def _places_red(turn: Turn, seat: Seat) -> bool:
    return turn.setup.mode == "party" and seat == turn.storyteller


def _refuse(turn: Turn) -> TurnRefused | None:
    if code := refuse_setup(turn.setup):
        return TurnRefused(code)
    return _refuse_gallery(turn) or _refuse_ballots(turn)


def _refuse_gallery(turn: Turn) -> TurnRefused | None:
    """Slots 1 to k without a gap, and the right number of cards from everybody."""
    slots = sorted(slot for slot, _ in turn.gallery)
    if slots != list(range(1, len(slots) + 1)):
        return TurnRefused(Refusal.NO_SUCH_SLOT)
    given: dict[Seat, int] = {}
    for _, owner in turn.gallery:
        given[owner] = given.get(owner, 0) + 1
    if turn.setup.mode == "team":
        return _refuse_team_gallery(turn, given)
    each = cards_each(turn.setup.mode, turn.setup.players)
    for seat in range(turn.setup.players):
        expected = 1 if seat == turn.storyteller else each
        if given.get(seat, 0) != expected:
            return TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, seat)
    return None


def _refuse_team_gallery(turn: Turn, given: Mapping[Seat, int]) -> TurnRefused | None:
    """One card from the storyteller, one from the partner, one from every other team (T-20 to T-23)."""
    setup = turn.setup
    for seat in range(setup.players // 2):
        pair = (seat, setup.partner_of(seat))
        if turn.storyteller in pair:
            for partner in pair:
                if given.get(partner, 0) != 1:
                    return TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, partner)
        elif sum(given.get(partner, 0) for partner in pair) != 1:
            return TurnRefused(Refusal.WRONG_NUMBER_OF_CARDS, next((p for p in pair if p in given), seat))
    return None


def _refuse_ballots(turn: Turn) -> TurnRefused | None:
    """Everybody who votes has voted, nobody else has, and every vote is allowed."""
    setup = turn.setup
    owners = tuple(owner for _, owner in sorted(turn.gallery))
    for seat in range(setup.players):
        slots = turn.votes.get(seat)
        code = _refuse_right_to_vote(turn, seat, owners)
        if code is not None:
            if slots:
                return TurnRefused(code, seat)
            continue
        red = turn.red if _places_red(turn, seat) else None
        code = refuse_votes(setup, turn.storyteller, owners, seat, CastVotes(slots or (), red))
        if code is not None:
            return TurnRefused(code, seat)
    if turn.red is not None and setup.mode != "party":
        return TurnRefused(Refusal.ONLY_STORYTELLER_PLACES_RED, turn.storyteller)
    return None


def _refuse_right_to_vote(turn: Turn, seat: Seat, owners: tuple[Seat, ...]) -> Refusal | None:
    if turn.setup.mode == "party":
        return None
    if seat == turn.storyteller:
        return Refusal.STORYTELLER_DOES_NOT_VOTE
    if turn.setup.mode == "team" and seat in owners:
        return Refusal.GIVER_DOES_NOT_VOTE
    return None
