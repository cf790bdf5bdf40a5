"""Pictures and decks a host brings."""

from conteur.tables.asks import DescribePicture, RemovePicture
from conteur.tables.events import BroughtCard, DeckBrought
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import AddPicture, BringDeck, Request
from conteur.tables.settings import OWN
from tests.tables.evening import Evening

SEA, SKY = AddPicture("sea", "00" * 8), AddPicture("sky", "ff" * 8)


def test_the_first_picture_chooses_the_deck_and_the_last_one_puts_it_aside() -> None:
    """As long as another deck is chosen."""
    evening = Evening().gather(3)
    assert evening.request(Request(SEA, 0)).refused is None
    assert OWN in evening.state.settings.decks
    assert evening.ask(0, RemovePicture("sea")) is None
    assert OWN not in evening.state.settings.decks


def test_the_same_picture_twice() -> None:
    """It is known by what it looks like, not by its name."""
    evening = Evening().gather(3)
    evening.request(Request(SEA, 0))
    assert TableRefusal.PICTURE_IS_KNOWN is evening.request(Request(AddPicture("again", SEA.likeness), 0)).refused
    assert evening.request(Request(SKY, 0)).refused is None


def test_only_the_host_and_only_between_games() -> None:
    """Whatever it is."""
    evening = Evening().gather(3)
    deck = BringDeck(DeckBrought("moors", "Moors", (BroughtCard("a"),)))
    for what in (SEA, deck):
        assert TableRefusal.SIT_DOWN_FIRST is evening.request(Request(what)).refused
        assert TableRefusal.ONLY_THE_HOST_MAY is evening.request(Request(what, 1)).refused
    evening.request(Request(SEA, 0))
    evening.request(Request(deck, 0))
    assert "moors" in evening.state.settings.decks
    evening.start()
    for what in (SKY, deck):
        assert TableRefusal.GAME_IS_RUNNING is evening.request(Request(what, 0)).refused
    for ask in (RemovePicture("sea"), DescribePicture("sea", "Sea")):
        assert TableRefusal.GAME_IS_RUNNING is evening.ask(0, ask)


def test_words_for_a_picture() -> None:
    """Cleaned and cut; none for a picture that is not here."""
    evening = Evening().gather(3)
    evening.request(Request(SEA, 0))
    assert evening.ask(0, DescribePicture("sea", "  The   sea ", ("blue", "blue", ""))) is None
    assert ("The sea", ("blue",)) == (evening.state.own[0].title, evening.state.own[0].tags)
    for ask in (RemovePicture("sky"), DescribePicture("sky", "Sky")):
        assert TableRefusal.NO_SUCH_PICTURE is evening.ask(0, ask)
