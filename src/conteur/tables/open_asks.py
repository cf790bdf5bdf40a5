"""Which asks are open to whom, for buttons to be lit by. What becomes of an ask is for `seating` to say."""

from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables import asks
from conteur.tables.gathering import Gathering
from conteur.tables.people import Person
from conteur.tables.seating import why_not_start_now


def asks_open_to(table: Gathering, person: Person, *, has_clock: bool) -> list[str]:
    """The kinds of ask this person may make now, for buttons to be lit by."""
    member = table.member(person)
    if member is None:
        return [asks.kind_of(asks.Sit)]
    is_playing = table.status == "playing"
    kinds: list[type[asks.Ask]] = [asks.ChangeLook, asks.Leave]
    if table.settings.has_talk or (is_playing and table.settings.mode == "team"):
        kinds.append(asks.Say)
    if table.settings.has_talk:
        kinds.append(asks.React)
    if not is_playing:
        kinds.append(asks.AddWord)
    elif has_clock:
        kinds += [asks.Pause, asks.Resume, asks.Extend]
    if table.host == person:
        kinds += _hosts_asks(table)
    return [asks.kind_of(kind) for kind in kinds]


def _hosts_asks(table: Gathering) -> list[type[asks.Ask]]:
    kinds: list[type[asks.Ask]] = [asks.ChangeSettings]
    if len(table.members) > 1:
        kinds.append(asks.SendAway)
    if table.sent_away:
        kinds.append(asks.LetBack)
    if sum(member.is_present for member in table.members) > 1:
        kinds.append(asks.HandOver)
    if table.status == "playing":
        return [*kinds, asks.Hurry, asks.StopGame]
    kinds.append(asks.ArrangeSeats)
    if table.own:
        kinds += [asks.DescribePicture, asks.RemovePicture]
    if len(table.members) < MAX_SEATS:
        kinds.append(asks.AddBot)
    if why_not_start_now(table) is None:
        kinds.append(asks.StartGame)
    if table.status == "ended":
        kinds.append(asks.Reopen)
    return kinds
