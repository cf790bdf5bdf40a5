"""The first game: a real table with bots, and a coach who explains each moment once."""

import re

from playwright.sync_api import Browser, expect

from tests.e2e.browser import PHONE, Player
from tests.e2e.company import is_quiet, open_table, until
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
            if moment.startswith("reveal"):
                ana.hear_it_out()
                ana.sees(".two:not(.untold)").wait_for()
            if moment and moment not in heard:
                heard[moment] = ana.sees(".coach p").inner_text()
                found[moment] = [*findings(ana), *cut_text(ana), *small_targets(ana)]
            if moment in ("claim", "tell", "answer", "vote", "reveal", "reveal-own") and not ana.has(".coach .btn"):
                ana.act("Slowly, then all at once")

        until(lambda: ana.has(".coach .btn"), step, "the end of the lesson")
        assert {"tell", "answer", "vote"} <= heard.keys()
        assert all(heard.values())
        assert "{}" == as_lines(found), as_lines(found)
        ends = [heard[step] for step in ("reveal", "reveal-own") if step in heard]
        assert all(re.search(r"[23] (points|for all)", words) for words in ends), ends
        ana.sees(".coach .btn").click()
        expect(ana.sees("dialog")).to_contain_text("That\u2019s the whole game")
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


def test_how_to_play_tells_the_rules_of_this_table(browser: Browser) -> None:
    """Its game, its edition, where it ends and what the host has changed: the table's own menu leads there."""
    with Server() as server:
        ana = Player.with_device(browser, server.url, "Ana", viewport=PHONE)
        changed = {"end": {"laps": 2}, "party_hands": "all"}
        ana.sit(open_table(server, mode="party", edition="ar", options=changed))
        ana.sees(".page-header .ibtn").first.click()
        ana.page.goto(ana.sees("dialog a[href*='how?']").evaluate("link => link.href"))
        expect(ana.sees(".here")).to_contain_text("red never on your own green")
        expect(ana.sees(".here")).to_contain_text("Face down for everyone")
        expect(ana.sees(".more")).to_contain_text("when everyone has been the storyteller twice")
        ana.page.goto(f"{server.url}/how?edition=ar")
        expect(ana.sees(".more")).to_contain_text("the last card is drawn")
        ana.page.goto(f"{server.url}/how")
        expect(ana.sees(".more")).to_contain_text("When someone reaches 30 points")
        ana.sees("input[value=team]").check()
        expect(ana.sees(".how")).to_contain_text("whoever didn’t play a card votes")
        is_quiet(ana)
