"""Servers, databases and connections fail, and no player is ever sent anything wrong.

bench/chaos.py makes a long run of it.
"""

import asyncio
from dataclasses import replace
from random import Random

from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.finished_games import played_game
from conteur.store.record import record_of
from tests.cluster import faults
from tests.cluster.chaos import SILENCE, Evening, step_by, truths_of
from tests.cluster.cluster import clustered
from tests.cluster.linearizability import is_linearizable
from tests.web.invariants import (
    acknowledged_moves_are_in_the_log_once,
    everybody_was_sent_what_the_log_says,
    nobody_was_taken_back,
)
from tests.web.truth import Truth

TABLES = (("base", 3), ("base", 4), ("party", 6), ("team", 6))
_LONGEST = 280


def test_everything_falls_once() -> None:
    """Every acknowledged move is in every later view, all saw the same history, every game follows the rules."""

    async def story() -> tuple[Evening, dict[str, Truth], list[str]]:
        async with clustered() as cluster:
            evening = Evening(cluster, Random(3))  # noqa: S311 - reproducible, not a secret
            await evening.spend(TABLES, faults.ALL, calm=0.5)
            truths = await truths_of(cluster, evening.tape.known)
            return evening, truths, [server.errors for server in cluster.servers]

    evening, truths, errors = asyncio.run(asyncio.wait_for(story(), _LONGEST))
    for fallen in evening.fallen:
        print(f"{fallen.name}: back after {fallen.back:.1f} s, answered after {fallen.answered:.1f} s")  # noqa: T201 - for whoever reads -rP
    assert len(faults.ALL) == len(evening.fallen)
    assert not [error for error in errors if "Traceback" in error]
    acknowledged_moves_are_in_the_log_once(evening.tape, truths)
    nobody_was_taken_back(evening.tape, truths)
    assert everybody_was_sent_what_the_log_says(evening.tape, truths) > 300
    games_are_the_rules_own(evening, truths)
    talk_is_linearizable(evening)


def games_are_the_rules_own(evening: Evening, truths: dict[str, Truth]) -> None:
    """Each is over, and follows from its secret."""
    for code, games in evening.games.items():
        for number in range(1, games + 1):
            record = record_of(played_game(truths[code].bodies, number) or ())
            assert isinstance(check(record.commitment, record.events), Game)


def talk_is_linearizable(evening: Evening) -> None:
    """And would not be if one look had missed what was said before it, or one remark were lost."""
    history = sorted(evening.spoken, key=lambda operation: operation.called)
    step = step_by(evening.places)
    assert len(history) > 50
    assert is_linearizable(history, SILENCE, step)
    looks = [one for one in history if one.what[0] == "look"]
    late = max(looks, key=lambda one: one.called)
    stale = replace(late, what=looks[0].what)
    assert not is_linearizable([stale if one is late else one for one in history], SILENCE, step)
    _, texts = late.what[1]
    assert not is_linearizable([one for one in history if one.what != ("say", texts[0])], SILENCE, step)
