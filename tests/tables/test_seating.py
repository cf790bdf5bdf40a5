"""Coming to a table: names, rabbits, chairs, bots, the host's rights, starting."""

import pytest

from conteur.rules.refusals import Refusal
from conteur.tables.asks import (
    AddBot,
    AddWord,
    ArrangeSeats,
    Ask,
    ChangeLook,
    ChangeSettings,
    HandOver,
    Hurry,
    Leave,
    Pause,
    React,
    Reopen,
    Say,
    SendAway,
    Sit,
    StartGame,
)
from conteur.tables.bot_names import NAMES
from conteur.tables.keys import new_key
from conteur.tables.open_asks import asks_open_to
from conteur.tables.people import Person
from conteur.tables.refusing import TableRefusal
from conteur.tables.seating import why_not_start_now
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.wishes import Wish
from tests.tables.evening import Evening


def test_the_first_to_sit_down_looks_after_the_table() -> None:
    """A name and a rabbit are enough; the first person is host, a bot never is."""
    evening = Evening()
    assert evening.sit("Ann", 7) == 0
    assert evening.sit("Bo") == 1
    assert evening.table.host == 0
    assert [("Ann", 7), ("Bo", 0)] == [(member.name, member.rabbit) for member in evening.table.members]


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
    """Invisible letters are no name."""
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
    again = evening.wish(Wish(Sit("whatever", evening.keys[ann])))
    assert (None, (), ann) == (again.refused, again.steps, again.person)
    assert evening.ask(None, Sit("Bo", "too short")) is TableRefusal.KEY_MUST_BE_16_BYTES
    assert evening.ask(ann, Sit("Bo", new_key())) is TableRefusal.ALREADY_SEATED


def test_a_full_table_has_no_chair_but_a_bots() -> None:
    """Twelve sit; a thirteenth takes a bot's place or nobody's."""
    evening = Evening().gather(11, bots=1)
    assert evening.ask(0, AddBot()) is TableRefusal.TABLE_IS_FULL
    assert evening.sit("Late") == 11
    assert not evening.member(11).is_bot
    assert evening.ask(None, Sit("Later", new_key())) is TableRefusal.TABLE_IS_FULL


def test_bots_take_names_nobody_has() -> None:
    """Also when a person has a bot's name."""
    evening = Evening()
    evening.sit(NAMES["en"][0].upper())
    for _ in range(11):
        assert evening.ask(0, AddBot()) is None
    names = [member.name.casefold() for member in evening.table.members]
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
    assert evening.table.host == 1


def test_the_host_leaves_the_waiting_room() -> None:
    """The next person in seating order becomes host; when the last goes, the next to come."""
    evening = Evening().gather(3)
    assert evening.ask(0, ArrangeSeats((2, 0, 1))) is None
    assert evening.ask(0, Leave()) is None
    assert evening.table.host == 1
    assert evening.ask(1, Leave()) is None
    assert evening.ask(2, Leave()) is None
    assert not evening.table.members
    assert evening.sit("New") == evening.table.host


def test_seats_are_arranged_by_naming_everybody_once() -> None:
    """In Team the seating decides the partners."""
    evening = Evening(Settings(mode="team")).gather(6)
    for order in [(), (0, 1), (0, 1, 2, 3, 4, 4), (0, 1, 2, 3, 4, 6), (0, 1, 2, 3, 4, 5, 5)]:
        assert evening.ask(0, ArrangeSeats(order)) is TableRefusal.ORDER_MUST_NAME_EVERYBODY_ONCE
    assert evening.ask(0, ArrangeSeats((5, 4, 3, 2, 1, 0))) is None
    evening.start()
    assert [5, 4, 3, 2, 1, 0] == [member.person for member in evening.table.members]
    assert (evening.member(5).seat, evening.member(2).seat) == (0, 3)  # across from each other: partners (T-2)


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
    assert missing == why_not_start_now(evening.table)
    assert ("start_game" in asks_open_to(evening.table, 0, has_clock=False)) == (missing is None)
    assert missing == evening.ask(0, StartGame())


def test_settings_changed_in_the_waiting_room_can_make_starting_impossible() -> None:
    """And possible again."""
    evening = Evening().gather(4)
    assert why_not_start_now(evening.table) is None
    evening.agree(SettingsChange(mode="team"))
    assert evening.ask(0, StartGame()) is Refusal.TOO_FEW_PLAYERS
    evening.agree(SettingsChange(mode="base")).start()
    assert evening.table.status == "playing"


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
    before = evening.table
    assert evening.ask(0, ChangeSettings(change)) is TableRefusal.SETTINGS_NOT_UNDERSTOOD
    assert before == evening.table


def test_a_table_is_private_unless_somebody_says_otherwise() -> None:
    """The default."""
    assert Evening().table.settings.is_public is False


def test_a_word_is_mixed_in_and_cut_to_size() -> None:
    """In seating order; the newest word of a person counts; an empty one is none."""
    evening = Evening().gather(3)
    assert evening.ask(1, AddWord("one")) is None
    assert evening.ask(0, AddWord("x" * 59 + " yz")) is None
    assert evening.ask(1, AddWord("two")) is None
    assert evening.ask(2, AddWord(" \u200b ")) is TableRefusal.WORD_IS_EMPTY
    evening.start()
    assert evening.game.words == ("x" * 59, "two")
    assert not evening.table.words


@pytest.mark.parametrize("person", [0, 1])
def test_the_buttons_that_are_lit_are_not_refused(person: Person) -> None:
    """What a person may ask is what is offered, host or not."""
    evening = Evening().gather(4, bots=0)
    lit = asks_open_to(evening.table, person, has_clock=False)
    assert ("start_game" in lit) == ("arrange_seats" in lit) == ("add_bot" in lit) == (person == 0)
    assert {"leave", "change_look", "say", "react", "add_word"} <= set(lit)
    assert asks_open_to(evening.table, 99, has_clock=False) == ["sit"]
    evening.start()
    assert "hurry" in asks_open_to(evening.table, 0, has_clock=False)
    assert "pause" in asks_open_to(evening.table, person, has_clock=True)
    assert evening.ask(person, Pause()) is TableRefusal.THERE_IS_NO_CLOCK  # whoever has a clock answers that
    assert evening.ask(0, Hurry()) is TableRefusal.THERE_IS_NO_CLOCK
    evening.agree(SettingsChange(has_talk=False))
    assert not {"say", "react"} & set(asks_open_to(evening.table, person, has_clock=False))
    assert evening.ask(person, Say("hello")) is TableRefusal.TALK_IS_OFF
    assert evening.ask(person, React("heart")) is TableRefusal.TALK_IS_OFF
