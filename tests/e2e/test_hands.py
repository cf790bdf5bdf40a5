"""Hands that press twice, press at the wrong moment, paste too much: nothing is lost, nothing happens twice."""

import contextlib

from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.browser import READY, Player
from tests.e2e.company import gather, is_quiet, open_table, until
from tests.web.serving import Server

_REFUSED = "() => window.refusals"
_WATCH = """
window.refusals = []
window.sent = []
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
    const { type, move, ask } = JSON.parse(text)
    if (type === 'move' || type === 'ask') window.sent.push((move ?? ask).kind)
    if (!this.isHeard) this.addEventListener('message', ({ data }) => {
        const heard = JSON.parse(data)
        if (heard.type === 'answer' && heard.refused) window.refusals.push(heard.refused)
    })
    this.isHeard = true
    return send.call(this, text)
}
"""
"""Writes down what really goes over the line, and what the table says no to."""


def _watched(browser: Browser, server: Server, name: str) -> Player:
    player = Player.with_phone(browser, server.url, name)
    player.page.add_init_script(_WATCH)
    return player


def test_whoever_presses_everything_twice_plays_an_ordinary_game(browser: Browser) -> None:
    """From the first page to the second game: each wish is sent once, and none is refused."""
    with Server("--thinking", "0.6") as server:  # bots leave a person time to claim
        ana = _watched(browser, server, "Ana")
        ana.page.goto(server.url)
        ana.sees(".acts > .btn").first.dblclick()
        ana.sees("#name").fill("Ana")
        ana.sees("form .btn.wide").dblclick()
        for bots in (1, 2):
            ana.sees(".share .btn").nth(1).click()
            ana.sees(".chair button").nth(bots).wait_for()
        ana.sees("#end").select_option("laps-1")
        expect(ana.sees("#end")).to_have_value("laps-1")
        ana.sees(".startdock .btn:not([aria-disabled='true'])").dblclick()
        ana.sees(f".claim .dock .btn{READY}").dblclick()
        ana.sees(".telldock .field").fill("Twice is once")
        ana.choose()
        ana.sees(f".telldock .btn{READY}").dblclick()
        strokes = {"answer": f".dock > .btn{READY}", "reveal": f".two .btn:not(.quiet){READY}"}

        def step() -> None:
            moment = ana.moment
            if moment == "gallery-screen" and ana.is_to_vote:
                _vote_twice(ana)
            elif moment in strokes:
                with contextlib.suppress(TooLate):  # the others may have gone on meanwhile
                    if moment == "answer" and ana.has(".laid .gap"):
                        ana.choose()
                    ana.hear_it_out()
                    ana.sees(strokes[moment]).first.dblclick(timeout=1500)
            elif moment == "tell":
                ana.act("Twice is once")

        until(lambda: ana.moment == "result", step, "the result")
        assert [] == ana.page.evaluate(_REFUSED)
        sent = ana.page.evaluate("sent")
        assert (1, 2, 1) == tuple(sent.count(kind) for kind in ("sit", "add_bot", "start_game"))
        expect(ana.sees(".ranks li")).to_have_count(3)  # the press that showed the result did not begin another game
        is_quiet(ana)


def _vote_twice(player: Player) -> None:
    for picture in player.sees(".hang button.picture").all():
        picture.click()
        if player.has("dialog .dock .btn"):
            player.sees(f"dialog .dock .btn{READY}").dblclick()
            player.sees("dialog").wait_for(state="detached")
            return
        player.page.keyboard.press("Escape")
        player.sees("dialog").wait_for(state="detached")


def test_a_trembling_finger_does_not_seal_the_first_of_two_votes(browser: Browser) -> None:
    """Where "vote for 3" was, "seal one vote" comes to lie: it takes a press of its own."""
    with Server("--thinking", "0.1") as server:
        ana = _watched(browser, server, "Ana")
        ana.page.set_viewport_size({"width": 320, "height": 568})
        gather(open_table(server), [ana], bots=6)

        def step() -> None:
            moment = ana.moment
            if moment != "gallery-screen":
                ana.do(moment, "A trembling finger")

        until(lambda: ana.is_to_vote, step, "a wall to vote on")
        _vote_twice(ana)
        seal = ana.sees(".votedock > .btn")
        expect(seal).to_contain_text("one")
        assert "cast_votes" not in ana.page.evaluate("sent")
        ana.press(".votedock > .btn")
        expect(seal).to_have_count(0)
        assert 1 == ana.page.evaluate("sent").count("cast_votes")


def test_enter_held_down_is_pressed_once(browser: Browser) -> None:
    """The key repeats itself; the page does not."""
    with Server("--thinking", "600") as server:
        ana = _watched(browser, server, "Ana")
        gather(open_table(server), [ana], bots=2)
        ana.sees(f".claim .dock .btn{READY}").focus()
        keyboard = ana.page.keyboard
        for _ in range(20):  # without letting go
            keyboard.down("Enter")
        keyboard.up("Enter")
        ana.sees(".telldock .field").fill("Held")
        ana.choose()
        ana.sees(f".telldock .btn{READY}").wait_for()
        ana.sees(".telldock .field").focus()
        for _ in range(20):
            keyboard.down("Enter")
        keyboard.up("Enter")
        ana.sees(".pending").wait_for()
        assert ["claim_story", "give_clue"] == [kind for kind in ana.page.evaluate("sent") if "_" in kind][-2:]
        assert [] == ana.page.evaluate(_REFUSED)


def test_two_tabs_of_one_seat_vote_at_once(browser: Browser) -> None:
    """Both show the vote that counts in the end."""
    with Server("--thinking", "600") as server:
        bo, ana = (_watched(browser, server, name) for name in ("Bo", "Ana"))
        gather(open_table(server), [bo, ana], bots=2)
        bo.take_turn()
        bo.sees(".tell").wait_for()
        bo.take_turn("Two hands")
        ana.sees(".answer").wait_for()
        ana.take_turn()
        bo.sees(".page-header .ibtn").first.click()
        bo.sees(".hurry button").click()
        ana.sees(".board").wait_for()
        other = Player(ana.page.context.new_page(), server.url, "Ana")
        other.page.goto(ana.page.url)
        other.sees(".board").wait_for()
        slots = [slot for slot in range(4) if "yours" not in (ana.sees(".hang").nth(slot).inner_text() or "").lower()]
        for tab, slot in ((ana, slots[0]), (other, slots[1])):
            tab.sees(".hang button.picture").nth(slot).click()
        for tab in (ana, other):
            tab.sees(f"dialog .dock .btn{READY}").evaluate("button => setTimeout(() => button.click())")
        for tab in (ana, other):
            tab.sees(".hole.full").wait_for()
        until(
            lambda: ana.sees(".hole.full").inner_text() == other.sees(".hole.full").inner_text(),
            lambda: None,
            "the same vote in both",
        )
        assert [] == ana.page.evaluate(_REFUSED)


def test_what_is_pressed_without_a_line_is_done_when_it_is_back(browser: Browser) -> None:
    """Also when it was pressed three times, and inside a dialog one can read why nothing happens."""
    with Server("--thinking", "600") as server:
        ana = _watched(browser, server, "Ana")
        gather(open_table(server), [ana], bots=2)
        ana.take_turn()
        ana.sees(".telldock .field").fill("Into the silence")
        ana.choose()
        ana.sees(f".telldock .btn{READY}").wait_for()
        ana.sees(".page-header .ibtn").first.click()  # a menu that is here; one that is not comes when the line is back
        ana.sees("dialog").wait_for()
        ana.page.keyboard.press("Escape")
        server.kill()
        ana.sees(".banner").wait_for()
        for _ in range(3):
            ana.sees(".telldock .btn").click(force=True)
        ana.sees(".page-header .ibtn").first.click()
        expect(ana.sees("dialog .banner")).to_be_visible()
        expect(ana.sees("dialog .banner")).to_contain_text("Connection lost")
        ana.page.keyboard.press("Escape")
        server.start()
        ana.sees(".pending").wait_for()
        assert [] == ana.page.evaluate(_REFUSED)
        assert 1 == ana.page.evaluate("sent").count("give_clue")


def test_back_and_forward_find_the_same_moment(browser: Browser) -> None:
    """The browser's own buttons leave the table and come back to it, in every phase."""
    with Server("--thinking", "0.1") as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        ana.page.goto(server.url)
        ana.sees(".acts > .btn").first.click()
        ana.sees("#name").wait_for()
        address = ana.page.url
        gather(address, [ana], bots=3)
        ana.page.goto(server.url)
        ana.page.go_back()
        ana.sees(".play").wait_for()
        seen: set[str] = set()

        def step() -> None:
            moment = ana.moment
            stays = moment not in ("pending", "claim") and (moment != "gallery-screen" or ana.is_to_vote)
            if moment in seen or not stays:  # others move meanwhile, and one of them may claim
                ana.do(moment, "There and back")
                return
            seen.add(moment)
            ana.page.go_forward()
            ana.sees(".home").wait_for()
            ana.page.go_back()
            ana.sees(".play, .result").first.wait_for()
            assert moment == ana.moment

        until(lambda: {"tell", "answer", "gallery-screen", "reveal"} <= seen, step, "every moment that stays")
        is_quiet(ana)


def test_a_lid_closed_for_an_hour(browser: Browser) -> None:
    """The page stands still while the table goes on; opened again it is where the others are."""
    with Server("--thinking", "600") as server:
        bo, ana = (Player.with_phone(browser, server.url, name) for name in ("Bo", "Ana"))
        gather(open_table(server), [bo, ana], bots=1)
        bo.take_turn()
        bo.sees(".tell").wait_for()
        devtools = ana.page.context.new_cdp_session(ana.page)
        devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
        server.restart()  # nobody keeps a line open for an hour
        bo.sees(".banner").wait_for(state="detached")
        bo.take_turn("While you were away")
        bo.sees(".pending").wait_for()
        devtools.send("Page.setWebLifecycleState", {"state": "active"})
        ana.sees(".answer").wait_for()
        expect(ana.sees(".cluebox")).to_contain_text("While you were away")


def test_words_of_every_kind(browser: Browser) -> None:
    """Ten thousand letters, none at all, only pictures, and letters that run the other way."""
    with Server("--thinking", "600") as server:
        ana = _watched(browser, server, "Ana")
        bo = Player.with_device(browser, server.url, "W" * 300, viewport={"width": 320, "height": 568})
        layla = Player.with_phone(browser, server.url, "ليلى", locale="ar")
        people = [ana, bo, layla]
        gather(open_table(server), people)
        ana.take_turn()
        field, stroke = ana.sees(".telldock .field"), ana.sees(".telldock .btn")
        ana.choose()
        for nothing in ("   ", "\u00a0\u2003\t"):
            field.fill(nothing)
            expect(stroke).to_have_attribute("aria-disabled", "true")
        ana.page.evaluate("text => navigator.clipboard.writeText(text)", "moon " * 2000)
        field.fill("")
        field.press("Control+v")
        assert 200 == len(field.input_value())
        field.fill("🌙🐇👨‍👩‍👧‍👦")
        expect(stroke).to_have_attribute("aria-disabled", "false")
        field.fill("البحر (صغير) 3 < 5!")
        assert "rtl" == field.evaluate("field => getComputedStyle(field).direction")
        ana.press(".telldock .btn")
        for other in (bo, layla):
            clue = other.sees(".cluebox .clue")
            expect(clue).to_contain_text("البحر (صغير) 3 < 5!")
            assert "rtl" == clue.evaluate("clue => getComputedStyle(clue).direction")
            sideways = other.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert sideways <= 0, sideways
        assert [] == ana.page.evaluate(_REFUSED)
        is_quiet(*people)
