"""Sitting down, names and rabbits, bots, seating order, another host."""

from conteur.rules.refusals import Refusal
from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables.asks import ArrangeSeats, ChangeLook, HandOver, Sit
from conteur.tables.decide.housekeeping import with_housekeeping
from conteur.tables.decide.leaving import bot_name
from conteur.tables.events import BotSat, HostChanged, LookChanged, Person, PersonSat, SeatsArranged
from conteur.tables.keys import hash_of, is_sent_away, owner_of
from conteur.tables.refusals import AnyRefusal, TableRefusal
from conteur.tables.requests import MakeHost, Outcome, TableDecision
from conteur.tables.sanitize import MAX_NAME, alike, are_lookalikes, clean
from conteur.tables.state import Member, TableState


def sit(state: TableState, by: Person | None, ask: Sit) -> Outcome:
    """Sit down; idempotent: asking again with the same key gives the same answer."""
    key_hash = hash_of(ask.key)
    if key_hash is None:
        return Outcome(TableRefusal.KEY_MUST_BE_16_BYTES)
    owner = owner_of(state.members, key_hash)
    if owner is not None and by in (None, owner.person):
        return Outcome(person=owner.person)
    if by is not None:
        return Outcome(TableRefusal.ALREADY_SEATED)
    decided = _sit(state, ask, key_hash)
    if not isinstance(decided, PersonSat):
        return Outcome(decided)
    return Outcome(steps=with_housekeeping(state, decided.person, (decided,)), person=decided.person)


def _sit(state: TableState, ask: Sit, key_hash: str) -> PersonSat | AnyRefusal:
    """On an empty chair or a bot's. Nobody gets a seat during a round: they wait for the next one."""
    if is_sent_away(state.sent_away, key_hash):
        return TableRefusal.SENT_AWAY
    if refused_seat := why_not_sit(state):
        return refused_seat
    name = clean(ask.name)
    if refused := _refuse_name(state, name):
        return refused
    if ask.rabbit is not None and not 0 <= ask.rabbit < MAX_SEATS:
        return TableRefusal.NO_SUCH_RABBIT
    is_crowded = state.status == "waiting" and len(state.members) >= MAX_SEATS
    bot = next((member.person for member in state.members if member.is_bot), None) if is_crowded else None
    return PersonSat(state.next_person, name, state.free_rabbit(ask.rabbit, bot), key_hash, bot)


def _refuse_name(state: TableState, name: str, but: Person | None = None) -> TableRefusal | None:
    if not name:
        return TableRefusal.NAME_IS_EMPTY
    if len(name) > MAX_NAME:
        return TableRefusal.NAME_IS_TOO_LONG
    others = [member.name for member in state.members if member.person != but and not member.is_leaving]
    if alike(name) in map(alike, others):
        return TableRefusal.NAME_IS_TAKEN
    looks_like_another = any(are_lookalikes(name, other) for other in others)
    return TableRefusal.NAME_LOOKS_LIKE_ANOTHER if looks_like_another else None


def why_not_sit(state: TableState) -> AnyRefusal | None:
    """Why nobody else may sit down: the table is locked, or every chair is taken by a person or promised to one."""
    people = [member for member in state.members if member.is_present]
    if state.settings.is_locked and people:
        return TableRefusal.TABLE_IS_LOCKED  # the lock of a table that everybody has left does not count
    if len(people) >= MAX_SEATS:
        return TableRefusal.TABLE_IS_FULL
    if state.status != "playing" or state.settings.mode != "team":
        return None
    waiting = [member for member in people if member.seat is None]
    places = [member for member in state.members if member.seat is not None and not member.is_present]
    return Refusal.TEAMS_KEEP_THEIR_SEATS if len(waiting) >= len(places) else None


def change_look(state: TableState, member: Member, ask: ChangeLook) -> TableDecision:
    """Another name or rabbit that nobody else has."""
    name = clean(ask.name)
    if refused := _refuse_name(state, name, but=member.person):
        return refused
    if not 0 <= ask.rabbit < MAX_SEATS:
        return TableRefusal.NO_SUCH_RABBIT
    if any(other.rabbit == ask.rabbit for other in state.members if other.person != member.person):
        return TableRefusal.RABBIT_IS_TAKEN
    return (LookChanged(member.person, name, ask.rabbit),)


def add_bot(state: TableState) -> TableDecision:
    """A bot for an empty chair, before a game or after one."""
    if state.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    if len(state.members) >= MAX_SEATS:
        return TableRefusal.TABLE_IS_FULL
    name, rabbit = bot_name(state)
    return (BotSat(state.next_person, name, state.free_rabbit(rabbit)),)


def hand_over(state: TableState, ask: HandOver) -> TableDecision:
    """Another person becomes host."""
    other = state.member(ask.person)
    if other is None or other.is_leaving:
        return TableRefusal.NO_SUCH_PERSON
    return TableRefusal.BOTS_CANNOT_HOST if other.is_bot else (HostChanged(other.person),)


def arrange_seats(state: TableState, ask: ArrangeSeats) -> TableDecision:
    """Another seating order, before a game or after one."""
    if state.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    if sorted(ask.order) != sorted(member.person for member in state.members):
        return TableRefusal.ORDER_MUST_NAME_EVERYBODY_ONCE
    return (SeatsArranged(ask.order),)


def make_host(state: TableState, request: MakeHost) -> TableDecision:
    """Make somebody else host, unless the host has changed or the heir has left in the meantime."""
    is_late = state.host != request.instead_of or state.present(request.person) is None
    return () if is_late else (HostChanged(request.person),)
