"""Whose view may look different in another state of a game, so that only that is shown again. Makes no views."""

from typing import Final, NamedTuple

from conteur.rules.game import Game
from conteur.rules.vocabulary import Seat

_PERSONAL: Final = frozenset({"hands", "submitted", "ballots", "confirmed"})
"""What each seat has its own of, and sees privately only its own of. All other fields concern everybody."""


class Difference(NamedTuple):
    """Rather too much than too little: what is not named here is the same, letter by letter."""

    is_public: bool
    seats: frozenset[Seat]
    """Whose private part may differ."""


def difference(before: Game, after: Game) -> Difference:
    """What has to be shown again."""
    changed = [name for name, old, new in zip(Game._fields, before, after, strict=True) if old is not new]
    if not _PERSONAL.issuperset(changed):
        return Difference(is_public=True, seats=frozenset(after.seats))
    seats: set[Seat] = set()
    for name in changed:
        old, new = getattr(before, name), getattr(after, name)
        if name == "confirmed":
            seats |= old ^ new
        else:
            seats.update([seat for seat in after.seats if old.get(seat) != new.get(seat)])
    return Difference(_is_public(changed, before, after), frozenset(seats))


def _is_public(changed: list[str], before: Game, after: Game) -> bool:
    """Who has voted is public, what for is not until all have (H-7): a vote that is only moved stays secret."""
    if changed == ["ballots"] and after.phase == "voting":
        return before.ballots.keys() != after.ballots.keys()
    return bool(changed)
