"""Leaving: how people and bots go, at once or between rounds, and who is host after them."""

from conteur.rules.arrange import arrange
from conteur.rules.chance import commitment_to
from conteur.rules.moves import HandOverSeat, ReleasePlayer, SkipStoryteller
from conteur.rules.refusals import Refusal
from conteur.tables.bot_names import free_name
from conteur.tables.events import (
    BotTookOver,
    Event,
    HostChanged,
    PersonLeaving,
    PersonLeft,
    Rabbit,
)
from conteur.tables.state import Member, TableState, chance_of


def bot_name(state: TableState) -> tuple[str, Rabbit | None]:
    """A name nobody at the table has, with its rabbit.

    Where to start in the list is derived from public information, so that tables differ.
    """
    whim = int(commitment_to(bytes.fromhex(state.secret))[:8], 16)
    return free_name(state.settings.language, [member.name for member in state.members], whim)


def leave(state: TableState, member: Member) -> tuple[Event, ...]:
    """From the waiting room at once; from a game when the round is over, and a stand-in plays until then (A-27)."""
    host = _next_host(state, member) if state.host == member.person else ()
    if state.status != "playing" or member.seat is None:
        return PersonLeft(member.person), *host
    return go_between_rounds(state, member, host)


def go_between_rounds(state: TableState, member: Member, host: tuple[HostChanged, ...] = ()) -> tuple[Event, ...]:
    """A storyteller who leaves no bot behind is skipped; `release_leaver` does the rest when the round is over."""
    leaving, game = PersonLeaving(member.person), state.game
    if game is None or game.phase != "telling" or game.storyteller != member.seat or _leaves_a_bot(state, member):
        return leaving, *host
    skipped = arrange(game, SkipStoryteller(), chance_of(game))
    return (leaving, *host) if isinstance(skipped, Refusal) else (leaving, *host, *skipped)


def _leaves_a_bot(state: TableState, member: Member) -> bool:
    """Whether the settings say that a bot takes over this member's place."""
    return state.settings.mode == "team" or (state.settings.leavers == "bot" and not member.is_bot)


def release_leaver(state: TableState, member: Member) -> tuple[Event, ...]:
    """Between rounds a bot takes the seat or the seat is removed; if too few would remain, always a bot."""
    if state.game is None or state.game.phase != "scored" or member.seat is None:
        return ()
    if not _leaves_a_bot(state, member):
        released = arrange(state.game, ReleasePlayer(member.seat), chance_of(state.game))
        if not isinstance(released, Refusal):
            return (*released, PersonLeft(member.person))
    name = member.name if member.is_bot else bot_name(state)[0]
    handed_over = arrange(state.game, HandOverSeat(member.seat), chance_of(state.game))
    new_cards = () if isinstance(handed_over, Refusal) else handed_over  # too few cards are left in the pile
    return (*new_cards, BotTookOver(member.person, name, state.next_person))


def _next_host(state: TableState, gone: Member) -> tuple[HostChanged, ...]:
    """The next person in seating order; a table of bots has none."""
    place = state.members.index(gone)
    circle = state.members[place + 1 :] + state.members[:place]
    return tuple(HostChanged(member.person) for member in circle if member.is_present)[:1]
