"""A full table plays with pictures of its own, brought through the page; and the decks have a page of their own."""

import json
from typing import Any

from playwright.sync_api import Browser, FilePayload, expect

from tests.e2e.browser import Player
from tests.e2e.company import is_quiet, open_table, play_to_the_result
from tests.pictures.hostile import SVG, encoded, photo, zipped
from tests.web.serving import Server

NEEDED = 84
"""Twelve people hold six each, and lay twelve."""
SINGLE = 20


def _photo(seed: int) -> bytes:
    return encoded(photo((300, 450), seed=seed))


def _file(name: str, content: bytes) -> FilePayload:
    return FilePayload(name=name, mimeType="application/octet-stream", buffer=content)


def _walls(player: Player) -> list[Any]:
    """The pictures on the wall: where each comes from, and how wide it is."""
    found = player.page.evaluate(
        "() => [...document.querySelectorAll('.hang img')].map((img) => [new URL(img.src).pathname, img.naturalWidth])"
    )
    return list(found)


_ALL_HANG = """() => {
  const hung = [...document.querySelectorAll('.hang img')]
  return hung.length === 12 && hung.every((img) => img.naturalWidth > 0)
}"""


def test_twelve_play_with_their_own_pictures(browser: Browser) -> None:
    """Eighty-four photos from one phone, a few by hand and the rest in a zip; then a whole game with nothing else."""
    with Server("--thinking", "0.1") as server:
        ana, bo = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo"))
        table = open_table(server, options={"end": {"points": 5}})
        ana.sit(table)
        bo.sit(table)
        for count in range(3, 13):
            ana.page.get_by_role("button", name="Add a bot").click()
            expect(ana.sees(".chair button")).to_have_count(count)
        ana.sees("button.box").click()
        picker = ana.sees("input.picker")
        picker.set_input_files(
            [*(_file(f"IMG_{seed}.jpg", _photo(seed)) for seed in range(SINGLE)), _file("drawing.svg", SVG)]
        )
        expect(ana.sees(".refused")).to_contain_text("drawing.svg SVG drawings don’t work here", timeout=200_000)
        expect(bo.sees(".box b")).to_have_text(f"{84 + SINGLE} pictures", timeout=200_000)
        ana.page.get_by_role("checkbox", name="Rêverie").uncheck()
        expect(ana.sees(".sum")).to_contain_text(f"{NEEDED - SINGLE} more pictures needed")
        expect(ana.sees(".startdock .btn")).to_have_attribute("aria-disabled", "true")
        rest = zipped([(f"trip/{seed}.jpg", _photo(seed)) for seed in range(SINGLE, NEEDED)])
        picker.set_input_files([_file("trip.zip", rest)])
        expect(ana.sees(".sum")).to_contain_text(f"{NEEDED} pictures · {NEEDED} needed", timeout=200_000)
        assert [] == [line for line in ana.sees(".refused").all_inner_texts() if "svg" not in line]
        expect(ana.sees(".wordless")).to_contain_text("bots can only guess")
        ana.page.keyboard.press("Escape")
        ana.sees(".startdock .btn").click()
        bo.sees(".play").wait_for()
        walls: list[list[Any]] = []

        def look(person: Player, moment: str) -> None:
            if moment == "gallery-screen" and person.is_to_vote and not walls:
                person.page.wait_for_function(_ALL_HANG)
                walls.append(_walls(person))

        play_to_the_result([ana, bo], "Nobody told the sea", look)
        assert walls, "a wall was seen"
        for wall in walls:
            assert 12 == len({path for path, _ in wall})
            assert all(path.startswith("/pictures/") and path.endswith(".webp") for path, _ in wall)
            assert {400} == {width for _, width in wall}
        expect(ana.sees(".ranks li")).to_have_count(12)
        is_quiet(ana, bo)


def test_a_deck_to_look_through(browser: Browser) -> None:
    """From the entrance: every picture with its title, in the reader's language, and whose they are."""
    with Server() as server:
        ana = Player.with_phone(browser, server.url, "Ana", "de")
        ana.page.goto(server.url)
        ana.page.get_by_role("link", name="Bilder ansehen").click()
        expect(ana.sees(".deck li")).to_have_count(84)
        expect(ana.sees(".deck .title")).to_contain_text("conteur contributors")
        expect(ana.sees(".deck .title")).to_contain_text("CC-BY-4.0")
        deck = json.loads(ana.page.request.get(f"{server.url}/api/decks/reverie?lang=de").body())
        assert [card["title"] for card in deck["cards"]] == ana.sees(".deck .name").all_inner_texts()
        ana.sees(".deck li button").nth(3).focus()
        ana.page.keyboard.press("Enter")
        expect(ana.sees("dialog .clue")).to_have_text(deck["cards"][3]["title"])
        ana.page.keyboard.press("ArrowRight")
        expect(ana.sees("dialog .clue")).to_have_text(deck["cards"][4]["title"])
        ana.page.keyboard.press("Escape")
        expect(ana.sees("dialog")).to_have_count(0)
        is_quiet(ana)
