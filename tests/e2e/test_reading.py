"""Every screen, read with care: in every language, by day and by night, on the smallest phones, with a thumb."""

import pytest
from playwright.sync_api import Browser, Route, ViewportSize

from tests.e2e import pseudo
from tests.e2e.browser import PHONE, Player
from tests.e2e.inspection import LANGUAGES, ROOT, as_lines, cut_text, findings, paint, small_targets, speak
from tests.e2e.walk import NOBODY_MOVES, PARTS, Walk
from tests.web.serving import Server

_SMALL_PHONES = (ViewportSize(width=320, height=568), ViewportSize(width=360, height=640))


@pytest.mark.parametrize("part", PARTS)
def test_axe_finds_nothing_on_any_screen_in_any_language_by_day_or_night(browser: Browser, part: str) -> None:
    """Names, roles, order and contrast are right for whoever does not see the page as others do.

    On the smallest phone, where no word of any language may be cut off.
    """
    found: dict[str, list[str]] = {}

    def visit(name: str, player: Player) -> None:
        # Colours are two sets, the same in every language; Arabic alone also turns the page round.
        found[f"{name} by night"] = by_night(player)
        is_held = player.page.viewport_size == PHONE
        if is_held:
            player.page.set_viewport_size(_SMALL_PHONES[0])
        for language in LANGUAGES:
            speak(player, language)
            known = () if language in ("en", "ar") else ("color-contrast",)
            found[f"{name} {language}"] = findings(player, without=known) + (cut_text(player) if is_held else [])
        speak(player, "en")
        if is_held:
            player.page.set_viewport_size(PHONE)

    def by_night(player: Player) -> list[str]:
        paint(player, "dark")
        contrasts = findings(player, only="color-contrast")
        paint(player, "light")
        return contrasts

    with Server(*NOBODY_MOVES) as server:
        PARTS[part](Walk(browser, server, visit))
    assert "{}" == as_lines(found), as_lines(found)


@pytest.mark.parametrize("part", [part for part in PARTS if part != "shared screen"])
def test_nothing_is_cut_off_on_a_small_phone_in_a_language_longer_than_any(browser: Browser, part: str) -> None:
    """A sentence two fifths longer than English has room everywhere, and a thumb finds every button."""
    found: dict[str, list[str]] = {}

    def visit(name: str, player: Player) -> None:
        for size in _SMALL_PHONES:
            player.page.set_viewport_size(size)
            found[f"{name} {size['width']}"] = cut_text(player) + small_targets(player)
        player.page.set_viewport_size(PHONE)

    def in_pseudo(route: Route) -> None:
        route.fulfill(body=pseudo.as_module(ROOT / "locales" / "en.ftl"), content_type="text/javascript")

    with Server(*NOBODY_MOVES) as server:
        walk = Walk(browser, server, visit)
        walk.ana.page.route("**/assets/en-*.js", in_pseudo)
        PARTS[part](walk)
    assert "{}" == as_lines(found), as_lines(found)


@pytest.mark.parametrize("part", ["before a table", "twelve", "to the result"])
def test_letters_twice_as_large_have_room_on_a_phone(large_print: Browser, part: str) -> None:
    """Whoever needs them so large sets them in the browser, once; the page follows, and scrolls where it has to."""
    found: dict[str, list[str]] = {}

    def visit(name: str, player: Player) -> None:
        for language in ("de", "ar"):
            speak(player, language)
            found[f"{name} {language}"] = cut_text(player)
        speak(player, "en")

    with Server(*NOBODY_MOVES) as server:
        walk = Walk(large_print, server, visit)
        assert 32 == walk.ana.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        PARTS[part](walk)
    assert "{}" == as_lines(found), as_lines(found)


@pytest.mark.parametrize(
    ("english", "longer"),
    [
        ("key = Open a table", "key = ⟦"),
        ("    [one] { $name } wins", "    [one] ⟦"),
        ("n = { $count ->", "n = { $count ->"),
        ("## Home", "## Home"),
    ],
)
def test_the_made_up_language_keeps_what_stands_in_braces(english: str, longer: str) -> None:
    """It is longer by two fifths, and its placeables are English's."""
    line = pseudo.pseudo(english).rstrip("\n")
    assert longer.partition("⟦")[0] == line.partition("⟦")[0]
    if "⟦" in longer:
        assert len(line) >= 1.3 * len(english.partition("= ")[2] or english.strip())
        assert [part for part in english.split() if part.startswith("$")] == [
            part for part in line.split() if part.startswith("$")
        ]
