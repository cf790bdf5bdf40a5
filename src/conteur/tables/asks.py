"""Asks: what people may ask of a table. Moves of the game itself are in `rules.moves`."""

from typing import Final, Literal, get_args

from msgspec import Struct

from conteur.tables.events import Person, Rabbit
from conteur.tables.naming import in_snake_case
from conteur.tables.settings import SettingsChange

Reaction = Literal["applause", "laugh", "wow", "heart", "think", "hurry"]
REACTIONS: Final = get_args(Reaction)


class _Ask(Struct, frozen=True, tag_field="kind", tag=in_snake_case, forbid_unknown_fields=True):
    """Its name on the wire is the class name in snake case."""


class Sit(_Ask, frozen=True):
    """Let me sit down. The key, 16 random bytes made by the sender, proves the seat from now on."""

    name: str
    key: str
    rabbit: Rabbit | None = None


class ClaimSeat(_Ask, frozen=True):
    """I had this seat, but lost my key. The people here decide; the key is a new one, as for `sit`."""

    person: Person
    key: str


class WithdrawClaim(_Ask, frozen=True):
    """I no longer claim the seat; the key is the one I claimed it with."""

    key: str


class AnswerClaim(_Ask, frozen=True):
    """Yes, they are who they say they are; or no."""

    claim: int
    agrees: bool


class ChangeLook(_Ask, frozen=True):
    """Call me this, and give me that rabbit."""

    name: str
    rabbit: Rabbit


class Leave(_Ask, frozen=True):
    """I am leaving for good."""


class AddWord(_Ask, frozen=True):
    """Mix this into the next shuffle."""

    word: str


class Say(_Ask, frozen=True):
    """Something to everybody, or to my partner."""

    text: str
    to_team: bool = False


class React(_Ask, frozen=True):
    """A gesture."""

    reaction: Reaction


class Pause(_Ask, frozen=True):
    """Stop the clock."""


class Resume(_Ask, frozen=True):
    """Let the clock continue."""


class Extend(_Ask, frozen=True):
    """Give this phase one more minute."""


class AddBot(_Ask, frozen=True):
    """Host: a bot for an empty chair."""


class SendAway(_Ask, frozen=True):
    """Host: remove this person from the table."""

    person: Person


class LetBack(_Ask, frozen=True):
    """Host: this person, who was sent away, may sit down again."""

    person: Person


class Mute(_Ask, frozen=True):
    """Host: this person may no longer talk to the table."""

    person: Person


class Unmute(_Ask, frozen=True):
    """Host: this person may talk again."""

    person: Person


class ReportPerson(_Ask, frozen=True):
    """To the host alone: this person misbehaves; `remark` is the number of the remark, if the report is about one."""

    person: Person
    remark: int | None = None


class CloseReport(_Ask, frozen=True):
    """Host: I have dealt with this report."""

    report: int


class HandOver(_Ask, frozen=True):
    """Host: this person is the host from now on."""

    person: Person


class ChangeSettings(_Ask, frozen=True):
    """Host: change these settings."""

    settings: SettingsChange


class ArrangeSeats(_Ask, frozen=True):
    """Host: use this seating order."""

    order: tuple[Person, ...]


class DescribePicture(_Ask, frozen=True):
    """Host: give one of our own pictures this title, and these tags for the bots."""

    picture: str
    title: str
    tags: tuple[str, ...] = ()


class RemovePicture(_Ask, frozen=True):
    """Host: remove one of our own pictures."""

    picture: str


class StartGame(_Ask, frozen=True):
    """Host: deal."""


class AbandonGame(_Ask, frozen=True, tag="stop_game"):
    """Host: stop the game; nobody wins."""


class Reopen(_Ask, frozen=True):
    """Host: back to the waiting room, with the same people."""


class Hurry(_Ask, frozen=True):
    """Host: a stand-in plays for everybody who is still thinking, or for this person alone, just this once."""

    person: Person | None = None


SeatedAsk = (
    AnswerClaim
    | ChangeLook
    | Leave
    | AddWord
    | Say
    | React
    | Pause
    | Resume
    | Extend
    | AddBot
    | SendAway
    | LetBack
    | Mute
    | Unmute
    | ReportPerson
    | CloseReport
    | HandOver
    | ChangeSettings
    | ArrangeSeats
    | DescribePicture
    | RemovePicture
    | StartGame
    | AbandonGame
    | Reopen
    | Hurry
)
"""What somebody at the table may ask."""

Ask = Sit | ClaimSeat | WithdrawClaim | SeatedAsk

HOST_ONLY: Final = (
    AddBot,
    SendAway,
    LetBack,
    Mute,
    Unmute,
    CloseReport,
    HandOver,
    ChangeSettings,
    ArrangeSeats,
    DescribePicture,
    RemovePicture,
    StartGame,
    AbandonGame,
    Reopen,
    Hurry,
)


def kind_of(ask: type[Ask]) -> str:
    """The name an ask has on the wire."""
    return str(ask.__struct_config__.tag)
