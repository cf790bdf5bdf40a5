"""What is known of a person is known to those who forget."""

from typing import get_args, get_type_hints

from conteur.rules import events as game
from conteur.tables import people

FORGOTTEN = {
    people.PersonSat,
    people.BotRelieved,
    people.LookChanged,
    people.Said,
    people.WordAdded,
    people.PictureAdded,
    people.PictureDescribed,
    game.ClueGiven,
}
"""What `tables/belongings.py` hands out and writes anew."""
OF_NOBODY = {
    people.TableOpened,  # the agreement, and the dice
    people.SettingsChanged,
    people.GameStarted,
    people.BotSat,  # a bot's name
    people.BotTookOver,
    people.PictureRemoved,  # an id
    people.DeckBrought,  # a deck is kept, and forgotten, on the shelf
    game.GameDealt,  # words that were mixed in stay, with nobody's name beside them: the shuffle can be checked
}


def has_words(event: type) -> bool:
    """Whether somebody's words could be in it, or in what it holds."""
    return "str" in str(get_type_hints(event)) or "Settings" in str(get_type_hints(event))


def test_whoever_adds_an_event_with_words_thinks_of_forgetting() -> None:
    """An event missing here: if it tells of a person, teach `belongings.py`; then name it above."""
    every = {*get_args(people.PeopleEvent), *get_args(game.Event)}
    assert FORGOTTEN | OF_NOBODY == {event for event in every if has_words(event)}
