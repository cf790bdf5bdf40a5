"""Whether an ask may happen, and what then happens. Pure: keys and secrets come as arguments."""

from typing import Final

from msgspec import UNSET, Struct
from msgspec.structs import asdict

from conteur.rules import moves
from conteur.rules.arrange import arrange
from conteur.rules.chance import Chance
from conteur.rules.closing import open_game
from conteur.rules.refusals import Refusal
from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables.asks import (
    HOST_ONLY,
    AddBot,
    AddWord,
    ArrangeSeats,
    Ask,
    ChangeLook,
    ChangeSettings,
    DescribePicture,
    Extend,
    HandOver,
    Hurry,
    Leave,
    LetBack,
    Pause,
    React,
    RemovePicture,
    Reopen,
    Resume,
    Say,
    SendAway,
    Sit,
    StartGame,
    StopGame,
)
from conteur.tables.box import chosen_pictures
from conteur.tables.gathering import Gathering, Member, chance_of
from conteur.tables.happening import AnyRefusal, Decision, Happening
from conteur.tables.keys import is_sent_away
from conteur.tables.leaving import bot_name, leave, send_away
from conteur.tables.people import (
    BotRelieved,
    BotSat,
    GameStarted,
    HostChanged,
    LookChanged,
    Person,
    PersonJoined,
    PersonLetBack,
    PersonSat,
    Said,
    SeatsArranged,
    SettingsChanged,
    TableReopened,
    WordAdded,
)
from conteur.tables.picturing import describe_picture, remove_picture
from conteur.tables.refusing import TableRefusal
from conteur.tables.settings import SettingsChange, are_understood, setup_for, with_changes
from conteur.tables.texts import MAX_NAME, MAX_REMARK, MAX_WORD, alike, clean

_SET_DURING_A_GAME: Final = frozenset(
    {"pace", "seconds", "leavers", "is_public", "has_talk", "is_locked", "bot_level", "language", "bots_learn"}
)


class Fresh(Struct, frozen=True):
    """What an ask may need that nobody could have known before."""

    key_hash: str
    secret: str


def decide_ask(table: Gathering, person: Person | None, ask: Ask, fresh: Fresh) -> Decision:  # noqa: C901, PLR0912 - one branch an ask
    """The events this ask brings about, or why not."""
    if isinstance(ask, Sit):
        return TableRefusal.ALREADY_SEATED if person is not None else _sit(table, ask, fresh)
    member = None if person is None else table.present(person)
    if member is None:
        return TableRefusal.SIT_DOWN_FIRST
    if isinstance(ask, HOST_ONLY) and table.host != member.person:
        return TableRefusal.ONLY_THE_HOST_MAY
    match ask:
        case ChangeLook():
            return _change_look(table, member, ask)
        case Leave():
            return leave(table, member)
        case AddWord():
            return _add_word(table, member, ask)
        case Say():
            return _say(table, member, ask)
        case React():
            if not table.settings.has_talk:
                return TableRefusal.TALK_IS_OFF
            return (Said(member.person, ask.reaction, is_reaction=True),)
        case AddBot():
            return _add_bot(table)
        case SendAway():
            return leave(table, member) if ask.person == person else send_away(table, table.member(ask.person))
        case LetBack():
            return _let_back(table, ask)
        case HandOver():
            return _hand_over(table, ask)
        case ChangeSettings():
            return _change_settings(table, ask.settings)
        case ArrangeSeats():
            return _arrange_seats(table, ask)
        case DescribePicture():
            return describe_picture(table, ask)
        case RemovePicture():
            return remove_picture(table, ask)
        case StartGame():
            return _start_game(table, fresh)
        case StopGame():
            return _stop_game(table)
        case Reopen():
            return (TableReopened(),) if table.status == "ended" else TableRefusal.NO_GAME_IS_RUNNING
        case Pause() | Resume() | Extend() | Hurry():
            return TableRefusal.THERE_IS_NO_CLOCK  # asks about time are answered by whoever has a clock


def _refuse_name(table: Gathering, name: str, but: Person | None = None) -> TableRefusal | None:
    if not name:
        return TableRefusal.NAME_IS_EMPTY
    if len(name) > MAX_NAME:
        return TableRefusal.NAME_IS_TOO_LONG
    others = {alike(member.name) for member in table.members if member.person != but and not member.is_leaving}
    return TableRefusal.NAME_IS_TAKEN if alike(name) in others else None


def _sit(table: Gathering, ask: Sit, fresh: Fresh) -> Decision:
    """An empty chair, or a bot's place: in a running Team game only that."""
    if is_sent_away(table.sent_away, fresh.key_hash):
        return TableRefusal.SENT_AWAY
    if table.settings.is_locked and any(member.is_present for member in table.members):
        return TableRefusal.TABLE_IS_LOCKED  # a table all have left is nobody's to lock
    name = clean(ask.name)
    if refused := _refuse_name(table, name):
        return refused
    if ask.rabbit is not None and not 0 <= ask.rabbit < MAX_SEATS:
        return TableRefusal.NO_SUCH_RABBIT
    is_playing = table.status == "playing"
    bot = next((member for member in table.members if member.is_bot), None)
    if bot is not None and (is_playing or len(table.members) >= MAX_SEATS):
        rabbit = bot.rabbit if ask.rabbit == bot.rabbit else table.free_rabbit(ask.rabbit)
        return (BotRelieved(bot.person, name, rabbit if rabbit < MAX_SEATS else bot.rabbit, fresh.key_hash),)
    if len(table.members) >= MAX_SEATS:
        return TableRefusal.TABLE_IS_FULL
    if is_playing and table.settings.mode == "team":
        return Refusal.TEAMS_KEEP_THEIR_SEATS
    sat = PersonSat(table.next_person, name, table.free_rabbit(ask.rabbit), fresh.key_hash)
    return (sat, *seat_latecomer(table, sat.person)) if is_playing else (sat,)


def _let_back(table: Gathering, ask: LetBack) -> Decision:
    """Who was sent away may sit down again."""
    if all(one.person != ask.person for one in table.sent_away):
        return TableRefusal.NO_SUCH_PERSON
    return (PersonLetBack(ask.person),)


def _change_look(table: Gathering, member: Member, ask: ChangeLook) -> Decision:
    name = clean(ask.name)
    if refused := _refuse_name(table, name, but=member.person):
        return refused
    if not 0 <= ask.rabbit < MAX_SEATS:
        return TableRefusal.NO_SUCH_RABBIT
    if any(other.rabbit == ask.rabbit for other in table.members if other.person != member.person):
        return TableRefusal.RABBIT_IS_TAKEN
    return (LookChanged(member.person, name, ask.rabbit),)


def seat_latecomer(table: Gathering, person: Person) -> tuple[Happening, ...]:
    """Between rounds a latecomer gets a seat nobody had, or one that was left; else nothing yet."""
    game = table.game
    if game is None or game.phase != "scored":
        return ()
    free = [seat for seat in range(MAX_SEATS) if seat not in game.seats]
    unused = [seat for seat in free if seat not in game.scores]
    for seat in (unused or free)[:1]:
        seated = arrange(game, moves.SeatPlayer(seat), chance_of(game))
        if not isinstance(seated, Refusal):
            return (*seated, PersonJoined(person, seat))
    return ()


def _add_word(table: Gathering, member: Member, ask: AddWord) -> Decision:
    if table.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    word = clean(clean(ask.word)[:MAX_WORD])
    return (WordAdded(member.person, word),) if word else TableRefusal.WORD_IS_EMPTY


def _say(table: Gathering, member: Member, ask: Say) -> Decision:
    """Team talk is the game's own and stays when table talk is switched off (T-22)."""
    if ask.to_team and (table.status != "playing" or table.settings.mode != "team"):
        return TableRefusal.ONLY_TEAMS_TALK_APART
    if not table.settings.has_talk and not ask.to_team:
        return TableRefusal.TALK_IS_OFF
    text = clean(ask.text)
    if not text:
        return TableRefusal.TEXT_IS_EMPTY
    if len(text) > MAX_REMARK:
        return TableRefusal.TEXT_IS_TOO_LONG
    return (Said(member.person, text, ask.to_team),)


def _add_bot(table: Gathering) -> Decision:
    if table.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    if len(table.members) >= MAX_SEATS:
        return TableRefusal.TABLE_IS_FULL
    name, rabbit = bot_name(table)
    return (BotSat(table.next_person, name, table.free_rabbit(rabbit)),)


def _hand_over(table: Gathering, ask: HandOver) -> Decision:
    other = table.member(ask.person)
    if other is None or other.is_leaving:
        return TableRefusal.NO_SUCH_PERSON
    return TableRefusal.BOTS_CANNOT_HOST if other.is_bot else (HostChanged(other.person),)


def _change_settings(table: Gathering, change: SettingsChange) -> Decision:
    named = {name for name, value in asdict(change).items() if value is not UNSET}
    if table.status == "playing" and not named <= _SET_DURING_A_GAME:
        return TableRefusal.GAME_IS_RUNNING
    settings = with_changes(table.settings, change)
    if not are_understood(settings, table.brought):
        return TableRefusal.SETTINGS_NOT_UNDERSTOOD
    return (SettingsChanged(settings),)


def _arrange_seats(table: Gathering, ask: ArrangeSeats) -> Decision:
    if table.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    if sorted(ask.order) != sorted(member.person for member in table.members):
        return TableRefusal.ORDER_MUST_NAME_EVERYBODY_ONCE
    return (SeatsArranged(ask.order),)


def _start_game(table: Gathering, fresh: Fresh) -> Decision:
    """Deal to everybody in seating order, with the secret promised before anybody added a word."""
    if table.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    chance = Chance(bytes.fromhex(table.secret), table.mixed_words())
    pictures = chosen_pictures(table)
    opened = open_game(setup_for(table.settings, len(table.members), len(pictures)), chance)
    if isinstance(opened, Refusal):
        return opened
    return (GameStarted(tuple(member.person for member in table.members), fresh.secret, pictures), *opened)


def _stop_game(table: Gathering) -> Decision:
    """Nobody wins; the same people can begin anew (C-18)."""
    if table.game is None or table.status != "playing":
        return TableRefusal.NO_GAME_IS_RUNNING
    return arrange(table.game, moves.StopGame(), chance_of(table.game))


def why_not_start_now(table: Gathering) -> AnyRefusal | None:
    """What is missing before the host may deal."""
    decided = _start_game(table, Fresh("", ""))
    return decided if isinstance(decided, TableRefusal | Refusal) else None
