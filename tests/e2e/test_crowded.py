"""Twelve at a table: nobody's name, rabbit or token lies on what somebody else has to read."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from conteur.tables.bot_names import NAMES
from tests.e2e.browser import LAPTOP, PHONE, Player
from tests.e2e.company import open_table
from tests.e2e.crowd import LONG_NAMES, playing, seated
from tests.e2e.inspection import LANGUAGES, as_lines, cut_text, speak
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


@pytest.mark.parametrize("letters", ["as they are", "twice as large"])
def test_a_name_and_its_points_have_room_below_a_small_picture(
    browser: Browser, large_print: Browser, letters: str
) -> None:
    """A dozen vote for Ana's picture: in every language its label says whose it is, and what it was worth."""
    with Server(*NOBODY_MOVES) as server:
        ana = Player.with_phone(large_print if letters == "twice as large" else browser, server.url, "Ana")
        table = open_table(server)
        ana.sit(table)
        with playing(table, NAMES["en"][:11]) as vote_for:
            ana.sees(".chair button").nth(11).wait_for()
            ana.sees(".startdock .btn").click()
            ana.sees(".answer .dock > .btn").wait_for()
            ana.take_turn()
            vote_for(int(ana.sees(".hang.mine").get_attribute("data-slot") or ""))
            ana.take_turn()
            ana.sees(".reveal .plaque").first.wait_for()
            ana.sees(".page-header h1").click()
            expect(ana.sees(".plaque:has(.plus)")).to_contain_text(["yours +3"])
            found = dict[str, list[str]]()
            for size in (PHONE,) if letters == "twice as large" else (_SMALL, PHONE):
                ana.page.set_viewport_size(size)
                for language in LANGUAGES:
                    speak(ana, language)
                    found[f"{language} {size['width']}"] = cut_text(ana)
        assert "{}" == as_lines(found), as_lines(found)
