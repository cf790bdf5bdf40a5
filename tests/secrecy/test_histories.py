"""Whoever becomes somebody else, in any phase and in one breath with others, knows no more than the rules allow."""

import asyncio
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conteur.live import commit, lobby
from conteur.rules.chance import SECRET_LENGTH
from conteur.tables.settings import Settings
from tests.secrecy.history import ACTIONS, Batch, History, histories

TABLES = {
    "base": (Settings(), 3, 2),
    "party": (Settings(mode="party"), 4, 2),
    "team": (Settings(mode="team", options={"team_talk": "private"}), 4, 2),
}


def spent(mode: str, batches: list[Batch], seed: int = 1) -> tuple[History, list[str]]:
    """A history, and what its observer knows and must not."""
    agreed, people, bots = TABLES[mode]
    history = History(seed, agreed, people, bots)
    secrets = Random(seed)  # noqa: S311 - the same cards every time, so that a history can be told again
    with pytest.MonkeyPatch.context() as patch:
        for module in (commit, lobby):
            patch.setattr(module, "new_secret", lambda: secrets.randbytes(SECRET_LENGTH).hex())
        truth = asyncio.run(history.play(batches))
    return history, history.faults(truth)


@pytest.mark.rule("H-1", "H-2", "H-3", "H-4", "H-5", "H-7", "H-9", "H-10", "H-12", "H-13")
@pytest.mark.parametrize("mode", sorted(TABLES))
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(batches=histories, seed=st.integers(0, 1000))
def test_nobody_learns_what_their_seats_may_not_know(mode: str, batches: list[Batch], seed: int) -> None:
    """Everything an observer was ever sent, under all keys they ever held, adds up to nothing forbidden."""
    assert [] == spent(mode, batches, seed)[1]


@pytest.mark.parametrize("mode", sorted(TABLES))
def test_histories_have_what_there_is_to_learn(mode: str) -> None:
    """In a few of them seats change hands, people are kicked, come back and look on, games are stopped and begun."""
    random, happened, refused, seen = Random(mode), set(), set(), set()  # noqa: S311 - reproducible, not a secret
    for seed in range(6):
        kinds = [
            [(random.choice(ACTIONS), random.randrange(12)) for _ in range(random.randint(1, 4))] for _ in range(25)
        ]
        history, faults = spent(mode, kinds, seed)
        assert [] == faults
        happened |= {type(event).__name__ for event in history.happened}
        refused |= {why for line in history.mine for why in line.refused}
        seen |= {sent.source.rpartition("/")[2] for sent in history.observer.sent}
    assert {"PersonJoined", "BotTookOver", "PersonSentAway", "PersonLeaving", "HostChanged", "GameEnded"} <= happened
    assert {"RoundScored", "RoundBegun", "VotesCast", "Said"} - ({"Said"} if mode != "team" else set()) <= happened
    assert {"wait_for_the_next_round", "sit_down_first"} <= refused
    assert {"socket", "cards", "album", "export"} <= seen
