"""People open the page on a phone and play a whole game."""

import time
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.e2e.browser import Player
from tests.web.serving import Server

_LONGEST = 180.0


def _until(is_over: Callable[[], bool], step: Callable[[], object], what: str) -> None:
    """Go on until it is so; a game that does not end is a failure, not a wait."""
    deadline = time.monotonic() + _LONGEST
    while not is_over():
        assert time.monotonic() < deadline, f"still waiting: {what}"
        step()
        time.sleep(0.05)  # a person looks again


def _settled(player: Player) -> list[tuple[float, float, float, float]]:
    """Where the pictures hang when fonts and sizes have come to rest."""
    seen: list[list[tuple[float, float, float, float]]] = [[]]

    def look_again() -> None:
        player.page.wait_for_timeout(250)
        seen.append(player.places())

    _until(lambda: seen[-1] != [] and seen[-1] == seen[-2], look_again, "the wall to come to rest")
    return seen[-1]


def _is_quiet(*players: Player) -> None:
    """Nothing was asked of anybody else's server, and the browser had nothing to complain about."""
    assert [] == [stranger for player in players for stranger in player.strangers]
    assert [] == [complaint for player in players for complaint in player.complaints]


def test_three_people_play_a_whole_base_game_through_a_reload_and_a_restart(browser: Browser) -> None:
    """A reload finds the same seat, a killed server the same game, and nothing on the wall moves at the reveal."""
    with Server("--thinking", "0.2") as server:
        ana, bo, cy = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo", "Cy"))
        ana.page.goto(server.url)
        ana.sees(".acts > .btn").first.click()
        ana.sees("#name").wait_for()
        table = ana.page.url
        ana.sit(table)
        for player in (bo, cy):
            player.sit(table)
        ana.sees("#end").select_option("laps-1")
        expect(bo.sees(".settings")).to_contain_text("Once around")
        ana.sees(".startdock .btn").click()
        players = [ana, bo, cy]
        for player in players:
            player.sees(".play").wait_for()

        def everybody(clue: str = "Nobody told the sea it was small") -> None:
            for player in players:
                player.act(clue)

        _until(lambda: ana.moment == "gallery-screen", everybody, "the first wall")
        hung = _settled(ana)
        assert 5 == len(hung)
        ana.page.reload()
        ana.sees(".hang").first.wait_for()
        assert hung == _settled(ana)
        _until(lambda: ana.moment == "reveal", everybody, "the first reveal")
        assert hung == ana.places()

        _until(lambda: bo.moment in ("answer", "tell"), everybody, "the second round")
        server.kill()
        bo.sees(".banner").wait_for()
        server.start()
        bo.sees(".banner").wait_for(state="detached")

        _until(lambda: all(player.moment == "result" for player in players), everybody, "the result")
        for player in players:
            assert 3 == player.sees(".ranks li").count()
            assert 1 <= player.sees(".album li").count()
        ana.sees(".dock .btn").first.click()
        bo.sees(".play").wait_for()
        _is_quiet(*players)


def test_play_now_with_bots_to_the_result(browser: Browser) -> None:
    """One press on the first page, and a whole game later there is a winner."""
    with Server("--thinking", "0.1") as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        ana.page.goto(server.url)
        ana.sees(".acts > .btn.quiet").click()
        ana.sees(".play").wait_for()
        _until(lambda: ana.moment == "result", lambda: ana.act("The last train home"), "the result")
        assert 5 == ana.sees(".ranks li").count()
        _is_quiet(ana)


def test_a_wrong_code_says_what_to_do(browser: Browser) -> None:
    """The page says that there is no such table, and leads back."""
    with Server() as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        ana.page.goto(f"{server.url}/t/BBBBBB")
        expect(ana.sees("h1")).to_have_text("There is no such table")
        ana.sees(".trouble .btn").click()
        expect(ana.sees(".acts > .btn").first).to_be_visible()


def test_a_shared_screen_watches_and_knows_no_secret(browser: Browser) -> None:
    """The television shows the table, never a hand."""
    with Server("--thinking", "0.1") as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        ana.page.goto(server.url)
        ana.sees(".acts > .btn.quiet").click()
        ana.sees(".play").wait_for()
        screen = Player.with_phone(browser, server.url, "TV", locale="ar")
        screen.page.set_viewport_size({"width": 1920, "height": 1080})
        screen.page.goto(ana.page.url.replace("/t/", "/tv/"))
        screen.sees("main.tv").wait_for()
        assert 0 == screen.sees(".held").count()
        _until(lambda: screen.has(".hang"), lambda: ana.act("Almost"), "the wall on the screen")
        lefts = [place[0] for place in screen.places()]
        assert lefts == sorted(lefts)
        _is_quiet(ana, screen)
