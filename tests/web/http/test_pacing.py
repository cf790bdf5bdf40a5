"""Whoever asks for more than is usual waits its turn; nobody else does."""

import asyncio
from typing import Any, cast

from starlette.types import Message, Receive, Scope, Send

from conteur.web.context import ServerContext
from conteur.web.http.pacing import Pacing
from conteur.web.limits import Allowance, Rate

_LITTLE = Allowance(usual_requests=Rate(burst=2, per_second=0.001), excess_requests=Rate(burst=3, per_second=0.001))


def _waits(addresses: list[str]) -> list[int]:
    """How often requests from these addresses had to wait before each of them."""
    slept: list[float] = []
    answered: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        answered.append(scope["client"][0])

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def nothing(*_arguments: object) -> Message:
        return {}

    context = ServerContext(*cast("tuple[Any, Any, Any, Any]", (None,) * 4), allowance=_LITTLE)
    pacing = Pacing(app, context, sleep)
    waits = []
    for address in addresses:
        before = len(slept)
        scope = {"type": "http", "client": (address, 1), "headers": []}
        asyncio.run(cast("Any", pacing(scope, nothing, cast("Send", nothing))))
        waits.append(len(slept) - before)
    assert answered == addresses, "everybody is answered in the end"
    return waits


def test_a_flood_from_one_address() -> None:
    """It is answered at once for what is usual and what the server has to spare; then it waits."""
    assert [0, 0, 0, 0, 0, 1, 1] == _waits(["192.0.2.1"] * 7)


def test_a_flood_from_many_addresses_costs_no_more() -> None:
    """What is beyond the usual is counted for all addresses together, and who asks for little never waits."""
    flood = [f"192.0.2.{number}" for number in (1, 2, 3) for _ in range(4)]
    assert [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1] == _waits(flood)
    assert 0 == _waits([*flood, "198.51.100.1"])[-1]
