"""Whole games among brains: every mode, size, edition and option plays to its end without a refusal."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from conteur.bots.arena.simulation import IllegalMoveError, play
from conteur.bots.brains.blind import BlindBrain
from conteur.rules import Chance, ClaimStory, Game, Move, Option, Setup, View, make_setup
from conteur.rules.events import Event, GameEnded, GiverNamed, VotesCast
from tests.rules.strategies import SIZES, examples, seeds, setups


def played(setup: Setup, seed: int) -> list[tuple[Game, tuple[Event, ...]]]:
    """A whole game, step by step."""
    random = Random(seed)  # noqa: S311 - the same game every time
    return list(play(setup, Chance(random.randbytes(32)), dict.fromkeys(range(12), BlindBrain(random)), random))


@pytest.mark.parametrize("edition", ["odyssey", "pl-1", "pl-2", "ar", "nl"])
@pytest.mark.parametrize(("mode", "players"), [(mode, players) for mode in SIZES for players in SIZES[mode]])
def test_every_mode_size_and_edition(mode: str, players: int, edition: str) -> None:
    """Each game ends with a winner, for the reason agreed."""
    game, happened = played(make_setup(mode, players, edition=edition), seed=players)[-1]
    ends = {"base": "pile" if edition == "ar" else "points", "party": "laps", "team": "laps"}
    assert ("ended", ends[mode]) == (game.phase, game.end_reason)
    assert isinstance(happened[-1], GameEnded)
    assert game.winners


@examples(60)
@given(setups(), seeds)
def test_every_option(setup: Setup, seed: int) -> None:
    """Random brains are never refused, whatever was agreed: a refusal would be an IllegalMoveError."""
    assert "ended" == played(setup, seed)[-1][0].phase


def test_nobody_repeats_a_move() -> None:
    """A brain votes once, and partners name twice at most: they never disagree."""
    for game, happened in played(make_setup("team", 12), seed=4):
        for event in happened:
            if isinstance(event, GiverNamed):
                assert game.named.get(game.setup.partner_of(event.seat), event.giver) == event.giver
    counted = Counter(
        (game.round, event.seat)
        for game, happened in played(make_setup("base", 12), seed=4)
        for event in happened
        if isinstance(event, VotesCast)
    )
    assert {1} == set(counted.values())


def test_the_same_whims_play_the_same_game() -> None:
    """Everything follows from the seed."""
    setup = make_setup("party", 7)
    assert played(setup, 1) == played(setup, 1)
    assert played(setup, 1) != played(setup, 2)


def test_too_few_players() -> None:
    """A game that cannot be dealt is not begun."""
    with pytest.raises(ValueError, match="base cannot be played by 2: too_few_players"):
        played(make_setup("base", 2), 1)


class Impatient:
    """Claims the story whatever is asked."""

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """Without a look at either."""
        del view, options
        return ClaimStory()


def test_a_brain_that_breaks_the_rules() -> None:
    """Its move is named, and why it is refused."""
    random = Random(1)  # noqa: S311 - any whim
    with pytest.raises(IllegalMoveError, match=r"chose ClaimStory\(\): storyteller_already_chosen"):
        list(play(make_setup("base", 4), Chance(bytes(32)), dict.fromkeys(range(4), Impatient()), random))
