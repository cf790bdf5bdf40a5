"""What is true of every game, whatever mode, size, options and moves: cards, facts, offers, ends, points."""

import pytest
from hypothesis import given

from conteur.rules import (
    Game,
    Refusal,
    Setup,
    StopGame,
    arrange,
    awaited,
    commitment_to,
    decide,
    evolve_all,
    options,
    replay,
)
from conteur.rules.events import RoundScored
from conteur.rules.game import leaders
from conteur.rules.options import allows
from conteur.rules.scoring import Ballot, points_of
from conteur.rules.setup import Laps, LastCard, Points, cards_each, gallery_size, hand_size
from conteur.rules.verify import Fault, Finding, check
from conteur.rules.vocabulary import MAX_SEATS
from tests.rules.strategies import (
    Dice,
    Played,
    decisions,
    examples,
    games,
    hostile_move,
    offered_move,
    play,
    seeds,
    setups,
)


@examples(120)
@given(setups(), seeds)
def test_replay(setup: Setup, seed: int) -> None:
    """The facts of a game, told again, make the same game, whether all at once or one after another."""
    played = play(setup, seed, steps=400)
    assert played.game == replay(played.events)
    for cut in range(1, len(played.events), 17):
        assert played.game == evolve_all(replay(played.events[:cut]), played.events[cut:])


@examples(80)
@given(setups(), seeds)
def test_record_is_found_true(setup: Setup, seed: int) -> None:
    """The check of a record finds nothing wrong with any game played to its end, and misses the end of any other."""
    *_, last = decisions(setup, seed)
    commitment = commitment_to(last.game.secret)
    assert last.game == check(commitment, last.events)
    cut = check(commitment, last.events[:-1])
    assert isinstance(cut, Finding)
    assert cut.fault is Fault.NOT_FINISHED


@pytest.mark.rule("I-1")
@examples(120)
@given(setups(), seeds)
def test_every_card_is_in_one_place(setup: Setup, seed: int) -> None:
    """After every move each card of the deck is in one hand, the pile, the discard or on the board."""
    for played in decisions(setup, seed):
        game = played.game
        board = game.gallery or tuple(card for cards in game.submitted.values() for card in cards)
        hands = [card for hand in game.hands.values() for card in hand]
        assert list(range(setup.deck_size)) == sorted((*hands, *game.pile, *game.discard, *board))


@pytest.mark.rule("I-2")
@examples(80)
@given(setups(), seeds)
def test_cards_out_of_hands(setup: Setup, seed: int) -> None:
    """From refill to scoring, pile and discard together hold what full hands leave, enough for a whole gallery."""
    for played in decisions(setup, seed):
        game = played.game
        if game.phase in ("scored", "ended"):
            continue
        playing = len(game.seats)
        left = setup.deck_size - hand_size(setup.mode, playing) * playing
        assert left == len(game.pile) + len(game.discard)
        assert left >= gallery_size(setup.mode, playing)
        if game.phase in ("claiming", "telling"):
            assert {hand_size(setup.mode, playing)} == {len(hand) for hand in game.hands.values()}


@examples(100)
@given(setups(), seeds)
def test_somebody_can_always_go_on(setup: Setup, seed: int) -> None:
    """While a game lasts it waits for somebody, and everybody it waits for has something to do."""
    for played in decisions(setup, seed):
        waiting = awaited(played.game)
        assert (played.game.phase != "ended") == bool(waiting)
        assert set(waiting) <= {seat for seat in played.game.seats if options(played.game, seat)}


@examples(100)
@given(setups(), seeds)
def test_game_of_offered_moves_ends(setup: Setup, seed: int) -> None:
    """A game in which everybody makes offered moves ends for the agreed reason, within a number of rounds."""
    *_, last = decisions(setup, seed, with_table=False)
    game = last.game
    match setup.end:
        case Points(target):  # every round of Base gives at least 4 points in all
            assert game.end_reason == "points"
            assert game.round <= setup.players * (target - 1) // 4 + 1
            assert max(game.scores.values()) >= target
        case Laps(count):
            assert game.end_reason == "laps"
            assert setup.players * count == game.round
            assert {count} == set(game.told.values())
        case LastCard():
            assert game.end_reason == "pile"
            assert game.pile == ()
            assert game.reshuffles == 0
            assert game.round <= setup.deck_size // gallery_size("base", setup.players)
    assert leaders(game, game.scores) == game.winners
    assert len(last.events) <= game.round * setup.players * 40


@examples(80)
@given(setups(), seeds)
def test_offers_and_answers_agree(setup: Setup, seed: int) -> None:
    """A move is accepted when the seat is offered one of that shape, and only then, from any seat and any nowhere."""
    dice = Dice(seed + 1)
    for played in decisions(setup, seed):
        game = played.game
        for seat in range(-1, MAX_SEATS + 1):
            offered = options(game, seat)
            for move in (*(offered_move(option, dice) for option in offered), hostile_move(game, dice)):
                accepted = not isinstance(decide(game, seat, move, played.chance), Refusal)
                assert any(allows(option, move) for option in offered) == accepted, (seat, move)


@examples(60)
@given(games())
def test_stopping(played: Played) -> None:
    """A game can be given up at any moment before its end, once, and then nobody wins and nobody may do anything."""
    stopped = arrange(played.game, StopGame(), played.chance)
    if played.game.phase == "ended":
        assert stopped is Refusal.GAME_HAS_ENDED
        return
    assert not isinstance(stopped, Refusal)
    game = played.after(stopped).game
    assert (game.phase, game.end_reason, game.winners) == ("ended", "stopped", ())
    assert not any(options(game, seat) for seat in range(MAX_SEATS))


def _most_points(game: Game) -> int:
    """The most one side can win in a round (I-4, SV-12), for as many as play now under the setup's agreement."""
    setup = game.setup
    cap = setup.effective_bonus_cap
    match setup.mode:
        case "party":
            return 5
        case "base":
            # A table that began with seven or more keeps two votes when it shrinks to three, who give two cards each.
            paid = (len(game.ballots) - 1) * min(setup.votes_each, cards_each("base", len(game.seats)))
            return 3 + (paid if cap is None else min(cap, paid)) + (setup.votes_each - 1)
        case "team":  # the partner's card may be everybody's; with `count` a team may vote for its own
            voters = len(game.ballots)
            return 3 + (voters if cap is None else min(cap, voters))


def _is_found(game: Game, ballot: Ballot) -> bool:
    return game.storyteller is not None and game.owners.index(game.storyteller) + 1 in ballot.slots


@pytest.mark.rule("I-4")
@examples(120)
@given(setups(), seeds)
def test_points_of_a_round(setup: Setup, seed: int) -> None:
    """No round gives a side more than the most, a Base storyteller more or less than 0 or 3, or Party a lone 1."""
    for played in decisions(setup, seed):
        game = played.game
        if not isinstance(played.events[-1], RoundScored):
            continue
        points = points_of(game.awards)
        assert max(points.values(), default=0) <= _most_points(game)
        if setup.mode == "base":
            assert points.get(game.storyteller or 0, 0) in (0, 3)
        if setup.mode == "party":
            assert 1 not in points.values()


@pytest.mark.rule("I-4")
@pytest.mark.parametrize(("players", "cap", "most"), [(3, 3, 4), (4, 3, 5), (5, 3, 6), (6, 3, 6), (6, None, 7)])
def test_highest_round_of_a_small_table(players: int, cap: int | None, most: int) -> None:
    """In many rounds of a small table somebody wins the most there is, and never more."""
    setup = Setup(mode="base", players=players, end=Points(100), bonus_cap=cap)
    highest = 0
    for seed in range(40):
        for played in decisions(setup, seed, with_table=False):
            if isinstance(played.events[-1], RoundScored):
                highest = max(highest, *points_of(played.game.awards).values())
    assert most == highest


@pytest.mark.rule("I-3")
@examples(120)
@given(setups(modes=["base"]), seeds)
def test_total_of_a_round(setup: Setup, seed: int) -> None:
    """With 3 to 6 players the points of a round add up as I-3 says; with 6 the cap may take one off."""
    for played in decisions(setup, seed, with_table=False):
        game = played.game
        if setup.players > 6 or not isinstance(played.events[-1], RoundScored):
            continue
        voters = len(game.ballots)
        found = sum(_is_found(game, ballot) for ballot in game.ballots.values())
        total = sum(award.points for award in game.awards)
        if found == voters:
            expected = 2 * voters
        elif found == 0:
            expected = 3 * voters if setup.bonus_when == "always" else 2 * voters
        else:
            expected = 3 + 3 * found + (voters - found)
        taken_off = sum(len(award.voters) - award.points for award in game.awards if award.reason == "votes")
        assert expected == total + taken_off
        assert 0 <= taken_off <= (1 if setup.players == 6 and setup.bonus_cap else 0)
