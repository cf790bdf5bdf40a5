"""What is agreed before the deal: mode, number of players, options. Knows no hands and no moves."""

from dataclasses import dataclass

from conteur.rules.refusals import Refusal
from conteur.rules.vocabulary import (
    DECK_SIZE,
    BonusWhen,
    ClueKind,
    FirstStoryteller,
    Mode,
    OwnTeamVote,
    PartyHands,
    RedOnGreen,
    Seat,
    SecondVote,
    Side,
    TeamTalk,
)


@dataclass(frozen=True, slots=True)
class Points:
    """The game ends with the round in which somebody reaches the target."""

    target: int = 30


@dataclass(frozen=True, slots=True)
class Laps:
    """The game ends when every player has been storyteller this many times."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class LastCard:
    """The game ends when a refill takes the last card of the pile; nothing is reshuffled."""


End = Points | Laps | LastCard

_SIZES = {"base": (3, 12), "party": (6, 12), "team": (6, 12)}
TWO_VOTES_FROM = 7  # SV-1
_SMALLEST_TABLE = 3  # TH: larger hands, two cards each


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """The agreement a game is played under; it never changes during the game."""

    mode: Mode
    players: int
    """How many players started the game: this fixes the number of votes for the whole game (A-27)."""
    end: End
    bonus_when: BonusWhen = "always"
    bonus_cap: int | None = 3
    second_vote: SecondVote = "auto"
    red_on_green: RedOnGreen = "allowed"
    own_team_vote: OwnTeamVote = "void"
    party_hands: PartyHands = "storyteller"
    team_talk: TeamTalk = "public"
    first_storyteller: FirstStoryteller = "claim"
    clue: ClueKind = "text"
    deck_size: int = DECK_SIZE

    def side_of(self, seat: Seat) -> Side:
        """Whose score this seat's points go to."""
        return seat % (self.players // 2) if self.mode == "team" else seat

    def partner_of(self, seat: Seat) -> Seat:
        """The seat across the table (T-2)."""
        return (seat + self.players // 2) % self.players

    @property
    def votes_each(self) -> int:
        """How many votes a voter may cast at most."""
        two = self.mode == "base" and self.players >= TWO_VOTES_FROM and self.second_vote == "auto"
        return 2 if two else 1

    @property
    def effective_bonus_cap(self) -> int | None:
        """The cap on points from votes; with seven or more players in Base every edition keeps it at 3 (O-2)."""
        return 3 if self.mode == "base" and self.players >= TWO_VOTES_FROM else self.bonus_cap


def fewest_players(mode: Mode) -> int:
    """How many players this mode needs at least (G-2)."""
    return _SIZES[mode][0]


def hand_size(mode: Mode, playing: int) -> int:
    """How many cards a full hand has (B-3, TH-1, P-2, T-4)."""
    match mode:
        case "base":
            return 7 if playing == _SMALLEST_TABLE else 6
        case "party":
            return 5
        case "team":
            return 4


def cards_each(mode: Mode, playing: int) -> int:
    """How many cards a player hands over (B-30, TH-2)."""
    return 2 if mode == "base" and playing == _SMALLEST_TABLE else 1


def gallery_size(mode: Mode, playing: int) -> int:
    """Cards on the board when all have been handed over (G-4)."""
    match mode:
        case "base":
            return 5 if playing == _SMALLEST_TABLE else playing
        case "party":
            return playing
        case "team":
            return playing // 2 + 1


def cards_needed(mode: Mode, playing: int) -> int:
    """The smallest deck that fills every hand and the first refill."""
    return hand_size(mode, playing) * playing + gallery_size(mode, playing)


def expected_rounds(setup: Setup) -> int | None:
    """How many rounds the game will have if everybody stays; None where points decide."""
    match setup.end:
        case Points():
            return None
        case Laps(count):
            return count * setup.players
        case LastCard():
            pile = setup.deck_size - hand_size(setup.mode, setup.players) * setup.players
            return -(-pile // gallery_size(setup.mode, setup.players))  # the round that takes the last card is played


def refuse_size(mode: Mode, playing: int) -> Refusal | None:
    """Why this many players cannot play this mode (G-2)."""
    fewest, most = _SIZES[mode]
    if playing < fewest:
        return Refusal.TOO_FEW_PLAYERS
    if playing > most:
        return Refusal.TOO_MANY_PLAYERS
    if mode == "team" and playing % 2:
        return Refusal.TEAMS_NEED_AN_EVEN_NUMBER
    return None


def refuse_setup(setup: Setup) -> Refusal | None:
    """Why a game cannot be dealt with this setup."""
    if refused := refuse_size(setup.mode, setup.players):
        return refused
    if setup.mode != "base" and not isinstance(setup.end, Laps):
        return Refusal.END_DOES_NOT_FIT_MODE
    if setup.deck_size < cards_needed(setup.mode, setup.players):
        return Refusal.DECK_IS_TOO_SMALL
    return None
