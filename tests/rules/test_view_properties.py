"""What a seat may not know does not show: not in its view, not in the answers to its moves, not by any order."""

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given

from conteur.rules import (
    Chance,
    Game,
    Move,
    Refusal,
    ReleasePlayer,
    SeatPlayer,
    Setup,
    StopGame,
    arrange,
    awaited,
    decide,
    evolve_all,
    make_setup,
    replay,
    view,
    views,
)
from conteur.rules.decide import Decision
from conteur.rules.events import GalleryLaid, RoundBegun, RoundScored
from conteur.rules.moves import CastVotes, ConfirmScores, GiveClue, SubmitCards
from conteur.rules.vocabulary import Mode, Seat
from tests.rules.hiding import Answer, Look, Viewer, leaks, telling_answers, viewers
from tests.rules.strategies import Dice, Played, decisions, examples, games, glimpses, seeds, setups


@pytest.mark.rule("I-5", "H-6", "H-13")
@examples(100)
@given(setups(), seeds)
def test_hidden_things_change(setup: Setup, seed: int) -> None:
    """Nobody's view changes when only what this viewer may not know changes."""
    dice = Dice(seed + 2)
    for played in glimpses(setup, seed, one_in=10):
        assert not leaks(view, played, dice)


@pytest.mark.rule("H-12")
@examples(100)
@given(setups(), seeds)
def test_answers_to_moves_while_hidden_things_change(setup: Setup, seed: int) -> None:
    """Whether a move is accepted, why it is refused and what is seen next do not tell what is hidden."""
    dice = Dice(seed + 2)
    for played in glimpses(setup, seed, one_in=12):
        assert not telling_answers(decide, view, played, dice, moves=3)


@pytest.mark.rule("H-13")
@examples(100)
@given(games())
def test_coming_back(played: Played) -> None:
    """Who reconnects sees, letter by letter, what was seen before; spectators see the public part alone."""
    game = played.game
    again = replay(played.events)
    assert [repr(view(game, viewer)) for viewer in viewers(game)] == [
        repr(view(again, viewer)) for viewer in viewers(game)
    ]
    assert views(game) == {seat: view(game, seat) for seat in game.seats}
    assert {view(game, None).public} == {view(game, viewer).public for viewer in viewers(game)}
    assert view(game, None).you is None


@examples(100)
@given(games())
def test_secret_before_the_end(played: Played) -> None:
    """Nobody is shown the secret of the shuffle before the game is over; then everybody is, but in Party."""
    shown = {played.game.secret.hex() in repr(view(played.game, viewer)) for viewer in viewers(played.game)}
    assert {played.game.phase == "ended" and played.game.setup.mode != "party" and not _is_cut_off(played)} == shown


def _is_cut_off(played: Played) -> bool:
    """Whether the game was stopped while a gallery lay that nobody had turned over."""
    laid = [type(event) for event in played.events if isinstance(event, GalleryLaid | RoundScored | RoundBegun)]
    return laid[-1:] == [GalleryLaid]


@pytest.mark.rule("H-7", "H-13")
@pytest.mark.parametrize(("mode", "players"), [("base", 7), ("party", 6), ("team", 6)])
def test_stopped_while_voting(mode: Mode, players: int) -> None:
    """When a game is given up before all votes are in, those that are in stay face down, and so do the owners."""
    voting = [p for p in _journey(mode, players) if p.game.phase == "voting" and p.game.ballots]
    stopped = arrange(voting[0].game, StopGame(), voting[0].chance)
    assert not isinstance(stopped, Refusal)
    assert not leaks(view, voting[0].after(stopped), Dice(1))


def _tokens(game: Game) -> object:
    return game.phase == "voting" and sum(len(ballot.slots) for ballot in game.ballots.values())


def _red(game: Game) -> object:
    return [ballot.red for ballot in game.ballots.values() if ballot.red]


def _partners_slot(game: Game, seat: Viewer) -> object:
    if seat is None or game.phase != "voting":
        return None
    partner = game.setup.partner_of(seat)
    return partner in game.owners and game.owners.index(partner)


@pytest.mark.rule("H-9", "H-13")
def test_chair_taken_over_between_rounds() -> None:
    """In Party somebody who takes a leaver's chair is not told which card the leaver gave."""
    (scored, *_) = [p for p in _journey("party", 7) if p.game.phase == "scored"]
    for move in (ReleasePlayer(3), SeatPlayer(3)):
        moved = arrange(scored.game, move, scored.chance)
        assert not isinstance(moved, Refusal)
        scored = scored.after(moved)
    assert not leaks(view, scored, Dice(1))


@pytest.mark.rule("H-1", "P-51")
@pytest.mark.parametrize("viewer", range(6))
def test_hand_passed_on_in_party(viewer: Seat) -> None:
    """Who gets a hand is not told, not even by its order, which card its last holder had just drawn."""
    (scored, *_) = [p for p in _journey("party", 6) if p.game.phase == "scored" and len(awaited(p.game)) == 1]
    game = scored.game
    (last,) = awaited(game)
    right = (viewer - 1) % 6
    drawn = decide(game, last, ConfirmScores(), scored.chance)
    assert not isinstance(drawn, Refusal)
    assert isinstance(drawn[-1], RoundBegun)
    (card,) = dict(drawn[-1].draws)[right]
    held = game.hands[right][0]
    exchanged = {card: held, held: card}
    other = game.but(
        hands={**game.hands, right: tuple(exchanged.get(c, c) for c in game.hands[right])},
        pile=tuple(exchanged.get(c, c) for c in game.pile),
    )
    drawn_otherwise = decide(other, last, ConfirmScores(), scored.chance)
    assert not isinstance(drawn_otherwise, Refusal)
    assert view(evolve_all(game, drawn), viewer) == view(evolve_all(other, drawn_otherwise), viewer)


Plant = tuple[str, Mode, int, Callable[[Game, Viewer], object]]

PLANTED: Final[tuple[Plant, ...]] = (
    ("the top of the pile", "base", 4, lambda game, _: game.pile[:1]),
    ("the bottom of the pile", "party", 6, lambda game, _: game.pile[-1:]),
    ("the secret", "base", 5, lambda game, _: game.phase != "ended" and game.secret[0]),
    ("a neighbour's hand", "base", 6, lambda game, seat: game.hands[((seat or 0) + 1) % 6]),
    ("the partner's hand", "team", 8, lambda game, seat: None if seat is None else game.hands[(seat + 4) % 8]),
    ("a gift before the gallery", "base", 3, lambda game, _: not game.gallery and sorted(game.submitted.items())),
    ("the storyteller's card", "base", 4, lambda game, _: game.submitted.get(game.storyteller or 0)),
    ("owners while voting", "base", 7, lambda game, _: game.phase == "voting" and game.owners),
    ("the storyteller's slot", "team", 6, lambda game, _: game.owners and game.owners.index(game.storyteller or 0)),
    ("Party owners when all is scored", "party", 7, lambda game, _: game.phase == "scored" and game.owners),
    ("votes before the last", "base", 5, lambda game, _: game.phase == "voting" and sorted(game.ballots.items())),
    ("how many tokens were used", "base", 8, lambda game, _: _tokens(game)),
    ("where red lies", "party", 6, lambda game, _: game.phase == "voting" and _red(game)),
    ("the blind storyteller's hand", "party", 6, lambda game, seat: seat is not None and game.hands[seat]),
    ("the partner's slot", "team", 6, _partners_slot),
    ("who gave first", "base", 6, lambda game, _: list(game.submitted)),
    ("who voted first", "party", 9, lambda game, _: list(game.ballots)),
    ("who named first", "team", 10, lambda game, _: list(game.named)),
    ("scores in no fixed order", "base", 4, lambda game, _: list(game.scores)),
)


def _journey(mode: Mode, players: int) -> tuple[Played, ...]:
    """A short game, after every move."""
    setup = make_setup(mode, players, options={"end": {"laps": 1}})
    return tuple(decisions(setup, seed=players, with_table=False))


@pytest.mark.parametrize(("mode", "players", "look"), [plant[1:] for plant in PLANTED], ids=[p[0] for p in PLANTED])
def test_planted_leak_in_a_view(mode: Mode, players: int, look: Look) -> None:
    """The check of views finds a leak that was planted on purpose."""

    def leaky(game: Game, viewer: Viewer) -> object:
        return view(game, viewer), look(game, viewer)

    dice = Dice(0)
    journey = _journey(mode, players)
    assert any(leaks(leaky, played, dice) for played in journey)
    assert not any(leaks(view, played, dice) for played in journey)


def _refuses_partners_card(game: Game, seat: Seat, move: Move, chance: Chance) -> Decision:
    """Team, with the vote for the own team's card refused: the refusal says which it is (A-11)."""
    if game.phase == "voting" and isinstance(move, CastVotes) and game.storyteller is not None and move.slots:
        slot = move.slots[0]
        if 0 < slot <= len(game.owners) and game.owners[slot - 1] == game.setup.partner_of(seat):
            return Refusal.CANNOT_VOTE_FOR_OWN_TEAM
    return decide(game, seat, move, chance)


def _knows_where_cards_are(game: Game, seat: Seat, move: Move, chance: Chance) -> Decision:
    """Says something else of a card in the pile than of one in somebody's hand."""
    answer = decide(game, seat, move, chance)
    if answer is Refusal.CARD_NOT_IN_HAND and isinstance(move, SubmitCards) and set(move.cards) & set(game.pile):
        return Refusal.NO_SUCH_SLOT
    return answer


def _looks_into_the_blind_hand(game: Game, seat: Seat, move: Move, chance: Chance) -> Decision:
    """Party: tells the storyteller whether a card is in the hand nobody has seen."""
    answer = decide(game, seat, move, chance)
    if answer is Refusal.CLUE_TAKES_NO_CARD and isinstance(move, GiveClue) and move.card not in game.hands[seat]:
        return Refusal.CARD_NOT_IN_HAND
    return answer


def _refuses_what_another_voted(game: Game, seat: Seat, move: Move, chance: Chance) -> Decision:
    """Refuses a slot that already has a vote."""
    if isinstance(move, CastVotes) and any(move.slots == ballot.slots for ballot in game.ballots.values()):
        return Refusal.VOTES_MUST_DIFFER
    return decide(game, seat, move, chance)


@pytest.mark.parametrize(
    ("mode", "players", "answer"),
    [
        ("team", 6, _refuses_partners_card),
        ("base", 4, _knows_where_cards_are),
        ("party", 6, _looks_into_the_blind_hand),
        ("base", 7, _refuses_what_another_voted),
    ],
)
def test_planted_leak_in_an_answer(mode: Mode, players: int, answer: Answer) -> None:
    """The check of answers finds one that says too much."""
    dice = Dice(0)
    journey = _journey(mode, players)
    assert any(telling_answers(answer, view, played, dice, moves=20) for played in journey)
    assert not any(telling_answers(decide, view, played, dice, moves=20) for played in journey)
