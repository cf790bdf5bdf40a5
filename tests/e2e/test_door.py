"""What is meant for another device leads there: links, QR codes, the clipboard; and a link takes nobody's seat."""

from urllib.request import urlopen

from playwright.sync_api import Browser, Locator, expect

from conteur.web.reachable import Reachable
from tests.e2e.browser import LAPTOP, TELEVISION, Player
from tests.e2e.company import is_quiet, open_table
from tests.e2e.inviting import InvitingServer, read_qr
from tests.web.serving import Server

ELSEWHERE = "127.0.0.2"
"""Not what the host's address bar says, and answers all the same."""
NO_WAY_TO_COPY = "document.execCommand = () => false"


def _button(player: Player, name: str) -> Locator:
    return player.page.get_by_role("button", name=name, exact=True)


def _answers(link: str) -> bool:
    with urlopen(link) as answer:  # noqa: S310 - our own server
        return answer.status == 200 and b"<html" in answer.read()


def _host(browser: Browser, server: Server, name: str = "localhost") -> Player:
    """Somebody who has opened a table at this address."""
    url = f"http://{name}:{server.port}"
    ana = Player.with_device(browser, url, "Ana", viewport=LAPTOP)
    ana.sit(open_table(server).replace(server.url, url))
    return ana


def _code(player: Player) -> str:
    return player.page.url.rpartition("/")[2]


def _pasted(player: Player) -> str:
    """What Ctrl+V writes into the page's own field."""
    player.page.locator(".settings details").evaluate("(more) => (more.open = true)")
    field = player.sees("#shuffle-word")
    field.evaluate("(field) => field.removeAttribute('maxlength')")
    field.fill("")
    field.press("ControlOrMeta+v")
    return field.input_value()


def test_a_host_at_localhost_invites_to_an_address_others_reach(browser: Browser) -> None:
    """QR codes, written addresses, Invite, the shared screen and the personal link, all of them."""
    with InvitingServer("--thinking", "60", name=ELSEWHERE) as server:
        ana = _host(browser, server)
        link = f"{server.public}/t/{_code(ana)}"
        expect(ana.sees(".where")).to_have_text(link.removeprefix("http://"))
        ana.sees(".invite .qr path[d^=M]").wait_for()
        assert link == read_qr(ana.page.screenshot())
        _button(ana, "Invite").click()
        expect(_button(ana, "Copied")).to_be_visible()
        assert link == ana.page.evaluate("navigator.clipboard.readText()")
        screen = ana.sees(".share a").get_attribute("href")
        assert screen is not None
        assert link.replace("/t/", "/tv/") == screen.partition("#look=")[0]
        assert _answers(link)
        assert _answers(screen)

        _button(ana, "Menu").click()
        ana.page.get_by_role("button", name="Copy my personal link").click()
        expect(ana.sees("dialog")).to_contain_text("Copied")
        personal = ana.page.evaluate("navigator.clipboard.readText()")
        assert link == personal.partition("#seat=")[0]
        _button(ana, "Show my personal QR code").click()
        ana.sees("dialog .qr path[d^=M]").wait_for()
        assert personal == read_qr(ana.sees("dialog .qr").screenshot())
        assert screen == ana.sees("dialog a:has-text('TV screen')").get_attribute("href")

        phone = Player.with_phone(browser, server.public, "nobody")
        phone.page.goto(personal)
        phone.sees(".waitroom").wait_for()
        television = Player.with_device(browser, ana.url, "TV", viewport=TELEVISION)
        television.page.goto(ana.page.url.replace("/t/", "/tv/"))
        television.sees(".qrbox .qr path[d^=M]").wait_for()
        assert link == read_qr(television.page.screenshot())
        expect(television.sees(".join b")).to_have_text(link.removeprefix("http://"))
        is_quiet(ana, phone, television)


def test_the_address_of_this_very_machine(browser: Browser) -> None:
    """Found out by the server: the QR code leads to it, or the page says that there is none."""
    with Server("--host", "0.0.0.0") as server:  # noqa: S104 - for the length of a test
        ana = _host(browser, server)
        expected = Reachable("0.0.0.0", server.port).url()  # noqa: S104 - not bound
        if expected is None:
            expect(ana.sees(".share")).to_contain_text("Other devices can\u2019t join yet")
            return
        ana.sees(".invite .qr path[d^=M]").wait_for()
        link = read_qr(ana.page.screenshot())
        assert f"{expected}/t/{_code(ana)}" == link
        assert _answers(link)


def test_a_server_nobody_else_can_reach_says_so(browser: Browser) -> None:
    """No QR code that would call the guest's own phone, neither in the waiting room nor on the shared screen."""
    with Server() as server:
        ana = _host(browser, server)
        expect(ana.sees(".share")).to_contain_text("Other devices can\u2019t join yet")
        expect(ana.sees(".qr")).to_have_count(0)
        expect(_button(ana, "Invite")).to_have_attribute("aria-disabled", "true")
        _button(ana, "Menu").click()
        expect(ana.sees("dialog")).to_contain_text("Other devices can\u2019t join yet")
        ana.page.goto(ana.page.url.replace("/t/", "/tv/"))
        expect(ana.sees(".join")).to_contain_text("Other devices can\u2019t join yet")
        expect(ana.sees(".qr")).to_have_count(0)
        is_quiet(ana)


def test_a_laptop_that_changes_networks(browser: Browser) -> None:
    """The address on the screen changes with it."""
    with InvitingServer(name=ELSEWHERE) as server:
        ana = _host(browser, server)
        expect(ana.sees(".where")).to_contain_text(ELSEWHERE)
        server.kill()
        with InvitingServer(name="127.0.0.3", port=server.port, folder=server.folder):
            ana.page.evaluate("dispatchEvent(new Event('online'))")
            expect(ana.sees(".where")).to_contain_text("127.0.0.3")


def test_a_page_that_came_by_another_address_keeps_it(plain: Browser) -> None:
    """Whoever was let in by a name or a proxy invites to the same."""
    with InvitingServer(name=ELSEWHERE) as server:
        ana = _host(plain, server, "phone")
        expect(ana.sees(".where")).to_have_text(ana.page.url.removeprefix("http://"))
        is_quiet(ana)


def test_copying_on_plain_http(plain: Browser) -> None:
    """The clipboard really holds the link, also from the menu, which lies over everything."""
    with Server() as server:
        ana = _host(plain, server, "phone")
        assert not ana.page.evaluate("isSecureContext || 'clipboard' in navigator")
        _button(ana, "Invite").click()
        expect(_button(ana, "Copied")).to_be_visible()
        assert ana.page.url == _pasted(ana)
        _button(ana, "Menu").click()
        ana.page.get_by_role("button", name="Copy my personal link").click()
        expect(ana.sees("dialog")).to_contain_text("Copied")
        _button(ana, "Close").click()
        key = ana.page.evaluate("Object.entries(localStorage).find(([name]) => name.startsWith('conteur.seat.'))[1]")
        assert f"{ana.page.url}#seat={key}" == _pasted(ana)
        is_quiet(ana)


def test_where_nothing_copies(plain: Browser) -> None:
    """Nobody is told that it was copied: the link is there, selected, to be copied by hand."""
    with Server() as server:
        ana = Player.with_device(plain, f"http://phone:{server.port}", "Ana", viewport=LAPTOP)
        ana.page.add_init_script(NO_WAY_TO_COPY)
        ana.sit(open_table(server).replace(server.url, ana.url))
        _button(ana, "Invite").click()
        field = ana.page.get_by_label("Copy this link")
        expect(field).to_be_focused()
        expect(_button(ana, "Copied")).to_have_count(0)
        ana.page.keyboard.press("ControlOrMeta+c")
        assert ana.page.url == _pasted(ana)
        is_quiet(ana)
