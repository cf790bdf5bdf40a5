"""Games with the cards face up: nothing is shuffled, so a test can name every card, slot and owner."""

from collections.abc import Mapping

from conteur.rules import (
    CastVotes,
    Chance,
    ClaimStory,
    ConfirmScores,
    Game,
    GiveClue,
    Move,
    Refusal,
    TableMove,
    arrange,
    awaited,
    decide,
    evolve,
    evolve_all,
    make_setup,
    replay,
)
from conteur.rules.events import CardsSubmitted, GalleryLaid, GameDealt, GiverNamed
from conteur.rules.scoring import Ballot, points_of, score
from conteur.rules.setup import cards_each, hand_size
from conteur.rules.vocabulary import DECK_SIZE, Seat, Side, Slot

CHANCE = Chance(bytes(32))
"""Dice that always fall the same way."""

Votes = Mapping[Seat, Slot | tuple[Slot, ...]]


def dealt(mode: str, players: int, *, edition: str = "odyssey", deck_size: int = DECK_SIZE, **options: object) -> Game:
    """A new deck dealt unshuffled: with hands of six, seat 0 holds 0 to 5, seat 1 holds 6 to 11, and so on."""
    setup = make_setup(mode, players, edition=edition, options=options, deck_size=deck_size)
    size = hand_size(setup.mode, players)
    deck = tuple(range(deck_size))
    hands = tuple((seat, deck[seat * size : (seat + 1) * size]) for seat in range(players))
    return replay([GameDealt(setup, CHANCE.secret, (), hands, deck[players * size :])])


def after(game: Game, seat: Seat, move: Move) -> Game:
    """The game after a move that is allowed."""
    decision = decide(game, seat, move, CHANCE)
    assert not isinstance(decision, Refusal), f"{move} of seat {seat} is refused: {decision}"
    return evolve_all(game, decision)


def arranged(game: Game, move: TableMove) -> Game:
    """The game after the table did something that is allowed."""
    decision = arrange(game, move, CHANCE)
    assert not isinstance(decision, Refusal), f"{move} is refused: {decision}"
    return evolve_all(game, decision)


def telling(game: Game, storyteller: Seat = 0) -> Game:
    """Somebody claimed the first story."""
    return after(game, storyteller, ClaimStory())


def submitting(game: Game, storyteller: Seat = 0) -> Game:
    """The clue is given, with the first card of the storyteller's hand (in Party without one)."""
    if game.phase == "claiming":
        game = telling(game, storyteller)
    assert game.storyteller is not None
    card = None if game.setup.mode == "party" else game.hands[game.storyteller][0]
    return after(game, game.storyteller, GiveClue("the sea" if game.setup.clue != "spoken" else "", card))


def voting(game: Game, storyteller: Seat = 0) -> Game:
    """Everybody gave the first card of the hand (the first two with three players), and nothing was mixed.

    The gallery lies in the order of the seats: slot 1 is seat 0's. In Team the lower seat of each team gives.
    """
    game = submitting(game, storyteller)
    for seat in givers(game):
        if game.setup.mode == "team":
            partner = game.setup.partner_of(seat)
            game = evolve_all(game, (GiverNamed(seat, seat), GiverNamed(partner, seat)))
        cards = game.hands[seat][: cards_each(game.setup.mode, len(game.seats))]
        game = evolve(game, CardsSubmitted(seat, cards))
    laid = [(card, seat) for seat in sorted(game.submitted) for card in game.submitted[seat]]
    return evolve(game, GalleryLaid(tuple(card for card, _ in laid), tuple(seat for _, seat in laid)))


def givers(game: Game) -> tuple[Seat, ...]:
    """Who gives in `voting`, besides a storyteller who has given with the clue."""
    if game.setup.mode == "team":
        partner = game.setup.partner_of(game.storyteller or 0)
        half = game.setup.players // 2
        return (*(seat for seat in range(half) if seat not in (game.storyteller, partner)), partner)
    return tuple(seat for seat in game.seats if seat not in game.submitted)


def scored(game: Game, votes: Votes, red: Slot | None = None) -> Game:
    """These votes were cast, in this order; the Party storyteller placed red here."""
    for seat, slots in votes.items():
        places_red = seat == game.storyteller
        slots_cast = (slots,) if isinstance(slots, int) else slots
        game = after(game, seat, CastVotes(slots_cast, red if places_red else None))
    return game


def found_by_all(game: Game, storyteller: Seat = 0) -> Game:
    """A whole turn in which everybody votes for the storyteller's card; in Party for slot 1, with red on slot 2."""
    game = voting(game, storyteller)
    if game.setup.mode == "party":
        return scored(game, dict.fromkeys(game.seats, 1), red=2)
    return scored(game, dict.fromkeys(awaited(game), slot_of(game, game.storyteller or 0)))


def slot_of(game: Game, seat: Seat) -> Slot:
    """Where this seat's card lies (the first of two)."""
    return game.owners.index(seat) + 1


def next_round(game: Game) -> Game:
    """Everybody has seen the points."""
    for seat in awaited(game):
        game = after(game, seat, ConfirmScores())
    return game


def points(setup_of: Game, votes: Votes, *, red: Slot | None = None) -> dict[Side, int]:
    """Every side's points of the turn `voting` lays out for seat 0 as storyteller, with these votes."""
    game = voting(setup_of)
    ballots = {
        seat: Ballot((slots,) if isinstance(slots, int) else slots, red if seat == 0 else None)
        for seat, slots in votes.items()
    }
    won = points_of(score(game.setup, 0, game.owners, ballots))
    return {side: won.get(side, 0) for side in game.scores}
