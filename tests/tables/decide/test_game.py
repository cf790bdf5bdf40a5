"""Starting, stopping and leaving a game."""

import pytest

from conteur.rules.refusals import Refusal
from conteur.tables.asks import (
    AbandonGame,
    ArrangeSeats,
    Leave,
    Reopen,
    StartGame,
)
from conteur.tables.decide.game import why_not_start_now
from conteur.tables.events import Person
from conteur.tables.options import asks_open_to
from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.state import TableState
from tests.tables.evening import Evening


@pytest.mark.parametrize(
    ("settings", "people", "missing"),
    [
        (Settings(), 2, Refusal.TOO_FEW_PLAYERS),
        (Settings(), 3, None),
        (Settings(mode="party"), 5, Refusal.TOO_FEW_PLAYERS),
        (Settings(mode="party"), 6, None),
        (Settings(mode="team"), 7, Refusal.TEAMS_NEED_AN_EVEN_NUMBER),
        (Settings(mode="team"), 8, None),
        (Settings(mode="party", options={"end": {"points": 30}}), 6, Refusal.END_DOES_NOT_FIT_MODE),
    ],
)
def test_a_game_starts_only_when_the_mode_allows_that_many(
    settings: Settings, people: int, missing: Refusal | None
) -> None:
    """The refusal says what is missing, before anybody asks too."""
    evening = Evening(settings).gather(people)
    assert missing == why_not_start_now(evening.state)
    assert ("start_game" in asks_open_to(evening.state, 0, has_clock=False)) == (missing is None)
    assert missing == evening.ask(0, StartGame())


def test_settings_changed_in_the_waiting_room_can_make_starting_impossible() -> None:
    """And possible again."""
    evening = Evening().gather(4)
    assert why_not_start_now(evening.state) is None
    evening.agree(SettingsChange(mode="team"))
    assert evening.ask(0, StartGame()) is Refusal.TOO_FEW_PLAYERS
    evening.agree(SettingsChange(mode="base")).start()
    assert evening.state.status == "playing"


def test_a_full_table_is_reopened_without_the_bots_it_has_no_chairs_for() -> None:
    """The newest bots go."""
    evening = Evening().gather(11, bots=1).start()
    late = evening.sit("Late")
    evening.ask(0, AbandonGame())
    assert evening.ask(0, Reopen()) is None
    assert [*range(11), late] == [member.person for member in evening.state.members]


def test_rematch_with_the_same_people() -> None:
    """Leavers are gone, latecomers play, and the shuffle differs."""
    evening = Evening(Settings(leavers="go")).gather(5).start().play_to("voting")
    first = evening.game.secret
    late = evening.sit("Late")
    assert evening.ask(1, Leave()) is None
    evening.play_to("ended")
    evening.start()
    assert evening.state.games == 2
    assert first != evening.game.secret
    assert [0, 2, 3, 4, late] == [member.person for member in evening.state.members]
    assert [0, 1, 2, 3, 4] == [member.seat for member in evening.state.members]
    assert (0, 1, 2, 3, 4) == evening.game.seats


def test_back_to_the_waiting_room() -> None:
    """With the same people, to agree on something else."""
    evening = Evening().gather(6).start().play_to("ended")
    assert evening.ask(0, Reopen()) is None
    assert evening.state.status == "waiting"
    assert {None} == {member.seat for member in evening.state.members}
    evening.agree(SettingsChange(mode="team")).start()
    assert evening.game.setup.mode == "team"


def test_seats_are_arranged_between_games_with_latecomers() -> None:
    """Everybody who is there is named, whether they played or waited."""
    evening = Evening(Settings(options={"end": "pile"})).gather(4).start()
    evening.play(lambda game: game.phase == "voting" and len(game.pile) < 10)
    late = evening.sit("Late")
    assert evening.ask(0, ArrangeSeats((late, 3, 2, 1, 0))) is TableRefusal.GAME_IS_RUNNING
    evening.play_to("ended")
    assert evening.ask(0, ArrangeSeats((3, 2, 1, 0))) is TableRefusal.ORDER_MUST_NAME_EVERYBODY_ONCE
    assert evening.ask(0, ArrangeSeats((late, 3, 2, 1, 0))) is None
    evening.start()
    assert [(late, 0), (3, 1), (2, 2), (1, 3), (0, 4)] == [(m.person, m.seat) for m in evening.state.members]


PHASES = ["claiming", "telling", "submitting", "voting", "scored"]


def lit(table: TableState, person: Person = 0) -> set[str]:
    """The kinds of ask that are offered."""
    return set(asks_open_to(table, person, has_clock=False))


@pytest.mark.parametrize("mode", ["base", "party", "team"])
@pytest.mark.parametrize("phase", PHASES)
def test_the_host_stops_the_game(mode: str, phase: str) -> None:
    """At any moment: nobody wins, and the same people can start again (C-18)."""
    evening = Evening(Settings(mode="team" if mode == "team" else "party" if mode == "party" else "base"))
    evening.gather(6).start().play_to(phase)
    assert "stop_game" in lit(evening.state)
    assert "stop_game" not in lit(evening.state, 1)
    assert evening.ask(1, AbandonGame()) is TableRefusal.ONLY_THE_HOST_MAY
    assert evening.ask(0, AbandonGame()) is None
    assert ("ended", "stopped", ()) == (evening.game.phase, evening.game.end_reason, evening.game.winners)
    assert evening.ask(0, AbandonGame()) is TableRefusal.NO_GAME_IS_RUNNING
    assert evening.ask(0, StartGame()) is None
    assert evening.ask(0, AbandonGame()) is None
    assert evening.ask(0, Reopen()) is None
    assert evening.ask(0, AbandonGame()) is TableRefusal.NO_GAME_IS_RUNNING


def test_a_stopped_game_lets_leavers_go_and_latecomers_in() -> None:
    """Leavers are gone, and people who were waiting play the next game."""
    evening = Evening(Settings(leavers="go")).gather(5).start().play_to("voting")
    assert evening.ask(1, Leave()) is None
    late = evening.sit("Late")
    assert evening.ask(0, AbandonGame()) is None
    assert evening.state.member(1) is None
    evening.start()
    assert evening.member(late).seat is not None
