"""Whose view may differ between two states of a game, so that only those views are sent again. Makes no views."""

from collections.abc import Mapping
from operator import itemgetter
from typing import Final, NamedTuple

from conteur.rules.game import Game
from conteur.rules.vocabulary import Seat

_PERSONAL: Final = {"hands", "submitted", "ballots", "confirmed"}
"""Fields with a value per seat, of which a seat privately sees only its own. All other fields concern everybody."""

_about_all: Final = itemgetter(*(place for place, name in enumerate(Game._fields) if name not in _PERSONAL))


class Difference(NamedTuple):
    """Errs on the side of too much: what is not named here is the same, byte for byte."""

    is_public: bool
    seats: frozenset[Seat]
    """Whose private part may differ."""


def difference(before: Game, after: Game) -> Difference:
    """What has to be sent again."""
    if _about_all(before) != _about_all(after):
        return Difference(is_public=True, seats=frozenset(after.seats))
    seats = before.confirmed ^ after.confirmed
    for old, new in ((before.hands, after.hands), (before.submitted, after.submitted)):
        if old is not new:
            seats = seats.union(_whose(old, new))
    is_public = bool(seats)
    if before.ballots is not after.ballots:
        seats = seats.union(_whose(before.ballots, after.ballots))
        # Who has voted is public, but not for what until all have voted (H-7): moving a vote changes nothing public.
        is_public = is_public or after.phase != "voting" or before.ballots.keys() != after.ballots.keys()
    return Difference(is_public, seats)


def _whose(old: Mapping[Seat, object], new: Mapping[Seat, object]) -> list[Seat]:
    """The seats whose own values may differ: untouched values are the same object, and need no comparison."""
    seats = [seat for seat in new if old.get(seat) is not new[seat]]
    return seats if old.keys() <= new.keys() else [*seats, *(old.keys() - new.keys())]
