"""The dispatcher: decides any request, whether a move, an ask, or something a timer triggered. Writes nothing."""

from collections.abc import Callable

from conteur.rules.chance import Chance
from conteur.rules.moves import CastVotes, ClaimStory, ConfirmScores, GiveClue, NameGiver, SubmitCards
from conteur.tables.asks import (
    HOST_ONLY,
    AbandonGame,
    AddBot,
    AddWord,
    AnswerClaim,
    ArrangeSeats,
    ChangeLook,
    ChangeSettings,
    ClaimSeat,
    CloseReport,
    DescribePicture,
    Extend,
    HandOver,
    Hurry,
    Leave,
    LetBack,
    Mute,
    Pause,
    React,
    RemovePicture,
    Reopen,
    ReportPerson,
    Resume,
    Say,
    SeatedAsk,
    SendAway,
    Sit,
    StartGame,
    Unmute,
    WithdrawClaim,
)
from conteur.tables.decide.claims import answer_claim, claim_seat, close_claim, withdraw_claim
from conteur.tables.decide.clock import change_clock, hurry, restart_clock
from conteur.tables.decide.game import reopen, start_game, stop_game
from conteur.tables.decide.housekeeping import with_housekeeping
from conteur.tables.decide.kick import let_back, send_away
from conteur.tables.decide.leaving import leave
from conteur.tables.decide.order import close_report, mute, report_person, unmute
from conteur.tables.decide.pictures import add_picture, bring_deck, describe_picture, remove_picture
from conteur.tables.decide.play import decide_move, draw_lots, stand_in
from conteur.tables.decide.seating import add_bot, arrange_seats, change_look, hand_over, make_host, sit
from conteur.tables.decide.settings import change_settings
from conteur.tables.decide.talk import add_word, react, say
from conteur.tables.events import Person
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import (
    AddPicture,
    BringDeck,
    Chooser,
    Circumstances,
    CloseClaim,
    DrawLots,
    MakeHost,
    Outcome,
    Request,
    RestartClock,
    StandIn,
    TableDecision,
)
from conteur.tables.state import TableState


def decide_request(  # noqa: C901, PLR0912 - one branch per kind of request
    state: TableState,
    request: Request,
    standin: Chooser,
    chance: Chance | None,
    new_secret: Callable[[], str],
    around: Circumstances,
) -> Outcome:
    """Everything that follows from a request, including people joining and leaving between rounds.

    `chance` makes the running game's draws, if the caller has it; `new_secret` makes a secret for the next game;
    `around` says what time it is and who is connected.
    """
    what, by = request.what, request.by
    decided: Outcome | TableDecision
    if by is not None and request.key_hash is not None and not _is_still(state, by, request.key_hash):
        return Outcome(TableRefusal.SIT_DOWN_FIRST)
    match what:
        case ClaimStory() | GiveClue() | NameGiver() | SubmitCards() | CastVotes() | ConfirmScores():
            decided = decide_move(state, by, what, chance)
        case StandIn():
            decided = stand_in(state, what, standin, chance)
        case DrawLots():
            decided = draw_lots(state, what, chance)
        case MakeHost():
            decided = make_host(state, what)
        case RestartClock():
            decided = restart_clock(state, what)
        case AddPicture():
            decided = add_picture(state, by, what)
        case BringDeck():
            decided = bring_deck(state, by, what)
        case Sit():
            decided = sit(state, by, what)
        case ClaimSeat():
            decided = claim_seat(state, by, what, around)
        case WithdrawClaim():
            decided = withdraw_claim(state, what)
        case CloseClaim():
            decided = close_claim(state, what)
        case _:
            decided = decide_ask(state, by, what, new_secret, around)
    if isinstance(decided, tuple):
        return Outcome(steps=with_housekeeping(state, by, decided)) if decided else Outcome()
    return decided if isinstance(decided, Outcome) else Outcome(decided)


def _is_still(state: TableState, by: Person, key_hash: str) -> bool:
    """Whether the key that authenticated the sender is still the seat's."""
    member = state.member(by)
    return member is not None and member.key_hash == key_hash


def decide_ask(  # noqa: C901, PLR0912 - one branch per ask
    state: TableState, by: Person | None, ask: SeatedAsk, new_secret: Callable[[], str], around: Circumstances
) -> Outcome | TableDecision:
    """Decide what somebody at the table asks for. Some asks are for the host only."""
    member = None if by is None else state.present(by)
    if member is None:
        return TableRefusal.SIT_DOWN_FIRST
    if isinstance(ask, HOST_ONLY) and state.host != member.person:
        return TableRefusal.ONLY_THE_HOST_MAY
    match ask:
        case AnswerClaim():
            return answer_claim(state, member, ask, around)
        case ChangeLook():
            return change_look(state, member, ask)
        case Leave():
            return leave(state, member)
        case AddWord():
            return add_word(state, member, ask)
        case Say():
            return say(state, member, ask, around.at)
        case React():
            return react(state, member, ask, around.at)
        case Pause() | Resume() | Extend():
            return change_clock(state, ask)
        case AddBot():
            return add_bot(state)
        case SendAway():
            return leave(state, member) if ask.person == by else send_away(state, state.member(ask.person))
        case LetBack():
            return let_back(state, ask)
        case Mute():
            return mute(state, ask)
        case Unmute():
            return unmute(state, ask)
        case ReportPerson():
            return report_person(state, member, ask)
        case CloseReport():
            return close_report(state, ask)
        case HandOver():
            return hand_over(state, ask)
        case ChangeSettings():
            return change_settings(state, ask.settings)
        case ArrangeSeats():
            return arrange_seats(state, ask)
        case DescribePicture():
            return describe_picture(state, ask)
        case RemovePicture():
            return remove_picture(state, ask)
        case StartGame():
            return start_game(state, new_secret())
        case AbandonGame():
            return stop_game(state)
        case Reopen():
            return reopen(state)
        case Hurry():
            return hurry(state, ask)
