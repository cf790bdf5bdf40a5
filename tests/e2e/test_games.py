"""Whole games in a real browser, as people play them: on phones, in Arabic, through reloads and a killed server."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browser import LAPTOP, TELEVISION, Player
from tests.e2e.company import gather, is_quiet, open_table, play_to_the_result, until
from tests.e2e.inviting import InvitingServer
from tests.web.serving import Server

_TWO_ROUNDS = {"end": {"points": 10}}
"""Nobody has as many after one round, so whoever tells in one votes in the other."""


def _settled(player: Player) -> list[tuple[float, float, float, float]]:
    """Where the pictures hang when fonts and sizes have come to rest."""
    player.sees(".hang").first.wait_for()
    player.come_to_rest()
    return player.places()


class _Reloading:
    """Loads one player's page again in each moment of the game, before anything is done in it."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.moments: set[str] = set()

    def act(self, clue: str) -> None:
        """Nothing is lost by loading again: the same moment, the same hand."""
        player, moment = self._player, self._player.moment
        if not player.has(".play, .result"):
            return
        if moment not in self.moments:
            hand = player.hand()
            if moment != player.moment:
                return  # the game went on between the two looks
            player.reload()
            assert (moment, hand) == (player.moment, player.hand())
            self.moments.add(moment)
        player.do(moment, clue)


def test_three_people_play_base_through_a_reload_in_every_phase_and_a_killed_server(browser: Browser) -> None:
    """A reload finds the same seat and hand, a killed server the same game, and nothing on the wall moves."""
    with Server() as server:
        ana, bo, cy = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo", "Cy"))
        players = [ana, bo, cy]
        ana.page.goto(server.url)
        ana.sees(".acts > .btn").first.click()
        ana.sees("#name").wait_for()
        table = ana.page.url
        ana.sit(table)
        for player in (bo, cy):
            player.sit(table)
        ana.sees("#end").select_option("laps-1")
        expect(bo.sees(".settings")).to_contain_text("One turn each")
        for beginner in (ana, bo):  # nobody has to know these words for a first game
            shown = beginner.sees(".settings").inner_text()
            assert not [word for word in ("Rulebook", "shuffle") if word in shown]
        ana.sees(".startdock .btn").click()
        for player in players:
            player.sees(".play").wait_for()
        clue = "Nobody told the sea it was small"
        reloading = _Reloading(bo)
        # Bo is the storyteller, and waits for pictures before anybody has given one.
        told = {"claim", "tell", "pending"}
        until(lambda: told <= reloading.moments, lambda: reloading.act(clue), "Bo's story")

        def everybody() -> None:
            reloading.act(clue)
            for player in (ana, cy):
                player.act(clue)

        until(lambda: ana.moment == "gallery-screen", everybody, "the first wall")
        hung = _settled(ana)
        assert 5 == len(hung)
        ana.reload()
        assert hung == _settled(ana)
        until(lambda: ana.moment == "reveal", everybody, "the first reveal")
        assert hung == ana.places()

        until(lambda: bo.moment in ("answer", "tell"), everybody, "the second round")
        server.kill()
        bo.sees(".banner").wait_for()
        server.start()
        bo.sees(".banner").wait_for(state="detached")

        until(
            lambda: "result" in reloading.moments and all(player.moment == "result" for player in players),
            everybody,
            "the result",
        )
        assert {"claim", "tell", "pending", "answer", "gallery-screen", "reveal", "result"} == reloading.moments
        for player in players:
            assert 3 == player.sees(".ranks li").count()
        ana.press(".dock .btn")
        bo.sees(".play").wait_for()
        is_quiet(*players)


def test_seven_play_base_with_two_votes_and_a_seat_moves_to_a_laptop(browser: Browser) -> None:
    """The personal link brings seat and hand to another device, and leaves no key in the address."""
    with InvitingServer("--thinking", "0.1") as server:
        phone = Player.with_phone(browser, server.url, "Ana")
        bo = Player.with_device(browser, server.url, "Bo")
        gather(open_table(server, options=_TWO_ROUNDS), [phone, bo], bots=5)

        def the_others() -> None:
            bo.act("A door in the rain")
            if phone.moment == "claim":
                phone.act("")

        until(lambda: phone.moment in ("answer", "tell"), the_others, "a hand")
        hand = phone.hand()
        phone.sees(".page-header .ibtn").first.click()
        phone.sees("dialog .link:has-text('personal link')").click()
        expect(phone.sees("dialog")).to_contain_text("Copied")
        link = phone.page.evaluate("navigator.clipboard.readText()")
        assert re.search(r"#seat=[\w-]{22}$", link)
        phone.page.close()
        laptop = Player.with_device(browser, server.url, "Ana", viewport=LAPTOP)
        laptop.page.goto(link)
        laptop.sees(".held img").first.wait_for()
        assert hand == laptop.hand()
        assert "#" not in laptop.page.url

        def everybody() -> None:
            moment = laptop.moment
            if moment != "gallery-screen":
                laptop.do(moment, "Later, much later")
            bo.act("A door in the rain")

        until(lambda: laptop.moment == "gallery-screen" and laptop.has(".hole"), everybody, "a wall to vote on")
        assert 2 == laptop.sees(".hole").count()
        assert 7 == laptop.sees(".hang").count()
        play_to_the_result([laptop, bo], "Later, much later")
        assert 7 == laptop.sees(".ranks li").count()
        is_quiet(phone, laptop, bo)


def test_six_play_party_in_arabic(browser: Browser) -> None:
    """The page is written from right to left, the wall still counts from the left, and the hand sleeps."""
    with Server("--thinking", "0.1") as server:
        layla = Player.with_phone(browser, server.url, "ليلى", locale="ar")
        bo = Player.with_device(browser, server.url, "Bo", locale="fr")
        gather(open_table(server, mode="party"), [layla, bo], bots=4)
        assert ("rtl", "ar") == (
            layla.sees("html").get_attribute("dir"),
            layla.sees("html").get_attribute("lang"),
        )
        sleeping = []

        def look(person: Player, moment: str) -> None:
            if person is not layla:
                return
            if moment == "tell":
                sleeping.append(layla.sees(".held .back").count())
            if moment == "gallery-screen" and layla.is_to_vote and not lefts:
                top = min(place[1] for place in layla.places())
                lefts.extend(place[0] for place in layla.places() if place[1] < top + 1)

        lefts: list[float] = []
        play_to_the_result([layla, bo], "حديقة في الليل", look)
        assert sleeping
        assert {5} == set(sleeping)
        assert lefts
        assert lefts == sorted(lefts)
        assert 6 == layla.sees(".ranks li").count()
        is_quiet(layla, bo)


def test_six_play_team_and_partners_agree_who_gives(browser: Browser) -> None:
    """Partners sit across: one gives, the other votes, and they win as one."""
    with Server("--thinking", "0.1") as server:
        ana, bo, cy, di = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo", "Cy", "Di"))
        gather(open_table(server, mode="team"), [ana, bo, cy, di], bots=2)  # Ana sits across from Di
        agreed = []

        def look(person: Player, moment: str) -> None:
            if (person, moment) == (ana, "team"):
                agreed.append(ana.sees(".pick b").all_inner_texts())

        play_to_the_result([ana, di, bo, cy], "What the moon knows", look)
        assert ["I\u2019ll play a card", "Di plays a card"] in agreed
        assert 3 == ana.sees(".ranks li").count()
        is_quiet(ana, bo, cy, di)


_SECRET = ("hand", "submitted", "options", "slots")


def _secrets_in(message: str) -> list[str]:
    """What a shared screen was told and must not know: anybody's hand, or a wall's owners before the reveal."""
    said = json.loads(message)
    if said["type"] != "view":
        return [said["type"]] if said["type"] in ("answer", "talk") else []
    found = [] if said["you"] is None else [name for name in _SECRET if name in (said["you"]["game"] or {})]
    game = said["game"] or {}
    if game.get("phase") in ("claiming", "telling", "submitting", "voting") and game["reveal"] is not None:
        found.append("reveal")
    if game.get("phase") in ("claiming", "telling", "submitting") and game["gallery"]:
        found.append("gallery")
    return found


def test_a_shared_screen_watches_a_whole_game_and_knows_no_secret(browser: Browser) -> None:
    """The television shows wall, clue and track; never a hand, nor whose picture is whose before all have voted."""
    with Server("--thinking", "0.1") as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        table = open_table(server, options=_TWO_ROUNDS)
        screen = Player.with_device(browser, server.url, "TV", locale="ar", viewport=TELEVISION)
        screen.page.goto(table.replace("/t/", "/tv/"))
        expect(screen.sees(".code")).to_have_text(table[-6:])
        gather(table, [ana], bots=3)
        shown = set()

        def look(_person: Player, moment: str) -> None:
            assert 0 == screen.sees(".held, .yours, button, input, select").count()
            if moment == "gallery-screen" and ana.is_to_vote:
                screen.sees("main:not(.reveal) .hang").first.wait_for()
                assert 0 == screen.sees("main:not(.reveal) .token, main:not(.reveal) .plaque").count()
                shown.add("wall")
            if moment == "reveal" and "reveal" not in shown:  # the first one waits for her
                screen.sees("main.reveal").wait_for()
                shown.add("reveal")

        play_to_the_result([ana], "Almost", look)
        screen.sees(".trackbox .runner").first.wait_for(timeout=60_000)
        assert {"wall", "reveal"} == shown
        assert [] == [secret for message in screen.heard for secret in _secrets_in(message)]
        assert len(screen.heard) > 5
        is_quiet(ana, screen)


@pytest.mark.parametrize("message", ["hand", "gallery"])
def test_a_secret_told_to_a_screen_would_be_noticed(message: str) -> None:
    """The eyes of the test above are open."""
    you = {"game": {"hand": [1]}} if message == "hand" else None
    gallery = [1] if message == "gallery" else []
    view = {"type": "view", "you": you, "game": {"phase": "submitting", "reveal": None, "gallery": gallery}}
    assert [message] == _secrets_in(json.dumps(view))


def test_play_now_with_bots(browser: Browser) -> None:
    """One press on the first page, and a hand is dealt."""
    with Server("--thinking", "0.1") as server:
        ana = Player.with_phone(browser, server.url, "Ana")
        ana.page.goto(server.url)
        ana.sees(".acts > .btn.quiet").click()
        ana.sees(".play").wait_for()
        until(lambda: ana.moment == "reveal", lambda: ana.act("The last train home"), "a reveal")
        is_quiet(ana)
