"""Late join: how somebody who sat down during a round gets a seat in the running game."""

from conteur.rules import moves
from conteur.rules.arrange import arrange
from conteur.rules.refusals import Refusal
from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables.events import Event, Person, PersonJoined
from conteur.tables.state import Member, TableState, chance_of


def seat_latecomer(state: TableState, person: Person) -> tuple[Event, ...]:
    """Between rounds a latecomer gets a bot's place, a seat nobody had, or one that was left; otherwise nothing yet."""
    game = state.game
    if game is None or game.phase != "scored":
        return ()
    if (bot := _bot_for(state, person)) is not None and bot.seat is not None:
        handed_over = arrange(game, moves.HandOverSeat(bot.seat), chance_of(game))
        return () if isinstance(handed_over, Refusal) else (*handed_over, PersonJoined(person, bot.seat, bot.person))
    free = [seat for seat in range(MAX_SEATS) if seat not in game.seats]
    unused = [seat for seat in free if seat not in game.scores]
    for seat in (unused or free)[:1]:
        seated = arrange(game, moves.SeatPlayer(seat), chance_of(game))
        if not isinstance(seated, Refusal):
            return (*seated, PersonJoined(person, seat))
    return ()


def _bot_for(state: TableState, person: Person) -> Member | None:
    """The bot whose place a latecomer takes: the one with the same rabbit, or the first."""
    bots = [member for member in state.members if member.is_bot and member.seat is not None and not member.is_leaving]
    latecomer = state.member(person)
    same = [bot for bot in bots if latecomer is not None and bot.rabbit == latecomer.rabbit]
    return next(iter(same or bots), None)
