"""What a table does automatically after a decision."""

from conteur.tables.asks import Leave, Say
from conteur.tables.decide.housekeeping import with_housekeeping
from conteur.tables.events import BotTookOver, PersonJoined
from conteur.tables.requests import Request
from tests.tables.evening import Evening


def test_a_move_among_people_who_all_play_needs_none() -> None:
    """The events are passed on as they are."""
    evening = Evening().gather(4).start()
    assert ((0, ()),) == with_housekeeping(evening.state, 0, ())


def test_one_step_for_each_who_comes_or_goes_by_nobody() -> None:
    """When the round is over, a leaver's seat gets a bot, and then a latecomer that bot's place."""
    evening = Evening().gather(4).start().play_to("voting")
    evening.ask(1, Leave())
    late = evening.sit("Late")
    evening.play_to("scored")
    kinds = [type(event) for event in evening.happened]
    assert kinds.index(BotTookOver) < kinds.index(PersonJoined)
    assert evening.member(late).seat == 1
    outcome = evening.request(Request(Say("hello"), 0))
    assert [0] == [by for by, _ in outcome.steps]
