"""What calls somebody back to the table: a sound, a notice, a sentence for the ear; and a screen that stays awake."""

from playwright.sync_api import Browser, expect

from tests.e2e.browser import PHONE, Player
from tests.e2e.company import gather, open_table, until
from tests.web.serving import Server

_WATCH = """
window.seen = { sounds: 0, locks: [] }
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) { seen.sounds += 1; return start.apply(this, when) }
const request = WakeLock.prototype.request
WakeLock.prototype.request = async function (kind) {
    const lock = await request.call(this, kind)
    seen.locks.push(lock)
    return lock
}
"""
"""Counts what is really asked of the browser, and lets it happen."""
_ELSEWHERE = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })"
"""A browser without a window shows every page; this one says that it does not."""
_KEPT = "() => navigator.serviceWorker.getRegistration().then((kept) => !!kept?.active)"
_NOTICES = """() => navigator.serviceWorker.getRegistration()
    .then((kept) => kept.getNotifications())
    .then((notices) => notices.map(({ title, body }) => `${title}: ${body}`))"""
_PRESS = """async () => {
    const shown = []
    WindowClient.prototype.focus = function () { shown.push(`shown ${this.url}`); return Promise.resolve(this) }
    clients.openWindow = (address) => { shown.push(`opened ${address}`); return Promise.resolve(null) }
    const [notification] = await registration.getNotifications()
    let done = Promise.resolve()
    const pressed = new NotificationEvent('notificationclick', { notification })
    pressed.waitUntil = (work) => { done = work }
    dispatchEvent(pressed)
    await done
    return [shown, (await registration.getNotifications()).length]
}"""
"""Nobody can press a notification of a browser without a window: the worker is told that somebody has.

Only a real press may bring a window to the front, so what the worker asks for is written down instead.
"""
_AWAKE = "seen.locks.filter((lock) => !lock.released).length"


def _switch(player: Player, name: str) -> None:
    """In the menu, on or off."""
    player.sees(".page-header .ibtn").first.click()
    player.page.get_by_role("switch", name=name).click()
    player.page.keyboard.press("Escape")
    player.sees("dialog").wait_for(state="detached")


def _watched(browser: Browser, server: Server) -> Player:
    ana = Player.with_device(browser, server.url, "Ana", viewport=PHONE, keeps=True)
    ana.page.context.grant_permissions(["notifications", "screen-wake-lock"], origin=server.url)
    ana.page.add_init_script(_WATCH)
    return ana


def test_the_screen_stays_awake_while_a_game_is_played(browser: Browser) -> None:
    """From the deal until one leaves; not in the waiting room."""
    with Server("--thinking", "600") as server:
        ana = _watched(browser, server)
        ana.sit(open_table(server))
        for bots in (1, 2):
            ana.sees(".share .btn").nth(1).click()
            ana.sees(".chair button").nth(bots).wait_for()
        assert 0 == ana.page.evaluate("seen.locks.length")
        ana.sees(".startdock .btn:not([aria-disabled='true'])").click()
        ana.sees(".play").wait_for()
        ana.page.wait_for_function(f"() => {_AWAKE} === 1")
        ana.sees(".page-header .ibtn").first.click()
        for _ in range(2):
            ana.press(".line.tall .link", -1)
        ana.sees(".home").wait_for()
        ana.page.wait_for_function(f"() => {_AWAKE} === 0")


def test_sounds_can_be_switched_off(browser: Browser) -> None:
    """Then none is made, from the clue to the reveal; switched on again, they are."""
    with Server("--thinking", "0.1") as server:
        ana = _watched(browser, server)
        gather(open_table(server), [ana], bots=3)
        _switch(ana, "Sound")
        before = ana.page.evaluate("seen.sounds")
        until(lambda: ana.moment == "reveal", lambda: ana.act("A quiet one"), "a reveal")
        ana.sees(".page-header h1").click()
        assert before == ana.page.evaluate("seen.sounds")
        _switch(ana, "Sound")
        until(lambda: bool(ana.page.evaluate("seen.sounds") > before), lambda: ana.act("A loud one"), "a sound")


def test_the_first_sound_is_heard_too(browser: Browser) -> None:
    """When it is wished for, nothing is ready for it yet: it waits for that."""
    with Server("--thinking", "600") as server:
        ana = _watched(browser, server)
        gather(open_table(server), [ana], bots=2)  # and the table waits for her: three rising tones
        ana.page.wait_for_function("() => seen.sounds === 3")


def test_a_notice_comes_only_to_who_asked_for_it_and_looks_elsewhere(browser: Browser) -> None:
    """Switched on in the menu, the browser's own notification says what is waited for; pressed, it leads back."""
    with Server("--thinking", "600") as server:
        ana = _watched(browser, server)
        bo = Player.with_phone(browser, server.url, "Bo")
        gather(open_table(server), [ana, bo], bots=1)
        ana.page.wait_for_function(_KEPT)
        bo.take_turn()
        bo.sees(".tell").wait_for()
        assert [] == ana.page.evaluate(_NOTICES)
        _switch(ana, "Tell me when it\u2019s my turn")
        ana.page.evaluate(_ELSEWHERE)
        bo.take_turn("Knock, knock")
        ana.sees(".answer").wait_for()
        until(lambda: bool(ana.page.evaluate(_NOTICES)), lambda: None, "a notice")
        [notice] = ana.page.evaluate(_NOTICES)
        assert notice.startswith("Your turn: ")
        [worker] = ana.page.context.service_workers
        table = ana.page.url
        assert [[f"shown {table}"], 0] == worker.evaluate(_PRESS)


def test_what_happens_is_heard_also_where_a_dialog_lies_over_the_table(browser: Browser) -> None:
    """Below an open dialog all is silent; so what is asked is said inside it, and nothing old is said again."""
    with Server("--thinking", "600") as server:
        ana, bo = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo"))
        gather(open_table(server), [ana, bo], bots=1)
        bo.take_turn()
        bo.sees(".tell").wait_for()
        ana.sees(".page-header .ibtn").first.click()
        expect(ana.sees("dialog [role=log]")).to_have_text("")
        bo.take_turn("Knock, knock")
        expect(ana.sees("dialog [role=log]")).to_contain_text("card")
        server.kill()
        expect(ana.sees("dialog [role=log]")).to_contain_text("Connection lost")
        server.start()
        expect(ana.sees("dialog [role=log]")).to_contain_text("You\u2019re back")
