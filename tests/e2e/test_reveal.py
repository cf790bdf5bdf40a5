"""The reveal keeps its own secret: no total changes before the answer has been shown."""

import json
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browser import LAPTOP, TELEVISION, Player
from tests.e2e.company import gather, is_quiet, open_table, until
from tests.web.serving import Server

_Motion = Literal["reduce", "no-preference"]
_WATCH: Final = """() => {
    window.frames = []
    const look = () => {
        if (document.querySelector('.reveal')) frames.push({
            strip: [...document.querySelectorAll('.score-strip [data-player]')].map((seat) => ({
                score: Number(seat.querySelector('.score')?.firstChild?.textContent ?? NaN),
                plus: Number(seat.querySelector('.plus')?.textContent ?? 0),
            })),
            isLit: document.querySelector('.hang.lit') !== null,
            owners: [...document.querySelectorAll('.hang .picture')].filter((each) =>
                /\\u2019s card/.test(each.getAttribute('aria-label') ?? each.textContent)).length,
            tally: document.querySelector('.tally')?.checkVisibility({ visibilityProperty: true }) ?? false,
            words: document.querySelector('p.story, footer .line')?.textContent ?? '',
            scales: [...document.querySelectorAll('.hang .picture')].map((each) => getComputedStyle(each).transform),
        })
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
"""From now on writes down, on every frame of a reveal, what the strip says and what the wall has shown."""


def _frames(player: Player) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = player.page.evaluate("frames")
    return frames


def _scores(frame: dict[str, Any]) -> list[int]:
    return [seat["score"] for seat in frame["strip"]]


def _before_the_answer(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [frame for frame in frames if not frame["isLit"]]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_no_total_changes_before_the_answer(browser: Browser, motion: _Motion) -> None:
    """On a laptop and on the shared screen, frame by frame; and each total changes with its own "+n"."""
    with Server("--thinking", "0.3") as server:
        ana = Player.with_device(browser, server.url, "Ana", viewport=LAPTOP)
        screen = Player.with_device(browser, server.url, "TV", viewport=TELEVISION)
        for player in (ana, screen):
            player.page.emulate_media(reduced_motion=motion)
        table = open_table(server)
        screen.page.goto(table.replace("/t/", "/tv/"))
        gather(table, [ana], bots=3)
        until(lambda: ana.is_to_vote, lambda: ana.act("Not yet"), "a wall to vote on")
        for player in (ana, screen):
            player.page.evaluate(_WATCH)
        ana.take_turn()
        ana.sees(".two:not(.untold)").wait_for()
        expect(ana.sees(".score-strip .plus").first).to_be_visible()
        won = len({award["side"] for award in _last_view(ana)["game"]["reveal"]["awards"] if award["points"]})
        for player in (ana, screen):
            expect(player.sees(".score-strip .plus")).to_have_count(won)
            frames = _frames(player)
            early = _before_the_answer(frames)
            assert len(early) > 10
            assert {tuple(_scores(early[0]))} == {tuple(_scores(frame)) for frame in early}
            assert {0} == {seat["plus"] for frame in early for seat in frame["strip"]}
            assert {0} == {frame["owners"] for frame in early}
            assert {False} == {frame["tally"] for frame in early}
            assert {"", "Everyone has voted."} >= {frame["words"] for frame in early}
            assert 1 == len({scale for frame in early for scale in frame["scales"]}), "one picture stands out early"
            before = _scores(frames[0])
            for frame in frames:
                assert before == [seat["score"] - seat["plus"] for seat in frame["strip"]]
            assert [seat["score"] for seat in _last_view(player)["game"]["players"]] == _scores(frames[-1])
        is_quiet(ana, screen)


def _last_view(player: Player) -> dict[str, Any]:
    views = [json.loads(message) for message in player.heard if '"view"' in message]
    view: dict[str, Any] = next(view for view in reversed(views) if view["type"] == "view")
    return view


def test_a_reload_or_a_skip_in_mid_reveal_shows_how_it_ends(browser: Browser) -> None:
    """Points, totals and the next step, all at once."""
    with Server("--thinking", "0.3") as server:
        ana = Player.with_device(browser, server.url, "Ana", viewport=LAPTOP)
        gather(open_table(server), [ana], bots=3)
        until(lambda: ana.moment == "reveal", lambda: ana.act("In the middle of it"), "a reveal")
        expect(ana.sees(".two.untold")).to_have_count(1)
        ana.reload()
        expect(ana.sees(".two:not(.untold)")).to_be_visible()
        totals = [seat["score"] for seat in _last_view(ana)["game"]["players"]]
        expect(ana.sees(".score-strip .score")).to_have_text([str(total) for total in totals])
        ana.take_turn()
        until(lambda: ana.moment != "reveal", lambda: None, "the next round")
        until(lambda: ana.moment == "reveal", lambda: ana.act("In the middle of it"), "another reveal")
        expect(ana.sees(".two.untold")).to_have_count(1)
        ana.page.keyboard.press("Escape")
        expect(ana.sees(".two:not(.untold)")).to_be_visible()
        totals = [seat["score"] for seat in _last_view(ana)["game"]["players"]]
        expect(ana.sees(".score-strip .score")).to_have_text([str(total) for total in totals])
        is_quiet(ana)
