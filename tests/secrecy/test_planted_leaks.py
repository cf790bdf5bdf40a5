"""An observer who finds nothing is worth something only if leaks of every kind are found."""

import pytest

from tests.secrecy.leaks import LEAKS, Leak
from tests.secrecy.test_histories import spent


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: f"{leak.plant.__name__}-{leak.mode}")
def test_a_planted_leak_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same history tells nothing of it where nothing is planted, and with the leak the observer names it."""
    assert [] == spent(leak.mode, leak.batches)[1]
    leak.plant(monkeypatch)
    faults = spent(leak.mode, leak.batches)[1]
    assert [fault for fault in faults if leak.found in fault], faults[:5]
