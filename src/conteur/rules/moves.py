"""Moves: what a player or the table wants to do. A move may still be refused; facts are in `events`."""

from dataclasses import dataclass

from conteur.rules.vocabulary import Card, Seat, Slot


@dataclass(frozen=True, slots=True)
class ClaimStory:
    """I have an idea: let me tell first."""


@dataclass(frozen=True, slots=True)
class GiveClue:
    """My clue, and my card for it, face down; in Party the card is None."""

    clue: str
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class NameGiver:
    """Team: this one of us two should give the card."""

    giver: Seat


@dataclass(frozen=True, slots=True)
class SubmitCards:
    """Here is my card for the clue; with three players, my two."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CastVotes:
    """My vote or votes; with `red`, the Party storyteller's red token. Until the last one is in, the newest counts."""

    slots: tuple[Slot, ...]
    red: Slot | None = None


@dataclass(frozen=True, slots=True)
class ConfirmScores:
    """I have seen the points: let the next round begin."""


Move = ClaimStory | GiveClue | NameGiver | SubmitCards | CastVotes | ConfirmScores


@dataclass(frozen=True, slots=True)
class DrawStoryteller:
    """Nobody claims: draw lots."""


@dataclass(frozen=True, slots=True)
class SkipStoryteller:
    """The storyteller is away and has given no clue: the next player to the left tells."""


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """Somebody joins at this free seat, between rounds."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReleasePlayer:
    """Whoever sits here leaves, between rounds."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandOverSeat:
    """Somebody else plays on in this seat, between rounds."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StopGame:
    """The game is given up; nobody wins."""


TableMove = DrawStoryteller | SkipStoryteller | SeatPlayer | ReleasePlayer | HandOverSeat | StopGame
"""Moves that only the table itself may make, never a seat."""
