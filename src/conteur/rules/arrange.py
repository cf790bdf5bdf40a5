"""What the table itself may do to a game: draw lots, change who plays, skip, stop (A-22, A-27)."""

from typing import assert_never

from conteur.rules.chance import Chance
from conteur.rules.closing import begin_round, draw_storyteller, refill_empties_pile
from conteur.rules.decide import Decision
from conteur.rules.events import GameEnded, PlayerReleased, PlayerSeated, StorytellerSkipped
from conteur.rules.evolve import evolve, evolve_all
from conteur.rules.game import Game, awaited, has_told_all_laps, leaders, left_of
from conteur.rules.moves import (
    DrawStoryteller,
    HandOverSeat,
    ReleasePlayer,
    SeatPlayer,
    SkipStoryteller,
    StopGame,
    TableMove,
)
from conteur.rules.refusals import Refusal
from conteur.rules.setup import LastCard, cards_needed, refuse_size
from conteur.rules.vocabulary import MAX_SEATS, Seat


def arrange(game: Game, move: TableMove, chance: Chance) -> Decision:
    """The events that follow from the table's move, or why it is refused."""
    if game.phase == "ended":
        return Refusal.GAME_HAS_ENDED
    match move:
        case DrawStoryteller():
            if game.phase != "claiming":
                return Refusal.STORYTELLER_ALREADY_CHOSEN
            return (draw_storyteller(game.seats, chance),)
        case SkipStoryteller():
            return _skip_storyteller(game)
        case SeatPlayer(seat):
            return _seat_player(game, seat)
        case ReleasePlayer(seat):
            return _release_player(game, seat, chance)
        case HandOverSeat(seat):
            return _hand_over_seat(game, seat, chance)
        case StopGame():
            return (GameEnded("stopped", ()),)
        case _:
            assert_never(move)


def _skip_storyteller(game: Game) -> Decision:
    """Before the clue, the next player to the left tells instead; the turn counts as told."""
    if game.phase != "telling" or game.storyteller is None:
        return Refusal.NOT_IN_THIS_PHASE
    skipped = StorytellerSkipped(game.storyteller, left_of(game.seats, game.storyteller))
    after = evolve(game, skipped)
    if has_told_all_laps(after, after.told):
        return skipped, GameEnded("laps", leaders(after, after.scores))
    return (skipped,)


def _refuse_coming_and_going(game: Game, seat: Seat) -> Refusal | None:
    """Seats change hands only between rounds, and never in Team."""
    if game.setup.mode == "team":
        return Refusal.TEAMS_KEEP_THEIR_SEATS
    if game.phase != "scored":
        return Refusal.NOT_IN_THIS_PHASE
    return None if 0 <= seat < MAX_SEATS else Refusal.NO_SUCH_SEAT


def _seat_player(game: Game, seat: Seat) -> Decision:
    """A joiner starts with the lowest score, and counts as having told as often as the neighbour who told less."""
    if refused := _refuse_coming_and_going(game, seat):
        return refused
    if seat in game.seats:
        return Refusal.SEAT_IS_TAKEN
    playing = len(game.seats) + 1
    if game.setup.deck_size < cards_needed(game.setup.mode, playing):
        return Refusal.NOT_ENOUGH_CARDS_TO_JOIN
    right = max((other for other in game.seats if other < seat), default=game.seats[-1])
    seated = PlayerSeated(
        seat,
        score=min(game.scores[other] for other in game.seats),
        told=min(game.told[right], game.told[left_of(game.seats, seat)]),
    )
    if isinstance(game.setup.end, LastCard) and refill_empties_pile(evolve(game, seated)):
        return Refusal.NOT_ENOUGH_CARDS_TO_JOIN
    return (seated,)


def _release_player(game: Game, seat: Seat, chance: Chance) -> Decision:
    """A leaver's hand goes to the discard; if the game was waiting only for this player, the next round begins."""
    if refused := _refuse_coming_and_going(game, seat):
        return refused
    if seat not in game.seats:
        return Refusal.SEAT_IS_NOT_PLAYING
    if refused := refuse_size(game.setup.mode, len(game.seats) - 1):
        return refused
    released = PlayerReleased(seat)
    after = evolve(game, released)
    if has_told_all_laps(after, after.told):
        return released, GameEnded("laps", leaders(after, after.scores))
    return (released,) if awaited(after) else (released, begin_round(after, chance))


def _hand_over_seat(game: Game, seat: Seat, chance: Chance) -> Decision:
    """Somebody else takes the seat: the score stays, the cards do not, because the leaver has seen them (C-22)."""
    if game.phase != "scored":
        return Refusal.NOT_IN_THIS_PHASE
    if seat not in game.seats:
        return Refusal.SEAT_IS_NOT_PLAYING
    exchanged = PlayerReleased(seat), PlayerSeated(seat, game.scores[game.setup.side_of(seat)], game.told[seat])
    after = evolve_all(game, exchanged)
    if isinstance(game.setup.end, LastCard) and refill_empties_pile(after):
        return Refusal.NOT_ENOUGH_CARDS_TO_JOIN
    return exchanged if awaited(after) else (*exchanged, begin_round(after, chance))
