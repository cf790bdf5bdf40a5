"""What an evening has besides the game: a voice as a clue, words across the table, and an album to look through."""

from playwright.sync_api import Browser, FilePayload, expect

from tests.e2e.browser import TELEVISION, Player
from tests.e2e.company import gather, is_quiet, open_table, play_to_the_result, until
from tests.web.serving import Server


def test_the_album_shows_every_round_again(browser: Browser) -> None:
    """Kind words, then each round with its pictures, owners, votes and points; also for somebody who looks on."""
    with Server("--thinking", "0.1") as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        address = open_table(server, options={"end": {"laps": 1}})
        gather(address, [ana], bots=3)
        play_to_the_result([ana], "The last train home")
        rounds = ana.sees(".album li")
        expect(rounds).to_have_count(4)
        ana.sees(".honours .honour").first.wait_for()
        ana.page.set_viewport_size({"width": 360, "height": 1000})  # here the width alone says how large a picture is
        rounds.nth(1).locator("button").click()
        expect(ana.sees("#page-title")).to_contain_text("Round 2")
        for _ in range(20):  # a wall that its own pictures widen grows a little with each frame
            ana.come_to_rest()
        assert ana.page.evaluate("(book => book.scrollWidth - book.clientWidth)(document.querySelector('.book'))") <= 0
        assert (4, 4, 3) == tuple(ana.sees(f".book {part}").count() for part in (".hang", ".plaque", ".token"))
        expect(ana.sees(".book .list > li")).to_have_count(4)
        ana.page.keyboard.press("ArrowRight")
        expect(ana.sees("#page-title")).to_contain_text("Round 3")
        ana.sees(".book .hang .picture").nth(2).click()
        expect(ana.sees("dialog.viewer .voters")).to_contain_text("card")
        ana.page.keyboard.press("Escape")
        ana.sees("dialog.viewer").wait_for(state="detached")
        ana.page.keyboard.press("Escape")
        ana.sees("dialog.book").wait_for(state="detached")
        is_quiet(ana)


def test_a_recorded_clue_is_heard_again_redone_and_played_by_the_others(browser: Browser) -> None:
    """From the microphone to every device at the table, and to the shared screen."""
    with Server("--thinking", "0.1") as server:
        ana, bo, cy = people = [Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo", "Cy")]
        screen = Player.with_device(browser, server.url, "TV", viewport=TELEVISION)
        address = open_table(server, options={"clue": "sound"})
        screen.page.goto(address.replace("/t/", "/tv/"))
        gather(address, people)
        ana.take_turn()
        for _ in range(2):  # the first take is not the best one
            ana.sees(".recorder .btn").last.click()
            ana.sees(".recorder .seconds").wait_for()
            expect(ana.sees(".recorder .seconds")).to_have_text("9")  # a second of it is over
            ana.sees(".recorder .btn.wide").click()
            ana.sees(".recorder .kept .recording").wait_for()
        ana.sees(".recorder .recording").click()
        ana.sees(".recorder .recording.playing").wait_for()
        ana.choose()
        ana.press(".telldock > .btn.wide")
        for other in (bo, cy):
            other.sees(".cluebox .recording").click()
            expect(other.sees(".cluebox audio")).to_have_js_property("error", None)
            other.sees(".cluebox .recording.playing").wait_for()
        screen.sees("h1 audio").wait_for(state="attached")
        is_quiet(*people, screen)


def test_without_a_microphone_the_storyteller_is_told_what_to_do(browser: Browser) -> None:
    """A closed microphone is no dead end: it says why, offers another try, and takes a file."""
    with Server("--thinking", "0.1") as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        ana.page.add_init_script(
            "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))"
        )
        gather(open_table(server, options={"clue": "sound"}), [ana], bots=2)
        until(lambda: ana.moment == "tell", lambda: ana.act(""), "a story of one's own")
        ana.sees(".recorder .btn").click()
        expect(ana.sees(".recorder [role=alert]")).to_contain_text("isn\u2019t allowed to use the microphone")
        sound: FilePayload = {"name": "hum.webm", "mimeType": "audio/webm", "buffer": b"not really a hum"}
        ana.sees(".recorder input[type=file]").set_input_files(sound)
        ana.sees(".recorder .kept").wait_for()


_COVERED = """() => {
    const parts = ['.said p', '.stage', '.page-header .ibtn', '.page-header .talk']
    const [said, ...others] = parts.map((part) => [part, document.querySelector(part).getBoundingClientRect()])
    const isApart = (one, other) => one.bottom <= other.top || one.right <= other.left || other.right <= one.left
    return others.filter(([, box]) => !isApart(said[1], box)).map(([part]) => part)
}"""
"""What lies under the words that pass by."""


def test_words_and_gestures_pass_by_and_the_host_may_switch_them_off(browser: Browser) -> None:
    """Said on one phone, seen on the other and on the shared screen; off means off for everybody."""
    with Server("--thinking", "0.1") as server:
        ana, bo = people = [Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo")]
        screen = Player.with_device(browser, server.url, "TV", viewport=TELEVISION)
        address = open_table(server)
        screen.page.goto(address.replace("/t/", "/tv/"))
        gather(address, people, bots=1)
        bo.page.set_viewport_size({"width": 320, "height": 568})
        for page in (ana.page, bo.page, screen.page):
            page.wait_for_function("() => performance.now() > 4000")  # what was said while a page opened is the past
        ana.sees(".page-header .talk").click()
        ana.sees("dialog form .field").fill("What a moon")
        ana.sees("dialog form .btn").click()
        for other in (bo, screen):
            expect(other.sees(".said")).to_contain_text("What a moon")
            if other is bo:
                assert [] == bo.page.evaluate(_COVERED)  # neither the clue nor a button
        expect(bo.sees(".page-header .unread")).to_have_count(1)
        ana.sees("dialog .gesture").nth(3).click()
        screen.sees(".talk-overlay .gesture").wait_for()
        ana.sees(".page-header .talk").click()
        ana.sees("dialog .switch input").click()
        expect(bo.sees(".page-header .talk")).to_have_count(0)
        is_quiet(ana, bo, screen)
