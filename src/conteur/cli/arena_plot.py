"""Draws the arena's ratings as an SVG; docs/arena.svg is one."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

_ROW: Final = 58
_TOP: Final = 96
_LEFT: Final = 190
_WIDE: Final = 360
_GAP: Final = 70
_INK: Final = "#2b2a33"
_FAINT: Final = "#b9b2a6"
_PAPER: Final = "#f7f1e3"
_FOUND: Final[Mapping[str, str]] = {"all": "#e0b04b", "some": "#3f7d6e", "none": "#b5523b"}
_FONT: Final = "font-family='Georgia, serif'"


def plot(rows: Sequence[Mapping[str, Any]], title: str) -> str:
    """Ratings with their margins of error on the left, who found the clues on the right."""
    height = _TOP + _ROW * len(rows) + 40
    width = _LEFT + 2 * _WIDE + _GAP + 60
    low = min(row["rating"] - row["margin"] for row in rows)
    high = max(row["rating"] + row["margin"] for row in rows)
    scale = _WIDE / max(high - low, 1e-9)
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' height='{height}'>",
        f"<title>{escape(title)}</title>",
        f"<rect width='100%' height='100%' fill='{_PAPER}'/>",
        _text(_LEFT, 40, title, size=22),
        _text(_LEFT, 74, "strength", size=15),
        _text(_LEFT + _WIDE + _GAP, 74, "its clues were found by", size=15),
    ]
    x = _LEFT + _WIDE + _GAP + 165
    for who, colour in _FOUND.items():
        parts += [f"<rect x='{x}' y='62' width='14' height='14' fill='{colour}'/>", _text(x + 20, 74, who, size=15)]
        x += 68
    for number, row in enumerate(rows):
        parts += _strength(row, _TOP + number * _ROW + _ROW // 2, low, scale)
        parts += _clues(row, _TOP + number * _ROW + _ROW // 2)
    return "\n".join([*parts, "</svg>", ""])


def _strength(row: Mapping[str, Any], y: int, low: float, scale: float) -> list[str]:
    def at(value: float) -> float:
        return round(_LEFT + (value - low) * scale, 1)

    left, middle, right = (at(row["rating"] + way * row["margin"]) for way in (-1, 0, 1))
    return [
        _text(_LEFT - 20, y + 6, row["brain"], size=17, anchor="end"),
        f"<line x1='{_LEFT}' x2='{_LEFT + _WIDE}' y1='{y}' y2='{y}' stroke='{_FAINT}' stroke-dasharray='2 5'/>",
        f"<line x1='{left}' x2='{right}' y1='{y}' y2='{y}' stroke='{_INK}' stroke-width='3' stroke-linecap='round'/>",
        f"<circle cx='{middle}' cy='{y}' r='7' fill='{_INK}'/>",
        _text(middle, y - 14, f"{row['rating']:.1f}", size=14, anchor="middle"),
    ]


def _clues(row: Mapping[str, Any], y: int) -> list[str]:
    x = float(_LEFT + _WIDE + _GAP)
    if row["clues"] is None:
        return [_text(x, y + 6, "told none", size=14)]
    parts = []
    for who, colour in _FOUND.items():
        long = row["clues"][who] * _WIDE
        parts.append(f"<rect x='{x:.1f}' y='{y - 12}' width='{long:.1f}' height='24' fill='{colour}'/>")
        x += long
    return parts


def _text(x: float, y: float, text: str, *, size: int, anchor: str = "start") -> str:
    return (
        f"<text x='{x}' y='{y}' {_FONT} font-size='{size}' fill='{_INK}' text-anchor='{anchor}'>{escape(text)}</text>"
    )
