"""Proportions of bodies and what a figure wears."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Body:
    """Proportions of a body that stands 1 tall."""

    head: float = 0.078
    leg: float = 0.47
    shoulder: float = 0.098
    hip: float = 0.05
    girth: float = 1.0
    belly: float = 0.0
    thick: float = 1.0
    arm: float = 0.36
    stoop: float = 0.0
    """Degrees by which the back is bent for good."""
    neck: float = 0.045


BODIES = {
    "man": Body(),
    "woman": Body(0.076, 0.48, 0.084, 0.052, 0.88, 0.0, 0.88, 0.345),
    "stout": Body(0.082, 0.42, 0.11, 0.065, 1.28, 0.05, 1.18, 0.35),
    "lanky": Body(0.068, 0.51, 0.09, 0.045, 0.8, 0.0, 0.78, 0.39),
    "child": Body(0.118, 0.40, 0.078, 0.045, 0.9, 0.008, 0.98, 0.30, 0.0, 0.03),
    "toddler": Body(0.15, 0.33, 0.08, 0.05, 1.02, 0.02, 1.1, 0.26, 0.0, 0.02),
    "old_man": Body(0.086, 0.44, 0.092, 0.05, 1.02, 0.025, 0.92, 0.35, 16.0, 0.035),
    "old_woman": Body(0.088, 0.42, 0.088, 0.06, 1.12, 0.02, 0.95, 0.33, 14.0, 0.035),
}

SKINS = ["#f0c4a4", "#e2ac86", "#c98d66", "#a56b48", "#7d4c34", "#5a3626"]


@dataclass(frozen=True, slots=True)
class Look:
    """What a figure looks like; colours are single, their ramps follow from the light."""

    body: str | Body = "man"
    skin: str = "#d9a07e"
    hair: str = "#3a2a2a"
    style: str = "short"
    """short bob long bun lowbun braid braids curly afro tuft bald none"""
    outfit: str = "coat"
    """coat dress robe nightgown pyjamas overalls shirt suit armour"""
    top: str = "#6a4a5a"
    bottom: str = "#3a3a50"
    shoes: str = "#2c2028"
    trim: str = "#c9a060"
    hat: str | None = None
    """bowler straw wide tall cap beanie nightcap cone crown helmet"""
    hat_colour: str = "#3a3038"
    beard: bool = False
    eyes: str | None = "dots"
    """dots, closed, open, or None for a blank face"""
    mouth: str = "calm"
    """calm, smile, sad, round"""
    nose: float = 1.0
    scarf: str | None = None
    stripes: str | None = None
    apron: str | None = None
    cane: bool = False
    cape: str | None = None
    head: str = "human"
    """human, or an animal's: bear cat fox crow"""
    line: str = "#1c141e"

    @property
    def build(self) -> Body:
        """The body itself."""
        return BODIES[self.body] if isinstance(self.body, str) else self.body
