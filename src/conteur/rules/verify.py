"""Checks a finished game against itself: every move is decided again, with the draws that follow from its secret."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from conteur.rules.arrange import arrange
from conteur.rules.chance import SECRET_LENGTH, Chance, commitment_to
from conteur.rules.closing import open_game
from conteur.rules.decide import Decision, decide
from conteur.rules.events import (
    CardsSubmitted,
    ClueGiven,
    Event,
    GalleryLaid,
    GameDealt,
    GameEnded,
    GiverNamed,
    PlayerReleased,
    PlayerSeated,
    RoundBegun,
    RoundScored,
    ScoresConfirmed,
    StorytellerChosen,
    StorytellerSkipped,
    VotesCast,
)
from conteur.rules.evolve import evolve_all, replay
from conteur.rules.game import Game
from conteur.rules.moves import (
    CastVotes,
    ClaimStory,
    ConfirmScores,
    DrawStoryteller,
    GiveClue,
    HandOverSeat,
    NameGiver,
    ReleasePlayer,
    SeatPlayer,
    SkipStoryteller,
    StopGame,
    SubmitCards,
)
from conteur.rules.refusals import Refusal


class Fault(StrEnum):
    """What is wrong with a recorded game."""

    NOT_DEALT = "not_dealt"
    COMMITMENT_BROKEN = "commitment_broken"
    SHUFFLE_STEERED = "shuffle_steered"
    SCORES_WRONG = "scores_wrong"
    MOVE_ILLEGAL = "move_illegal"
    HISTORY_BROKEN = "history_broken"
    NOT_FINISHED = "not_finished"


@dataclass(frozen=True, slots=True)
class Finding:
    """The first fault, and the event it was found at, counted from 1."""

    fault: Fault
    event: int
    refusal: Refusal | None = None


def check(commitment: str, events: Sequence[Event]) -> Game | Finding:
    """The finished game, if everything in it follows from its secret, its moves and the rules."""
    dealt = events[0] if events else None
    if not isinstance(dealt, GameDealt):
        return Finding(Fault.NOT_DEALT, 1)
    if len(dealt.secret) != SECRET_LENGTH or commitment_to(dealt.secret) != commitment:
        return Finding(Fault.COMMITMENT_BROKEN, 1)
    if sum(len(cards) for _, cards in dealt.hands) + len(dealt.pile) != dealt.setup.deck_size:
        return Finding(Fault.SHUFFLE_STEERED, 1)  # before a deck of any size is shuffled again
    chance = Chance(dealt.secret, dealt.words)
    game: Game | None = None
    done = 0
    while done < len(events):
        expected = open_game(dealt.setup, chance) if game is None else _decide_again(game, events[done:], chance)
        if isinstance(expected, Refusal):
            return Finding(Fault.MOVE_ILLEGAL, done + 1, expected)
        if found := _difference(expected, events, done):
            return found
        game = replay(expected) if game is None else evolve_all(game, expected)
        done += len(expected)
    return game if game is not None and game.phase == "ended" else Finding(Fault.NOT_FINISHED, done)


def _decide_again(game: Game, events: Sequence[Event], chance: Chance) -> Decision:  # noqa: C901, PLR0912 - one per event
    """What the rules decide for the move behind the next event; nothing for an event that only follows from others."""
    match event := events[0]:
        case StorytellerChosen(seat, by_lot):
            return arrange(game, DrawStoryteller(), chance) if by_lot else decide(game, seat, ClaimStory(), chance)
        case ClueGiven(seat, clue, card):
            return decide(game, seat, GiveClue(clue, card), chance)
        case GiverNamed(seat, giver):
            return decide(game, seat, NameGiver(giver), chance)
        case CardsSubmitted(seat, cards):
            return decide(game, seat, SubmitCards(cards), chance)
        case VotesCast(seat, slots, red):
            return decide(game, seat, CastVotes(slots, red), chance)
        case ScoresConfirmed(seat):
            return decide(game, seat, ConfirmScores(), chance)
        case StorytellerSkipped():
            return arrange(game, SkipStoryteller(), chance)
        case PlayerSeated(seat):
            return arrange(game, SeatPlayer(seat), chance)
        case PlayerReleased(seat):
            handed_over = arrange(game, HandOverSeat(seat), chance)
            if not isinstance(handed_over, Refusal) and handed_over == tuple(events[: len(handed_over)]):
                return handed_over
            return arrange(game, ReleasePlayer(seat), chance)
        case GameEnded():
            return arrange(game, StopGame(), chance) if event.reason == "stopped" else ()
        case GameDealt() | GalleryLaid() | RoundScored() | RoundBegun():
            return ()
        case _:
            assert_never(event)


def _difference(expected: tuple[Event, ...], events: Sequence[Event], done: int) -> Finding | None:
    """The first place where the recorded events differ from the expected ones."""
    if not expected:
        return Finding(Fault.HISTORY_BROKEN, done + 1)
    for place, wanted in enumerate(expected, done):
        if place >= len(events):
            return Finding(Fault.NOT_FINISHED, place)
        if events[place] != wanted:
            return Finding(_fault_of(wanted, events[place]), place + 1)
    return None


def _fault_of(wanted: Event, happened: Event) -> Fault:
    if type(wanted) is not type(happened):
        return Fault.HISTORY_BROKEN
    match wanted:
        case GameDealt() | GalleryLaid() | RoundBegun() | StorytellerChosen():
            return Fault.SHUFFLE_STEERED
        case RoundScored() | GameEnded() | PlayerSeated():
            return Fault.SCORES_WRONG
        case _:
            return Fault.HISTORY_BROKEN
