"""What a table does automatically after a decision: it releases leavers and seats latecomers."""

from conteur.tables.decide.late_join import seat_latecomer
from conteur.tables.decide.leaving import release_leaver
from conteur.tables.events import Event, Person, PersonLeft, TableEventBase
from conteur.tables.evolve import evolve
from conteur.tables.state import TableState


def with_housekeeping(
    state: TableState, by: Person | None, events: tuple[Event, ...]
) -> tuple[tuple[Person | None, tuple[Event, ...]], ...]:
    """The events, then what the table does automatically: release leavers, seat latecomers, one step each."""
    if _all_play(state) and not [event for event in events if isinstance(event, TableEventBase)]:
        return ((by, events),)  # a move of the game never changes who sits where
    steps: list[tuple[Person | None, tuple[Event, ...]]] = [(by, events)]
    while events:
        for event in events:
            state = evolve(state, event, 0)
        events = _housekeeping(state)
        if events:
            steps.append((None, events))
    return tuple(steps)


def _all_play(state: TableState) -> bool:
    """Whether nobody is joining or leaving; called on every move, so without a generator, which would be slower."""
    return not [member for member in state.members if member.seat is None or member.is_leaving]


def _housekeeping(state: TableState) -> tuple[Event, ...]:
    """The next thing to put in order, if there is one."""
    if state.status == "waiting":
        return ()
    for member in state.members:
        if member.is_leaving and state.status == "ended":
            return (PersonLeft(member.person),)
        if member.is_leaving and (released := release_leaver(state, member)):
            return released
    for member in state.members:
        if member.seat is None and (seated := seat_latecomer(state, member.person)):
            return seated
    return ()
