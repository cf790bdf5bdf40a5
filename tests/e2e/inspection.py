"""What a careful reader finds on a screen: axe-core's findings, text cut off, buttons too small for a thumb."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.e2e.browser import Player

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = tuple(sorted(path.stem for path in (ROOT / "locales").glob("*.ftl")))
_TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


@cache
def _script() -> str:
    axe = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
    return axe.read_text(encoding="utf-8") + Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def _inspect(player: Player, what: str, asked: object = None) -> list[str]:
    player.come_to_rest()
    if not player.page.evaluate("'inspection' in window"):
        player.page.evaluate(_script())
    found: list[Any] = player.page.evaluate(f"asked => inspection.{what}(asked)", asked)
    return list(map(str, found))


def speak(player: Player, language: str) -> None:
    """Switch the page's language in place, as another tab of the same reader would."""
    player.page.evaluate(
        "language => dispatchEvent(new StorageEvent('storage', { key: 'conteur.language', newValue: language }))",
        language,
    )
    player.sees(f"html[lang={language}]").wait_for(state="attached")
    player.come_to_rest()


def paint(player: Player, theme: str) -> None:
    """Day or night, with every colour arrived."""
    player.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    player.come_to_rest()


def findings(player: Player, only: str | None = None, without: tuple[str, ...] = ()) -> list[str]:
    """What axe-core has against the screen, by all its rules, by one, or by all but some."""
    return _inspect(player, "findings", [[only] if only else list(_TAGS), list(without)])


def cut_text(player: Player) -> list[str]:
    """Words that are not wholly on the screen, or run out of their box."""
    return _inspect(player, "cutText")


def small_targets(player: Player) -> list[str]:
    """What can be pressed and is smaller than 44 pixels."""
    return _inspect(player, "smallTargets")


def as_lines(found: dict[str, list[str]]) -> str:
    """For a failing test: one finding a line."""
    return json.dumps({name: each for name, each in found.items() if each}, indent=1, ensure_ascii=False)
