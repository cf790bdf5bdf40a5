"""Twelve at a table: nobody's name, rabbit or token lies on what somebody else has to read."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.browser import LAPTOP, PHONE, Player
from tests.e2e.company import open_table
from tests.e2e.crowd import LONG_NAMES, seated
from tests.e2e.walk import NOBODY_MOVES, Walk
from tests.web.serving import Server

_SMALL = ViewportSize(width=320, height=568)
_ON_ITS_SIDE = ViewportSize(width=740, height=360)

_COVERED = """(pairs) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)]
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
    const shared = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from])
    const meet = (one, other) => shared(one, other, 'left', 'right') > 2 && shared(one, other, 'top', 'bottom') > 2
    const isOther = (one, other) => one !== other && !one.parentElement.contains(other)
    return pairs.flatMap(([upper, lower]) => boxes(upper).flatMap((one) => boxes(lower)
        .filter((other) => isOther(one.it, other.it) && meet(one.box, other.box))
        .map((other) => `${one.it.textContent.trim()} ${upper} on ${other.it.textContent.trim()} ${lower}`)))
}"""
"""What of the first kind lies on something of the second kind that belongs to somebody else."""


def _covered(player: Player, *pairs: tuple[str, str]) -> list[str]:
    player.come_to_rest()
    found: list[str] = player.page.evaluate(_COVERED, pairs)
    return found


@pytest.mark.parametrize("size", [_SMALL, PHONE, _ON_ITS_SIDE, LAPTOP], ids=lambda size: f"{size['width']}")
def test_long_names_leave_the_rabbits_of_the_neighbours_their_ears(browser: Browser, size: ViewportSize) -> None:
    """Round the table each name stands below its own rabbit, and on nothing else, not even the code."""
    with Server(*NOBODY_MOVES) as server:
        ana = Player.with_device(browser, server.url, "Ana", viewport=size)
        table = open_table(server)
        ana.sit(table)
        with seated(table, LONG_NAMES):
            ana.sees(".chair button").nth(len(LONG_NAMES)).wait_for()
            name = ".chair .name"
            assert [] == _covered(ana, (name, ".chair .rabbit"), (name, name), (name, ".invite"))


def test_a_picture_all_voted_for_still_shows_its_number(browser: Browser) -> None:
    """Tokens cover each other before they cover what people say aloud, on every device."""
    with Server(*NOBODY_MOVES) as server:
        walk = Walk(browser, server, _at_the_reveal)
        walk.twelve()


def _at_the_reveal(name: str, player: Player) -> None:
    if name != "reveal-twelve":
        return
    for size in (_SMALL, _ON_ITS_SIDE, PHONE, LAPTOP):
        player.page.set_viewport_size(size)
        assert [] == _covered(player, (".token .mark", ".hang .tag")), size
    player.page.set_viewport_size(PHONE)
