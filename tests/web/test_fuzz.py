"""Hostile frames and requests, for a few seconds; bench/fuzz.py throws a million of them."""

import asyncio

import pytest

from tests.web.attackers import LIMITS, attack, settled_memory
from tests.web.hostile import guarded

FRAMES = 24_000
SEED = 20_091
WARMING_UP = 2_000
"""By then somebody has asked for a bot, and what bots know is read into memory once."""
GROWTH = 40 * 2**20
"""Bytes a server may gain on its way from empty to busy; what it loses track of would be more."""


@pytest.mark.parametrize("transport", ["picows", "websockets"])
def test_a_crowd_of_attackers(transport: str) -> None:
    """The server stays up and about as large as it was, says nothing, and those who play notice nothing."""
    with guarded(*LIMITS, "--transport", transport) as server:
        asyncio.run(attack(server, WARMING_UP, SEED, lambda _: None))
        before = settled_memory(server)
        result = asyncio.run(attack(server, FRAMES // 2, SEED, lambda _: None))
        grown = settled_memory(server) - before
        assert server.errors == ""
    assert result.faults == []
    assert result.games >= 1
    assert result.thrown >= FRAMES // 2
    assert grown < GROWTH
