"""How people and bots go: by choice, sent away, between rounds, and who follows a host. Pure, like `seating`."""

from conteur.rules.arrange import arrange
from conteur.rules.chance import commitment_to
from conteur.rules.moves import ReleasePlayer, SkipStoryteller
from conteur.rules.refusals import Refusal
from conteur.rules.setup import refuse_size
from conteur.tables.bot_names import free_name
from conteur.tables.gathering import Gathering, Member, chance_of
from conteur.tables.happening import Decision, Happening
from conteur.tables.people import BotTookOver, HostChanged, Person, PersonLeaving, PersonLeft, PersonSentAway, Rabbit
from conteur.tables.refusing import TableRefusal


def bot_name(table: Gathering) -> tuple[str, Rabbit | None]:
    """A name nobody at the table has, with its rabbit.

    Where to begin among the names follows from what everybody may know, so that tables differ.
    """
    whim = int(commitment_to(bytes.fromhex(table.secret))[:8], 16)
    return free_name(table.settings.language, [member.name for member in table.members], whim)


def leave(table: Gathering, member: Member) -> tuple[Happening, ...]:
    """Out of the waiting room at once; out of a game as the host has chosen (A-27)."""
    host = _next_host(table, member) if table.host == member.person else ()
    if table.status != "playing" or member.seat is None:
        return PersonLeft(member.person), *host
    if table.settings.leavers == "bot" or table.settings.mode == "team":
        return BotTookOver(member.person, bot_name(table)[0]), *host
    return _go_between_rounds(table, member, host)


def why_gone(before: Gathering, after: Gathering, person: Person) -> TableRefusal | None:
    """What to tell who left or was sent away meanwhile, or whose place is somebody else's; None if it is theirs."""
    was, now = before.member(person), after.present(person)
    if now is not None and (was is None or was.key_hash == now.key_hash):
        return None
    is_sent = was is not None and was.key_hash in {one.key_hash for one in after.sent_away}
    return TableRefusal.SENT_AWAY if is_sent else TableRefusal.SIT_DOWN_FIRST


def send_away(table: Gathering, other: Member | None) -> Decision:
    """Out as if they left, and not back until the host says so. A bot goes, too, where enough players remain."""
    if other is None or other.is_leaving:
        return TableRefusal.NO_SUCH_PERSON
    if not other.is_bot:
        return PersonSentAway(other.person), *leave(table, other)
    if table.status != "playing":
        return (PersonLeft(other.person),)
    return _refuse_without(table) or _go_between_rounds(table, other)


def _refuse_without(table: Gathering) -> Refusal | None:
    """Why one less cannot play on: in Team nobody can be spared, elsewhere three are needed, or six."""
    if table.settings.mode == "team":
        return Refusal.TEAMS_KEEP_THEIR_SEATS
    staying = [member for member in table.members if member.seat is not None and not member.is_leaving]
    return refuse_size(table.settings.mode, len(staying) - 1)


def _go_between_rounds(table: Gathering, member: Member, host: tuple[HostChanged, ...] = ()) -> tuple[Happening, ...]:
    leaving, game = PersonLeaving(member.person), table.game
    if game is not None and game.phase == "telling" and game.storyteller == member.seat:
        skipped = arrange(game, SkipStoryteller(), chance_of(game))
        return (leaving, *host, *skipped) if not isinstance(skipped, Refusal) else (leaving, *host)
    return leaving, *host, *release_leaver(table, member)


def release_leaver(table: Gathering, member: Member) -> tuple[Happening, ...]:
    """Between rounds the seat goes away; where too few would remain, a bot plays on."""
    if table.game is None or table.game.phase != "scored" or member.seat is None:
        return ()
    released = arrange(table.game, ReleasePlayer(member.seat), chance_of(table.game))
    if isinstance(released, Refusal):
        return (BotTookOver(member.person, member.name if member.is_bot else bot_name(table)[0]),)
    return (*released, PersonLeft(member.person))


def _next_host(table: Gathering, gone: Member) -> tuple[HostChanged, ...]:
    """The next person in seating order; a table of bots has none."""
    place = table.members.index(gone)
    circle = table.members[place + 1 :] + table.members[:place]
    return tuple(HostChanged(member.person) for member in circle if member.is_present)[:1]
