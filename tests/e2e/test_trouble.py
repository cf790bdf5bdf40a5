"""When something is wrong the page says what happened and what to do, and recovers automatically when it can."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

from playwright.sync_api import Browser, expect

from conteur.client import connect
from conteur.tables.asks import Leave
from tests.e2e.browser import Player
from tests.e2e.company import gather, open_table
from tests.web.serving import Server

_FULL = 12


def test_a_wrong_code_says_what_to_do(browser: Browser) -> None:
    """At its address the page leads back; typed into the first page it is said beside the field."""
    with Server() as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        ana.page.goto(f"{server.url}/t/BBBBBB")
        expect(ana.sees("h1")).to_have_text("No table has this code: check its six letters")
        expect(ana.sees(".trouble .note")).to_contain_text("BBBBBB")
        ana.sees(".trouble .btn").click()
        ana.sees("#code").fill("bbbbbb")
        ana.sees(".join .btn").click()
        expect(ana.sees("#trouble")).to_have_text("No table has this code: check its six letters")


def test_an_old_link_opens_no_seat_and_says_so(browser: Browser) -> None:
    """Somebody with a key that is no longer known is told so, and may sit down again."""
    with Server() as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        ana.page.goto(f"{open_table(server)}#seat=AAAAAAAAAAAAAAAAAAAAAA")
        expect(ana.sees(".old")).to_contain_text("That link doesn’t open a seat here")
        assert "#" not in ana.page.url
        ana.sees("#name").fill("Ana")
        ana.sees("form .btn.wide").click()
        ana.sees(".waitroom").wait_for()


def test_a_full_table_can_be_watched_and_lets_in_when_a_chair_is_free(browser: Browser) -> None:
    """Nothing has to be reloaded: the form comes when somebody goes."""
    with Server("--allowance", "10") as server:
        table = open_table(server)
        ana = Player.with_phone(browser, server.url, "Ana")
        is_full, may_go = asyncio.Event(), asyncio.Event()

        async def twelve() -> None:
            async with AsyncExitStack() as stack:
                seats = [
                    await stack.enter_async_context(connect(server.url, table[-6:], f"P{number}"))
                    for number in range(_FULL)
                ]
                is_full.set()
                await may_go.wait()
                await seats[3].ask(Leave())

        with ThreadPoolExecutor(1) as thread:
            loop = asyncio.new_event_loop()
            guests = thread.submit(loop.run_until_complete, twelve())
            asyncio.run_coroutine_threadsafe(is_full.wait(), loop).result()
            ana.page.goto(table)
            expect(ana.sees("form")).to_contain_text("The table is full")
            assert not ana.has("#name")
            loop.call_soon_threadsafe(may_go.set)
            guests.result()
            ana.sees("#name").wait_for()
            loop.close()


def test_a_lost_connection_says_so_keeps_the_hand_and_heals(browser: Browser) -> None:
    """The network goes, a server is killed: the same sentence, and the same hand afterwards."""
    with Server("--thinking", "600") as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        gather(open_table(server), [ana], bots=3)
        hand = ana.hand()
        ana.page.context.set_offline(True)
        server.restart()  # a socket that is open already does not notice that the network is gone
        expect(ana.sees(".banner")).to_contain_text("Connection lost")
        expect(ana.sees(".banner")).to_contain_text("Your seat and cards are safe")
        ana.page.context.set_offline(False)
        ana.sees(".banner").wait_for(state="detached")
        assert hand == ana.hand()
