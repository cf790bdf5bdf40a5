"""What a wish comes to: a move, an ask, or what time brings. Writes nothing; the steps are for the log."""

from dataclasses import replace

from conteur.rules.arrange import arrange
from conteur.rules.chance import Chance
from conteur.rules.decide import decide
from conteur.rules.game import awaited
from conteur.rules.moves import (
    CastVotes,
    ClaimStory,
    ConfirmScores,
    DrawStoryteller,
    GiveClue,
    Move,
    NameGiver,
    SubmitCards,
)
from conteur.rules.options import allows
from conteur.rules.refusals import Refusal
from conteur.rules.view import view
from conteur.rules.vocabulary import Seat
from conteur.tables.asks import Extend, Pause, Resume, Sit
from conteur.tables.folding import fold
from conteur.tables.gathering import Gathering, chance_of
from conteur.tables.happening import Decision, Happening
from conteur.tables.keys import hash_of, new_secret, owner_of
from conteur.tables.leaving import release_leaver
from conteur.tables.people import (
    BotRelieved,
    ClockExtended,
    ClockPaused,
    ClockRestarted,
    ClockResumed,
    Fact,
    HostChanged,
    Person,
    PersonLeft,
    PersonSat,
    Said,
)
from conteur.tables.phrases import phrase_with
from conteur.tables.picturing import AddPicture, BringDeck, add_picture, bring_deck
from conteur.tables.refusing import TableRefusal
from conteur.tables.seating import Fresh, decide_ask, seat_latecomer
from conteur.tables.texts import clean
from conteur.tables.timing import EXTENSION, DrawLots, StandIn, moment_of, seconds_now
from conteur.tables.wishes import Chooser, MakeHost, Outcome, RestartClock, Wish


def decide_wish(table: Gathering, wish: Wish, standin: Chooser, chance: Chance | None) -> Outcome:
    """Everything that follows from a wish, comings and goings between rounds included."""
    if isinstance(wish.what, Sit):
        return _sit(table, wish, wish.what)
    decided = _decide(table, wish, standin, chance)
    if not isinstance(decided, tuple):
        return Outcome(decided)
    return Outcome(steps=with_housekeeping(table, wish.by, decided)) if decided else Outcome()


def _sit(table: Gathering, wish: Wish, ask: Sit) -> Outcome:
    """Whoever asks twice with the same key sits already, and is told so again."""
    key_hash = hash_of(ask.key)
    if key_hash is None:
        return Outcome(TableRefusal.KEY_MUST_BE_16_BYTES)
    owner = owner_of(table.members, key_hash)
    if owner is not None and wish.by in (None, owner.person):
        return Outcome(person=owner.person)
    decided = decide_ask(table, wish.by, ask, Fresh(key_hash, ""))
    if not isinstance(decided, tuple):
        return Outcome(decided)
    sat = next(event for event in decided if isinstance(event, PersonSat | BotRelieved))
    return Outcome(steps=with_housekeeping(table, sat.person, decided), person=sat.person)


def _decide(table: Gathering, wish: Wish, standin: Chooser, chance: Chance | None) -> Decision:
    match wish.what:
        case ClaimStory() | GiveClue() | NameGiver() | SubmitCards() | CastVotes() | ConfirmScores() as move:
            return _decide_move(table, wish.by, move, chance)
        case StandIn() as chore:
            return _stand_in(table, chore, standin, chance)
        case DrawLots(moment):
            game = table.game
            if game is None or moment_of(table) != moment:
                return ()
            return arrange(game, DrawStoryteller(), chance or chance_of(game))
        case AddPicture() as brought:
            return add_picture(table, wish.by, brought)
        case BringDeck() as brought:
            return bring_deck(table, wish.by, brought)
        case MakeHost(person, instead_of):
            is_late = table.host != instead_of or table.present(person) is None
            return () if is_late else (HostChanged(person),)
        case RestartClock(moment):
            return (ClockRestarted(),) if moment_of(table) == moment else ()
        case Pause() | Resume() | Extend() as ask:
            return _keep_time(table, wish.by, ask)
        case _:
            return decide_ask(table, wish.by, wish.what, Fresh("", new_secret()))


def _keep_time(table: Gathering, by: Person | None, ask: Pause | Resume | Extend) -> Decision:
    """Anybody at the table may stop the clock or ask for more."""
    if by is None or table.present(by) is None:
        return TableRefusal.SIT_DOWN_FIRST
    if table.status != "playing":
        return TableRefusal.NO_GAME_IS_RUNNING
    if seconds_now(table) is None:
        return TableRefusal.THERE_IS_NO_CLOCK
    match ask:
        case Pause():
            return (ClockPaused(),)
        case Resume():
            return (ClockResumed(),)
        case Extend():
            return (ClockExtended(EXTENSION),)


def _decide_move(table: Gathering, by: Person | None, move: Move, chance: Chance | None) -> Decision:
    member = None if by is None else table.present(by)
    if member is None:
        return TableRefusal.SIT_DOWN_FIRST
    game = table.game
    if game is None:
        return TableRefusal.NO_GAME_IS_RUNNING
    if member.seat is None:
        return TableRefusal.WAIT_FOR_THE_NEXT_ROUND
    if isinstance(move, GiveClue):
        move = replace(move, clue=clean(move.clue))
    return decide(game, member.seat, move, chance or chance_of(game))


def _stand_in(table: Gathering, chore: StandIn, standin: Chooser, chance: Chance | None) -> Decision:
    """A legal move for a seat that is waited for; nothing if it is not any more."""
    game, seat = table.game, chore.seat
    if game is None or moment_of(table) != chore.moment or seat not in awaited(game):
        return ()
    seen = view(game, seat)
    if seen.you is None or not seen.you.options:
        return ()
    move = _made_safe(chore.move)
    if move is None or not any(allows(option, move) for option in seen.you.options):
        move = standin.choose(seen, seen.you.options)
    decided = decide(game, seat, move, chance or chance_of(game))
    return decided if isinstance(decided, Refusal) else (*_said_with(table, seat, move), *decided)


def _said_with(table: Gathering, seat: Seat, move: Move) -> tuple[Said, ...]:
    """A word to the partner, if the bot at this seat has one."""
    phrase, speaker = phrase_with(table, seat, move), table.seated(seat)
    return () if phrase is None or speaker is None else (Said(speaker.person, phrase, to_team=True, is_phrase=True),)


def _made_safe(move: Move | None) -> Move | None:
    """What bots say is written as what people say."""
    return replace(move, clue=clean(move.clue)) if isinstance(move, GiveClue) else move


def with_housekeeping(
    table: Gathering, by: Person | None, events: tuple[Happening, ...]
) -> tuple[tuple[Person | None, tuple[Happening, ...]], ...]:
    """The events, and then what the table does by itself: leavers go, latecomers sit, one step each."""
    if _all_play(table) and not [event for event in events if isinstance(event, Fact)]:
        return ((by, events),)  # a move of the game changes nobody's place
    steps: list[tuple[Person | None, tuple[Happening, ...]]] = [(by, events)]
    while events:
        for event in events:
            table = fold(table, event, 0)
        events = _housekeeping(table)
        if events:
            steps.append((None, events))
    return tuple(steps)


def _all_play(table: Gathering) -> bool:
    """Whether nobody is on the way in or out; asked at every move, and a generator costs more than it spares."""
    return not [member for member in table.members if member.seat is None or member.is_leaving]


def _housekeeping(table: Gathering) -> tuple[Happening, ...]:
    """The next thing to put in order, if there is one."""
    if table.status == "waiting":
        return ()
    for member in table.members:
        if member.is_leaving and table.status == "ended":
            return (PersonLeft(member.person),)
        if member.is_leaving and (released := release_leaver(table, member)):
            return released
    for member in table.members:
        if member.seat is None and (seated := seat_latecomer(table, member.person)):
            return seated
    return ()
