"""No event with personal data is overlooked."""

from typing import get_args, get_type_hints

from conteur.rules import events as game
from conteur.tables import events as table
from conteur.tables import moderation

PERSONAL = {
    table.PersonSat,
    moderation.SeatRegained,  # the hash of a key
    table.BotRelieved,
    table.LookChanged,
    table.Said,
    table.WordAdded,
    table.PictureAdded,
    table.PictureDescribed,
    game.ClueGiven,
}
"""What `privacy/collect.py` exports and `privacy/erase.py` rewrites."""
IMPERSONAL = {
    table.TableOpened,  # settings, and the secret
    table.SettingsChanged,
    table.GameStarted,
    table.BotSat,  # a bot's name
    table.BotTookOver,
    moderation.SeatClaimed,  # the hash of a key that proves nothing yet
    table.PictureRemoved,  # an id
    table.DeckBrought,  # a deck is kept, and erased, in the image store
    game.GameDealt,  # words that were mixed in stay, with nobody's name beside them: the shuffle can be checked
}


def has_words(event: type) -> bool:
    """Whether somebody's words could be in it, or in what it holds."""
    return "str" in str(get_type_hints(event)) or "Settings" in str(get_type_hints(event))


def test_every_event_with_words_is_classified() -> None:
    """If an event is missing above: if it tells of a person, teach `collect.py` and `erase.py`; then name it."""
    every = {*get_args(table.TableEvent), *get_args(game.Event)}
    assert PERSONAL | IMPERSONAL == {event for event in every if has_words(event)}
