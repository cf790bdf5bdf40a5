"""Options: which asks a person may make now, so that clients know which buttons to show. `decide` has the last word."""

from collections.abc import Collection

from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables import asks
from conteur.tables.decide.claims import judges
from conteur.tables.decide.game import why_not_start_now
from conteur.tables.events import Person
from conteur.tables.state import TableState


def asks_open_to(state: TableState, person: Person, *, has_clock: bool, here: Collection[Person] = ()) -> list[str]:
    """The kinds of ask this person may make now, while these are connected."""
    if state.present(person) is None:
        return [asks.kind_of(asks.Sit)]
    is_playing = state.status == "playing"
    kinds: list[type[asks.Ask]] = [asks.ChangeLook, asks.Leave]
    if state.settings.has_talk or (is_playing and state.settings.mode == "team"):
        kinds.append(asks.Say)
    if state.settings.has_talk:
        kinds.append(asks.React)
    if not is_playing:
        kinds.append(asks.AddWord)
    elif has_clock:
        kinds += [asks.Pause, asks.Resume, asks.Extend]
    if state.host not in (None, person):
        kinds.append(asks.ReportPerson)
    if any(person in judges(state, claim.person, here.__contains__) for claim in state.claims):
        kinds.append(asks.AnswerClaim)
    if state.host == person:
        kinds += _hosts_asks(state)
    return [asks.kind_of(kind) for kind in kinds]


def _hosts_asks_about_people(state: TableState) -> list[type[asks.Ask]]:
    kinds: list[type[asks.Ask]] = []
    people = [member for member in state.members if member.is_present and member.person != state.host]
    if len(state.members) > 1:
        kinds.append(asks.SendAway)
    if state.sent_away:
        kinds.append(asks.LetBack)
    if people:
        kinds.append(asks.HandOver)
    if any(not member.is_muted for member in people):
        kinds.append(asks.Mute)
    if any(member.is_muted for member in people):
        kinds.append(asks.Unmute)
    if state.reports:
        kinds.append(asks.CloseReport)
    return kinds


def _hosts_asks(state: TableState) -> list[type[asks.Ask]]:
    kinds: list[type[asks.Ask]] = [asks.ChangeSettings, *_hosts_asks_about_people(state)]
    if state.status == "playing":
        return [*kinds, asks.Hurry, asks.AbandonGame]
    kinds.append(asks.ArrangeSeats)
    if state.own:
        kinds += [asks.DescribePicture, asks.RemovePicture]
    if len(state.members) < MAX_SEATS:
        kinds.append(asks.AddBot)
    if why_not_start_now(state) is None:
        kinds.append(asks.StartGame)
    if state.status == "ended":
        kinds.append(asks.Reopen)
    return kinds
