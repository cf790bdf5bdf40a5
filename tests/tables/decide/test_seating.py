"""Coming to a table: names, rabbits, chairs, bots, the host's rights, starting."""

import pytest

from conteur.live.randomness import new_key
from conteur.rules.refusals import Refusal
from conteur.tables.asks import (
    AddBot,
    ArrangeSeats,
    Ask,
    ChangeLook,
    ChangeSettings,
    HandOver,
    Leave,
    Reopen,
    SendAway,
    Sit,
    StartGame,
)
from conteur.tables.bot_names import NAMES
from conteur.tables.decide.seating import why_not_sit
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Request
from conteur.tables.settings import Settings, SettingsChange
from tests.tables.evening import Evening


def test_the_first_to_sit_down_looks_after_the_table() -> None:
    """A name and a rabbit are enough; the first person is host, a bot never is."""
    evening = Evening()
    assert evening.sit("Ann", 7) == 0
    assert evening.sit("Bo") == 1
    assert evening.state.host == 0
    assert [("Ann", 7), ("Bo", 0)] == [(member.name, member.rabbit) for member in evening.state.members]


def test_a_rabbit_somebody_has_is_not_given_twice() -> None:
    """Whoever wishes for a taken rabbit gets another; thirteen is no rabbit."""
    evening = Evening()
    evening.sit("Ann", 3)
    assert evening.member(evening.sit("Bo", 3)).rabbit != 3
    assert evening.ask(None, Sit("Cy", new_key(), 12)) is TableRefusal.NO_SUCH_RABBIT
    assert evening.ask(1, ChangeLook("Bo", 3)) is TableRefusal.RABBIT_IS_TAKEN
    assert evening.ask(1, ChangeLook("Bo", -1)) is TableRefusal.NO_SUCH_RABBIT
    assert evening.ask(1, ChangeLook("Bea", 9)) is None
    assert (evening.member(1).name, evening.member(1).rabbit) == ("Bea", 9)


@pytest.mark.parametrize("name", ["ann", "ANN", " Ann ", "An\u200dn", "\uff21\uff4e\uff4e", "A\u202enn"])
def test_a_name_that_looks_like_anothers_is_taken(name: str) -> None:
    """Case, width, joiners and direction marks do not make another name."""
    evening = Evening()
    evening.sit("Ann")
    assert evening.ask(None, Sit(name, new_key())) is TableRefusal.NAME_IS_TAKEN


@pytest.mark.parametrize("name", ["", "  ", "\u200d", "\u3164", "\u2800\u2800", "\u202e", "\x00"])
def test_a_name_that_shows_nothing_is_empty(name: str) -> None:
    """Invisible letters are not a name."""
    assert Evening().ask(None, Sit(name, new_key())) is TableRefusal.NAME_IS_EMPTY


@pytest.mark.parametrize("letter", ["a", "é", "ж", "字", "ﷺ", "न", "한", "ก", "🐰", "א", "\u0628"])
def test_names_may_be_24_letters_long_in_every_script(letter: str) -> None:
    """24 fit, 25 do not."""
    evening = Evening()
    assert evening.ask(None, Sit(letter * 24, new_key())) is None
    assert evening.ask(None, Sit("x" + letter * 24, new_key())) is TableRefusal.NAME_IS_TOO_LONG


def test_a_seat_key_proves_the_seat() -> None:
    """Asking again with the same key is answered with the same person; a new key is somebody new."""
    evening = Evening()
    ann = evening.sit("Ann")
    again = evening.request(Request(Sit("whatever", evening.keys[ann])))
    assert (None, (), ann) == (again.refused, again.steps, again.person)
    assert evening.ask(None, Sit("Bo", "too short")) is TableRefusal.KEY_MUST_BE_16_BYTES
    assert evening.ask(ann, Sit("Bo", new_key())) is TableRefusal.ALREADY_SEATED


def test_a_full_table_has_no_chair_but_a_bots() -> None:
    """Twelve sit; a thirteenth takes a bot's place or nobody's."""
    evening = Evening().gather(11, bots=1)
    assert evening.ask(0, AddBot()) is TableRefusal.TABLE_IS_FULL
    assert evening.sit("Late") == 12
    assert [*range(11), 12] == [member.person for member in evening.state.members]
    assert evening.ask(None, Sit("Later", new_key())) is TableRefusal.TABLE_IS_FULL


def test_bots_take_names_nobody_has() -> None:
    """Also when a person has a bot's name."""
    evening = Evening()
    evening.sit(NAMES["en"][0].upper())
    for _ in range(11):
        assert evening.ask(0, AddBot()) is None
    names = [member.name.casefold() for member in evening.state.members]
    assert len(set(names)) == 12


HOSTS_ASKS: list[Ask] = [
    AddBot(),
    SendAway(0),
    HandOver(1),
    ChangeSettings(SettingsChange(pace="brisk")),
    ArrangeSeats((1, 0)),
    StartGame(),
    Reopen(),
]


@pytest.mark.parametrize("ask", HOSTS_ASKS)
def test_only_the_host_may(ask: Ask) -> None:
    """Others and strangers may not."""
    evening = Evening().gather(2)
    assert evening.ask(1, ask) is TableRefusal.ONLY_THE_HOST_MAY
    assert evening.ask(None, ask) is TableRefusal.SIT_DOWN_FIRST
    assert evening.ask(99, ask) is TableRefusal.SIT_DOWN_FIRST


def test_the_host_hands_over_to_people_only() -> None:
    """Not to bots, not to nobody."""
    evening = Evening().gather(2, bots=1)
    assert evening.ask(0, HandOver(2)) is TableRefusal.BOTS_CANNOT_HOST
    assert evening.ask(0, HandOver(9)) is TableRefusal.NO_SUCH_PERSON
    assert evening.ask(0, HandOver(1)) is None
    assert evening.state.host == 1


def test_seats_are_arranged_by_naming_everybody_once() -> None:
    """In Team the seating decides the partners."""
    evening = Evening(Settings(mode="team")).gather(6)
    for order in [(), (0, 1), (0, 1, 2, 3, 4, 4), (0, 1, 2, 3, 4, 6), (0, 1, 2, 3, 4, 5, 5)]:
        assert evening.ask(0, ArrangeSeats(order)) is TableRefusal.ORDER_MUST_NAME_EVERYBODY_ONCE
    assert evening.ask(0, ArrangeSeats((5, 4, 3, 2, 1, 0))) is None
    evening.start()
    assert [5, 4, 3, 2, 1, 0] == [member.person for member in evening.state.members]
    assert (evening.member(5).seat, evening.member(2).seat) == (0, 3)  # across from each other: partners (T-2)


def test_a_locked_table() -> None:
    """Nobody new sits down, not even in a bot's place; who has a seat keeps it. The host may open it again."""
    evening = Evening().gather(3, bots=1).agree(SettingsChange(is_locked=True))
    assert evening.ask(None, Sit("New", new_key())) is TableRefusal.TABLE_IS_LOCKED
    assert evening.request(Request(Sit("B", evening.keys[1]))).person == 1
    assert evening.ask(0, AddBot()) is None
    evening.start()
    assert evening.ask(None, Sit("New", new_key())) is TableRefusal.TABLE_IS_LOCKED
    assert evening.ask(0, ChangeSettings(SettingsChange(is_locked=False))) is None
    assert evening.sit("New") == 5


def test_a_locked_table_that_all_have_left() -> None:
    """An empty table's lock does not count."""
    evening = Evening().gather(1).agree(SettingsChange(is_locked=True))
    assert evening.ask(0, Leave()) is None
    assert evening.sit("New") == 1


def test_why_nobody_else_may_sit_down_is_known_before_anybody_asks() -> None:
    """A locked table, a table of twelve people, and a running Team game without a bot's place."""
    evening = Evening().gather(2)
    assert why_not_sit(evening.state) is None
    evening.agree(SettingsChange(is_locked=True))
    assert TableRefusal.TABLE_IS_LOCKED is why_not_sit(evening.state)
    full = Evening().gather(11, bots=1)
    assert why_not_sit(full.state) is None
    full.sit("Zoe")
    assert TableRefusal.TABLE_IS_FULL is why_not_sit(full.state)
    team = Evening(Settings(mode="team")).gather(6).start()
    assert Refusal.TEAMS_KEEP_THEIR_SEATS is why_not_sit(team.state)


def test_a_name_that_looks_like_somebody_elses() -> None:
    """Is refused when sitting down and when changing one's look; one's own name in other letters is one's own."""
    evening = Evening()
    evening.sit("Ana")
    evening.sit("Bo")
    cyrillic = "\N{CYRILLIC CAPITAL LETTER A}na"
    assert evening.ask(None, Sit(cyrillic, new_key())) is TableRefusal.NAME_LOOKS_LIKE_ANOTHER
    assert evening.ask(1, ChangeLook(cyrillic, 7)) is TableRefusal.NAME_LOOKS_LIKE_ANOTHER
    assert evening.ask(None, Sit("ana\ufe0f", new_key())) is TableRefusal.NAME_IS_TAKEN
    assert evening.ask(0, ChangeLook(cyrillic, 7)) is None


@pytest.mark.parametrize(
    "name", ["\ufe0f", "\U000e0100", "\u180b", "\U00016fe4", "\u3164", "\u2800", "\U000e0041", "\u200d"]
)
def test_an_invisible_name(name: str) -> None:
    """Nobody is called by something that shows nothing."""
    assert Evening().ask(None, Sit(name, new_key())) is TableRefusal.NAME_IS_EMPTY
