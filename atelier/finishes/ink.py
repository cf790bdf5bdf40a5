"""Ink and wash: a broken brush line round every layer, two or three pale washes inside, much white paper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Colour, Field, Light, Polygon, X, Y, blank
from atelier.engine.card import Card
from atelier.engine.coat import Layer, Marks
from atelier.engine.colour import mix, ramp_table, rgb
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur, displace, dot, outlines
from atelier.engine.noise import fbm, wander
from atelier.engine.paper import as_bytes, emboss, normalised, tooth
from atelier.engine.raster import fill
from atelier.engine.shapes import roughen, tube


class InkCard(Card):
    """Options ink = line weight (0 for none), wash = strength of the wash, clear = erase what is behind."""

    def __init__(
        self,
        name: str,
        paper: Colour = "#f6f1e6",
        ink_colour: Colour = "#1b1a26",
        light: Light = (-0.5, -0.6, 0.6),
        weight: float = 3.4,
        wash_strength: float = 1.0,
        loose: float = 7.0,
    ) -> None:
        super().__init__(name, ground=paper, light=light)
        self.paper = rgb(paper)
        self.ink_colour = rgb(ink_colour)
        self.ink = blank()
        self.weight = weight
        self.wash_strength = wash_strength
        self.loose = loose

    def lay(self, layer: Layer) -> None:
        """Erase what is behind, wash the tones, draw the outline."""
        coat, area, mask = layer.coat, layer.area, layer.mask
        opacity = float(np.max(layer.opacity))
        erased = mask * min(1, opacity * coat.clear)
        self.image[area] = self.image[area] * (1 - erased[..., None]) + self.paper * erased[..., None]
        self.ink[area] *= 1 - erased
        if coat.wash:
            self._wash_layer(layer, opacity)
        if coat.ink:
            line = self.contour(layer.whole, self.weight * coat.ink, layer.light) * min(1, opacity * 1.2)
            self.ink = np.maximum(self.ink, line)
            if layer.height is not None:
                hollow = np.clip((blur(layer.height, 3.2) - layer.height) / 3.2, 0, 1)
                crease = smoothstep(0.16, 0.34, hollow * (0.6 + 0.8 * self.noise(30, 3, box=layer.box)))
                self.ink[area] = np.maximum(self.ink[area], crease * mask * 0.85 * min(1, coat.ink * 1.4))
            if coat.hatch:
                wave = (X[area] * 0.8 + Y[area] * 0.6 + self.noise(90, 2, box=layer.box) * 26) / 8.0
                marks = smoothstep(0.72, 0.9, np.sin(wave * 2 * math.pi)) * (1 - smoothstep(0.18, 0.34, layer.tone))
                self.ink[area] = np.maximum(self.ink[area], marks * mask * coat.hatch)

    def _wash_layer(self, layer: Layer, opacity: float) -> None:
        """Washes that miss the outline a little and pool at their own edge."""
        astray = self.loose * min(1.0, math.sqrt(max(1.0, float(layer.whole.sum()))) / 160)
        drift_x, drift_y = self.noise(70, 3, box=layer.box) - 0.5, self.noise(70, 3, box=layer.box) - 0.5
        dx, dy = self.rng.uniform(-0.5, 0.5, 2) * astray
        wet = displace(layer.mask, drift_x * astray * 3 + dx, drift_y * astray * 3 + dy)
        tone = layer.tone + (self.noise(55, 4, box=layer.box) - 0.5) * 0.28
        density = 0.16 + 0.34 * (1 - smoothstep(0.5, 0.6, tone)) + 0.36 * (1 - smoothstep(0.27, 0.36, tone))
        density = np.where(tone > 0.72, 0.05, density)
        pool = np.clip(wet - blur(wet, 4), 0, 1) * 0.9
        cover = np.clip(wet * density * (1 + pool) + pool * 0.22, 0, 1) * layer.coat.wash * self.wash_strength * opacity
        base = ramp_table(layer.ramp)[int(511 * 0.42)]
        self.image[layer.area] = self.image[layer.area] * (1 - np.clip(cover, 0, 1)[..., None] * (1 - base))

    def contour(self, mask: Field, width: float, light: Light) -> Field:
        """A brush line round a mask: thicker in the shade, broken in the light."""
        lx, ly = (light[0], light[1]) if len(light) == 3 else (0.0, -1.0)
        length = math.hypot(lx, ly) + 1e-6
        strokes: list[Polygon] = []
        for outline in outlines(mask):
            if len(outline) >= 14:
                strokes += self._brush_line(outline.astype(float), mask, width, lx / length, ly / length)
        return fill(*strokes) if strokes else blank()

    def _brush_line(self, line: Polygon, mask: Field, width: float, lx: float, ly: float) -> list[Polygon]:
        count = len(line)
        reach = min(9, count // 4 * 2 - 1)
        kernel = np.hanning(reach + 2)[1:-1]
        kernel /= kernel.sum()
        smooth = [
            np.convolve(np.r_[line[-reach:, i], line[:, i], line[:reach, i]], kernel, "same")[reach:-reach]
            for i in (0, 1)
        ]
        p = np.stack(smooth, 1)
        along = np.gradient(p, axis=0)
        along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
        normal = np.stack([along[:, 1], -along[:, 0]], 1)
        x, y = np.clip((p + normal * 3).astype(int), 0, [WIDTH - 1, HEIGHT - 1]).T
        outward = float(np.sign(np.median(np.where(mask[y, x] > 0.5, -1.0, 1.0)) or 1))
        lit = (normal[:, 0] * lx + normal[:, 1] * ly) * outward
        p = p + np.stack([wander(self.rng, count, 60) - 0.5, wander(self.rng, count, 60) - 0.5], 1) * 2.4
        widths = width * (0.42 + 0.62 * wander(self.rng, count, 46) + 0.6 * np.clip(-lit, 0, 1))
        gap = (wander(self.rng, count, 70) * 0.8 + wander(self.rng, count, 16) * 0.25 + 0.3 * lit) > 0.83
        off_sheet = (p[:, 0] < 6) | (p[:, 0] > WIDTH - 7) | (p[:, 1] < 6) | (p[:, 1] > HEIGHT - 7)
        strokes = []
        for start, end in _runs(~(gap | off_sheet)):
            steps = np.arange(end - start)
            taper = np.minimum(1, np.minimum(steps, steps[::-1]) / min(14, (end - start) / 3))
            half = np.maximum(widths[start:end] * taper, 0.3)[:, None] / 2
            part, across = p[start:end], normal[start:end]
            strokes.append(np.concatenate([part + across * half, (part - across * half)[::-1]]))
        return strokes

    def mark_count(self, colours: Sequence[Colour], count: int) -> int:
        """Fur and grass are sparse, and only dark colours draw."""
        return 0 if rgb(colours[0]).mean() > 0.45 else max(1, int(count * 0.22))

    def mark(self, marks: Marks) -> None:
        """Flicks of ink."""
        x, y, count = marks.x, marks.y, len(marks.x)
        reach, half = self.rng.uniform(*marks.length, count), self.rng.uniform(*marks.width, count) * 0.7
        dx, dy = np.cos(marks.angle), np.sin(marks.angle)
        flicks = np.stack(
            [x - dx * reach, y - dy * reach, x - dy * half, y + dx * half, x + dx * reach, y + dy * reach], 1
        ).reshape(-1, 3, 2)
        self.ink = np.maximum(self.ink, fill(*flicks) * marks.mask * 0.85)

    def stroke(self, knots: Any, widths: Sequence[float], opacity: float = 1.0) -> None:
        """A free brush line through points with half-widths."""
        self.ink = np.maximum(self.ink, fill(roughen(tube(knots, widths), 0.5, self.next_seed() % 999)) * opacity)

    def brush(self, *_args: Any, **_given: Any) -> None:
        """Ink is not repainted; only the late marks are made."""
        self.run_late()

    def glaze(self, cover: Field, colour: Colour, mode: str = "mix") -> None:
        """Paper gives the light: only darker films show."""
        if mode in ("screen", "add"):
            return
        super().glaze(cover * (0.8 + 0.4 * self.noise(60, 4)) if mode == "mul" else cover, colour, mode)

    def shade(self, cover: Field, colour: Colour = "#5a6478") -> None:
        """A shadow as a blotchy grey wash."""
        film = np.clip(cover, 0, 1) * (0.55 + 0.7 * self.noise(60, 4))
        film = np.where(film > 0.1, film, film * 0.5)
        self.image = self.image * (1 - (film * 0.6)[..., None] * (1 - mix(colour, "#7a8698", 0.55)))

    # each finish has last touches of its own
    def finish(self, spatter: int = 26, grain: float = 0.05) -> Field:  # type: ignore[override]
        """Granulating pigment, dry-brushed ink, a few drops."""
        self.run_late()
        granules = fbm(21, 2.6, 3, gain=0.75) * 0.6 + fbm(22, 60, 4) * 0.4
        image = self.paper - (self.paper - np.clip(self.image, 0, 1)) * (0.72 + 0.56 * granules[..., None])
        bumps = tooth()
        dry = smoothstep(0.2, 0.42, blur(self.ink, 1.6) + bumps - 0.36)
        line = np.clip(self.ink, 0, 1) * (0.35 + 0.65 * dry) * (0.86 + 0.14 * fbm(self.seed + 5, 90, 3))
        drops = blank()
        for _ in range(spatter):
            x, y = self.rng.uniform(0, WIDTH), self.rng.uniform(0, HEIGHT)
            dot(drops, x, y, 0.7 + 3.4 * self.rng.random() ** 6)
        line = np.maximum(line, drops * 0.75)[..., None]
        image = image * (1 - line) + self.ink_colour * line
        return as_bytes(image * (1 - grain * 0.5 * emboss(normalised(bumps))[..., None]))


def _runs(drawn: Field) -> list[tuple[int, int]]:
    """Stretches of more than seven samples where the brush touches the paper."""
    padded = np.concatenate([[False], drawn, [False]]).astype(np.int8)
    change = np.diff(padded)
    starts, ends = np.nonzero(change == 1)[0], np.nonzero(change == -1)[0]
    return [(int(a), int(b)) for a, b in zip(starts, ends, strict=True) if b - a > 7]
