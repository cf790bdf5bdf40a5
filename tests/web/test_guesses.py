"""Whoever guesses codes and keys waits for the answers; nobody else of the same household is locked out."""

import asyncio

import pytest

from conteur.web.guesses import Guesses
from conteur.web.limits import PerAddress, Rate
from tests.web.hostile import Guest, guarded, new_key, open_table

PATIENT = ("--allowance", "5")
"""A hundred wrong codes at once, and one a second after that."""
NO_TABLE = "BCDFGH"


def test_what_a_guess_costs() -> None:
    """Nothing at first; then more with each wrong one, and never more than ten seconds; others do not pay."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def guess() -> None:
        guesses = Guesses(PerAddress(Rate(burst=2, per_second=0.2)), lambda: 0.0, sleep)
        for _ in range(6):
            assert await guesses.wait("a household")
            guesses.miss("a household")
        assert guesses.is_suspect("a household")
        assert not guesses.is_suspect("another")
        assert await guesses.wait("another")

    asyncio.run(guess())
    assert [5.0, 10.0, 10.0] == waits


def test_many_guesses_at_once() -> None:
    """Eight wait, more are refused at once; when the eight are answered, others may wait."""

    async def guess() -> list[bool]:
        end = asyncio.Event()

        async def sleep(_seconds: float) -> None:
            await end.wait()

        guesses = Guesses(PerAddress(Rate(burst=1, per_second=0.1)), lambda: 0.0, sleep)
        guesses.miss("a household")
        guesses.miss("a household")
        asked = [asyncio.create_task(guesses.wait("a household")) for _ in range(10)]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        end.set()
        return [*await asyncio.gather(*asked), await guesses.wait("a household")]

    assert [*[True] * 8, False, False, True] == asyncio.run(guess())


@pytest.mark.parametrize("how", ["sockets", "pages", "keys"])
def test_a_household_with_a_guesser(how: str) -> None:
    """However many wrong codes or keys came from it, its people find their table and keep their seats."""
    with guarded(*PATIENT) as server:
        code = open_table(server)
        with Guest(server.port) as ana:
            key = ana.sit(code).key
        for _ in range(101):
            with Guest(server.port) as guest:
                if how == "pages":
                    assert guest.ask("GET", f"/api/tables/{NO_TABLE}").status == 404
                else:
                    guest.knock(f"/ws/{code if how == 'keys' else NO_TABLE}")
                    guest.tell({"type": "hello", "protocol": 1, "key": new_key()})
                    assert guest.until("bye")["why"] in {"wrong_key", "no_such_table"}
        with Guest(server.port) as guest:
            assert guest.hello(code, key)["type"] == "view"
        with Guest(server.port) as guest:
            assert guest.hello(code)["type"] == "view"
        with Guest(server.port) as guest:
            assert guest.ask("GET", f"/api/tables/{code}").status == 200
