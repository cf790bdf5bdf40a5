"""Which votes may be cast. Shared by `decide`, which asks one voter, and `turn`, which checks a whole round."""

from collections.abc import Sequence

from conteur.rules.moves import CastVotes
from conteur.rules.refusals import Refusal
from conteur.rules.setup import Setup
from conteur.rules.vocabulary import Seat


def barred_owner(setup: Setup, voter: Seat) -> Seat | None:
    """The player whose cards this voter may not choose, if there is one (B-41, TH-4, P-30, T-33)."""
    if setup.mode == "base":
        return voter
    return setup.partner_of(voter) if setup.mode == "team" and setup.own_team_vote == "forbid" else None


def refuse_votes(
    setup: Setup, storyteller: Seat, owners: Sequence[Seat], voter: Seat, votes: CastVotes
) -> Refusal | None:
    """Why these votes are refused, from a player who may vote."""
    slots = votes.slots
    if len(slots) != 1:
        if not slots or len(slots) > setup.votes_each:  # B-40, SV-3, A-9
            return Refusal.WRONG_NUMBER_OF_VOTES
        if len(set(slots)) < len(slots):  # SV-4
            return Refusal.VOTES_MUST_DIFFER
    barred = barred_owner(setup, voter)
    for slot in slots:
        if not 1 <= slot <= len(owners):
            return Refusal.NO_SUCH_SLOT
        if owners[slot - 1] == barred:
            return Refusal.CANNOT_VOTE_FOR_OWN_TEAM if setup.mode == "team" else Refusal.CANNOT_VOTE_FOR_OWN_CARD
    places_red = setup.mode == "party" and voter == storyteller
    if votes.red is None and not places_red:
        return None
    return _refuse_red(setup, len(owners), votes, places_red=places_red)


def _refuse_red(setup: Setup, gallery: int, votes: CastVotes, *, places_red: bool) -> Refusal | None:
    """The red token is the Party storyteller's, and must be placed (P-31, P-32)."""
    if not places_red:
        return Refusal.ONLY_STORYTELLER_PLACES_RED
    if votes.red is None:
        return Refusal.RED_TOKEN_IS_MISSING
    if not 1 <= votes.red <= gallery:
        return Refusal.NO_SUCH_SLOT
    if setup.red_on_green == "forbidden" and votes.red in votes.slots:
        return Refusal.RED_CANNOT_LIE_ON_GREEN
    return None
