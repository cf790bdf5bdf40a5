"""A phase's clock: begun, paused, resumed, extended."""

from conteur.tables.clock import Clock


def test_a_pause_takes_no_time() -> None:
    """Resumed, the phase has as long to go as when it was paused; pausing or resuming twice changes nothing."""
    clock = Clock(since=1000)
    paused = clock.paused(at=4000)
    assert paused == paused.paused(at=5000)
    assert Clock(since=7000) == paused.resumed(at=10_000)
    assert clock == clock.resumed(at=9000)


def test_more_time_adds_up() -> None:
    """And belongs to one phase: the next one begins without it."""
    clock = Clock(since=0).extended(60_000).extended(60_000)
    assert 120_000 == clock.extra
    assert Clock(since=500) == clock.begun(at=500)


def test_a_pause_goes_on_in_the_next_phase() -> None:
    """From its beginning."""
    assert Clock(since=500, paused_at=500) == Clock(since=0, paused_at=100).begun(at=500)
