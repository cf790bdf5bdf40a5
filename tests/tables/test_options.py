"""What is offered may be asked."""

import pytest

from conteur.tables.asks import (
    Hurry,
    Pause,
    React,
    Say,
)
from conteur.tables.events import Person
from conteur.tables.options import asks_open_to
from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import SettingsChange
from tests.tables.evening import Evening


@pytest.mark.parametrize("person", [0, 1])
def test_the_buttons_that_are_lit_are_not_refused(person: Person) -> None:
    """What a person may ask is what is offered, host or not."""
    evening = Evening().gather(4, bots=0)
    lit = asks_open_to(evening.state, person, has_clock=False)
    assert ("start_game" in lit) == ("arrange_seats" in lit) == ("add_bot" in lit) == (person == 0)
    assert {"leave", "change_look", "say", "react", "add_word"} <= set(lit)
    assert asks_open_to(evening.state, 99, has_clock=False) == ["sit"]
    evening.start()
    assert "hurry" in asks_open_to(evening.state, 0, has_clock=False)
    assert "pause" in asks_open_to(evening.state, person, has_clock=True)
    assert evening.ask(person, Pause()) is TableRefusal.THERE_IS_NO_CLOCK
    assert evening.ask(0, Hurry()) is None
    evening.agree(SettingsChange(has_talk=False))
    assert not {"say", "react"} & set(asks_open_to(evening.state, person, has_clock=False))
    assert evening.ask(person, Say("hello")) is TableRefusal.TALK_IS_OFF
    assert evening.ask(person, React("heart")) is TableRefusal.TALK_IS_OFF
