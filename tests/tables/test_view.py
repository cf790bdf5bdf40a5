"""What one moment of a table shows to whom."""

from conteur.tables.asks import Leave
from conteur.tables.view import SharedView
from tests.tables.evening import Evening


def shown(evening: Evening) -> SharedView:
    """The table as it stands."""
    return SharedView("BBBBBB", 1, evening.state, frozenset(), 0, None)


def test_before_a_game_there_is_nothing_to_see_of_it() -> None:
    """For nobody."""
    view = shown(Evening().gather(3))
    assert view.public is None
    assert view.yours(0) is None


def test_each_sees_their_own_hand_and_spectators_none() -> None:
    """Whoever waits for a seat, has left or never was here sees what a spectator sees."""
    evening = Evening().gather(4).start()
    late = evening.sit("Late")
    view = shown(evening)
    hands = [yours.hand for person in range(4) if (yours := view.yours(person)) is not None]
    assert 4 == len(set(hands))
    assert view.public is not None
    assert [None, None] == [view.yours(late), view.yours(99)]
    evening.ask(1, Leave())
    assert shown(evening).yours(1) is None
