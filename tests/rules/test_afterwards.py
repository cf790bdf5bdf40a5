"""What is told of a game that is over is no more than everybody saw, and what is told can be checked."""

import pytest

from conteur.rules import Game, Refusal, StopGame, arrange, commitment_to, make_setup, replay, view
from conteur.rules.afterwards import told_afterwards
from conteur.rules.events import CardsSubmitted, ClueGiven, Event, GalleryLaid, GameEnded, RoundScored, VotesCast
from conteur.rules.verify import check
from conteur.rules.vocabulary import Mode, Phase
from tests.rules.strategies import Played, decisions

MODES: tuple[tuple[Mode, int], ...] = (("base", 3), ("base", 7), ("party", 6), ("team", 6))
STOPPABLE: tuple[Phase, ...] = ("claiming", "telling", "submitting", "voting", "scored")


def stopped_in(mode: Mode, players: int, phase: Phase) -> list[Played]:
    """Games that were stopped in this phase, at every moment of it."""
    stopped = []
    for played in decisions(make_setup(mode, players, options={"end": {"laps": 2}}), seed=players, with_table=False):
        if played.game.phase == phase:
            end = arrange(played.game, StopGame(), played.chance)
            assert not isinstance(end, Refusal)
            stopped.append(played.after(end))
    assert stopped
    return stopped


@pytest.mark.rule("C-18", "H-5", "H-7")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_stopped_during_the_vote(mode: Mode, players: int) -> None:
    """Nothing is told, and the secret stays one: with the gallery it would tell whose cards they are."""
    for played in stopped_in(mode, players, "voting"):
        assert told_afterwards(played.events) is None
        assert view(played.game, None).public.shuffle.secret is None


@pytest.mark.rule("C-18", "H-4")
@pytest.mark.parametrize("phase", [phase for phase in STOPPABLE if phase != "voting"])
@pytest.mark.parametrize(("mode", "players"), [each for each in MODES if each[0] != "party"])
def test_stopped_at_another_time(mode: Mode, players: int, phase: Phase) -> None:
    """All rounds with points are told and can be checked; of the last one not even whether a card was handed over."""
    for played in stopped_in(mode, players, phase):
        told = told_afterwards(played.events)
        assert told is not None
        game = check(commitment_to(played.game.secret), told)
        assert isinstance(game, Game)
        assert (game.end_reason, game.scores) == ("stopped", played.game.scores)
        assert rounds_of(played.events) == rounds_of(told)
        last = max((place for place, event in enumerate(told) if isinstance(event, RoundScored)), default=-1)
        face_down = (ClueGiven, CardsSubmitted, GalleryLaid, VotesCast)
        assert not [event for event in told[last + 1 :] if isinstance(event, face_down)]
        assert view(played.game, None).public.shuffle.secret == played.game.secret.hex()


def rounds_of(events: "tuple[Event, ...] | list[Event]") -> list[Event]:
    """The points of all rounds that were played to their end."""
    return [event for event in events if isinstance(event, RoundScored)]


@pytest.mark.rule("H-9")
@pytest.mark.parametrize("players", [6, 9])
def test_party(players: int) -> None:
    """However it ended, whose card was whose is never told, nor the secret that would tell it."""
    *_, played = decisions(make_setup("party", players), seed=1, with_table=False)
    assert played.game.phase == "ended"
    assert told_afterwards(played.events) is None
    assert view(played.game, None).public.shuffle.secret is None


@pytest.mark.parametrize(("mode", "players"), [("base", 4), ("team", 6)])
def test_a_game_that_came_to_its_end(mode: Mode, players: int) -> None:
    """Is told whole."""
    *_, played = decisions(make_setup(mode, players, options={"end": {"laps": 1}}), seed=2, with_table=False)
    assert tuple(played.events) == told_afterwards(played.events)


def test_a_game_that_is_not_over() -> None:
    """Is not told at all, nor is none."""
    *_, played = decisions(make_setup("base", 4, options={"end": {"laps": 1}}), seed=2, with_table=False)
    assert isinstance(played.events[-1], GameEnded)
    assert told_afterwards(played.events[:-1]) is None
    assert told_afterwards(()) is None
    assert replay(played.events) == played.game
