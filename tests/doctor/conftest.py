"""Servers behind the proxies of these tests."""

from collections.abc import Iterator

import pytest

from tests.web.serving import Server, serving


@pytest.fixture(scope="package")
def server() -> Iterator[Server]:
    """Believes nobody."""
    with serving() as running_server:
        yield running_server


@pytest.fixture(scope="package")
def trusting() -> Iterator[Server]:
    """Believes proxies of its own machine."""
    with serving("--trusted-proxy", "127.0.0.1") as running_server:
        yield running_server
