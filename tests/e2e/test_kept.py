"""The page can be installed, opens without a network, and a new version never breaks a running game."""

import json
import re
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.browser import PHONE, Player
from tests.e2e.company import gather, is_quiet, open_table, until
from tests.release import copy_program
from tests.web.serving import Server

_CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
_TRIES = 3
_KEPT = """async () => {
    const found = []
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(request.url)
    return found
}"""


def _keeper(browser: Browser, server: Server) -> Player:
    return Player.with_device(browser, server.url, "Ana", viewport=PHONE, keeps=True)


def test_the_page_can_be_installed_also_under_a_path(browser: Browser) -> None:
    """Name, start, icons of the right size, a worker whose pages are ours: what browsers ask for."""
    with Server("--root-path", "/games") as server:
        ana = _keeper(browser, server)
        ana.page.goto(f"{server.url}/games/")
        ana.page.wait_for_function(_CONTROLLED)
        devtools = ana.page.context.new_cdp_session(ana.page)
        seen = devtools.send("Page.getAppManifest")
        manifest = json.loads(seen["data"])
        assert [] == seen["errors"]
        assert ("standalone", "./", "./") == (manifest["display"], manifest["start_url"], manifest["scope"])
        sizes = ana.page.evaluate(
            """icons => Promise.all(icons.map(async ({ src }) => {
                const image = new Image()
                image.src = new URL(src, document.querySelector('link[rel=manifest]').href)
                await image.decode()
                return `${image.naturalWidth}x${image.naturalHeight}`
            }))""",
            [icon for icon in manifest["icons"] if icon["type"] == "image/png"],
        )
        assert ["192x192", "512x512", "512x512"] == sizes
        errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert ["in-incognito"] == [error["errorId"] for error in errors]  # a test's profile is a private one
        scope = ana.page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.scope)")
        assert f"{server.url}/games/" == scope
        assert "script-src 'self'" in urlopen(f"{server.url}/games/").headers["content-security-policy"]  # noqa: S310 - ours
        is_quiet(ana)


def test_without_a_network_the_first_page_opens_and_says_so(browser: Browser) -> None:
    """Pictures are there, a sentence says what is missing, and it goes away by itself."""
    with Server() as server:
        ana = _keeper(browser, server)
        ana.page.goto(server.url)
        ana.page.wait_for_function(_CONTROLLED)
        ana.page.reload()
        ana.sees(".home img.b").last.wait_for()
        ana.page.wait_for_load_state("networkidle")
        ana.page.context.set_offline(True)
        ana.page.goto(server.url)
        expect(ana.sees(".offline")).to_contain_text("You’re offline")
        until(
            lambda: bool(ana.page.evaluate("[...document.images].every((image) => image.complete && image.width)")),
            lambda: None,
            "the pictures",
        )
        assert ana.page.evaluate("document.images.length") >= 7
        ana.page.goto(f"{server.url}/t/BCDFGH")
        expect(ana.sees(".banner")).to_contain_text("Connection lost")
        ana.page.goto(server.url)
        ana.page.context.set_offline(False)
        ana.sees(".offline").wait_for(state="detached")


def test_nothing_that_is_anybodys_own_is_kept(browser: Browser) -> None:
    """No table, no view, no seat: only the shell and pictures everybody may see."""
    with Server("--thinking", "0.1") as server:
        ana = _keeper(browser, server)
        ana.page.goto(server.url)
        ana.page.wait_for_function(_CONTROLLED)
        gather(open_table(server), [ana], bots=3)
        key = ana.page.evaluate("Object.values(localStorage).find((word) => /^[\\w-]{22}$/.test(word))")
        ana.page.goto(f"{ana.page.url}#seat={key}")
        ana.reload()
        until(lambda: ana.moment == "reveal", lambda: ana.act("A clue of mine"), "a reveal")
        kept = ana.page.evaluate(_KEPT)
        ours = re.compile(rf"{re.escape(server.url)}/(assets/.+|decks/reverie/.+|api/decks/reverie(\?.*)?)?$")
        assert [] == [address for address in kept if not ours.fullmatch(address)]
        assert any("/decks/" in address for address in kept)


class _Release:
    """A copy of the program whose pages can be replaced, as an update on disk would."""

    def __init__(self, folder: Path) -> None:
        self._pages = copy_program(folder, "web/client_dist") / "web" / "client_dist"

    def renew(self) -> str:
        """The next version, in which one file of the old one has another name; that file's address."""
        [old] = self._pages.glob("assets/How-*.js")
        new = old.with_name("How-renewed0.js")
        worker = self._pages / "worker.js"
        told = worker.read_text(encoding="utf-8").replace(old.name, new.name)
        worker.write_text(re.sub(r'VERSION="\w+"', 'VERSION="renewed"', told), encoding="utf-8")
        for path in self._pages.glob("assets/*.js"):
            path.write_text(path.read_text(encoding="utf-8").replace(old.name, new.name), encoding="utf-8")
        for twin in [*self._pages.glob("assets/*.js.br"), *self._pages.glob("assets/*.js.gz")]:
            twin.unlink()
        old.rename(new)
        return f"assets/{old.name}"


def test_an_update_waits_for_the_end_of_the_game(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on with the pages it began with, files that are gone from the server included; home is new."""
    release = _Release(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with Server("--thinking", "0.1") as server:
        ana = _keeper(browser, server)
        ana.page.goto(server.url)
        ana.page.wait_for_function(_CONTROLLED)
        gather(open_table(server), [ana], bots=3)
        server.kill()
        gone = release.renew()
        server.start()
        ana.sees(".banner").wait_for(state="detached")
        is_waiting = "navigator.serviceWorker.getRegistration().then((kept) => kept.waiting !== null)"
        ana.page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
        until(lambda: bool(ana.page.evaluate(is_waiting)), lambda: None, "the new version")

        until(lambda: ana.moment == "reveal", lambda: ana.act("Still the same game"), "a reveal")
        assert ana.page.evaluate(is_waiting)
        assert 200 == ana.page.evaluate("address => fetch(`/${address}`).then((answer) => answer.status)", gone)

        ana.page.evaluate("window.isOld = true")
        ana.sees(".page-header .ibtn").first.click()
        for _ in range(2):
            ana.press(".line.tall .link", -1)
        ana.sees(".home").wait_for()
        ana.page.wait_for_function("window.isOld === undefined")

        # The old one may still be busy fetching pictures for the new page.
        until(lambda: not ana.page.evaluate(is_waiting), lambda: None, "its turn")
        kept = ana.page.evaluate(_KEPT)
        assert any("How-renewed0.js" in address for address in kept)


def test_a_screen_that_does_not_come_is_asked_for_until_it_does(browser: Browser) -> None:
    """First it cannot be reached; then it has gone with an old version, and the page is renewed."""
    with Server("--thinking", "0.1") as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        asked: list[str] = []
        loads: list[str] = []

        def answer(route: Route) -> None:
            asked.append(route.request.url)
            if len(asked) < _TRIES:
                route.abort()
            elif len(loads) == 1:
                route.fulfill(status=404)
            else:
                route.continue_()

        ana.page.on("domcontentloaded", lambda page: loads.append(page.url))
        ana.page.route("**/assets/Gallery-*.js", answer)
        gather(open_table(server), [ana], bots=3)
        until(lambda: ana.moment == "reveal", lambda: ana.act("Worth waiting for"), "a reveal")
        assert 2 == len(loads)
        assert len(asked) > _TRIES
