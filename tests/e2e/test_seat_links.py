"""A personal link never costs anybody a seat: a wrong one changes nothing, another's is asked about first."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browser import Player
from tests.e2e.company import is_quiet, open_table
from tests.web.hostile import Guest
from tests.web.serving import Server

WRONG = ("A" * 22, "A" * 21, "")
"""A key that nobody has, one that was cut short, none at all."""
_KEPT = "(code) => localStorage.getItem(`conteur.seat.${code}`)"


class Evening:
    """Ana sits at a table; so does Bo, who has sent her his personal link, with or without good intentions."""

    def __init__(self, browser: Browser, server: Server) -> None:
        """Both are there."""
        self.table = open_table(server)
        self.code = self.table.rpartition("/")[2]
        self.ana = Player.with_phone(browser, server.url, "Ana")
        self.ana.sit(self.table)
        self.bo = Player.with_phone(browser, server.url, "Bo")
        self.bo.sit(self.table)
        self.key_of_ana, self.key_of_bo = self.kept(self.ana), self.kept(self.bo)

    def kept(self, player: Player) -> str:
        """The key a device keeps for this table."""
        return str(player.page.evaluate(_KEPT, self.code))

    def open(self, player: Player, key: str, *, is_new: bool) -> None:
        """A link from a message opens a new page; one pasted over the table's own address does not."""
        if is_new:
            player.page.goto("about:blank")
        player.page.goto(f"{self.table}#seat={key}")
        player.page.wait_for_function("!location.hash")

    def is_seated_as(self, player: Player, name: str) -> None:
        """Whose chair this device may change the look of."""
        expect(player.sees(".chair button:has(.pen)")).to_contain_text(name)


@pytest.mark.parametrize("key", WRONG)
@pytest.mark.parametrize("is_new", [True, False])
def test_a_wrong_key_changes_nothing(browser: Browser, key: str, is_new: bool) -> None:  # noqa: FBT001 - both ways
    """Whoever sits there goes on sitting there, and reads that the link was none."""
    with Server() as server:
        evening = Evening(browser, server)
        ana = evening.ana
        evening.open(ana, key, is_new=is_new)
        if key:
            expect(ana.sees(".banner")).to_contain_text("That link doesn’t open a seat here. You keep your own.")
        evening.is_seated_as(ana, "Ana")
        assert evening.key_of_ana == evening.kept(ana)
        ana.reload()
        evening.is_seated_as(ana, "Ana")
        is_quiet(ana, evening.bo)


@pytest.mark.parametrize("is_new", [True, False])
def test_somebody_elses_key_is_asked_about(browser: Browser, is_new: bool) -> None:  # noqa: FBT001 - both ways
    """Declined, nothing has happened; accepted, the other seat is played here, and only then the key is replaced."""
    with Server() as server:
        evening = Evening(browser, server)
        ana = evening.ana
        evening.open(ana, evening.key_of_bo, is_new=is_new)
        sheet = ana.sees("dialog")
        expect(sheet).to_contain_text("You’re already here as Ana. Continue as Bo on this device?")
        assert evening.key_of_ana == evening.kept(ana)
        sheet.get_by_role("button", name="Stay Ana").click()
        expect(sheet).to_have_count(0)
        evening.is_seated_as(ana, "Ana")
        ana.reload()
        evening.is_seated_as(ana, "Ana")
        assert evening.key_of_ana == evening.kept(ana)

        evening.open(ana, evening.key_of_bo, is_new=is_new)
        sheet.get_by_role("button", name="Continue as Bo").click()
        evening.is_seated_as(ana, "Bo")
        assert evening.key_of_bo == evening.kept(ana)
        expect(ana.sees(".chair button")).to_have_count(2)
        is_quiet(ana, evening.bo)


def test_the_own_link_asks_nothing(browser: Browser) -> None:
    """Whoever opens it on the device it came from is where they were."""
    with Server() as server:
        evening = Evening(browser, server)
        evening.open(evening.ana, evening.key_of_ana, is_new=True)
        evening.is_seated_as(evening.ana, "Ana")
        expect(evening.ana.sees("dialog")).to_have_count(0)
        assert evening.key_of_ana == evening.kept(evening.ana)


@pytest.mark.parametrize("is_new", [True, False])
def test_a_device_without_a_seat_takes_it(browser: Browser, is_new: bool) -> None:  # noqa: FBT001 - both ways
    """A seat moves to a new device with one touch; the key is kept once it has opened the seat."""
    with Server() as server:
        evening = Evening(browser, server)
        tablet = Player.with_phone(browser, server.url, "nobody")
        if not is_new:
            tablet.page.goto(evening.table)
            tablet.sees("#name").wait_for()
        tablet.page.goto(f"{evening.table}#seat={evening.key_of_bo}")
        evening.is_seated_as(tablet, "Bo")
        assert evening.key_of_bo == evening.kept(tablet)
        tablet.reload()
        evening.is_seated_as(tablet, "Bo")
        is_quiet(tablet)


def test_a_seat_that_was_given_up_makes_room(browser: Browser) -> None:
    """The key kept here opens nothing any more: the link's seat is taken without a question."""
    with Server() as server:
        evening = Evening(browser, server)
        with Guest(server.port) as again:
            again.hello(evening.code, evening.key_of_ana)
            evening.ana.page.goto("about:blank")
            assert again.request({"kind": "leave"}) is None
        evening.open(evening.ana, evening.key_of_bo, is_new=True)
        evening.is_seated_as(evening.ana, "Bo")
        assert evening.key_of_bo == evening.kept(evening.ana)
