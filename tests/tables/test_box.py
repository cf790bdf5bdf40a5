"""Several decks at one table, and the pictures a host brings."""

import pytest
from msgspec.structs import replace

from conteur.decks.catalog import decks
from conteur.rules.refusals import Refusal
from conteur.tables.asks import ChangeSettings, DescribePicture, RemovePicture, StartGame
from conteur.tables.box import MOST_CARDS, cards_in_the_box, needed_cards, pictures_of, stamp_of
from conteur.tables.decide.pictures import MOST_OWN_PICTURES
from conteur.tables.events import BroughtCard, DeckBrought
from conteur.tables.options import asks_open_to
from conteur.tables.refusals import AnyRefusal, TableRefusal
from conteur.tables.requests import AddPicture, BringDeck, Request
from conteur.tables.settings import SettingsChange
from tests.tables.evening import Evening

HOLIDAY = DeckBrought(
    "holiday", "Our holiday", tuple(BroughtCard(f"day{number}", tags=("sun",)) for number in range(40))
)


def likeness(number: int) -> str:
    """256 bits, far from every other number's."""
    return f"{pow(3, number * 997 + 1000, (1 << 256) - 189):064x}"


def bring(evening: Evening, count: int, by: int = 0) -> AnyRefusal | None:
    """So many more pictures; why the last one was not taken, if so."""
    refused = None
    for _ in range(count):
        number = len(evening.state.own)
        refused = evening.request(Request(AddPicture(f"p{number}", likeness(number)), by)).refused
    return refused


def test_a_game_fixes_what_its_cards_mean() -> None:
    """Two decks one after the other; what is added to the box later is for the next game."""
    evening = Evening().gather(4)
    assert bring(evening, 10) is None
    evening.start()
    dealt = pictures_of(evening.state)
    assert 94 == len(dealt) == evening.game.setup.deck_size
    assert ("reverie/ants_ring", "own/p0") == (dealt[0], dealt[84])
    assert [name.partition("/")[2] for name in dealt] == [card.id for card in cards_in_the_box(evening.state)]
    assert TableRefusal.GAME_IS_RUNNING == bring(evening, 1)


def test_own_pictures_alone_need_enough_of_them() -> None:
    """Four people hold 24 cards and lay 4; one less is too few."""
    evening = Evening().gather(4)
    bring(evening, 27)
    evening.agree(SettingsChange(decks=("own",)))
    assert 28 == needed_cards(evening.state)
    assert Refusal.DECK_IS_TOO_SMALL == evening.ask(0, StartGame())
    bring(evening, 1)
    evening.start()
    evening.play(lambda game: game.phase == "ended")
    assert 28 == evening.game.setup.deck_size


def test_before_enough_people_came_the_fewest_are_reckoned_with() -> None:
    """Three in Base, six in Party."""
    evening = Evening().gather(1)
    assert 26 == needed_cards(evening.state)
    evening.agree(SettingsChange(mode="party"))
    assert 36 == needed_cards(evening.state)


def test_a_deck_of_this_server_is_brought_and_mixed() -> None:
    """It is chosen at once, can be put aside, and brings its words."""
    evening = Evening().gather(4)
    assert evening.request(Request(BringDeck(HOLIDAY), 0)).refused is None
    assert ("reverie", "holiday") == evening.state.settings.decks
    assert ("day0", ("sun",)) == (cards_in_the_box(evening.state)[84].id, cards_in_the_box(evening.state)[84].tags)
    evening.agree(SettingsChange(decks=("holiday",)))
    assert 40 == len(pictures_of(evening.state))
    evening.agree(SettingsChange(decks=("reverie",)))
    assert 84 == len(pictures_of(evening.state))


def test_a_deck_nobody_brought_cannot_be_chosen() -> None:
    """Not by its name alone."""
    evening = Evening().gather(4)
    change = ChangeSettings(SettingsChange(decks=("holiday",)))
    assert TableRefusal.SETTINGS_NOT_UNDERSTOOD == evening.ask(0, change)


@pytest.mark.parametrize(("by", "refused"), [(1, TableRefusal.ONLY_THE_HOST_MAY), (9, TableRefusal.SIT_DOWN_FIRST)])
def test_only_the_host_brings(by: int, refused: TableRefusal) -> None:
    """Pictures and decks."""
    evening = Evening().gather(2)
    assert refused == bring(evening, 1, by)
    assert refused == evening.request(Request(BringDeck(HOLIDAY), by)).refused


def test_a_picture_that_looks_the_same_is_not_added() -> None:
    """A few bits more or less are still the same picture."""
    evening = Evening().gather(1)
    bring(evening, 1)
    almost = f"{int(evening.state.own[0].likeness, 16) ^ 0b10101:064x}"
    assert TableRefusal.PICTURE_IS_KNOWN == evening.request(Request(AddPicture("again", almost), 0)).refused


def test_a_table_holds_so_many_pictures_and_no_more() -> None:
    """The next one is refused, and so is the deal of more cards than anybody could shuffle."""
    evening = Evening().gather(1)
    assert bring(evening, MOST_OWN_PICTURES) is None
    assert TableRefusal.ENOUGH_PICTURES == bring(evening, 1)
    large = DeckBrought("large", "Large", tuple(BroughtCard(str(number)) for number in range(MOST_CARDS)))
    evening.request(Request(BringDeck(large), 0))
    assert MOST_CARDS == len(pictures_of(evening.state))


def test_words_for_a_picture() -> None:
    """Cleaned like everything people type; with other words the box has another stamp."""
    evening = Evening().gather(1)
    bring(evening, 1)
    before = stamp_of(evening.state)
    assert evening.ask(0, DescribePicture("p0", " The\nboat ", ("sea", "sea", "\u202e", "late"))) is None
    card = cards_in_the_box(evening.state)[-1]
    assert ("The boat", ("sea", "late")) == (card.title, card.tags)
    assert before != stamp_of(evening.state)
    assert TableRefusal.NO_SUCH_PICTURE == evening.ask(0, DescribePicture("p1", ""))


def test_with_the_last_picture_goes_the_choice_of_own_ones() -> None:
    """And the asks about pictures go with it."""
    evening = Evening().gather(1)
    bring(evening, 1)
    assert "remove_picture" in asks_open_to(evening.state, 0, has_clock=False)
    assert evening.ask(0, RemovePicture("p0")) is None
    assert ("reverie",) == evening.state.settings.decks
    assert "remove_picture" not in asks_open_to(evening.state, 0, has_clock=False)
    assert TableRefusal.NO_SUCH_PICTURE == evening.ask(0, RemovePicture("p0"))


def test_a_game_from_before_there_were_several_decks() -> None:
    """Its cards are the deck's in order of name."""
    evening = Evening().gather(4).start()
    dealt = evening.state.pictures
    assert dealt == pictures_of(replace(evening.state, pictures=()))
    assert tuple(f"reverie/{card.id}" for card in decks()["reverie"].cards) == dealt
