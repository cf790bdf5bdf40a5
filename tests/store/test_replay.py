"""Old logs can always be read, and give the same state."""

from pathlib import Path

import pytest

from conteur.store.codec import CodecError
from conteur.store.replay import REFS_KEPT, catch_up, replay
from tests.store.recorded_tables import LOGS, bodies_of, summary


def test_there_is_one_log_a_mode() -> None:
    """Of the first version, and one with what was added to it."""
    names = [log.name for log in LOGS if log.name.startswith("v1-")]
    assert ["v1-base.log", "v1-party.log", "v1-sent-away.log", "v1-team.log"] == names


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_an_old_log_tells_what_it_told(log: Path) -> None:
    """Every fact of the summary written beside it is still one; new kinds of facts may be added."""
    lines = log.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert len(lines) > 30
    assert set(lines) <= set(summary(replay(bodies_of(log))).splitlines())


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_an_old_log_can_be_read_in_two_parts(log: Path) -> None:
    """Wherever it is cut."""
    bodies = bodies_of(log)
    whole = replay(bodies)
    for cut in range(1, len(bodies), 7):
        assert whole == catch_up(replay(bodies[:cut]), bodies[cut:])
    assert len(whole.refs) <= REFS_KEPT


def test_a_log_begins_with_an_opened_table() -> None:
    """Nothing else, and nothing at all, is a table."""
    bodies = bodies_of(LOGS[0])
    for wrong in ([], bodies[1:]):
        with pytest.raises(CodecError, match="table_opened"):
            replay(wrong)
