"""Linocut: flat colour plates, a little out of register, under one dark key block carved with a gouge."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numba
import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Colour, Field, Light, blank, edge_distance
from atelier.engine.card import Card
from atelier.engine.coat import Layer
from atelier.engine.colour import ramp_table, rgb, to_oklab
from atelier.engine.fields import smoothstep
from atelier.engine.imaging import blur, grow, shift
from atelier.engine.noise import fbm
from atelier.engine.paper import as_bytes, emboss, normalised


@numba.njit(cache=True)
def _gouge(block: Any, cuts: Any) -> None:
    """Tapered lens marks x, y, angle, half length, half width, value (1 carves, 0 leaves ink)."""
    height, width = block.shape
    for i in range(cuts.shape[0]):
        x, y, angle, length, half, value = cuts[i]
        cos, sin = math.cos(angle), math.sin(angle)
        reach = length + half + 1
        for py in range(max(0, int(y - reach)), min(height, int(y + reach) + 2)):
            for px in range(max(0, int(x - reach)), min(width, int(x + reach) + 2)):
                u = ((px - x) * cos + (py - y) * sin) / length
                if u <= -1 or u >= 1:
                    continue
                off = abs(-(px - x) * sin + (py - y) * cos)
                depth = (1 - u * u) * (0.75 + 0.25 * u) * half
                cover = min(1.0, max(0.0, depth - off + 0.5))
                if cover > 0:
                    block[py, px] = block[py, px] * (1 - cover) + value * cover


class LinoCard(Card):
    """Options plate = which ink (0 bare paper), tone from 0 (solid key) to 1 (carved away), ink = white line."""

    def __init__(
        self,
        name: str,
        paper: Colour = "#efe4cc",
        inks: Sequence[Colour] = ("#7fa0a8", "#c8502f"),
        key: Colour = "#141a33",
        light: Light = (-0.5, -0.6, 0.6),
        pitch: float = 8.0,
        register: float = 4.0,
    ) -> None:
        super().__init__(name, ground=paper, light=light)
        self.paper = rgb(paper)
        self.inks = [rgb(ink) for ink in inks]
        self.key = rgb(key)
        self.pitch = pitch
        self.register = register
        self.dark, self.clear = 0.16, 0.72
        self.tone = blank(1.0)
        self.plate = np.zeros((HEIGHT, WIDTH), np.int8)
        self.grain: Field = np.zeros((HEIGHT, WIDTH, 2), np.float32)
        self.grain[..., 0] = 1
        self.cut = blank()

    def lay(self, layer: Layer) -> None:
        """Note the tone, plate and grain of the layer, and cut a white line round it."""
        coat, area, mask = layer.coat, layer.area, layer.mask
        opacity = min(1.0, float(np.max(layer.opacity)))
        if opacity < 0.3:
            return
        if coat.wash == 0:  # the silhouette of a solid: only its outline is cut
            rim = np.clip(grow(layer.whole, 3) - layer.whole, 0, 1) * (coat.ink > 0)
            self.cut = np.maximum(self.cut * (1 - layer.whole), rim)
            return
        plate = self._nearest_plate(layer) if coat.plate is None else coat.plate
        self.tone[area] = self.tone[area] * (1 - mask * opacity) + np.clip(layer.tone, 0, 1) * mask * opacity
        self.plate[area] = np.where(mask > 0.5, plate, self.plate[area])
        angle = self._grain_of(layer)
        cover = mask[..., None]
        self.grain[area] = self.grain[area] * (1 - cover) + np.stack([np.cos(2 * angle), np.sin(2 * angle)], -1) * cover
        width = 2.6 * coat.ink if coat.cut_width is None else coat.cut_width
        if width > 0.5:
            rim = np.clip(grow(mask, round(width)) - mask, 0, 1)
            self.cut[area] = np.maximum(self.cut[area] * (1 - mask), rim)
        else:
            self.cut[area] *= 1 - mask

    def _nearest_plate(self, layer: Layer) -> int:
        wanted = to_oklab(ramp_table(layer.ramp)[300])
        far = [float(np.linalg.norm((to_oklab(ink) - wanted) * [1, 2, 2])) for ink in [self.paper, *self.inks]]
        return int(np.argmin(far))

    def _grain_of(self, layer: Layer) -> Field:
        """Cuts follow the asked flow, else run round the form."""
        if layer.flow is not None:
            asked: Field = layer.flow + 0 * layer.tone
            return asked
        height = layer.height if layer.height is not None else blur(layer.mask, 14) * 60
        gy, gx = np.gradient(blur(height.astype(np.float32), 4))
        return np.where(np.hypot(gx, gy) > 0.02, np.arctan2(gy, gx) + math.pi / 2, 0.6)

    def brush(self, *_args: Any, **_given: Any) -> None:
        """A block is not repainted; only the late cuts are made."""
        self.run_late()

    def hatch(self, *_args: Any, **_given: Any) -> None:
        """The gouge hatches by itself."""

    def glaze(self, cover: Field, colour: Colour, mode: str = "mix") -> None:
        """Light and shade only change how much is carved."""
        film = np.clip(cover, 0, 1)
        if mode in ("screen", "add"):
            self.tone = np.clip(self.tone + film * 0.5 * float(rgb(colour).mean()), 0, 1)
        elif mode == "mul":
            self.tone = self.tone * (1 - 0.75 * film)

    def _carve(self, chatter: int) -> Field:
        """The key block: 1 where it was carved away."""
        rng, pitch = self.rng, self.pitch
        rows, columns = np.mgrid[0 : HEIGHT : pitch * 0.9, 0 : WIDTH : pitch * 0.9]
        count = columns.size
        x = columns.ravel() + rng.uniform(-0.4, 0.4, count) * pitch
        y = rows.ravel() + rng.uniform(-0.4, 0.4, count) * pitch
        xi, yi = x.clip(0, WIDTH - 1).astype(int), y.clip(0, HEIGHT - 1).astype(int)
        grain = blur(self.grain, 3)[yi, xi]
        angle = 0.5 * np.arctan2(grain[:, 1], grain[:, 0]) + rng.normal(size=count) * 0.1
        open_ = np.clip((blur(self.tone, 1.5)[yi, xi] - self.dark) / (self.clear - self.dark), 0, 1)
        length = pitch * (0.7 + 1.5 * open_) * rng.uniform(0.7, 1.3, count)
        width = pitch * (0.1 + 0.5 * open_**0.9) * rng.uniform(0.8, 1.15, count)
        cuts = np.stack([x, y, angle, length, width, np.ones(count)], 1)[open_ > 0.02].astype(np.float32)
        block = blank()
        _gouge(block, cuts[rng.permutation(len(cuts))])
        block = np.maximum(
            block, smoothstep(self.clear - 0.02, self.clear + 0.03, self.tone + (fbm(self.seed, 16, 3) - 0.5) * 0.08)
        )
        cleared = np.argwhere((self.tone > self.clear) & (self.tone < 0.97))
        if len(cleared) and chatter:  # ridges the gouge left standing
            cy, cx = cleared[rng.integers(0, len(cleared), chatter)].T
            way = self.grain[cy, cx]
            left = np.stack(
                [
                    cx, cy, 0.5 * np.arctan2(way[:, 1], way[:, 0]), rng.uniform(5, 20, chatter),
                    rng.uniform(0.4, 1.1, chatter), np.zeros(chatter),
                ],
                1,
            )  # fmt: skip
            _gouge(block, left.astype(np.float32))
        # the darkest darks are kept from the gouge: eyes, mouths
        carved: Field = block * smoothstep(0.01, 0.09, blur(self.tone, 0.7))
        return carved

    # each finish has last touches of its own
    def finish(self, chatter: int = 900, grain: float = 0.028) -> Field:  # type: ignore[override]
        """Carve the key, then print the plates and the key over them."""
        self.run_late()
        key = np.clip(1 - np.maximum(self._carve(chatter), self.cut), 0, 1)
        bumps = blur(fbm(31, 4.0, 3, gain=0.7), 0.6)
        blotches = fbm(self.seed + 9, 110, 4)

        def inked(level: float) -> Field:
            salt: Field = 0.30 + 0.70 * smoothstep(level - 0.2, level - 0.08, bumps + 0.25 * (blotches - 0.5) + 0.3)
            return salt

        block = smoothstep(30, 32, edge_distance() + (fbm(self.seed + 2, 60, 3) - 0.5) * 5)
        image = np.zeros((HEIGHT, WIDTH, 3), np.float32) + self.paper
        for number, ink in enumerate(self.inks, 1):
            slip = self.rng.uniform(0, 2 * math.pi)
            plate = blur((self.plate == number).astype(np.float32), 0.8)
            plate = shift(plate, self.register * math.cos(slip), self.register * math.sin(slip)) * block
            cover = (plate * inked(0.5) * (0.88 + 0.16 * blotches))[..., None]
            image = image * (1 - cover) + image * ink * cover * 0.25 + ink * cover * 0.75
        cover = (blur(key, 0.7) * block * inked(0.46) * (0.93 + 0.1 * blotches))[..., None]
        image = image * (1 - cover) + self.key * cover
        return as_bytes(image * (1 - grain * 0.6 * emboss(normalised(bumps))[..., None]))
