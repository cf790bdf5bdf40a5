"""The shapes of the moves a seat may make now: what a screen offers, and what a brain may choose from."""

from dataclasses import dataclass
from typing import assert_never

from conteur.rules.ballots import barred_owner
from conteur.rules.game import Game, agreed_giver, is_voter
from conteur.rules.moves import CastVotes, ClaimStory, ConfirmScores, GiveClue, Move, NameGiver, SubmitCards
from conteur.rules.setup import cards_each
from conteur.rules.vocabulary import MAX_CLUE_LENGTH, Card, ClueKind, Seat, Slot


@dataclass(frozen=True, slots=True)
class MayClaim:
    """May ask to tell first."""


@dataclass(frozen=True, slots=True)
class MayTell:
    """May give a clue with one of these cards; in Party `cards` is empty and the clue goes alone."""

    cards: tuple[Card, ...]
    clue: ClueKind


@dataclass(frozen=True, slots=True)
class MayNameGiver:
    """May say which of the two partners gives."""

    givers: tuple[Seat, Seat]


@dataclass(frozen=True, slots=True)
class MaySubmit:
    """May hand over exactly `count` of these cards."""

    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class MayVote:
    """May vote for one of these slots, or for as many as `at_most`, all different."""

    slots: tuple[Slot, ...]
    at_most: int
    red: tuple[Slot, ...] = ()
    """Where the red token may go; empty for players who have none."""
    red_on_green: bool = True


@dataclass(frozen=True, slots=True)
class MayConfirm:
    """May confirm the scores, so that the game goes on."""


Option = MayClaim | MayTell | MayNameGiver | MaySubmit | MayVote | MayConfirm


def options(game: Game, seat: Seat) -> tuple[Option, ...]:
    """Everything this seat may do now; empty when it has nothing to do."""
    if seat not in game.seats:
        return ()
    match game.phase:
        case "submitting":
            return _while_submitting(game, seat)
        case "voting":
            return _while_voting(game, seat)
        case "scored":
            return () if seat in game.confirmed else (MayConfirm(),)
        case "telling":
            return (_may_tell(game, seat),) if seat == game.storyteller else ()
        case "claiming":
            return (_may_tell(game, seat),) if game.setup.first_storyteller == "clue" else (MayClaim(),)
        case "ended":
            return ()


def _may_tell(game: Game, seat: Seat) -> MayTell:
    """The Party storyteller has not seen the hand, so none of it is offered (P-11)."""
    return MayTell(() if game.setup.mode == "party" else game.hands[seat], game.setup.clue)


def _while_submitting(game: Game, seat: Seat) -> tuple[Option, ...]:
    setup = game.setup
    if seat in game.submitted:
        return ()
    if setup.mode == "team":
        partner = setup.partner_of(seat)
        if partner != game.storyteller:
            giver = agreed_giver(game, seat)
            if giver is None:
                return (MayNameGiver((min(seat, partner), max(seat, partner))),)
            if giver != seat:
                return ()
    return (MaySubmit(game.hands[seat], cards_each(setup.mode, len(game.seats))),)


def _while_voting(game: Game, seat: Seat) -> tuple[Option, ...]:
    setup = game.setup
    if not is_voter(game, seat):
        return ()
    barred = barred_owner(setup, seat)
    slots = tuple([slot for slot, owner in enumerate(game.owners, 1) if owner != barred])
    places_red = setup.mode == "party" and seat == game.storyteller
    return (MayVote(slots, setup.votes_each, slots if places_red else (), setup.red_on_green == "allowed"),)


def allows(option: Option, move: Move) -> bool:
    """Whether a move has the shape this option offers."""
    match option:
        case MayClaim():
            return isinstance(move, ClaimStory)
        case MayConfirm():
            return isinstance(move, ConfirmScores)
        case MayTell():
            return isinstance(move, GiveClue) and _allows_clue(option, move)
        case MayNameGiver(givers):
            return isinstance(move, NameGiver) and move.giver in givers
        case MaySubmit(cards, count):
            return (
                isinstance(move, SubmitCards)
                and len(move.cards) == len(set(move.cards)) == count
                and set(move.cards) <= set(cards)
            )
        case MayVote():
            return isinstance(move, CastVotes) and _allows_votes(option, move)
        case _:
            assert_never(option)


def _allows_clue(option: MayTell, move: GiveClue) -> bool:
    has_words = bool(move.clue.strip()) and len(move.clue) <= MAX_CLUE_LENGTH
    is_aloud = not move.clue and option.clue != "text"  # C-2, C-21
    says_enough = is_aloud or (has_words and option.clue != "spoken")
    return says_enough and (move.card in option.cards if option.cards else move.card is None)


def _allows_votes(option: MayVote, move: CastVotes) -> bool:
    if not 1 <= len(move.slots) == len(set(move.slots)) <= option.at_most or not set(move.slots) <= set(option.slots):
        return False
    if not option.red:
        return move.red is None
    return move.red in option.red and (option.red_on_green or move.red not in move.slots)
