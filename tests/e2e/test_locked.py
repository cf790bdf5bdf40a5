"""A locked table on people's screens: closed to strangers, open to whoever was there and to the host's own links."""

import os
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.browser import LAPTOP, TELEVISION, Player
from tests.e2e.company import is_quiet, open_table
from tests.pictures import hostile
from tests.web.serving import Server

REACHABLE = ("--public-url", "http://192.168.1.20:8000")
"""Links are offered only where other devices could follow them."""


def _shot(player: Player, name: str) -> None:
    """For whoever wants to see it: SHOTS=DIR."""
    if folder := os.environ.get("SHOTS"):
        player.page.screenshot(path=str(Path(folder) / f"{name}.png"))


def _lock(host: Player) -> None:
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("switch", name="Lock the table").check()
    expect(host.sees("dialog")).to_contain_text("Copy a link to watch")


def test_a_locked_table_on_every_screen(browser: Browser) -> None:
    """A stranger reads that it is closed and what to do; the host's link, and a screen that was there, look on."""
    with Server(*REACHABLE) as server:
        table = open_table(server)
        ana = Player.with_device(browser, server.url, "Ana", viewport=LAPTOP)
        ana.sit(table)
        typed = Player.with_device(browser, server.url, "TV", viewport=TELEVISION)
        typed.page.goto(table.replace("/t/", "/tv/"))
        typed.sees(".guests li").wait_for()
        _lock(ana)
        expect(ana.sees("dialog")).to_contain_text("A table nobody uses for 90 days is removed")
        _shot(ana, "menu")
        to_the_screen = ana.sees("dialog a:has-text('TV screen')")
        expect(to_the_screen).to_have_attribute("href", re.compile("/tv/.*#look="))
        screen = to_the_screen.get_attribute("href") or ""

        stranger = Player.with_phone(browser, server.url, "Bo")
        stranger.page.goto(table)
        expect(stranger.sees("h1")).to_have_text("This table is locked")
        expect(stranger.sees(".note")).to_contain_text("Ask the host for a link")
        _shot(stranger, "closed")
        stranger.page.goto(f"{table}#{screen.partition('#')[2]}")  # pasted over the same address
        expect(stranger.page.get_by_role("button", name="Just watch")).to_be_visible()

        television = Player.with_device(browser, server.url, "TV", viewport=TELEVISION)
        television.page.goto(server.url + "/tv/" + screen.partition("/tv/")[2])
        television.sees(".guests li").wait_for()
        assert "#" not in television.page.url
        for each in (television, typed):
            each.page.reload()
            each.sees(".guests li").wait_for()
        is_quiet(ana, stranger, television, typed)


def test_own_pictures_on_a_screen(browser: Browser) -> None:
    """A screen opened with the code alone says that they are hidden; the link from the menu shows them."""
    with Server() as server:
        table = open_table(server)
        ana = Player.with_device(browser, server.url, "Ana", viewport=LAPTOP)
        ana.sit(table)
        key = ana.page.evaluate("localStorage.getItem(`conteur.seat.${location.pathname.slice(3)}`)")
        photo = hostile.encoded(hostile.photo(seed=1))
        sent = ana.page.request.post(
            f"{server.url}/api/tables/{table.rpartition('/')[2]}/pictures?name=a.jpg",
            data=photo,
            headers={"authorization": f"Bearer {key}", "origin": server.url},
        )
        assert sent.ok, sent.text()
        expect(ana.sees(".share a")).to_have_attribute("href", re.compile("#look="))
        screen = ana.sees(".share a").get_attribute("href") or ""
        typed = Player.with_device(browser, server.url, "TV", viewport=TELEVISION)
        typed.page.goto(table.replace("/t/", "/tv/"))
        expect(typed.sees(".invite")).to_contain_text("Your own pictures stay hidden here")
        _shot(typed, "hidden")
        television = Player.with_device(browser, server.url, "TV", viewport=TELEVISION)
        television.page.goto(server.url + "/tv/" + screen.partition("/tv/")[2])
        with television.page.expect_response(lambda answer: "/cards" in answer.url):
            television.page.reload()
        television.sees(".guests li").wait_for()
        expect(television.sees(".hidden")).to_have_count(0)
        is_quiet(ana, typed, television)
