"""One browser for all these tests, and for each of them devices of its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.browser import launch


# Not for the whole session: while it is there, nothing else in this process can have an event loop.
@pytest.fixture(scope="package", name="opened")
def an_opened_browser() -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def browser(opened: Browser) -> Iterator[Browser]:
    """The browser; every page of the test is closed after it, so that none goes on calling a server that is gone."""
    yield opened
    for context in opened.contexts:
        context.close()
