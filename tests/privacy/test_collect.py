"""No event with personal data is overlooked."""

from typing import get_args, get_type_hints

from conteur.privacy.collect import subject_with_key
from conteur.privacy.erase import erased_entries
from conteur.rules import events as game
from conteur.store.entries import decode_entry
from conteur.store.replay import replay
from conteur.tables import events as table
from conteur.tables import moderation
from tests.store.recorded_tables import FOLDER, bodies_of

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


def test_a_seat_that_was_given_back() -> None:
    """Its person's data is asked for, and erased, with the new key; the old key opens nothing."""
    bodies = bodies_of(FOLDER / "order-base.log")
    events = [event for body in bodies for event in decode_entry(body).events]
    regained = [event for event in events if isinstance(event, moderation.SeatRegained)]
    sat = {event.person: event.key_hash for event in events if isinstance(event, table.PersonSat)}
    assert len(regained) == 2
    for event in regained:
        assert subject_with_key(bodies, sat[event.person]) is None
        subject = subject_with_key(bodies, event.key_hash)
        assert subject is not None
        assert event.person == subject.person
        changed = erased_entries(bodies, subject, "Clover")
        after = [changed.get(version, body) for version, body in enumerate(bodies, 1)]
        assert subject_with_key(after, event.key_hash) is None
        assert not any(event.key_hash == member.key_hash for member in replay(after).state.members)
