"""How long a phase may take."""

from msgspec.structs import replace

from conteur.tables.deadlines import moment_of, phase_of, seconds_now
from conteur.tables.settings import PACES, Settings
from tests.tables.evening import Evening


def test_without_a_game_or_a_pace_there_is_no_limit() -> None:
    """And nothing to tell one moment from another by, before the deal."""
    evening = Evening()
    assert (None, ()) == (seconds_now(evening.state), phase_of(evening.state))
    evening.gather(4).start()
    assert seconds_now(evening.state) is None


def test_the_pace() -> None:
    """The seconds a phase may take."""
    state = Evening(Settings(pace="brisk")).gather(4).start().state
    assert PACES["brisk"]["claiming"] == seconds_now(state)


def test_another_clock_is_another_moment() -> None:
    """A pause makes every chore of the previous moment out of date; so does the next phase."""
    evening = Evening().gather(4).start()
    before = moment_of(evening.state)
    assert before != moment_of(replace(evening.state, clock=evening.state.clock.paused(1)))
    evening.draw_lots()
    assert before != moment_of(evening.state)
