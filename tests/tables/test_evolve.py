"""How events change a table."""

import pytest

from conteur.rules.events import ClueGiven
from conteur.tables.clock import Clock
from conteur.tables.entry import Entry
from conteur.tables.events import (
    BotSat,
    ClockPaused,
    PersonLeft,
    PersonSat,
    PictureAdded,
    PictureDescribed,
    PictureRemoved,
    SeatsArranged,
    SettingsChanged,
    TableOpened,
)
from conteur.tables.evolve import evolve, evolve_entry
from conteur.tables.settings import Settings
from conteur.tables.state import TableState, open_state
from tests.tables.evening import SECRET, Evening


def empty() -> TableState:
    """A table nobody sits at."""
    return open_state(TableOpened(Settings(), SECRET))


def test_the_first_person_is_host_and_numbers_go_up() -> None:
    """A bot is never host; whoever is gone leaves no host behind, and no number to be used again."""
    state = evolve(empty(), BotSat(0, "Pip", 0), 0)
    assert state.host is None
    state = evolve(state, PersonSat(1, "Ana", 1, "hash"), 0)
    assert (1, 2) == (state.host, state.next_person)
    state = evolve(state, PersonLeft(1), 0)
    assert (None, 2) == (state.host, state.next_person)


def test_pictures_come_go_and_get_words() -> None:
    """In the order they came."""
    state = evolve(evolve(empty(), PictureAdded("a", "00"), 0), PictureAdded("b", "ff"), 0)
    state = evolve(state, PictureDescribed("a", "Sea", ("blue",)), 0)
    assert [("a", "Sea", ("blue",)), ("b", "", ())] == [(each.id, each.title, each.tags) for each in state.own]
    assert ["b"] == [each.id for each in evolve(state, PictureRemoved("a"), 0).own]


def test_chairs_are_changed() -> None:
    """Everybody is still there."""
    evening = Evening().gather(3)
    after = evolve(evening.state, SeatsArranged((2, 0, 1)), 0)
    assert [2, 0, 1] == [member.person for member in after.members]


def test_an_entry_that_begins_a_phase_begins_its_clock() -> None:
    """One that does not leaves the clock alone; a pause ends when there is no limit any more."""
    evening = Evening(Settings(pace="brisk")).gather(4)
    before = evening.state
    evening.start()
    started = tuple(evening.happened[4:])
    state = evolve_entry(before, Entry(7000, started))
    assert Clock(since=7000) == state.clock
    state = evolve_entry(state, Entry(8000, (ClockPaused(),)))
    assert Clock(since=7000, paused_at=8000) == state.clock
    state = evolve_entry(state, Entry(9000, (SettingsChanged(Settings(pace="off")),)))
    assert Clock(since=8000) == state.clock


def test_what_cannot_have_happened() -> None:
    """A table is opened once, and a game is dealt before a clue is given."""
    with pytest.raises(TypeError, match="opened once"):
        evolve(empty(), TableOpened(Settings(), SECRET), 0)
    with pytest.raises(TypeError, match="before the deal"):
        evolve(empty(), ClueGiven(0, "sea", 1), 0)
