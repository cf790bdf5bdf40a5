"""Recorded clues where there is no microphone: said before the game, and no dead end in it."""

from playwright.sync_api import Browser, expect

from tests.e2e.browser import LAPTOP, TELEVISION, Player
from tests.e2e.company import gather, is_quiet, open_table
from tests.web.serving import Server

WORD = "Weltuntergangsstimmung"
"""As long as the name of a recording."""
WARNING = "Phones can’t record at this address"


def _round(plain: Browser, server: Server) -> tuple[list[Player], Player]:
    """Three people and a shared screen on plain HTTP; the first of them is to tell."""
    url = f"http://phone:{server.port}"
    people = [Player.with_phone(plain, url, name) for name in ("Ana", "Bo", "Cy")]
    screen = Player.with_device(plain, url, "TV", viewport=TELEVISION)
    table = open_table(server, options={"clue": "sound"}).replace(server.url, url)
    screen.page.goto(table.replace("/t/", "/tv/"))
    gather(table, people)
    people[0].take_turn()
    expect(people[0].sees(".recorder [role=alert]")).to_contain_text("can\u2019t use the microphone")
    expect(people[0].page.get_by_text("Try again")).to_have_count(0)
    return people, screen


def test_a_clue_is_written_instead(plain: Browser) -> None:
    """Everybody reads it, on phones and on the shared screen, even a word that looks like a recording's name."""
    with Server("--thinking", "60") as server:
        people, screen = _round(plain, server)
        ana, bo, cy = people
        ana.page.get_by_role("button", name="Write it instead").click()
        expect(ana.sees(".telldock > .btn.wide")).to_have_count(0)  # nothing to tell yet
        ana.sees(".recorder .field").fill(WORD)
        ana.choose()
        ana.press(".telldock > .btn.wide")
        for other in (bo, cy):
            expect(other.sees(".cluebox .clue")).to_contain_text(f"{WORD}.")
        expect(screen.sees("h1.clue")).to_contain_text(WORD)
        for device in (*people, screen):
            expect(device.sees(".recording")).to_have_count(0)
        is_quiet(*people, screen)


def test_a_clue_is_said_aloud_instead(plain: Browser) -> None:
    """Everybody is told that it was said."""
    with Server("--thinking", "60") as server:
        people, screen = _round(plain, server)
        ana, bo, cy = people
        ana.page.get_by_role("button", name="Write it instead").click()
        ana.page.get_by_role("button", name="Say it aloud instead").click()
        ana.choose()
        expect(ana.sees(".telldock > .btn.wide")).to_contain_text("I\u2019ve said it")
        ana.press(".telldock > .btn.wide")
        for other in (bo, cy):
            expect(other.sees(".cluebox .clue.aloud")).to_contain_text("Ana")
        expect(screen.sees("h1.clue")).to_contain_text("Ana")
        is_quiet(*people, screen)


def test_the_host_is_warned_where_it_applies(plain: Browser) -> None:
    """When recorded clues are chosen for guests on plain HTTP; not where guests come by https."""
    for options, is_warned in (
        (("--public-url", "http://10.0.0.7:8000"), True),
        (("--public-url", "https://a.test"), False),
    ):
        with Server(*options) as server:
            ana = Player.with_device(plain, server.url, "Ana", viewport=LAPTOP)
            ana.sit(open_table(server))
            expect(ana.sees(".settings")).not_to_contain_text(WARNING)
            ana.sees("#clue").select_option("sound")
            expect(ana.sees(".settings")).to_contain_text("Everyone hears the recording.")
            ana.sees(".invite .qr path[d^=M]").wait_for()
            if is_warned:
                expect(ana.sees(".settings")).to_contain_text(WARNING)
            else:
                expect(ana.sees(".settings")).not_to_contain_text(WARNING)
            is_quiet(ana)
