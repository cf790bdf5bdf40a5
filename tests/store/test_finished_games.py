"""Finished games are read from a table's log, and verify."""

from pathlib import Path

import pytest

from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.finished_games import finished_game, played_game
from conteur.store.record import read_record, record_of
from tests.store.recorded_tables import LOGS, bodies_of


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_the_finished_games_of_an_old_log_verify(log: Path) -> None:
    """The first is over and follows from its secret; the second is not over; there is no third and no zeroth."""
    record = record_of(played_game(bodies_of(log), 1) or ())
    game = check(record.commitment, record.events)
    assert isinstance(game, Game)
    assert game.end_reason == "laps"
    assert [played_game(bodies_of(log), number) for number in (0, 2, 3, -1)] == [None] * 4
    text = finished_game(bodies_of(log), 1)
    assert (game.setup.mode == "party") == (text is None), "whose card was whose is never told in Party"
    assert text is None or record == read_record(text)
