"""What the host chooses for the table before a game. Knows nothing about people."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict, replace

from conteur.decks.catalog import decks
from conteur.rules.editions import make_setup
from conteur.rules.setup import Setup
from conteur.rules.vocabulary import DECK_SIZE, Phase
from conteur.tables.character import BotLevel, Language

Leavers = Literal["bot", "go"]
"""Whether a bot takes a leaver's seat for good, or the seat is removed between rounds. In Team always a bot."""

SlowTalk = Literal[0, 10, 30]

PaceName = Literal["off", "relaxed", "brisk", "own"]

Seconds = Mapping[Phase, int]

PACES: Final[Mapping[PaceName, Seconds]] = {
    "off": {},
    "relaxed": {"claiming": 90, "telling": 180, "submitting": 120, "voting": 120, "scored": 60},
    "brisk": {"claiming": 30, "telling": 60, "submitting": 45, "voting": 45, "scored": 20},
}
MAX_SECONDS: Final = 3600
FIRST_DECK: Final = "reverie"
OWN: Final = "own"
"""The name of the deck of pictures that the host uploaded to the table."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one table; a missing option means the edition's default."""

    mode: Literal["base", "party", "team"] = "base"
    edition: str = "odyssey"
    options: dict[str, str | int | dict[str, int] | None] = {}
    pace: PaceName = "off"
    seconds: dict[Phase, int] = {}
    """Pace `own`: how long each phase may take; a phase that is not listed has no limit."""
    leavers: Leavers = "bot"
    is_public: bool = False
    has_talk: bool = True
    slow_talk: SlowTalk = 0
    """Seconds that have to pass between two remarks by one person."""
    is_locked: bool = False
    """Nobody new may sit down."""
    bot_level: BotLevel = "medium"
    language: Language = "en"
    """The language bots speak: the host's, unless it was changed."""
    bots_learn: bool = False
    """Whether this server's bots remember the clues given here for later games."""
    decks: tuple[str, ...] = (FIRST_DECK,)
    """The decks that are mixed and dealt, by name; `own` is the pictures the host brought."""


class SettingsChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings to change; the others stay as they are."""

    mode: Literal["base", "party", "team"] | UnsetType = UNSET
    edition: str | UnsetType = UNSET
    options: dict[str, str | int | dict[str, int] | None] | UnsetType = UNSET
    pace: PaceName | UnsetType = UNSET
    seconds: dict[Phase, int] | UnsetType = UNSET
    leavers: Leavers | UnsetType = UNSET
    is_public: bool | UnsetType = UNSET
    has_talk: bool | UnsetType = UNSET
    slow_talk: SlowTalk | UnsetType = UNSET
    is_locked: bool | UnsetType = UNSET
    bot_level: BotLevel | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    bots_learn: bool | UnsetType = UNSET
    decks: tuple[str, ...] | UnsetType = UNSET


def with_changes(settings: Settings, change: SettingsChange) -> Settings:
    """The settings with this change applied."""
    return replace(settings, **{name: value for name, value in asdict(change).items() if value is not UNSET})


def setup_for(settings: Settings, players: int, deck_size: int = DECK_SIZE) -> Setup:
    """The rules' setup for this many players; ValueError if the options are not understood."""
    return make_setup(settings.mode, players, edition=settings.edition, options=settings.options, deck_size=deck_size)


def seconds_for(settings: Settings, phase: Phase) -> int | None:
    """How long this phase may take, if there is a limit."""
    return (settings.seconds if settings.pace == "own" else PACES[settings.pace]).get(phase)


def are_understood(settings: Settings, brought: Iterable[str] = ()) -> bool:
    """Whether edition, options, seconds and decks make sense at a table where these decks were brought."""
    if not settings.decks or len(set(settings.decks)) != len(settings.decks):
        return False
    if not {OWN, *decks(), *brought}.issuperset(settings.decks):
        return False
    try:
        setup_for(settings, 6)
    except ValueError:
        return False
    return all(1 <= seconds <= MAX_SECONDS for seconds in settings.seconds.values())
