"""A browser that has lost its seat gets it back when somebody agrees, and talk is kept in order, all by pressing."""

from playwright.sync_api import Browser, expect

from tests.e2e.browser import Player
from tests.e2e.company import gather, is_quiet, open_table
from tests.web.serving import Server


def new_device(browser: Browser, server: Server, table: str, old: Player) -> Player:
    """The old device is gone for good, with all it kept; another one opens the table's link."""
    old.page.context.close()
    again = Player.with_phone(browser, server.url, old.name)
    again.page.goto(table)
    again.sees("#name").wait_for()
    return again


def claim(player: Player) -> None:
    """Say who one was."""
    player.page.get_by_role("button", name="I was here before").click()
    player.page.get_by_role("button", name=player.name, exact=True).click()
    expect(player.sees(".lost [role=status]")).to_contain_text(f"whether you’re {player.name}")


def answer(player: Player, name: str) -> None:
    """Press a button of the prompt, once it is not new any more."""
    player.sees(".prompt button:not([data-new])").get_by_text(name, exact=True).click()


def test_the_host_agrees_and_the_game_goes_on(browser: Browser) -> None:
    """The prompt takes no focus; the hand is the one from before; everybody reads it, also after a reload."""
    with Server() as server:
        table = open_table(server)
        ana, bo, cleo = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo", "Cleo"))
        gather(table, [ana, bo, cleo])
        hand = sorted(bo.hand())
        again = new_device(browser, server, table, bo)
        ana.page.evaluate("document.activeElement?.blur()")
        claim(again)
        prompt = ana.sees(".prompt")
        expect(prompt).to_contain_text("“I was Bo.”")
        assert ana.page.evaluate("document.activeElement === document.body")
        assert not cleo.has(".prompt")
        answer(ana, "Yes, it’s Bo")
        again.sees(".play").wait_for()
        assert hand == sorted(again.hand())
        expect(prompt).to_have_count(0)
        again.reload()
        again.sees(".play").wait_for()
        for player in (ana, cleo, again):
            player.sees(".page-header .talk").click()
            expect(player.sees("dialog .notice")).to_contain_text("Bo is back on another device")
        is_quiet(ana, cleo, again)


def test_the_host_says_no_and_later_yes(browser: Browser) -> None:
    """Refused, one may ask again, or cancel."""
    with Server() as server:
        table = open_table(server)
        ana, bo = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo"))
        ana.sit(table)
        bo.sit(table)
        again = new_device(browser, server, table, bo)
        claim(again)
        answer(ana, "No")
        expect(again.sees(".lost .note").first).to_contain_text("You didn’t get the seat")
        again.page.get_by_role("button", name="Bo", exact=True).click()
        ana.sees(".prompt").wait_for()
        again.page.get_by_role("button", name="Cancel").click()
        expect(ana.sees(".prompt")).to_have_count(0)
        again.page.get_by_role("button", name="I was here before").click()
        again.page.get_by_role("button", name="Bo", exact=True).click()
        answer(ana, "Yes, it’s Bo")
        again.sees(".waitroom").wait_for()
        is_quiet(ana, again)


def say(player: Player, text: str) -> None:
    """Into the talk, which stays open."""
    if not player.has("dialog"):
        player.sees(".page-header .talk").click()
    player.sees("dialog form input").fill(text)
    player.sees("dialog form button").click()
    expect(player.sees("dialog form input")).to_have_value("")


def test_muted_by_one_reported_by_another_and_muted_by_the_host(browser: Browser) -> None:
    """One device shows Bo no longer and may undo it; the host reads the report, mutes in one press, all read that."""
    with Server() as server:
        table = open_table(server)
        ana, bo, cleo = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo", "Cleo"))
        gather(table, [ana, bo, cleo])
        say(bo, "something rude")
        cleo.sees(".page-header .talk").click()
        said = cleo.sees("dialog li").filter(has_text="rude")
        cleo.page.get_by_role("button", name="About Bo").click()
        cleo.page.get_by_role("button", name="Report to the host").click()
        expect(cleo.sees("dialog .about")).to_contain_text("Only the host can see it")
        prompt = ana.sees(".prompt")
        expect(prompt).to_contain_text("Cleo reported Bo")
        expect(prompt).to_contain_text("something rude")
        cleo.page.get_by_role("button", name="About Bo").click()
        cleo.page.get_by_role("button", name="About Bo").click()
        cleo.page.get_by_role("button", name="Mute for me").click()
        expect(said).to_have_count(0)
        expect(cleo.sees("dialog .muted")).to_contain_text("You’ve muted: Bo")
        cleo.reload()
        cleo.sees(".page-header .talk").click()
        expect(cleo.sees("dialog .muted")).to_contain_text("Bo")
        cleo.page.get_by_role("button", name="Unmute").click()
        expect(said).to_have_count(1)
        answer(ana, "Mute for everyone")
        expect(prompt).to_have_count(0)
        expect(cleo.sees("dialog .notice")).to_contain_text("Ana muted Bo")
        expect(bo.sees("dialog [role=status]").filter(has_text="The host has muted you")).to_be_visible()
        is_quiet(ana, bo, cleo)


def test_slow_talk(browser: Browser) -> None:
    """The host sets it in the talk; a second remark is refused, says for how long, and is not lost."""
    with Server() as server:
        table = open_table(server)
        ana, bo, cleo = (Player.with_phone(browser, server.url, name) for name in ("Ana", "Bo", "Cleo"))
        gather(table, [ana, bo, cleo])
        ana.sees(".page-header .talk").click()
        ana.sees("dialog select").select_option("30")
        expect(ana.sees("dialog select")).to_have_value("30")
        say(bo, "first")
        bo.sees("dialog form input").fill("second")
        bo.sees("dialog form button").click()
        expect(bo.sees("dialog .banner")).to_contain_text("you can write again in")
        expect(bo.sees("dialog form input")).to_have_value("second")
        is_quiet(ana, bo, cleo)
