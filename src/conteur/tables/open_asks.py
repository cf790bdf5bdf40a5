"""Which asks are open to whom, for buttons to be lit by. What becomes of an ask is for `seating` to say."""

from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables.asks import (
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
    kind_of,
)
from conteur.tables.gathering import Gathering
from conteur.tables.people import Person
from conteur.tables.seating import why_not_start_now


def asks_open_to(table: Gathering, person: Person, *, has_clock: bool) -> list[str]:
    """The kinds of ask this person may make now, for buttons to be lit by."""
    member = table.member(person)
    if member is None:
        return [kind_of(Sit)]
    is_playing = table.status == "playing"
    kinds: list[type[Ask]] = [ChangeLook, Leave]
    if table.settings.has_talk or (is_playing and table.settings.mode == "team"):
        kinds.append(Say)
    if table.settings.has_talk:
        kinds.append(React)
    if not is_playing:
        kinds.append(AddWord)
    elif has_clock:
        kinds += [Pause, Resume, Extend]
    if table.host == person:
        kinds += _hosts_asks(table)
    return [kind_of(kind) for kind in kinds]


def _hosts_asks(table: Gathering) -> list[type[Ask]]:
    kinds: list[type[Ask]] = [ChangeSettings]
    if len(table.members) > 1:
        kinds.append(SendAway)
    if table.sent_away:
        kinds.append(LetBack)
    if sum(member.is_present for member in table.members) > 1:
        kinds.append(HandOver)
    if table.status == "playing":
        return [*kinds, Hurry, StopGame]
    kinds.append(ArrangeSeats)
    if table.own:
        kinds += [DescribePicture, RemovePicture]
    if len(table.members) < MAX_SEATS:
        kinds.append(AddBot)
    if why_not_start_now(table) is None:
        kinds.append(StartGame)
    if table.status == "ended":
        kinds.append(Reopen)
    return kinds
