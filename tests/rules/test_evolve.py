"""Facts folded into a game; replaying them needs no dice."""

import pytest

from conteur.rules import (
    CastVotes,
    ClaimStory,
    ConfirmScores,
    Game,
    GiveClue,
    Move,
    Refusal,
    SubmitCards,
    decide,
    evolve,
    evolve_all,
    make_setup,
    open_game,
    replay,
    views,
)
from conteur.rules.events import Event, GameDealt, GameEnded, PlayerReleased, PlayerSeated, StorytellerChosen, VotesCast
from conteur.rules.evolve import deal
from tests.rules.tables import CHANCE, dealt, found_by_all, next_round, scored, submitting, telling, voting


def played(moves: list[tuple[int, Move]]) -> tuple[list[Event], list[Game]]:
    """A shuffled game of three, its events, and the game after each move."""
    opening = open_game(make_setup("base", 3), CHANCE)
    assert not isinstance(opening, Refusal)
    log, games = list(opening), [replay(opening)]
    for seat, move in moves:
        decision = decide(games[-1], seat, move, CHANCE)
        assert not isinstance(decision, Refusal), (seat, move, decision)
        log += decision
        games.append(evolve_all(games[-1], decision))
    return log, games


def told_and_given(hands: dict[int, tuple[int, ...]]) -> list[tuple[int, Move]]:
    """Seat 0 tells, and everybody gives the first cards of these hands."""
    return [
        (0, ClaimStory()),
        (0, GiveClue("the sea", hands[0][0])),
        (2, SubmitCards(hands[2][:2])),
        (1, SubmitCards(hands[1][:2])),
    ]


@pytest.mark.rule("H-13", "C-19")
def test_a_log_is_replayed() -> None:
    """The game, and so every view of it, is the same as the one that was played, after every single move."""
    _, (first,) = played([])
    moves = told_and_given(dict(first.hands))
    _, games = played(moves)
    owners = games[-1].owners
    story = owners.index(0) + 1
    moves += [(1, CastVotes((story,))), (2, CastVotes((owners.index(1) + 1,)))]
    moves += [(seat, ConfirmScores()) for seat in (2, 0, 1)]
    log, games = played(moves)
    assert ({0: 3, 1: 4, 2: 0}, 2) == (games[-1].scores, games[-1].round)
    assert games[-1] == replay(log)
    assert views(games[-1]) == views(replay(log))


def test_a_log_without_a_deal() -> None:
    """It tells of no game."""
    with pytest.raises(TypeError, match="a game begins with GameDealt"):
        replay([StorytellerChosen(0)])
    with pytest.raises(TypeError, match="a game begins with GameDealt"):
        replay([])


def test_a_second_deal() -> None:
    """A game is dealt once."""
    game = dealt("base", 4)
    with pytest.raises(TypeError, match="a game is dealt once"):
        evolve(game, GameDealt(game.setup, game.secret, (), tuple(game.hands.items()), game.pile))


@pytest.mark.rule("B-2", "B-3")
def test_the_deal() -> None:
    """Hands, pile and score are as dealt, nobody has told, and everybody may claim."""
    setup = make_setup("base", 3)
    game = deal(GameDealt(setup, bytes(32), ("sea",), ((0, (4, 9)), (1, (2, 3)), (2, (0, 1))), (5, 6)))
    assert ({0: (4, 9), 1: (2, 3), 2: (0, 1)}, (5, 6), ()) == (game.hands, game.pile, game.discard)
    assert ("claiming", 1, None, ("sea",)) == (game.phase, game.round, game.storyteller, game.words)
    assert ({0: 0, 1: 0, 2: 0}, {0: 0, 1: 0, 2: 0}) == (game.scores, game.told)


def test_the_game_before_an_event() -> None:
    """It is a value: what comes after does not change it."""
    game = voting(dealt("base", 4))
    before = (dict(game.ballots), dict(game.hands), game.phase)
    evolve(game, VotesCast(1, (1,)))
    assert before == (dict(game.ballots), dict(game.hands), game.phase)


@pytest.mark.rule("B-60", "B-61")
def test_a_new_turn() -> None:
    """Nothing of the last turn is left but scores, and how often each has told."""
    game = next_round(scored(voting(dealt("base", 4)), {1: 1, 2: 2, 3: 2}))
    assert (None, {}, {}, (), ()) == (game.clue, game.submitted, game.named, game.gallery, game.owners)
    assert ({}, (), frozenset()) == (game.ballots, game.awards, game.confirmed)
    assert ({0: 3, 1: 5, 2: 0, 3: 0}, {0: 1, 1: 0, 2: 0, 3: 0}) == (game.scores, game.told)


@pytest.mark.rule("C-10", "C-8")
def test_leaving_and_coming_back_to_a_seat() -> None:
    """Who comes back is a newcomer: no cards, and the score of a newcomer."""
    game = found_by_all(dealt("base", 4))
    game = evolve_all(game, (PlayerReleased(1), PlayerSeated(1, 0, 1)))
    assert ((0, 1, 2, 3), (), 0, 1) == (game.seats, game.hands[1], game.scores[1], game.told[1])
    assert (7, 8, 9, 10, 11) == game.discard


@pytest.mark.rule("O-3", "I-1")
def test_the_last_cards_are_drawn() -> None:
    """They leave the pile for the hands they were drawn to."""
    game = evolve(found_by_all(dealt("base", 4)), GameEnded("pile", (1,), ((1, (24,)), (2, (25,)))))
    assert ((7, 8, 9, 10, 11, 24), (13, 14, 15, 16, 17, 25)) == (game.hands[1], game.hands[2])
    assert tuple(range(26, 84)) == game.pile


@pytest.mark.rule("B-20", "P-11")
def test_the_clue_as_a_fact() -> None:
    """A card that goes with it leaves the hand; in Party none does."""
    game = submitting(dealt("base", 4))
    assert ((1, 2, 3, 4, 5), {0: (0,)}) == (game.hands[0], game.submitted)
    assert (0, 1, 2, 3, 4) == submitting(telling(dealt("party", 6))).hands[0]
