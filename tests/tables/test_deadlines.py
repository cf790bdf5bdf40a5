"""How long a phase may take."""

from msgspec.structs import replace

from conteur.tables.clock import Clock
from conteur.tables.deadlines import ends_at, moment_of, phase_of, seconds_now
from conteur.tables.settings import PACES, Settings
from tests.tables.evening import Evening


def test_without_a_game_or_a_pace_there_is_no_limit() -> None:
    """And nothing to tell one moment from another by, before the deal."""
    evening = Evening()
    assert (None, None, ()) == (seconds_now(evening.state), ends_at(evening.state), phase_of(evening.state))
    evening.gather(4).start()
    assert (None, None) == (seconds_now(evening.state), ends_at(evening.state))


def test_the_pace_and_what_was_added() -> None:
    """A phase ends so many seconds after it began, and later by what somebody asked for."""
    state = replace(Evening(Settings(pace="brisk")).gather(4).start().state, clock=Clock(since=1000))
    limit = PACES["brisk"]["claiming"]
    assert limit == seconds_now(state)
    assert 1000 + limit * 1000 == ends_at(state)
    assert 1000 + limit * 1000 + 60_000 == ends_at(replace(state, clock=state.clock.extended(60_000)))


def test_another_clock_is_another_moment() -> None:
    """Whoever pauses makes every chore of the moment before come too late; so does the next phase."""
    evening = Evening().gather(4).start()
    before = moment_of(evening.state)
    assert before != moment_of(replace(evening.state, clock=evening.state.clock.paused(1)))
    evening.draw_lots()
    assert before != moment_of(evening.state)
