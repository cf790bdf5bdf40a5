"""Histories that older versions packed are unpacked."""

import pytest

from conteur.store.unpack import unpack
from tests.store.packing import pack


@pytest.mark.parametrize("bodies", [[], [b""], [b"", b"\0" * 300, b"1"], [b"%d" % number for number in range(2_000)]])
def test_what_was_packed(bodies: list[bytes]) -> None:
    """Every entry comes back, in order."""
    assert bodies == unpack(pack(bodies))


def test_bytes_that_an_older_version_wrote() -> None:
    """As they are in somebody's file."""
    assert [b"one", b"", b"three"] == unpack(bytes.fromhex("789c63606060cecf4b658000d6928ca2d4540019b60363"))
