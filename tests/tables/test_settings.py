"""What the host agrees with the table."""

from typing import get_args

import pytest

from conteur.rules.vocabulary import Phase
from conteur.tables.settings import (
    PACES,
    Settings,
    SettingsChange,
    are_understood,
    seconds_for,
    setup_for,
    with_changes,
)

PHASES: tuple[Phase, ...] = get_args(Phase)


def test_a_table_begins_private_and_without_a_clock() -> None:
    """The printed game, nobody hurried, bots for leavers, talk allowed."""
    agreed = Settings()
    assert ("base", "odyssey", "off", "bot", False, True) == (
        agreed.mode,
        agreed.edition,
        agreed.pace,
        agreed.leavers,
        agreed.is_public,
        agreed.has_talk,
    )
    assert are_understood(agreed)


def test_the_paces() -> None:
    """Off has no limit; relaxed is slower than brisk in every phase that waits for somebody; own is what was said."""
    for phase in PHASES:
        assert seconds_for(Settings(), phase) is None
        relaxed, brisk = (seconds_for(Settings(pace=pace), phase) for pace in ("relaxed", "brisk"))
        assert (relaxed is None) == (brisk is None) == (phase == "ended")
        assert relaxed is None or brisk is None or relaxed > brisk
    own = Settings(pace="own", seconds={"voting": 7})
    assert [7 if phase == "voting" else None for phase in PHASES] == [seconds_for(own, phase) for phase in PHASES]
    assert set(PACES) == {"off", "relaxed", "brisk"}


def test_only_what_is_named_changes() -> None:
    """The rest stays, even where the new value would be the default."""
    before = Settings(mode="party", pace="brisk", has_talk=False, options={"red_on_green": "forbidden"})
    after = with_changes(before, SettingsChange(pace="off", options={}))
    assert ("party", "off", False, {}) == (after.mode, after.pace, after.has_talk, after.options)


@pytest.mark.parametrize(("edition", "cap"), [("odyssey", 3), ("ar", None)])
def test_a_missing_option_is_the_editions_own(edition: str, cap: int | None) -> None:
    """And a named one is the table's."""
    assert setup_for(Settings(edition=edition), 6).bonus_cap == cap
    assert setup_for(Settings(edition=edition, options={"bonus_cap": 3}), 6).bonus_cap == 3
