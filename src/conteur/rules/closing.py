"""What follows automatically when the last card, vote or confirmation is in. Chance comes as an argument."""

from collections.abc import Mapping

from conteur.rules.chance import Chance
from conteur.rules.events import (
    Draws,
    Event,
    GalleryLaid,
    GameDealt,
    GameEnded,
    RoundBegun,
    RoundScored,
    StorytellerChosen,
)
from conteur.rules.game import Game, full_hand, has_told_all_laps, leaders, left_of, storyteller_of, told_once_more
from conteur.rules.refusals import Refusal
from conteur.rules.scoring import Ballot, add_points, score
from conteur.rules.setup import Laps, LastCard, Points, Setup, hand_size, refuse_setup
from conteur.rules.vocabulary import Card, Seat, Side


def open_game(setup: Setup, chance: Chance) -> tuple[Event, ...] | Refusal:
    """Shuffle, deal seat by seat from the top, and draw the first storyteller if that was agreed (B-3, O-17)."""
    if refused := refuse_setup(setup):
        return refused
    deck = chance.shuffled("deal", range(setup.deck_size))
    size = hand_size(setup.mode, setup.players)
    hands = tuple((seat, deck[seat * size : (seat + 1) * size]) for seat in range(setup.players))
    dealt = GameDealt(setup, chance.secret, chance.words, hands, deck[setup.players * size :])
    if setup.first_storyteller == "random":
        return dealt, draw_storyteller(tuple(range(setup.players)), chance)
    return (dealt,)


def draw_storyteller(seats: tuple[Seat, ...], chance: Chance) -> StorytellerChosen:
    """The first storyteller by lot (A-22)."""
    return StorytellerChosen(chance.picked("storyteller", seats), by_lot=True)


def lay_gallery(number: int, submitted: Mapping[Seat, tuple[Card, ...]], chance: Chance) -> GalleryLaid:
    """All cards face up, in an order that reveals nothing about arrival, seat or owner (B-32, H-6)."""
    owner_of = {card: seat for seat, cards in submitted.items() for card in cards}
    cards = chance.shuffled(f"gallery {number}", sorted(owner_of))
    return GalleryLaid(cards, tuple([owner_of[card] for card in cards]))


def score_round(game: Game, ballots: Mapping[Seat, Ballot]) -> tuple[Event, ...]:
    """The points, and the end of the game if the points or this round end it (B-61, B-70, P-60)."""
    awards = score(game.setup, storyteller_of(game), game.owners, ballots)
    scores = add_points(game.scores, awards)
    ended: GameEnded | None = None
    match game.setup.end:
        case Points(target):
            if max(scores.values()) >= target:  # leavers had less, or the game would have ended then
                ended = GameEnded("points", leaders(game, scores))
        case Laps():
            if has_told_all_laps(game, told_once_more(game)):
                ended = GameEnded("laps", leaders(game, scores))
        case LastCard():
            if refill_empties_pile(game):
                ended = _end_with_last_card(game, scores)
    return (RoundScored(awards), ended) if ended else (RoundScored(awards),)


def begin_round(game: Game, chance: Chance) -> RoundBegun | GameEnded:
    """Refill from the storyteller's left; the next player tells (B-61 to B-63)."""
    if isinstance(game.setup.end, LastCard) and refill_empties_pile(game):
        # Happens only when players left after the scoring and hands grew to seven.
        return _end_with_last_card(game, game.scores)
    reshuffled = None
    if _cards_missing(game) > len(game.pile):  # B-62: the rest first, then the shuffled discard
        reshuffled = chance.shuffled(f"reshuffle {game.reshuffles + 1}", sorted(game.discard + game.gallery))
    draws = _draws(game, game.pile + (reshuffled or ()))
    return RoundBegun(_next_storyteller(game), draws, reshuffled)


def refill_empties_pile(game: Game) -> bool:
    """Whether filling every hand takes the last card of the pile."""
    return _cards_missing(game) >= len(game.pile)


def _end_with_last_card(game: Game, scores: Mapping[Side, int]) -> GameEnded:
    """The last card of the pile has been drawn (O-3)."""
    return GameEnded("pile", leaders(game, scores), _draws(game, game.pile))


def _next_storyteller(game: Game) -> Seat:
    """The player to the left (B-63, T-51)."""
    return left_of(game.seats, storyteller_of(game))


def _cards_missing(game: Game) -> int:
    """Cards the whole refill needs."""
    full = full_hand(game)
    return sum([full - len(hand) for hand in game.hands.values() if len(hand) < full])


def _draws(game: Game, pile: tuple[Card, ...]) -> Draws:
    """Who draws what, from the storyteller's left (A-31)."""
    full = full_hand(game)
    first = game.seats.index(_next_storyteller(game))
    taken = 0
    draws = []
    for seat in game.seats[first:] + game.seats[:first]:
        missing = full - len(game.hands[seat])
        if missing > 0 and (cards := pile[taken : taken + missing]):
            draws.append((seat, cards))
            taken += missing
    return tuple(draws)
