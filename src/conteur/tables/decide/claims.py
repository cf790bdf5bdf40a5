"""Claims: somebody who lost a seat's key asks for the seat, and the people who are here give it back or refuse."""

import hmac
from collections.abc import Callable
from typing import Final

from conteur.tables.asks import AnswerClaim, ClaimSeat, WithdrawClaim
from conteur.tables.decide.housekeeping import with_housekeeping
from conteur.tables.events import Person
from conteur.tables.keys import hash_of, is_sent_away, owner_of
from conteur.tables.moderation import ClaimClosed, ClaimSupported, SeatClaimed, SeatRegained
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Circumstances, CloseClaim, Outcome, TableDecision
from conteur.tables.state import Claim, Member, TableState

CLAIM_LASTS: Final = 120_000
"""Milliseconds before a claim expires."""
LONG_AWAY: Final = 180.0
"""Seconds after which one person alone, who is not the host, may give a seat back."""
_ENOUGH: Final = 2
"""This many have to agree when the host cannot be asked."""


def claim_seat(state: TableState, by: Person | None, ask: ClaimSeat, around: Circumstances) -> Outcome:
    """Ask the people here. Asking twice with the same key gives the same answer, or says that the seat is theirs."""
    key_hash = hash_of(ask.key)
    if key_hash is None:
        return Outcome(TableRefusal.KEY_MUST_BE_16_BYTES)
    owner = owner_of(state.members, key_hash)
    if owner is not None and owner.person == ask.person and by in (None, owner.person):
        return Outcome(person=owner.person)
    if by is not None or owner is not None:
        return Outcome(TableRefusal.ALREADY_SEATED)
    mine = claim_with(state, key_hash)
    if mine is not None and mine.person == ask.person:
        return Outcome()
    if refused := _why_not_claim(state, ask.person, key_hash, around):
        return Outcome(refused)
    stale = tuple(ClaimClosed(claim.number) for claim in state.claims if claim.person == ask.person)
    claimed = SeatClaimed(state.claims_made + 1, ask.person, key_hash)
    return Outcome(steps=with_housekeeping(state, None, (*stale, claimed)))


def _why_not_claim(state: TableState, person: Person, key_hash: str, around: Circumstances) -> TableRefusal | None:
    if is_sent_away(state.sent_away, key_hash):
        return TableRefusal.SENT_AWAY
    if state.present(person) is None:
        return TableRefusal.NO_SUCH_PERSON
    if around.company.is_here(person):
        return TableRefusal.SEAT_IS_IN_USE
    is_open = any(claim.person == person and not _is_late(claim, around.at) for claim in state.claims)
    if is_open or claim_with(state, key_hash) is not None:
        return TableRefusal.SEAT_IS_CLAIMED
    return None if judges(state, person, around.company.is_here) else TableRefusal.NOBODY_TO_ASK


def withdraw_claim(state: TableState, ask: WithdrawClaim) -> TableDecision:
    """The claim made with this key is withdrawn."""
    key_hash = hash_of(ask.key)
    claim = None if key_hash is None else claim_with(state, key_hash)
    return () if claim is None else (ClaimClosed(claim.number),)


def close_claim(state: TableState, request: CloseClaim) -> TableDecision:
    """Close the claim, unless it is closed already."""
    return (ClaimClosed(request.claim),) if _numbered(state, request.claim) is not None else ()


def answer_claim(state: TableState, member: Member, ask: AnswerClaim, around: Circumstances) -> TableDecision:
    """The host's yes is enough; if the host cannot be asked, two people have to say yes. One no ends a claim."""
    claim = _numbered(state, ask.claim)
    if claim is None or _is_late(claim, around.at) or state.present(claim.person) is None:
        return TableRefusal.NO_SUCH_CLAIM
    if around.company.is_here(claim.person):
        return TableRefusal.SEAT_IS_IN_USE
    asked = judges(state, claim.person, around.company.is_here)
    if member.person not in asked:
        return TableRefusal.ONLY_THE_HOST_MAY
    if not ask.agrees:
        return (ClaimClosed(claim.number),)
    supporters = (*(one for one in claim.supporters if one != member.person and state.present(one)), member.person)
    if member.person == state.host or len(supporters) >= _ENOUGH:
        return (SeatRegained(claim.number, claim.person, claim.key_hash, supporters),)
    if len(asked) > 1:
        return () if member.person in claim.supporters else (ClaimSupported(claim.number, member.person),)
    if around.company.away_for(claim.person, around.now) < LONG_AWAY:
        return TableRefusal.SEAT_WAS_IN_USE_LATELY
    return (SeatRegained(claim.number, claim.person, claim.key_hash, supporters),)


def judges(state: TableState, claimed: Person, is_here: Callable[[Person], bool]) -> tuple[Person, ...]:
    """Who is asked about a claim: the host if connected, otherwise everybody who is."""
    here = tuple(
        member.person
        for member in state.members
        if member.is_present and member.person != claimed and is_here(member.person)
    )
    return (state.host,) if state.host is not None and state.host in here else here


def claim_with(state: TableState, key_hash: str | None) -> Claim | None:
    """The open claim that was made with this key."""
    if key_hash is None:
        return None
    return next((claim for claim in state.claims if hmac.compare_digest(claim.key_hash, key_hash)), None)


def _numbered(state: TableState, number: int) -> Claim | None:
    return next((claim for claim in state.claims if claim.number == number), None)


def _is_late(claim: Claim, at: int) -> bool:
    return at >= claim.at + CLAIM_LASTS
