"""What all tests share: no skipping in continuous integration, and a real PostgreSQL."""

import signal
from collections.abc import Iterator

import pytest

from tests.store.postgres.server import Postgres, running
from tests.strict import pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["postgres", "pytest_make_collect_report", "pytest_runtest_makereport"]

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell ignores Ctrl-C for what it runs in the background, and children inherit that: those of the tests must not.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL for everybody who needs one; with xdist, one for each process that does."""
    with running() as server:
        yield server
