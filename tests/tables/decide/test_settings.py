"""Which settings may be changed, and when."""

import pytest

from conteur.tables.asks import (
    AddBot,
    AddWord,
    ArrangeSeats,
    Ask,
    ChangeSettings,
    Reopen,
    StartGame,
)
from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import SettingsChange
from tests.tables.evening import Evening


def test_a_running_game_keeps_its_agreement() -> None:
    """Pace, talk, listing and what becomes of leavers may change; the game itself may not."""
    evening = Evening().gather(4).start()
    for change in [SettingsChange(mode="party"), SettingsChange(edition="ar"), SettingsChange(options={})]:
        assert evening.ask(0, ChangeSettings(change)) is TableRefusal.GAME_IS_RUNNING
    evening.agree(SettingsChange(pace="own", seconds={"voting": 5}, leavers="go", is_public=True, has_talk=False))
    asks: list[Ask] = [AddBot(), ArrangeSeats((3, 2, 1, 0)), StartGame(), AddWord("x")]
    for ask in asks:
        assert evening.ask(0, ask) is TableRefusal.GAME_IS_RUNNING
    assert evening.ask(0, Reopen()) is TableRefusal.NO_GAME_IS_RUNNING


@pytest.mark.parametrize(
    "change",
    [
        SettingsChange(edition="klingon"),
        SettingsChange(decks=("no_such",)),
        SettingsChange(decks=()),
        SettingsChange(decks=("reverie", "reverie")),
        SettingsChange(options={"bonus_cap": 4}),
        SettingsChange(options={"end": {"points": 4}}),
        SettingsChange(options={"no_such": "x"}),
        SettingsChange(pace="own", seconds={"voting": 0}),
        SettingsChange(pace="own", seconds={"voting": 3601}),
    ],
)
def test_settings_that_make_no_sense_are_not_taken(change: SettingsChange) -> None:
    """Nothing changes."""
    evening = Evening().gather(3)
    before = evening.state
    assert evening.ask(0, ChangeSettings(change)) is TableRefusal.SETTINGS_NOT_UNDERSTOOD
    assert before == evening.state


def test_a_table_is_private_unless_somebody_says_otherwise() -> None:
    """The default."""
    assert Evening().state.settings.is_public is False
