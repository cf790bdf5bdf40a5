"""Cut paper: few flat tones, scissor edges, hard shadows under each sheet, fibres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Colour, Field, Light, Ramp, Tone, X, Y, edge_distance
from atelier.engine.card import Card
from atelier.engine.coat import Layer
from atelier.engine.colour import mix, ramp_table, rgb
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur, scissor, shift
from atelier.engine.noise import fbm
from atelier.engine.paper import BARE, as_bytes, emboss, normalised, tooth


def papers(
    colour: Colour, reach: float = 1.0, *, dark: Colour, light: Colour, deep: float = 0.5, pale: float = 0.4
) -> list[Colour]:
    """Three papers round one colour, the outer ones leaning towards the scene's dark and its light."""
    return [mix(colour, dark, deep * reach), rgb(colour), mix(colour, light, pale * reach)]


class CutCard(Card):
    """Options lift = height of the sheet (negative for a hole), levels = tones where the paper changes."""

    def __init__(
        self,
        name: str,
        ground: Colour = "#e8dcc0",
        light: Light = (-0.5, -0.6, 0.6),
        shadow: tuple[float, float] = (7, 10),
        shadow_colour: Colour = "#1a1428",
        levels: Sequence[float] = (0.4, 0.64),
    ) -> None:
        super().__init__(name, ground=ground, light=light)
        self.shadow = shadow
        self.shadow_colour = rgb(shadow_colour)
        self.levels = levels

    def paint(self, shape: Any, ramp: Ramp, tone: Tone = 0.5, **given: Any) -> Field:
        """Paper has no texture, rim or pooled edge; the scissors wobble little."""
        plain = {"texture": 0, "rim": None, "fray": 0, "edge": 0, "contact": 0}
        return super().paint(shape, ramp, tone, **(given | plain | {"wobble": min(given.get("wobble", 1.0), 1.2)}))

    def lay(self, layer: Layer) -> None:
        """Cut the sheet, drop its shadow, glue it on."""
        coat, area, mask = layer.coat, layer.area, layer.mask
        covers_all = mask.shape == (HEIGHT, WIDTH) and mask.min() >= 0.5
        if not covers_all and (mask > 0.5).sum() > 60:
            mask = scissor(mask, coat.snip)
        lift = coat.ink if coat.lift is None else coat.lift
        if lift and mask.min() < 0.5:
            self._drop_shadow(mask, area, lift, float(np.max(layer.opacity)))
        colour = self._papers(layer)
        gy, gx = np.gradient(blur(mask, 1.0))
        bevel = np.clip((gx * self.shadow[0] + gy * self.shadow[1]) * 0.22, -0.4, 0.4)
        cover = (mask * layer.opacity)[..., None]
        self.image[area] = self.image[area] * (1 - cover) + colour * (1 + bevel[..., None] * 0.55) * cover

    def _papers(self, layer: Layer) -> Field:
        """One flat paper per tone level, with fibres."""
        levels = layer.coat.levels or self.levels
        tone = blur(layer.tone.astype(np.float32), 3.0) if min(layer.tone.shape) > 8 else layer.tone
        table = ramp_table(layer.ramp)
        colour = np.broadcast_to(table[int(511 * 0.16)], (*tone.shape, 3)).copy()
        for i, level in enumerate(levels):
            step = smoothstep(level - 0.012, level + 0.012, tone)[..., None]
            colour = colour * (1 - step) + table[int(511 * (0.16 + 0.68 * (i + 1) / len(levels)))] * step
        fibres = self.noise(5, 3, (3.0, 0.7), layer.box) + self.noise(3, 2, box=layer.box)
        fibres = (fibres + self.noise(160, 2, box=layer.box) - 1.5) * 0.05
        papers: Field = colour * (1 + fibres[..., None])
        return papers

    def _drop_shadow(self, mask: Field, area: tuple[slice, slice], lift: float, opacity: float) -> None:
        rows, columns = area
        reach = int(abs(lift) * max(map(abs, self.shadow)) * 1.2) + 8
        y0, y1 = max(0, rows.start - reach), min(HEIGHT, rows.stop + reach)
        x0, x1 = max(0, columns.start - reach), min(WIDTH, columns.stop + reach)
        sheet = np.zeros((y1 - y0, x1 - x0), np.float32)
        sheet[rows.start - y0 : rows.stop - y0, columns.start - x0 : columns.stop - x0] = mask
        far = blur(shift(sheet, self.shadow[0] * lift, self.shadow[1] * lift), 1.2 + 1.3 * abs(lift))
        near = blur(shift(sheet, self.shadow[0] * lift * 0.4, self.shadow[1] * lift * 0.4), 1.0)
        dark = np.clip(far * 0.5 + near * 0.3, 0, 0.72) * opacity
        self.image[y0:y1, x0:x1] *= 1 - dark[..., None] * (1 - self.shadow_colour)

    def brush(self, *_args: Any, **_given: Any) -> None:
        """Paper is not repainted; only the late pieces are glued."""
        self.run_late()

    def hatch(self, *_args: Any, **_given: Any) -> None:
        """No marks on paper."""

    # each finish has last touches of its own
    def finish(self, vignette: float = 0.12, vignette_colour: Colour = "#2a1a20") -> Field:  # type: ignore[override]
        """A slight vignette and a mount of bare paper with its own shadow."""
        self.run_late()
        away = np.hypot((X - WIDTH / 2) / (WIDTH * 0.75), (Y - HEIGHT / 2) / (HEIGHT * 0.7))
        dark = (np.clip(away - 0.5, 0, 1) ** 1.5 * vignette * 2)[..., None]
        image = np.clip(self.image, 0, 1) * (1 - dark) + rgb(vignette_colour) * dark
        relief = emboss(normalised(tooth()))[..., None]
        image = image * (1 - 0.035 * relief)
        distance = edge_distance() - fbm(self.seed, 200, 2) * 10 + 8
        mount = (1 - smoothstep(15, 16.4, distance))[..., None]
        shadow = ((1 - smoothstep(16, 27, distance)) * 0.4)[..., None]
        image = image * (1 - shadow * (1 - self.shadow_colour))
        return as_bytes(image * (1 - mount) + rgb(BARE) * (1 - 0.04 * relief) * mount)
