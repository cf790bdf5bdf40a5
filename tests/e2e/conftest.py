"""One browser for all these tests, and for each of them devices of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.browser import launch, launch_beside

_HERE = Path(__file__).parent

# As long as everything else in a browser is waited for: five seconds, as it comes, are too few on a busy machine.
expect.set_options(timeout=30_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One browser at a time, from the beginning: two would race for the cores, and one last would keep all waiting."""
    ours = [item for item in items if _HERE in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.xdist_group("browser"))
    items.sort(key=lambda item: _HERE not in item.path.parents)


# Not for the whole session: while it is there, nothing else in this process can have an event loop.
@pytest.fixture(scope="package", name="opened")
def an_opened_browser() -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def large_print(opened: Browser) -> Iterator[Browser]:
    """Another browser, of somebody who has set letters twice as large for every page."""
    browser = launch_beside(opened, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26")
    yield browser
    browser.close()


@pytest.fixture
def plain(opened: Browser) -> Iterator[Browser]:
    """Another browser, for which `phone` is this machine: an address on plain HTTP that no browser trusts."""
    browser = launch_beside(opened, "--host-resolver-rules=MAP phone 127.0.0.1")
    yield browser
    browser.close()


@pytest.fixture
def browser(opened: Browser) -> Iterator[Browser]:
    """The browser; every page of the test is closed after it, so that none goes on calling a server that is gone."""
    yield opened
    for context in opened.contexts:
        context.close()
