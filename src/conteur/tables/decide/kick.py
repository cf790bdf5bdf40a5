"""Kick: the host sends somebody away, and may let them back."""

from conteur.rules.refusals import Refusal
from conteur.rules.setup import refuse_size
from conteur.tables.asks import LetBack
from conteur.tables.decide.leaving import go_between_rounds, leave
from conteur.tables.events import Person, PersonLeft, PersonLetBack, PersonSentAway
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import TableDecision
from conteur.tables.state import Member, TableState


def send_away(state: TableState, other: Member | None) -> TableDecision:
    """They leave, and may not come back until the host lets them. A bot goes if enough players remain."""
    if other is None or other.is_leaving:
        return TableRefusal.NO_SUCH_PERSON
    if not other.is_bot:
        return PersonSentAway(other.person), *leave(state, other)
    if state.status != "playing":
        return (PersonLeft(other.person),)
    return _refuse_without(state) or go_between_rounds(state, other)


def let_back(state: TableState, ask: LetBack) -> TableDecision:
    """Somebody who was sent away may sit down again."""
    if all(one.person != ask.person for one in state.sent_away):
        return TableRefusal.NO_SUCH_PERSON
    return (PersonLetBack(ask.person),)


def why_gone(state: TableState, person: Person | None) -> TableRefusal:
    """What to tell somebody who is no longer at the table: that they were kicked, or that they left."""
    is_sent_away = any(one.person == person for one in state.sent_away)
    return TableRefusal.SENT_AWAY if is_sent_away else TableRefusal.SIT_DOWN_FIRST


def _refuse_without(state: TableState) -> Refusal | None:
    """Why the game cannot go on with one player less: Team needs everybody, other modes at least three, or six."""
    if state.settings.mode == "team":
        return Refusal.TEAMS_KEEP_THEIR_SEATS
    staying = [member for member in state.members if member.seat is not None and not member.is_leaving]
    return refuse_size(state.settings.mode, len(staying) - 1)
