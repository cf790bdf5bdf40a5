"""Where people wait: who is away is said, the host plays for them, and whoever comes late is told when they are in."""

from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.browser import LAPTOP, PHONE, READY, TELEVISION, Player
from tests.e2e.company import gather, is_quiet, open_table, until
from tests.e2e.crowd import LONG_NAMES, seated
from tests.e2e.inspection import as_lines, cut_text, findings, small_targets, speak
from tests.web.serving import Server

_SMALL: Final = ViewportSize(width=320, height=568)
_HAND_OF_A_PAIR: Final = """() => document.querySelector('.team') && [
    document.querySelector('h2.ask').textContent.trim(),
    document.querySelectorAll('.fan .held').length,
    document.querySelectorAll('.choose, .held[aria-pressed]').length,
]"""
"""What partners read and see who have not agreed yet, and what could be pressed of it."""


def _play_for(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=f"Play for {name}", exact=True).click()


def test_the_host_plays_for_somebody_who_is_away(browser: Browser) -> None:
    """Bo closes the page: all read so, only the host has the button; the round goes on, and Bo is back in the seat."""
    with Server("--thinking", "600", "--absence", "600") as server:
        ana, bo, cy = people = [Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo", "Cy")]
        screen = Player.with_device(browser, server.url, "TV", viewport=TELEVISION)
        table = open_table(server)
        screen.page.goto(table.replace("/t/", "/tv/"))
        gather(table, people)
        ana.press(".claim .dock .btn")
        ana.sees(".tell").wait_for()
        ana.take_turn("Somebody at the door")
        bo.sees(".answer").wait_for()
        cy.sees(".answer").wait_for()
        cy.take_turn()
        expect(ana.sees(".pending .dock")).to_contain_text("Waiting for Bo")
        bo.page.goto("about:blank")
        for other in (ana, cy):
            expect(other.sees(".pending .dock")).to_contain_text("Bo is away")
        expect(screen.sees("footer .line")).to_have_text("Bo is away")
        expect(cy.sees(".playfor")).to_have_count(0)
        _play_for(ana, "Bo")  # away, so it is not asked twice
        ana.sees(".gallery-screen").wait_for()

        expect(ana.sees(".waits")).to_contain_text("Waiting for 2")
        bo.page.goto(table)
        expect(bo.sees(".board")).to_be_visible()
        cy.sees(".board").wait_for()
        cy.take_turn()
        expect(ana.sees(".waits")).to_contain_text("Waiting for Bo")
        _play_for(ana, "Bo")  # here, and perhaps only slow
        expect(ana.sees(".playfor")).to_have_text("Yes, play for Bo")
        assert "gallery-screen" == bo.moment
        ana.sees(f".playfor{READY}").click()
        for person in people:
            person.sees(".reveal").wait_for()
        is_quiet(ana, cy, screen)


@pytest.mark.parametrize("size", [_SMALL, LAPTOP], ids=lambda size: f"{size['width']}")
def test_twelve_are_waited_for_and_all_fits(browser: Browser, size: ViewportSize) -> None:
    """Eleven long names with a button each: nothing is cut, too small or without a name, in the longest languages."""
    with Server("--thinking", "600", "--allowance", "50") as server:
        ana = Player.with_device(browser, server.url, "Ana", viewport=size)
        table = open_table(server)
        ana.sit(table)
        with seated(table, LONG_NAMES):
            ana.sees(".chair button").nth(len(LONG_NAMES)).wait_for()
            ana.sees(".startdock .btn:not([aria-disabled='true'])").click()
            ana.press(".claim .dock .btn")
            ana.sees(".tell").wait_for()
            ana.take_turn("All of you")
            found: dict[str, list[str]] = {}
            expect(ana.sees(".rows .playfor")).to_have_count(len(LONG_NAMES))
            _inspect(ana, "pending", found)
            ana.sees(".page-header .ibtn").first.click()
            ana.sees(".hurry button").click()
            ana.sees(".gallery-screen .all").wait_for()
            _inspect(ana, "wall", found)
            ana.sees(".all").click()
            expect(ana.sees("dialog .rows .playfor")).to_have_count(len(LONG_NAMES))
            _inspect(ana, "sheet", found)
            assert "{}" == as_lines(found), as_lines(found)


def _inspect(player: Player, name: str, found: dict[str, list[str]]) -> None:
    for language in ("de", "ar", "ru", "en"):
        speak(player, language)
        player.come_to_rest()
        cut = cut_text(player) if player.page.viewport_size == _SMALL else []  # a laptop's strip shortens names
        found[f"{name} {language}"] = [*findings(player), *cut, *small_targets(player)]


def test_whoever_sits_down_in_mid_round_is_told_when_they_are_in(browser: Browser) -> None:
    """And so are the others, on their devices and on the shared screen; a spectator only watches."""
    with Server("--thinking", "600") as server:
        ana = Player.with_device(browser, server.url, "Ana")
        bo, cy, dov = people = [Player.with_phone(browser, server.url, name) for name in ("Bo", "Cy", "Dov")]
        screen = Player.with_device(browser, server.url, "TV", viewport=TELEVISION)
        table = open_table(server)
        screen.page.goto(table.replace("/t/", "/tv/"))
        gather(table, [ana, bo, cy])
        bo.press(".claim .dock .btn")
        for device in (ana, screen):
            device.sees(".play, header").first.wait_for()

        dov.page.goto(table)
        dov.sees(".link").first.click()
        expect(dov.sees(".pending")).to_contain_text("You’re watching.")
        dov.page.goto(table)
        dov.sees("#name").fill("Dov")
        dov.sees("form .btn.wide").click()
        expect(dov.sees(".pending")).to_contain_text("in from the next round.")
        expect(dov.sees(".pending")).not_to_contain_text("watching")
        for device in (ana, cy, screen):
            expect(device.sees(".arrival")).to_contain_text("Dov joins next round")
        expect(ana.sees(".score-strip .joins")).to_contain_text("Dov")
        expect(screen.sees(".score-strip .joins")).to_contain_text("Dov")

        def step() -> None:
            for person in (ana, bo, cy):
                person.act("A chair for one more")

        until(lambda: dov.moment in ("answer", "tell") or dov.is_to_vote, step, "a hand for Dov")
        expect(ana.sees(".score-strip .joins")).to_have_count(0)
        is_quiet(ana, *people, screen)


def test_the_storytellers_partner_is_told_the_truth_and_sees_the_hand(browser: Browser) -> None:
    """In Team the storyteller's pair has no vote; whoever agrees on a picture sees what there is to lay."""
    with Server("--thinking", "0.3") as server:
        names = ("Ana", "Bo", "Cy", "Dov")
        ana, bo, cy, dov = people = [Player.with_device(browser, server.url, name, viewport=PHONE) for name in names]
        gather(open_table(server, mode="team", options={"end": {"laps": 1}}), people, bots=2)
        seen: set[str] = set()

        def step() -> None:
            for person in people:
                moment = person.moment
                # All at one glance: a partner that is a bot may agree between two looks. No cards: not laid out yet.
                if (hand := person.page.evaluate(_HAND_OF_A_PAIR)) and hand[1] > 0:
                    assert ["Which of you two plays a card?", 4, 0] == hand
                    seen.add("hand")
                seen.update(person.sees(".watch").all_inner_texts())
                person.do(moment, "Both of us")

        truths = {"hand", "Your partner votes for you both."}
        until(
            lambda: truths <= seen and any("vote. Now it’s up to the others" in words for words in seen),
            step,
            "a pair that told",
        )
        until(lambda: all(person.moment == "result" for person in people), step, "the result")
        titles = {person.sees(".final h2").inner_text() for person in people}
        winners = {title for title in titles if title != "Your team wins"}
        assert all(title.endswith(" win") or "It’s a tie" in title for title in winners), titles
        is_quiet(ana, bo, cy, dov)
