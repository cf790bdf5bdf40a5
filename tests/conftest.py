"""What all tests share: no skipping in continuous integration, and a real PostgreSQL."""

from collections.abc import Iterator

import pytest

from tests.store.postgres import Postgres, running
from tests.strict import pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["postgres", "pytest_make_collect_report", "pytest_runtest_makereport"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL for everybody who needs one; with xdist, one for each process that does."""
    with running() as server:
        yield server
