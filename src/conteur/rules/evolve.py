"""Folds events into a game. Trusts them: `decide` has already checked that they are legal."""

from collections.abc import Iterable
from typing import assert_never

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
from conteur.rules.game import Game, left_of, told_once_more
from conteur.rules.scoring import Ballot, add_points
from conteur.rules.vocabulary import Card, Seat

Hands = dict[Seat, tuple[Card, ...]]


def replay(events: Iterable[Event]) -> Game:
    """The game after these events; the first must be the deal."""
    rest = iter(events)
    dealt = next(rest, None)
    if not isinstance(dealt, GameDealt):
        raise TypeError("a game begins with GameDealt")
    return evolve_all(deal(dealt), rest)


def evolve_all(game: Game, events: Iterable[Event]) -> Game:
    """The game after all these events."""
    for event in events:
        game = evolve(game, event)
    return game


def deal(event: GameDealt) -> Game:
    """The game right after the deal."""
    hands = dict(event.hands)
    seats = tuple(hands)
    return Game(
        setup=event.setup,
        secret=event.secret,
        words=event.words,
        phase="claiming",
        seats=seats,
        hands=hands,
        pile=event.pile,
        scores={event.setup.side_of(seat): 0 for seat in seats},
        told=dict.fromkeys(seats, 0),
    )


def evolve(game: Game, event: Event) -> Game:  # noqa: C901, PLR0912 - one branch per event
    """The game after one more event."""
    match event:
        case VotesCast():
            ballots = {**game.ballots, event.seat: Ballot(event.slots, event.red)}
            return game.but(ballots=ballots)
        case CardsSubmitted():
            return _hand_over(game, event.seat, event.cards)
        case ScoresConfirmed():
            return game.but(confirmed=game.confirmed | {event.seat})
        case ClueGiven(seat, clue, card):
            told = game.but(phase="submitting", storyteller=seat, clue=clue)
            return told if card is None else _hand_over(told, seat, (card,))
        case GalleryLaid(cards, owners):
            return game.but(phase="voting", gallery=cards, owners=owners)
        case RoundScored(awards):
            return game.but(
                phase="scored",
                scores=add_points(game.scores, awards),
                told=told_once_more(game),
                awards=awards,
            )
        case RoundBegun():
            return _begin_round(game, event)
        case GiverNamed(seat, giver):
            return game.but(named={**game.named, seat: giver})
        case StorytellerChosen(seat):
            return game.but(phase="telling", storyteller=seat)
        case StorytellerSkipped():
            return _skip_storyteller(game, event)
        case PlayerSeated():
            return _seat_player(game, event)
        case PlayerReleased(seat):
            return _release_player(game, seat)
        case GameEnded(reason, winners, draws):
            drawn = sum(len(cards) for _, cards in draws)
            return game.but(
                phase="ended",
                end_reason=reason,
                winners=winners,
                hands=_with_draws(game, draws),
                pile=game.pile[drawn:],
                ballots={} if game.phase == "voting" else game.ballots,  # votes that were never revealed stay secret
            )
        case GameDealt():
            raise TypeError("a game is dealt once")
        case _:
            assert_never(event)


def _hand_over(game: Game, seat: Seat, cards: tuple[Card, ...]) -> Game:
    """Cards leave a hand, face down."""
    hand = game.hands[seat]
    for card in cards:
        place = hand.index(card)
        hand = hand[:place] + hand[place + 1 :]
    return game.but(
        hands={**game.hands, seat: hand},
        submitted={**game.submitted, seat: cards},
    )


def _begin_round(game: Game, event: RoundBegun) -> Game:
    """Discard the board, refill, in Party pass the hands, move the role to the left (B-60 to B-63, P-50)."""
    drawn = sum(len(cards) for _, cards in event.draws)
    hands = _with_draws(game, event.draws)
    if event.reshuffled is None:
        pile, discard, reshuffles = game.pile[drawn:], game.discard + game.gallery, game.reshuffles
    else:
        pile, discard, reshuffles = (game.pile + event.reshuffled)[drawn:], (), game.reshuffles + 1
    return Game(  # made from scratch: fields not named here belong to the round that is over
        setup=game.setup,
        secret=game.secret,
        words=game.words,
        phase="telling",
        seats=game.seats,
        hands=_passed(game, hands) if game.setup.mode == "party" else hands,
        pile=pile,
        scores=game.scores,
        told=game.told,
        discard=discard,
        reshuffles=reshuffles,
        round=game.round + 1,
        storyteller=event.storyteller,
    )


def _skip_storyteller(game: Game, event: StorytellerSkipped) -> Game:
    """The turn counts as told. In Party hands move on too, so the next storyteller has not seen theirs (P-11)."""
    hands = _passed(game, dict(game.hands)) if game.setup.mode == "party" else game.hands
    return game.but(
        hands=hands,
        told=told_once_more(game),
        storyteller=event.storyteller,
    )


def _seat_player(game: Game, event: PlayerSeated) -> Game:
    """A new player, with no cards before the refill and nothing to confirm."""
    seat = event.seat
    return game.but(
        seats=tuple(sorted((*game.seats, seat))),
        hands={**game.hands, seat: ()},
        scores={**game.scores, game.setup.side_of(seat): event.score},
        told={**game.told, seat: event.told},
        submitted={other: cards for other, cards in game.submitted.items() if other != seat},
        confirmed=game.confirmed | {seat},
    )


def _release_player(game: Game, seat: Seat) -> Game:
    """Hand to the discard, score kept (A-27)."""
    hands = dict(game.hands)
    left_behind = hands.pop(seat)
    return game.but(
        seats=tuple(other for other in game.seats if other != seat),
        hands=hands,
        discard=game.discard + left_behind,
        confirmed=game.confirmed - {seat},
    )


def _with_draws(game: Game, draws: Draws) -> Hands:
    """Hands with the drawn cards in them."""
    hands = dict(game.hands)
    for seat, cards in draws:
        hands[seat] += cards
    return hands


def _passed(game: Game, hands: Hands) -> Hands:
    """Everybody's whole hand goes to the left (P-50), sorted: its order must not reveal what was just drawn (P-51)."""
    return {left_of(game.seats, seat): tuple(sorted(hands[seat])) for seat in game.seats}
