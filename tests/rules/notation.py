"""Moves, events and views in words, for playthroughs. Says every field; leaves nothing out that a seat can see."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from conteur.rules import Move, Setup, TableMove
from conteur.rules.editions import CHOICES, written_end
from conteur.rules.events import (
    CardsSubmitted,
    ClueGiven,
    Draws,
    Event,
    GalleryLaid,
    GameDealt,
    GameEnded,
    GiverNamed,
    PlayerReleased,
    PlayerSeated,
    RoundBegun,
    RoundScored,
    ScoresConfirmed,
    StorytellerChosen,
    StorytellerSkipped,
    VotesCast,
)
from conteur.rules.moves import (
    CastVotes,
    ClaimStory,
    ConfirmScores,
    DrawStoryteller,
    GiveClue,
    HandOverSeat,
    NameGiver,
    ReleasePlayer,
    SeatPlayer,
    SkipStoryteller,
    StopGame,
    SubmitCards,
)
from conteur.rules.options import MayClaim, MayConfirm, MayNameGiver, MaySubmit, MayTell, MayVote, Option
from conteur.rules.scoring import Award
from conteur.rules.view import Public, Reveal, You
from conteur.rules.vocabulary import Card, Seat, Side, Slot


def seat_name(seat: Seat) -> str:
    """A for 0."""
    return "ABCDEFGHIJKL"[seat]


def seat_names(seats: Iterable[Seat]) -> str:
    """A B C."""
    return " ".join(map(seat_name, seats)) or "-"


def cards_named(cards: Iterable[Card]) -> str:
    """4 8 15."""
    return " ".join(map(str, cards)) or "-"


def slots_named(slots: Iterable[Slot]) -> str:
    """[1][3]."""
    return "".join(f"[{slot}]" for slot in slots) or "-"


def _votes(slots: Sequence[Slot], red: Slot | None) -> str:
    return slots_named(slots) + (f" red [{red}]" if red is not None else "")


def said(what: Setup | Move | TableMove) -> str:  # noqa: C901, PLR0912 - one line for each kind
    """An agreement or a move in words."""
    match what:
        case Setup():
            options = [f"{name} {getattr(what, name)}" for name in CHOICES if getattr(what, name) != CHOICES[name][0]]
            named = (f"end {written_end(what.end)}", f"deck of {what.deck_size}", *options)
            return f"{what.mode}, {what.players} players; " + "; ".join(named)
        case ClaimStory():
            return "let me tell first"
        case GiveClue(clue, card):
            return f'clue "{clue}"' + ("" if card is None else f" with {card}")
        case NameGiver(giver):
            return f"{seat_name(giver)} should give"
        case SubmitCards(cards):
            return f"give {cards_named(cards)}"
        case CastVotes(slots, red):
            return f"vote {_votes(slots, red)}"
        case ConfirmScores():
            return "seen"
        case DrawStoryteller():
            return "draw lots"
        case SkipStoryteller():
            return "skip the storyteller"
        case SeatPlayer(seat):
            return f"somebody joins at {seat_name(seat)}"
        case ReleasePlayer(seat):
            return f"{seat_name(seat)} leaves"
        case HandOverSeat(seat):
            return f"{seat_name(seat)} changes hands"
        case StopGame():
            return "stop"
        case _:
            assert_never(what)


def told(event: Event) -> str:  # noqa: C901, PLR0912 - one line for each kind
    """An event in words, hidden things included."""
    match event:
        case GameDealt(_, secret, words, hands, pile):
            quoted = " ".join(f'"{word}"' for word in words) or "-"
            dealt = f"dealt {_draws(hands)}; pile {cards_named(pile)}"
            return f"{dealt}; secret {secret.hex()}; words {quoted}"
        case StorytellerChosen(seat, by_lot):
            return f"{seat_name(seat)} tells first" + (", by lot" if by_lot else "")
        case ClueGiven(seat, clue, card):
            return f'{seat_name(seat)} told "{clue}"' + ("" if card is None else f", {card} lies face down")
        case GiverNamed(seat, giver):
            return f"{seat_name(seat)} named {seat_name(giver)}"
        case CardsSubmitted(seat, cards):
            return f"{seat_name(seat)} gave {cards_named(cards)}"
        case GalleryLaid(cards, owners):
            return f"gallery {_gallery(cards)}, from {seat_names(owners)}"
        case VotesCast(seat, slots, red):
            return f"{seat_name(seat)} voted {_votes(slots, red)}"
        case RoundScored(awards):
            return f"scored {_awards(awards)}"
        case ScoresConfirmed(seat):
            return f"{seat_name(seat)} has seen the points"
        case RoundBegun(storyteller, draws, reshuffled):
            new_pile = "" if reshuffled is None else f"; reshuffled {cards_named(reshuffled)}"
            return f"next round, {seat_name(storyteller)} tells; draws {_draws(draws)}{new_pile}"
        case StorytellerSkipped(seat, storyteller):
            return f"{seat_name(seat)} skipped, {seat_name(storyteller)} tells"
        case PlayerSeated(seat, score, told_so_far):
            return f"{seat_name(seat)} joined with {score} points, told {told_so_far}"
        case PlayerReleased(seat):
            return f"{seat_name(seat)} left"
        case GameEnded(reason, winners, draws):
            last = f"; last draws {_draws(draws)}" if draws else ""
            return f"over by {reason}, won by {_sides(winners)}{last}"
        case _:
            assert_never(event)


def _draws(draws: Draws) -> str:
    return ", ".join(f"{seat_name(seat)} {cards_named(cards)}" for seat, cards in draws) or "-"


def _gallery(cards: Sequence[Card]) -> str:
    return " ".join(f"[{slot}]{card}" for slot, card in enumerate(cards, 1)) or "-"


def _sides(sides: Iterable[Side]) -> str:
    return seat_names(sides)


def _awards(awards: Iterable[Award]) -> str:
    return ", ".join(map(_award, awards)) or "-"


def _award(award: Award) -> str:
    paid = f" by {seat_names(award.voters)}" if award.voters else ""
    return f"{seat_name(award.side)} +{award.points} {award.reason}{paid}"


def public_parts(public: Public) -> dict[str, str]:
    """What everybody sees, part by part; the setup is the file's first line."""
    players = public.players
    shuffle = public.shuffle
    return {
        "phase": public.phase,
        "round": str(public.round),
        "storyteller": "-" if public.storyteller is None else seat_name(public.storyteller),
        "clue": "-" if public.clue is None else f'"{public.clue}"',
        "awaits": seat_names(public.awaited),
        "named": ", ".join(f"{seat_name(seat)} {seat_name(giver)}" for seat, giver in public.named) or "-",
        "gallery": _gallery(public.gallery),
        "reveal": "-" if public.reveal is None else _reveal(public.reveal),
        "sides": " ".join(f"{seat_name(p.seat)}{seat_name(p.side)}" for p in players if p.seat != p.side) or "-",
        "scores": " ".join(f"{seat_name(p.seat)}{p.score}" for p in players),
        "hands": " ".join(f"{seat_name(p.seat)}{p.hand_size}" for p in players),
        "told": " ".join(f"{seat_name(p.seat)}{p.told}" for p in players),
        "pile": str(public.pile),
        "discard": str(public.discard),
        "end": public.end_reason or "-",
        "winners": _sides(public.winners),
        "commitment": shuffle.commitment,
        "words": " ".join(f'"{word}"' for word in shuffle.words) or "-",
        "secret": shuffle.secret or "-",
    }


def _reveal(reveal: Reveal) -> str:
    story = "" if reveal.story_slot is None else f"[{reveal.story_slot}] told, found by {reveal.found_by}, "
    owners = "" if reveal.owners is None else f"owners {seat_names(reveal.owners)}, "
    votes = " ".join(f"{seat_name(seat)}{_votes(ballot.slots, ballot.red)}" for seat, ballot in reveal.ballots)
    return f"{story}{owners}votes {votes}, points {_awards(reveal.awards)}"


def private_parts(you: You) -> dict[str, str]:
    """What one seat alone sees, part by part."""
    return {
        "hand": "face down" if you.hand is None else cards_named(you.hand),
        "gave": cards_named(you.submitted),
        "voted": "-" if you.ballot is None else _votes(you.ballot.slots, you.ballot.red),
        "may": ", ".join(_may(option, you.hand) for option in you.options) or "-",
    }


def _may(option: Option, hand: tuple[Card, ...] | None) -> str:
    match option:
        case MayClaim():
            return "claim"
        case MayConfirm():
            return "say seen"
        case MayTell(cards, clue):
            with_card = f" with {_from(cards, hand)}" if cards else ""
            return f"tell ({clue}){with_card}"
        case MayNameGiver(givers):
            return "name " + " or ".join(map(seat_name, givers))
        case MaySubmit(cards, count):
            return f"give {count} of {_from(cards, hand)}"
        case MayVote(slots, at_most, red, red_on_green):
            where = slots_named(slots) + (f" up to {at_most}" if at_most > 1 else "")
            elsewhere = "" if red_on_green else ", not on green"
            return f"vote {where}" + (f" and red {slots_named(red)}{elsewhere}" if red else "")
        case _:
            assert_never(option)


def _from(cards: tuple[Card, ...], hand: tuple[Card, ...] | None) -> str:
    return "the hand" if cards == hand else cards_named(cards)
