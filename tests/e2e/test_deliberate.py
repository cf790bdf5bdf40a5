"""Nothing is committed that nobody chose: not by the first frame, not by a second tap, not by swiping."""

from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.browser import LAPTOP, READY, Player
from tests.e2e.company import gather, is_quiet, open_table, until
from tests.web.serving import Server

_PHONE: Final = ViewportSize(width=360, height=740)
_SMALL: Final = ViewportSize(width=320, height=568)
_SENT: Final = """
window.sent = []
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
    const { type, move } = JSON.parse(text)
    if (type === 'move') window.sent.push(move)
    return send.call(this, text)
}
"""
"""Writes down every move that goes over the line."""
_FIRST_FRAME: Final = """({ selector, again }) => new Promise((done) => {
    const press = (button) => {
        const box = button.getBoundingClientRect()
        const x = box.left + box.width / 2
        const y = box.top + box.height / 2
        const there = document.elementFromPoint(x, y)
        there.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: x, clientY: y }))
        there.click()
        return [x, y]
    }
    const look = () => {
        const button = document.querySelector(selector)
        if (!button) return requestAnimationFrame(look)
        const [x, y] = press(button)
        if (again === null) return done(document.querySelector(selector)?.innerText ?? '')
        setTimeout(() => {
            const there = document.elementFromPoint(x, y)?.closest('button')
            there?.click()
            done(there?.innerText ?? '')
        }, again)
    }
    look()
})"""
"""Presses a button in the frame it appears in; with `again`, whatever lies there that many milliseconds later, too."""


def _watched(browser: Browser, server: Server, name: str, viewport: ViewportSize = _PHONE) -> Player:
    player = Player.with_device(browser, server.url, name, viewport=viewport)
    player.page.add_init_script(_SENT)
    return player


def _moves(player: Player) -> list[str]:
    """The kinds of moves this device has sent."""
    moves: list[str] = player.page.evaluate("sent.map((move) => move.kind)")
    return moves


def _begin_watching(player: Player, selector: str, again: int | None = None) -> None:
    """From now on this button is pressed as soon as it is there; `_seen` says what was found."""
    player.page.evaluate(
        f"asked => {{ window.pressed = ({_FIRST_FRAME})(asked) }}", {"selector": selector, "again": again}
    )


def _seen(player: Player) -> str:
    words: str = player.page.evaluate("window.pressed")
    return words


def test_the_first_frame_commits_nothing(browser: Browser) -> None:
    """Claim, clue and answer: pressed in the frame it appears in, the main button does nothing, and says what to do."""
    with Server("--thinking", "600") as server:
        ana, bo, cy = (_watched(browser, server, name) for name in ("Ana", "Bo", "Cy"))
        table = open_table(server, options={"clue": "spoken"})
        ana.sit(table)
        _begin_watching(ana, ".claim .dock .btn")
        bo.sit(table)
        cy.sit(table)
        ana.sees(".startdock .btn:not([aria-disabled='true'])").click()
        _seen(ana)
        assert [] == _moves(ana)

        _begin_watching(ana, ".telldock .btn")
        ana.press(".claim .dock .btn")
        assert "Choose a card first" == _seen(ana)
        expect(ana.sees(".held.chosen")).to_have_count(0)
        assert ["claim_story"] == _moves(ana)

        _begin_watching(bo, ".answer .dock > .btn")
        ana.choose()
        ana.press(".telldock .btn")
        assert "Choose 2 cards first" == _seen(bo)
        ana.sees(".pending").wait_for()
        expect(bo.sees(".dock > .btn")).to_have_attribute("aria-disabled", "true")
        assert [] == _moves(bo)


@pytest.mark.parametrize("size", [_PHONE, _SMALL], ids=lambda size: f"{size['width']}")
def test_two_taps_at_one_place_commit_no_picture(browser: Browser, size: ViewportSize) -> None:
    """Where "I tell first" was, "I have said it" comes to lie: the second tap, 400 ms later, lays nothing."""
    with Server("--thinking", "600") as server:
        ana = _watched(browser, server, "Ana", size)
        gather(open_table(server, options={"clue": "spoken"}), [ana], bots=3)
        ana.sees(f".claim .dock .btn{READY}").wait_for()
        _begin_watching(ana, ".claim .dock .btn", again=400)
        _seen(ana)
        ana.sees(".tell").wait_for()
        assert ["claim_story"] == _moves(ana)

        # Chosen, the same place means something new: again nothing at once, and then what it says.
        ana.choose()
        _begin_watching(ana, ".telldock .btn[aria-disabled='false']", again=400)
        _seen(ana)
        assert ["claim_story"] == _moves(ana)
        ana.press(".telldock .btn")
        ana.sees(".pending").wait_for()
        assert ["claim_story", "give_clue"] == _moves(ana)
        is_quiet(ana)


def _swipe(player: Player, across: int) -> None:
    """One picture further, with a thumb on the glass."""
    box = player.sees(".fan").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2 - across / 2, box["y"] + box["height"] * 0.4
    glass = player.page.context.new_cdp_session(player.page)
    glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        at = {"x": x + across * step / 8, "y": y}
        glass.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_swiping_compares_and_leaves_the_choice_alone(browser: Browser) -> None:
    """Before a choice nothing becomes one; after it, the picture chosen is the one that is laid."""
    with Server("--thinking", "600") as server:
        ana = _watched(browser, server, "Ana")
        gather(open_table(server), [ana], bots=3)
        ana.press(".claim .dock .btn")
        ana.sees(".telldock .field").fill("Only looking")
        lit = ana.sees(".held.lit")
        middle = lit.get_attribute("data-card")
        _swipe(ana, -150)
        expect(lit).not_to_have_attribute("data-card", middle or "")
        expect(ana.sees(".held.chosen")).to_have_count(0)
        expect(ana.sees(".telldock .btn")).to_have_attribute("aria-disabled", "true")

        chosen = lit.get_attribute("data-card") or ""
        expect(ana.sees(".choose")).to_have_attribute("aria-pressed", "false")
        # A browser takes a tap right after a fling for the hand that stops it, and so does a person tap again.
        until(lambda: ana.has(".choose[aria-pressed='true']"), ana.sees(".choose").tap, "a tap that is one")
        for across in (-150, 150, 150):
            before = lit.get_attribute("data-card") or ""
            _swipe(ana, across)
            expect(lit).not_to_have_attribute("data-card", before)
            expect(ana.sees(".held.chosen")).to_have_attribute("data-card", chosen)
        expect(ana.sees(".choose")).to_have_attribute("aria-pressed", "false")  # what lies in the middle now is another
        ana.press(".telldock .btn")
        ana.sees(".pending").wait_for()
        assert int(chosen) == ana.page.evaluate("sent.at(-1).card")
        is_quiet(ana)


@pytest.mark.parametrize("size", [_PHONE, LAPTOP], ids=lambda size: f"{size['width']}")
def test_a_deliberate_choice_is_laid(browser: Browser, size: ViewportSize) -> None:
    """By touch on a phone, by mouse on a laptop: another picture can be chosen instead, and a choice taken back."""
    with Server("--thinking", "600") as server:
        bo, ana = _watched(browser, server, "Bo"), _watched(browser, server, "Ana", size)
        gather(open_table(server), [bo, ana], bots=2)
        bo.press(".claim .dock .btn")
        bo.sees(".tell").wait_for()
        bo.take_turn("On purpose")
        ana.sees(".answer").wait_for()
        ana.choose()
        first = ana.sees(".held.chosen").get_attribute("data-card")
        if size == LAPTOP:
            ana.sees(".held").nth(3).click(position={"x": 60, "y": 120})
        else:
            ana.sees(".pips button").nth(3).click()
            ana.sees(".choose[aria-pressed='false']").tap()
        expect(ana.sees(".held.chosen")).to_have_count(1)
        second = ana.sees(".held.chosen").get_attribute("data-card")
        assert first != second
        ana.press(".dock > .btn")
        ana.sees(".pending").wait_for()
        assert [int(second or -1)] == ana.page.evaluate("sent.at(-1).cards")
        is_quiet(bo, ana)


def test_a_picture_is_chosen_by_keyboard_on_a_narrow_screen(browser: Browser) -> None:
    """The button on the middle picture is a stop of its own, says whether it is pressed, and Space presses it."""
    with Server("--thinking", "600") as server:
        ana = _watched(browser, server, "Ana", _SMALL)
        gather(open_table(server, options={"clue": "spoken"}), [ana], bots=3)
        ana.press(".claim .dock .btn")
        ana.sees(".tell .held.lit").focus()
        ana.page.keyboard.press("ArrowRight")
        ana.page.keyboard.press("Tab")
        assert ana.page.evaluate("document.activeElement.matches('.choose[aria-pressed=false]')")
        ana.page.keyboard.press("Space")
        assert ana.page.evaluate("document.activeElement.matches('.choose[aria-pressed=true]')")
        button = ana.sees(f".telldock .btn{READY}")
        button.focus()
        ana.page.keyboard.press("Enter")
        ana.sees(".pending").wait_for()
        assert ["claim_story", "give_clue"] == _moves(ana)
