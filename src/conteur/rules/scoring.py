"""Scores one round whose votes are all in. Knows neither Game nor names."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from conteur.rules.setup import Setup
from conteur.rules.vocabulary import FoundBy, Reason, Seat, Side, Slot

_TOLD: Final = 3
_FOUND: Final = 3
_SPARED: Final = 2
_PARTY_CAP: Final = 5


class Ballot(NamedTuple):
    """The votes on one voting board; `red` only on the Party storyteller's."""

    slots: tuple[Slot, ...]
    red: Slot | None = None


class Award(NamedTuple):
    """Points one side won in a round, what for, and whose votes earned them."""

    side: Side
    reason: Reason
    points: int
    voters: tuple[Seat, ...] = ()


def add_points(scores: Mapping[Side, int], awards: Sequence[Award]) -> dict[Side, int]:
    """All points of a round are added at the same moment (B-57)."""
    added = dict(scores)
    for award in awards:
        added[award.side] += award.points
    return added


def points_of(awards: Sequence[Award]) -> dict[Side, int]:
    """Each side's points of the round; sides without an award are not listed."""
    points: dict[Side, int] = {}
    for award in awards:
        points[award.side] = points.get(award.side, 0) + award.points
    return points


def finders(storyteller: Seat, owners: Sequence[Seat], ballots: Mapping[Seat, Ballot]) -> list[Seat]:
    """The voters with a vote on the storyteller's card, in seat order (SV-6)."""
    slot = owners.index(storyteller) + 1
    return [seat for seat in sorted(ballots) if slot in ballots[seat].slots]


def found_by(found: int, voters: int) -> FoundBy:
    """Whether all, some or none of the voters found the storyteller's card."""
    if found == 0:
        return "none"
    return "all" if found == voters else "some"


def score(setup: Setup, storyteller: Seat, owners: Sequence[Seat], ballots: Mapping[Seat, Ballot]) -> tuple[Award, ...]:
    """All awards of a legal round whose votes are all in; `owners` in slot order."""
    if setup.mode == "party":
        return _score_party(ballots)
    return _score_guessing(setup, storyteller, owners, ballots)


def _score_guessing(
    setup: Setup, storyteller: Seat, owners: Sequence[Seat], ballots: Mapping[Seat, Ballot]
) -> tuple[Award, ...]:
    """Base and Team: who found the storyteller's card, and whose card misled."""
    side_of = setup.side_of
    found = finders(storyteller, owners, ballots)
    outcome = found_by(len(found), len(ballots))
    if outcome == "some":
        awards = [Award(side_of(seat), "found", _FOUND) for seat in found]
        awards.append(Award(side_of(storyteller), "told", _TOLD))  # B-52, T-41
    else:
        # B-51, T-40: one voter stands for each side but the storyteller's.
        awards = [Award(side_of(seat), "spared", _SPARED) for seat in sorted(ballots)]
    if outcome == "some" or setup.bonus_when == "always":  # O-1
        if setup.votes_each > 1:  # SV-10
            awards += [Award(seat, "single", 1) for seat in found if len(ballots[seat].slots) == 1]
        awards += _vote_bonuses(setup, storyteller, owners, ballots)
    return tuple(awards)


def _vote_bonuses(
    setup: Setup, storyteller: Seat, owners: Sequence[Seat], ballots: Mapping[Seat, Ballot]
) -> list[Award]:
    """A point for each vote on a card that is not the storyteller's (B-53, SV-9, T-42)."""
    ignores_own = setup.mode == "team" and setup.own_team_vote != "count"  # T-33
    paid_by: dict[Seat, list[Seat]] = {}
    for voter in sorted(ballots):
        for slot in ballots[voter].slots:
            owner = owners[slot - 1]
            if owner != storyteller and not (ignores_own and setup.partner_of(voter) == owner):
                paid_by.setdefault(owner, []).append(voter)
    cap = setup.effective_bonus_cap
    return [
        Award(setup.side_of(owner), "votes", len(paid) if cap is None else min(len(paid), cap), tuple(paid))
        for owner, paid in sorted(paid_by.items())
    ]


def _score_party(ballots: Mapping[Seat, Ballot]) -> tuple[Award, ...]:
    """Party: a point for each player who voted like you, yourself included, unless red is there (P-40 to P-44)."""
    together_on: dict[Slot, list[Seat]] = {}
    for voter in sorted(ballots):
        together_on.setdefault(ballots[voter].slots[0], []).append(voter)
    red = next((ballot.red for ballot in ballots.values() if ballot.red is not None), None)
    return tuple(
        Award(voter, "together", min(len(together), _PARTY_CAP), tuple(together))
        for slot, together in sorted(together_on.items())
        if slot != red and len(together) > 1
        for voter in together
    )
