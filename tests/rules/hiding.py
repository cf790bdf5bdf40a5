"""Two games that must look the same to somebody: all that this seat may not know is different. Knows H-1 to H-13.

Written from the clauses, not from `view`: which cards, owners and votes are hidden is said here a second time.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from conteur.rules import Chance, Game, Move, commitment_to, evolve_all, options
from conteur.rules.decide import Decision
from conteur.rules.events import GalleryLaid, RoundScored
from conteur.rules.moves import CastVotes
from conteur.rules.refusals import Refusal
from conteur.rules.scoring import Ballot
from conteur.rules.vocabulary import Card, Seat
from tests.rules.strategies import Dice, Played, hostile_move, offered_move

T = TypeVar("T")

Viewer = Seat | None
"""A seat, or None for spectators."""

Look = Callable[[Game, Viewer], object]
"""Something that shows a game to a viewer: `view`, or a leaky one."""

Answer = Callable[[Game, Seat, Move, Chance], Decision]
"""Something that answers a move: `decide`, or one that says too much."""


def viewers(game: Game) -> tuple[Viewer, ...]:
    """Every seat, and the spectators."""
    return (None, *game.seats)


def disguised(played: Played, viewer: Viewer, dice: Dice) -> Game:
    """A game that this viewer cannot tell from the real one, as unlike it as the dice like."""
    game = _with_other_owners(played, viewer, dice) if played.game.gallery else played.game
    game = _with_other_cards(game, viewer, dice)
    if game.ballots and not _votes_are_in(played):
        game = _with_other_votes(game, viewer, dice)
    return game.but(
        secret=game.secret if _is_told(played) else bytes(dice.below(256) for _ in range(32)),
        hands=_reordered(game.hands, dice),
        scores=_reordered(game.scores, dice),
        told=_reordered(game.told, dice),
        submitted=_reordered(game.submitted, dice),
        named=_reordered(game.named, dice),
        ballots=_reordered(game.ballots, dice),
    )


def _reordered(mapping: Mapping[Seat, T], dice: Dice) -> dict[Seat, T]:
    """The same mapping as if everything had arrived in another order."""
    return dict(dice.shuffled(mapping.items()))


def _votes_are_in(played: Played) -> bool:
    """Whether the votes of this round have been turned over (H-7)."""
    for event in reversed(played.events):
        if isinstance(event, RoundScored):
            return True
        if isinstance(event, GalleryLaid):
            return False
    return False


def _is_told(played: Played) -> bool:
    """Whether everybody knows the secret: when it is over, unless cards lie whose owners nobody may know (H-5, H-9)."""
    game = played.game
    if game.phase != "ended" or game.setup.mode == "party":
        return False
    return not game.gallery or _votes_are_in(played)


def _is_blind(game: Game, seat: Seat) -> bool:
    """Whether this player may not look at the own hand (H-10, P-10, O-15)."""
    if game.setup.mode != "party":
        return False
    if game.phase == "telling":
        return seat == game.storyteller or game.setup.party_hands == "all"
    return game.phase == "claiming"


def _with_other_cards(game: Game, viewer: Viewer, dice: Dice) -> Game:
    """Hands, pile and cards not yet laid out, all but what the viewer holds or gave (H-1 to H-4, H-10)."""
    hidden_hands = [seat for seat in game.hands if seat != viewer or _is_blind(game, seat)]
    face_down = [] if game.gallery else [seat for seat in game.submitted if seat != viewer]
    unseen = [card for seat in hidden_hands for card in game.hands[seat]]
    unseen += [card for seat in face_down for card in game.submitted[seat]]
    cards = iter(dice.shuffled((*unseen, *game.pile)))
    return game.but(
        hands={**game.hands, **{seat: _as_many(game.hands[seat], cards) for seat in hidden_hands}},
        submitted={**game.submitted, **{seat: _as_many(game.submitted[seat], cards) for seat in face_down}},
        pile=_as_many(game.pile, cards),
    )


def _as_many(old: tuple[Card, ...], cards: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(next(cards) for _ in old)


def _with_other_owners(played: Played, viewer: Viewer, dice: Dice) -> Game:
    """Who gave which card of the gallery, all but the viewer's own (H-5, H-9, H-11)."""
    game = played.game
    if game.setup.mode != "party" and _votes_are_in(played):
        return game
    known = set() if viewer is None or viewer in played.newcomers else {viewer}
    if viewer is not None and game.setup.mode == "team" and game.setup.own_team_vote == "forbid":
        known.add(game.setup.partner_of(viewer))  # the one agreement under which a voter is told
    others = iter(dice.shuffled(owner for owner in game.owners if owner not in known))
    owners = tuple(owner if owner in known else next(others) for owner in game.owners)
    given: dict[Seat, tuple[Card, ...]] = dict.fromkeys(game.submitted, ())
    for card, owner in zip(game.gallery, owners, strict=True):
        if owner in given:
            given[owner] += (card,)
    kept = {seat: game.submitted[seat] for seat in known if seat in given}
    return game.but(owners=owners, submitted={**given, **kept})


def _with_other_votes(game: Game, viewer: Viewer, dice: Dice) -> Game:
    """What the others voted, and with how many tokens; that they have voted is known (H-7)."""
    voting = game.but(phase="voting")
    ballots = dict(game.ballots)
    for seat in ballots:
        if seat != viewer:
            (option,) = options(voting, seat)
            move = offered_move(option, dice)
            assert isinstance(move, CastVotes)
            ballots[seat] = Ballot(move.slots, move.red)
    return game.but(ballots=ballots)


def seen(look: Look, game: Game, viewer: Viewer) -> str:
    """What the viewer sees, letter by letter; of the commitment only that there is one."""
    return repr(look(game, viewer)).replace(commitment_to(game.secret), "(commitment)")


def leaks(look: Look, played: Played, dice: Dice) -> list[Viewer]:
    """The viewers to whom hidden things show."""
    return [
        viewer
        for viewer in viewers(played.game)
        if seen(look, played.game, viewer) != seen(look, disguised(played, viewer, dice), viewer)
    ]


def telling_answers(answer: Answer, look: Look, played: Played, dice: Dice, *, moves: int) -> list[tuple[Seat, Move]]:
    """Moves whose answer depends on what the seat may not know (H-12)."""
    game, chance = played.game, played.chance
    found: list[tuple[Seat, Move]] = []
    for seat in game.seats:
        other = disguised(played, seat, dice)
        offered = [offered_move(option, dice) for option in options(game, seat)]
        for move in (*offered, *(hostile_move(game, dice) for _ in range(moves))):
            answers = answer(game, seat, move, chance), answer(other, seat, move, chance)
            if _tells(look, seat, (game, other), answers):
                found.append((seat, move))
    return found


def _tells(look: Look, seat: Seat, games: tuple[Game, Game], answers: tuple[Decision, Decision]) -> bool:
    """Whether the two answers differ, or what the seat sees then while the phase lasts."""
    one, other = answers
    if isinstance(one, Refusal) or isinstance(other, Refusal):
        return one != other
    after = evolve_all(games[0], one), evolve_all(games[1], other)
    if after[0].phase != games[0].phase and after[1].phase != games[1].phase:
        return False
    return seen(look, after[0], seat) != seen(look, after[1], seat)
