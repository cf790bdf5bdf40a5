"""What has happened, as frozen facts. They include the results of chance, so replaying them draws nothing."""

from dataclasses import dataclass

from conteur.rules.scoring import Award
from conteur.rules.setup import Setup
from conteur.rules.vocabulary import Card, EndReason, Seat, Side, Slot

Draws = tuple[tuple[Seat, tuple[Card, ...]], ...]
"""Who drew which cards, in the order of drawing."""


@dataclass(frozen=True, slots=True)
class GameDealt:
    """The deck was shuffled and hands were dealt. `secret` stays with the table until the end."""

    setup: Setup
    secret: bytes
    words: tuple[str, ...]
    hands: Draws
    pile: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StorytellerChosen:
    """The first storyteller is known, by claim or by lot."""

    seat: Seat
    by_lot: bool = False


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """The storyteller gave a clue; the card, if any, is face down."""

    seat: Seat
    clue: str
    card: Card | None


@dataclass(frozen=True, slots=True)
class GiverNamed:
    """A partner said which of the two should give the card."""

    seat: Seat
    giver: Seat


@dataclass(frozen=True, slots=True)
class CardsSubmitted:
    """A player handed over cards."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GalleryLaid:
    """All cards were laid face up, in slot order; `owners` in the same order."""

    cards: tuple[Card, ...]
    owners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class VotesCast:
    """A player voted, or moved the tokens."""

    seat: Seat
    slots: tuple[Slot, ...]
    red: Slot | None = None


@dataclass(frozen=True, slots=True)
class RoundScored:
    """All votes were turned over and points were given."""

    awards: tuple[Award, ...]


@dataclass(frozen=True, slots=True)
class ScoresConfirmed:
    """A player is ready for the next round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """The board was cleared, hands were refilled (and in Party passed on), the role went to the left."""

    storyteller: Seat
    draws: Draws
    reshuffled: tuple[Card, ...] | None
    """The new pile, made from the discard and in its new order, if the old one ran out."""


@dataclass(frozen=True, slots=True)
class StorytellerSkipped:
    """The storyteller was away; the next player to the left tells."""

    seat: Seat
    storyteller: Seat


@dataclass(frozen=True, slots=True)
class PlayerSeated:
    """Somebody joined with the lowest score at the table; cards come with the refill."""

    seat: Seat
    score: int
    told: int


@dataclass(frozen=True, slots=True)
class PlayerReleased:
    """Somebody left; the hand went to the discard."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over. `draws` are the last cards of the pile, if drawing them ended it."""

    reason: EndReason
    winners: tuple[Side, ...]
    draws: Draws = ()


Event = (
    GameDealt
    | StorytellerChosen
    | ClueGiven
    | GiverNamed
    | CardsSubmitted
    | GalleryLaid
    | VotesCast
    | RoundScored
    | ScoresConfirmed
    | RoundBegun
    | StorytellerSkipped
    | PlayerSeated
    | PlayerReleased
    | GameEnded
)
