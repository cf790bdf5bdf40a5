"""What people may ask of a table. Moves of the game itself are `rules.moves`."""

from typing import Final, Literal, get_args

from msgspec import Struct

from conteur.tables.events import Person, Rabbit
from conteur.tables.naming import in_snake_case
from conteur.tables.settings import SettingsChange

Reaction = Literal["applause", "laugh", "wow", "heart", "think", "hurry"]
REACTIONS: Final = get_args(Reaction)


class _Ask(Struct, frozen=True, tag_field="kind", tag=in_snake_case, forbid_unknown_fields=True):
    """Sent under a name of our own."""


class Sit(_Ask, frozen=True):
    """Let me sit down. The key, 16 random bytes of the sender's own, proves the seat from now on."""

    name: str
    key: str
    rabbit: Rabbit | None = None


class ClaimSeat(_Ask, frozen=True):
    """I was this one, and my key is lost. The people here decide; the key is a new one, as for `sit`."""

    person: Person
    key: str


class WithdrawClaim(_Ask, frozen=True):
    """Never mind; the key is the one I claimed the seat with."""

    key: str


class AnswerClaim(_Ask, frozen=True):
    """Yes, it is who they say; or no."""

    claim: int
    agrees: bool


class ChangeLook(_Ask, frozen=True):
    """Call me this, and give me that rabbit."""

    name: str
    rabbit: Rabbit


class Leave(_Ask, frozen=True):
    """I am going, for good."""


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
    """Let the clock run on."""


class Extend(_Ask, frozen=True):
    """I need a minute more."""


class AddBot(_Ask, frozen=True):
    """Host: a bot for an empty chair."""


class SendAway(_Ask, frozen=True):
    """Host: this one has to go."""

    person: Person


class LetBack(_Ask, frozen=True):
    """Host: this one, who was sent away, may sit down again."""

    person: Person


class Mute(_Ask, frozen=True):
    """Host: this one shall not talk to the table any more."""

    person: Person


class Unmute(_Ask, frozen=True):
    """Host: this one may talk again."""

    person: Person


class ReportPerson(_Ask, frozen=True):
    """To the host alone: this one misbehaves; `remark` is the number of what was said, if it is about that."""

    person: Person
    remark: int | None = None


class CloseReport(_Ask, frozen=True):
    """Host: I have seen to it."""

    report: int


class HandOver(_Ask, frozen=True):
    """Host: look after the table, please."""

    person: Person


class ChangeSettings(_Ask, frozen=True):
    """Host: let us play it this way."""

    settings: SettingsChange


class ArrangeSeats(_Ask, frozen=True):
    """Host: sit like this."""

    order: tuple[Person, ...]


class DescribePicture(_Ask, frozen=True):
    """Host: call this picture of ours so, and let bots know it by these words."""

    picture: str
    title: str
    tags: tuple[str, ...] = ()


class RemovePicture(_Ask, frozen=True):
    """Host: let us play without this picture of ours."""

    picture: str


class StartGame(_Ask, frozen=True):
    """Host: deal."""


class AbandonGame(_Ask, frozen=True, tag="stop_game"):
    """Host: enough; nobody wins."""


class Reopen(_Ask, frozen=True):
    """Host: back to the waiting room, with the same people."""


class Hurry(_Ask, frozen=True):
    """Host: whoever is still thinking, or this person alone, is played by a stand-in, this once."""

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
