"""The first game: a real table with bots, and a coach who explains each moment once."""

import re

from playwright.sync_api import Browser, expect

from tests.e2e.browser import PHONE, Player
from tests.e2e.company import is_quiet, until
from tests.e2e.inspection import as_lines, cut_text, findings, small_targets
from tests.web.serving import Server


def test_a_pupil_tells_answers_and_votes_and_is_told_what_it_was_worth(browser: Browser) -> None:
    """By keyboard where a button is meant; the coach speaks at every step and is done after both reveals."""
    with Server("--thinking", "0.3") as server:
        ana = Player.with_device(browser, server.url, "Ana", viewport=PHONE)
        ana.page.goto(f"{server.url}/how")
        ana.sees(".learn .btn").focus()
        ana.page.keyboard.press("Enter")
        ana.sees(".coached").wait_for()
        heard: dict[str, str] = {}
        found: dict[str, list[str]] = {}

        def step() -> None:
            moment = ana.sees(".coached").get_attribute("data-step") or ""
            if moment and moment not in heard:
                heard[moment] = ana.sees(".coach p").inner_text()
                found[moment] = [*findings(ana), *cut_text(ana), *small_targets(ana)]
            if moment in ("claim", "tell", "answer", "vote", "reveal", "reveal-own"):
                ana.act("Slowly, then all at once")

        until(lambda: ana.has(".coach .btn"), step, "the end of the lesson")
        assert {"tell", "answer", "vote"} <= heard.keys()
        assert all(heard.values())
        assert "{}" == as_lines(found), as_lines(found)
        ends = [heard[step] for step in ("reveal", "reveal-own") if step in heard]
        assert all(re.search(r"[23] (points|for all)", words) for words in ends), ends
        ana.sees(".coach .btn").click()
        expect(ana.sees("dialog")).to_contain_text("That is the whole game")
        ana.sees("dialog .btn.quiet").click()
        ana.sees(".home").wait_for()
        is_quiet(ana)


def test_the_coach_can_be_sent_away_and_stays_away(browser: Browser) -> None:
    """The game goes on without a word."""
    with Server("--thinking", "60") as server:
        ana = Player.with_device(browser, server.url, "Ana", viewport=PHONE)
        ana.page.goto(f"{server.url}/how")
        ana.sees(".learn .btn").click()
        ana.sees(".coach .link").click()
        ana.sees(".coach").wait_for(state="detached")
        ana.reload()
        assert ana.moment == "claim"
        assert not ana.has(".coach")
