"""A seat on two devices, and a host who uses their rights, in a real browser."""

import json
import zipfile

from playwright.sync_api import Browser, Locator, expect

from tests.e2e.browser import READY, Player
from tests.e2e.inviting import InvitingServer, read_qr
from tests.web.hostile import open_table
from tests.web.serving import Server


def _is_quiet(*players: Player) -> None:
    """Nothing was asked of anybody else's server, and the browser had nothing to complain about."""
    assert [] == [stranger for player in players for stranger in player.strangers]
    assert [] == [complaint for player in players for complaint in player.complaints]


def _button(player: Player, name: str) -> Locator:
    return player.page.get_by_role("button", name=name, exact=True)


def _confirm(player: Player, name: str) -> None:
    """Press what has come to lie where the question was, as soon as it can be pressed."""
    player.sees(f"button{READY}").filter(has_text=name).click()


def _menu(player: Player) -> None:
    _button(player, "Menu").click()
    player.sees("dialog").wait_for()


def _opened(browser: Browser, server: Server, *names: str) -> list[Player]:
    """People at a new table."""
    players = [Player.with_phone(browser, server.url, name) for name in names]
    players[0].page.goto(server.url)
    players[0].sees(".acts > .btn").first.click()
    players[0].sees("#name").wait_for()
    table = players[0].page.url
    for player in players:
        player.sit(table)
    return players


def test_a_seat_moves_to_another_device_by_its_qr_code(browser: Browser) -> None:
    """The page draws it, no request ever holds the key, and then both devices play the one seat."""
    with InvitingServer("--thinking", "60") as server:
        (ana,) = _opened(browser, server, "Ana")
        asked: list[str] = []
        ana.page.on("request", lambda request: asked.append(request.url))
        table = ana.page.url
        _menu(ana)
        _button(ana, "Show my personal QR code").click()
        ana.sees("dialog .qr path[d^=M]").wait_for()
        ana.come_to_rest()
        link = read_qr(ana.sees("dialog .qr").screenshot())
        address, _, key = link.partition("#seat=")
        assert (table, 22) == (address, len(key))
        _button(ana, "Close").click()

        tablet = Player.with_phone(browser, server.url, "nobody")
        tablet.page.on("request", lambda request: asked.append(request.url.partition("#")[0]))
        tablet.page.goto(link)
        tablet.sees(".waitroom").wait_for()
        assert table == tablet.page.url  # the key is out of the address at once
        for device in (ana, tablet):
            assert 1 == device.sees(".chair button").count()
        for _ in range(2):
            _button(tablet, "Add a bot").click()
        expect(ana.sees(".chair button")).to_have_count(3)
        ana.sees(".startdock .btn").click()
        tablet.sees(".claim").wait_for()
        tablet.press(".dock .btn")
        ana.sees(".tell").wait_for()
        ana.take_turn("A seat with two doors")
        expect(tablet.page.get_by_text("A seat with two doors").first).to_be_visible()
        assert [] == [url for url in asked if key in url]
        _is_quiet(ana, tablet)


def test_sent_away_and_let_back(browser: Browser) -> None:
    """Whoever was sent away is told so, also after a reload, and sits down again when the host lets them."""
    with Server() as server:
        ana, bo = _opened(browser, server, "Ana", "Bo")
        _menu(ana)
        _button(ana, "Remove").click()
        _confirm(ana, "Yes, remove Bo")
        for _ in range(2):
            expect(bo.sees("h1")).to_have_text("The host has removed you from this table")
            with bo.page.expect_event("load"):
                _button(bo, "Load again").click()
        _button(ana, "Let back in").click()
        expect(_button(ana, "Let back in")).to_have_count(0)
        bo.page.reload()
        bo.sit(bo.page.url)
        ana.page.get_by_label("Lock the table").check()
        _button(ana, "Close").click()
        cy = Player.with_phone(browser, server.url, "Cy")
        cy.page.goto(ana.page.url)
        expect(cy.sees("h1")).to_have_text("This table is locked")
        assert not cy.has("#name")
        bo.page.reload()
        bo.sees(".waitroom").wait_for()
        _is_quiet(ana, bo, cy)


def test_the_host_stops_the_game(browser: Browser) -> None:
    """Asked twice; then everybody sees that nobody has won, and the same people can play again."""
    with Server("--thinking", "60") as server:
        ana, bo = _opened(browser, server, "Ana", "Bo")
        _button(ana, "Add a bot").click()
        expect(ana.sees(".chair button")).to_have_count(3)
        ana.sees(".startdock .btn").click()
        bo.sees(".play").wait_for()
        _menu(bo)
        expect(_button(bo, "Stop the game")).to_have_count(0)
        _button(bo, "Close").click()
        _menu(ana)
        _button(ana, "Stop the game").click()
        expect(ana.sees("dialog")).to_contain_text("Nobody wins")
        _confirm(ana, "Yes, stop it now")
        expect(bo.sees(".result")).to_contain_text("The host has stopped the game. Nobody wins.")
        ana.press(".dock .btn")
        bo.sees(".play").wait_for()
        _is_quiet(ana, bo)


def test_a_public_table_is_found_from_the_first_page(browser: Browser) -> None:
    """By whoever has no code; a private one is not."""
    with Server() as server:
        public, _ = (open_table(server, {"is_public": is_public}) for is_public in (True, False))
        ana, bo = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo"))
        bo.page.goto(server.url)
        expect(bo.sees(".acts > .btn").first).to_be_visible()
        expect(_button(bo, "One public table")).to_have_count(0)  # nobody is at it yet
        ana.sit(f"{server.url}/t/{public}")
        bo.page.reload()
        _button(bo, "One public table").click()
        bo.sees("dialog li button").click()
        bo.sees("#name").wait_for()
        assert bo.page.url.endswith(f"/t/{public}")
        _is_quiet(ana, bo)


def test_taken_along_and_forgotten(browser: Browser) -> None:
    """A player downloads what is known of them, then is forgotten; the key is in no address, the others go on."""
    with Server("--absence", "300") as server:
        ana, bo = _opened(browser, server, "Ana", "Bo")
        asked: list[str] = []
        bo.page.on("request", lambda request: asked.append(request.url))
        key = bo.page.evaluate("Object.entries(localStorage).find(([name]) => name.startsWith('conteur.seat.'))[1]")
        _menu(bo)
        _button(bo, "What we keep about you").click()
        with bo.page.expect_download() as coming:
            _button(bo, "Download it").click()
        with zipfile.ZipFile(coming.value.path()) as parcel:
            assert ["Bo"] == json.loads(parcel.read("known.json"))["names"]
        _button(bo, "Erase it").click()
        expect(bo.page.get_by_text("under another name")).to_be_visible()
        _confirm(bo, "Yes, erase it for good")
        bo.sees(".acts > .btn").first.wait_for()
        expect(ana.sees(".chair button")).to_have_count(1)
        assert [] == [url for url in asked if key in url]
        assert [] == bo.page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('conteur.seat.'))")
        _is_quiet(ana, bo)
