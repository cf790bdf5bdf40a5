"""What tests of the web share: a host with a table, at whichever server the file has."""

from collections.abc import Iterator

import pytest

from tests.web.picture_host import Host
from tests.web.serving import Server


@pytest.fixture
def host(server: Server) -> Iterator[Host]:
    """At a table with one guest."""
    host = Host(server, guests=1)
    yield host
    host.end()
