"""Asks about time: pause, resume, extend, hurry; and restarting a clock that ran out while nobody was there."""

from conteur.rules.game import awaited
from conteur.rules.vocabulary import Seat
from conteur.tables.asks import Extend, Hurry, Pause, Resume
from conteur.tables.deadlines import EXTENSION, moment_of, seconds_now
from conteur.tables.events import ClockExtended, ClockPaused, ClockRestarted, ClockResumed, Person
from conteur.tables.moderation import PlayedFor
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import DrawLots, Outcome, RestartClock, StandIn, TableDecision
from conteur.tables.state import TableState


def change_clock(state: TableState, ask: Pause | Resume | Extend) -> TableDecision:
    """Anybody at the table may stop the clock or ask for more."""
    if state.status != "playing":
        return TableRefusal.NO_GAME_IS_RUNNING
    if seconds_now(state) is None:
        return TableRefusal.THERE_IS_NO_CLOCK
    match ask:
        case Pause():
            return (ClockPaused(),)
        case Resume():
            return (ClockResumed(),)
        case Extend():
            return (ClockExtended(EXTENSION),)


def restart_clock(state: TableState, request: RestartClock) -> TableDecision:
    """The phase gets its full time again, unless it is over by now."""
    return (ClockRestarted(),) if moment_of(state) == request.moment else ()


def hurry(state: TableState, ask: Hurry) -> Outcome:
    """Stand-ins for everybody who is still thinking, or for one person, in this phase only.

    The stand-ins' moves are separate requests; the event only says for whom they play.
    """
    game = state.game
    if game is None or state.status != "playing":
        return Outcome(TableRefusal.NO_GAME_IS_RUNNING)
    seats = [seat for seat in awaited(game) if ask.person is None or _sits_at(state, seat, ask.person)]
    if ask.person is not None and not seats:
        return Outcome(TableRefusal.NO_SUCH_PERSON)
    moment = moment_of(state)
    if game.phase == "claiming":  # stand-ins never claim for somebody else
        return Outcome(follow_ups=(DrawLots(moment),))
    members = [member for seat in seats if (member := state.seated(seat)) is not None]
    people = tuple(member.person for member in members if member.is_present and member.person != state.host)
    return Outcome(
        steps=((state.host, (PlayedFor(people),)),) if people else (),
        follow_ups=tuple(StandIn(seat, moment) for seat in seats),
    )


def _sits_at(state: TableState, seat: Seat, person: Person) -> bool:
    member = state.seated(seat)
    return member is not None and member.person == person
