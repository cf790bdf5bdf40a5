"""A card being painted in gouache: layers, glazes, marks, then the repaint and the paper. Finishes derive from it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from atelier.engine import paper, repaint
from atelier.engine.bristles import COUNT, brushes, stamp
from atelier.engine.canvas import HEIGHT, WHOLE, WIDTH, Box, Colour, Field, Light, Polygon, Ramp, Tone, X, Y, blank
from atelier.engine.coat import Coat, Layer, Marks, crop, inflate, lambert, rim_cover, towards
from atelier.engine.colour import ramp_table, rgb
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur, bounding_box, displace, dot
from atelier.engine.noise import window
from atelier.engine.raster import as_mask, fill


class Card:
    """The sheet on the easel. Every random choice follows from the card's name."""

    def __init__(self, name: str, ground: Colour = "#b98a6a", light: Light = (0.5, -0.6, 0.6)) -> None:
        self.name = name
        self.seed = zlib.crc32(name.encode()) % 99991
        self.rng = np.random.default_rng(self.seed)
        self.ground = rgb(ground)
        self.light = light
        self.image: Field = np.zeros((HEIGHT, WIDTH, 3), np.float32) + self.ground
        self.detail = blank()
        self.flow: Field = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        self.relief = blank(0.5)
        self.glow: Field = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        self.windows: list[tuple[Polygon, Colour]] = []
        self.is_brushed = False
        self._late: list[Callable[[], object]] = []
        self._seeds = 0

    # -- chance

    def next_seed(self) -> int:
        """A new seed for something with a generator of its own."""
        self._seeds += 1
        return self.seed * 31 + self._seeds * 7

    def noise(
        self, scale: float = 200, octaves: int = 4, stretch: tuple[float, float] = (1, 1), box: Box = WHOLE
    ) -> Field:
        """A fresh piece of noise over the sheet or a box of it."""
        return window(self.rng, scale, octaves, stretch, box)

    def unsteady(self, mask: Field, wobble: float, fray: float, box: Box) -> Field:
        """The mask as a hand would cut it: slow wobble and paper tooth."""

        def push() -> Field:
            slow = (self.noise(38, 2, box=box) - 0.5) * 4 * wobble
            return slow + (self.noise(4, 2, box=box) - 0.5) * 4 * fray

        return displace(mask, push(), push(), replicate=True)

    # -- layers

    def paint(self, shape: Any, ramp: Ramp, tone: Tone = 0.5, **given: Any) -> Field:
        """Lay one coat on a mask, a polygon or a list of polygons; returns the mask."""
        coat = Coat(tone=tone, **given)
        whole = as_mask(shape)
        box = bounding_box(whole, 10 + int(coat.wobble * 4))
        if box is None:
            return whole
        area = (slice(box[1], box[3]), slice(box[0], box[2]))
        if coat.contact:
            self._drop_contact(whole, coat, box)
        mask = whole[area]
        if coat.wobble or coat.fray:
            mask = self.unsteady(mask, coat.wobble, coat.fray, box)
        light = coat.light or self.light
        layer = self._mix_layer(coat, ramp, whole, mask, box, area, light)
        self.lay(layer)
        self._note_strokes(layer)
        if coat.glow:
            last = ramp if isinstance(ramp, str) else ramp[-1]
            self.glow += blur(whole, coat.glow)[..., None] * rgb(
                coat.glow_colour if coat.glow_colour is not None else last[1] if isinstance(last, tuple) else last
            )
        return whole

    def lay(self, layer: Layer) -> None:
        """Put a computed layer on the canvas; each finish has its own way."""
        cover = (layer.mask * layer.opacity)[..., None]
        self.image[layer.area] = self.image[layer.area] * (1 - cover) + layer.colour * cover

    def _drop_contact(self, mask: Field, coat: Coat, box: Box) -> None:
        dx, dy = int(coat.contact_offset[0]), int(coat.contact_offset[1])
        reach = int(coat.contact_blur * 3) + max(abs(dx), abs(dy))
        x0, y0 = max(0, box[0] - reach), max(0, box[1] - reach)
        x1, y1 = min(WIDTH, box[2] + reach), min(HEIGHT, box[3] + reach)
        shade = blur(np.roll(mask, (dy, dx), (0, 1))[y0:y1, x0:x1], coat.contact_blur) * coat.contact
        # red dies first in shade, blue last
        self.image[y0:y1, x0:x1] *= 1 - shade[..., None] * np.array([0.95, 0.9, 0.75], np.float32)

    def _mix_layer(
        self, coat: Coat, ramp: Ramp, whole: Field, mask: Field, box: Box, area: tuple[slice, slice], light: Light
    ) -> Layer:
        x, y = X[area], Y[area]
        height = None if coat.height is None else coat.height[area]
        tone = crop(coat.tone, area) + (self.noise(coat.texture_size, 5, coat.stretch, box) - 0.5) * 2 * coat.texture
        tone = tone + (self.noise(9, 3, box=box) - 0.5) * coat.texture * 0.5
        if coat.volume:
            if height is not None:
                gy, gx = np.gradient(height)
                slopes = (-gx, -gy)
                hollow = (blur(height, coat.cavity_size) - height) / coat.cavity_size
                tone = tone - coat.cavity * np.clip(hollow, -0.4, 1)
            else:
                slopes = inflate(mask, coat.roundness)
            tone = tone + coat.volume * lambert(slopes, towards(light, x, y))
        if coat.edge:
            tone = tone - coat.edge * 2 * smoothstep(0.1, 0.5, mask) * (1 - smoothstep(0.35, 1.0, blur(mask, 5)))
        colour = ramp_table(ramp)[(np.clip(tone, 0, 1) * 511).astype(np.int32)]
        if np.ndim(coat.haze) or coat.haze:
            haze = crop(coat.haze, area)
            haze = haze[..., None] if np.ndim(haze) else haze
            colour = colour * (1 - haze) + rgb(coat.haze_colour) * haze
        if coat.rim is not None:
            strength = coat.rim_strength * (0.5 + 0.9 * self.noise(40, 3, box=box))
            caught = rim_cover(mask, coat.rim_width, towards(light, x, y), strength)[..., None]
            colour = colour * (1 - caught) + rgb(coat.rim) * caught
        flow = None if coat.flow is None else crop(coat.flow, area)
        return Layer(coat, ramp, whole, mask, box, area, tone, colour, crop(coat.opacity, area), height, flow, light)

    def _note_strokes(self, layer: Layer) -> None:
        """Remember where strokes must be fine and which way they run."""
        mask, area = layer.mask, layer.area
        if layer.coat.detail is not None:
            self.detail[area] = self.detail[area] * (1 - mask) + mask * layer.coat.detail
        cover = mask[..., None]
        self.flow[area] *= 1 - cover
        if layer.flow is not None:
            angle = layer.flow + 0 * mask
            self.flow[area] += cover * np.stack([np.cos(2 * angle), np.sin(2 * angle), 1 + 0 * mask], -1)

    def sky(self, ramp: Ramp, tone: Tone | None = None, **given: Any) -> None:
        """Cover the whole sheet, by default from top to bottom."""
        plain: dict[str, Any] = {"texture": 0.2, "texture_size": 420, "stretch": (2.2, 0.8)}
        self.paint(
            blank(1.0),
            ramp,
            Y / HEIGHT if tone is None else tone,
            **(plain | {"wobble": 0, "fray": 0, "edge": 0} | given),
        )

    def turn(self) -> None:
        """Turn the sheet upside down, for mirrored compositions."""
        self.image, self.detail, self.flow, self.glow, self.relief = (
            np.ascontiguousarray(part[::-1, ::-1])
            for part in (self.image, self.detail, self.flow, self.glow, self.relief)
        )

    # -- glazes and light

    def glaze(self, cover: Field, colour: Colour, mode: str = "mix") -> None:
        """A thin film of colour: mix, screen (light), mul (shade) or add."""
        alpha = np.clip(cover, 0, 1)[..., None]
        tint = rgb(colour)
        if mode == "mix":
            self.image = self.image * (1 - alpha) + tint * alpha
        elif mode == "screen":
            self.image = 1 - (1 - self.image) * (1 - tint * alpha)
        elif mode == "mul":
            self.image = self.image * (1 - alpha + tint * alpha)
        elif mode == "add":
            self.image = self.image + tint * alpha
        else:
            raise ValueError(f"No glaze is called {mode!r}; there are mix, screen, mul and add.")

    def shade(self, cover: Field, colour: Colour = "#2a1a30") -> None:
        """A cast shadow."""
        self.glaze(cover, colour, "mul")

    def light_at(
        self,
        x: float,
        y: float,
        radius: float,
        colour: Colour,
        strength: float = 0.6,
        power: float = 2.0,
        sx: float = 1,
        sy: float = 1,
    ) -> None:
        """A glow round a point."""
        self.glaze(radial(x, y, radius, power, sx, sy) * strength, colour, "screen")

    def wash(
        self,
        outline: Polygon,
        colour: Colour,
        count: int = 26,
        spread: float = 0.45,
        opacity: float = 0.05,
        mode: str = "mix",
        soft: float = 7,
    ) -> None:
        """Watercolour: many thin, ever more deformed copies of one outline."""

        def deform(shape: Polygon, amount: float, rounds: int) -> Polygon:
            for _ in range(rounds):
                following = np.roll(shape, -1, 0)
                side = np.linalg.norm(following - shape, axis=1)
                push = side * amount * 0.5 * self.rng.uniform(0.3, 1.2, len(shape))
                middle = (shape + following) / 2 + self.rng.standard_normal(shape.shape) * push[:, None]
                shape = np.stack([shape, middle], 1).reshape(-1, 2)
            return shape

        base = deform(np.asarray(outline, float), spread, 2)
        total = blank()
        for i in range(count):
            total += fill(deform(base, spread * 0.9, 3)) * (0.5 + self.noise(260, 2) if i % 6 == 0 else 1)
        total = blur(total, soft) * (0.35 + 1.3 * self.noise(120, 5))
        self.glaze(1 - (1 - opacity) ** total, colour, mode)

    # -- marks

    def hatch(
        self,
        mask: Field,
        colours: Sequence[Colour],
        count: int = 900,
        length: tuple[float, float] = (8, 22),
        width: tuple[float, float] = (0.8, 1.8),
        angle: Tone = 0.0,
        spread: float = 0.15,
        opacity: float = 0.5,
        bend: float = 0.004,
    ) -> None:
        """Marks inside a mask, as many and of the kind the finish makes; the angle is a number or a field."""
        rows, columns = np.nonzero(mask > 0.4)
        count = self.mark_count(colours, count)
        if not len(rows) or not count:
            return
        pick = self.rng.integers(0, len(rows), count)
        at = rows[pick], columns[pick]
        base = angle[at] if isinstance(angle, np.ndarray) and angle.ndim else angle
        turned = base + self.rng.standard_normal(count) * spread
        self.mark(Marks(mask, colours, columns[pick], rows[pick], turned, length, width, opacity, bend))

    def mark_count(self, _colours: Sequence[Colour], count: int) -> int:
        """How many of the marks asked for this finish makes."""
        return count

    def mark(self, marks: Marks) -> None:
        """Dry-brush strokes."""
        rng, count = self.rng, len(marks.x)
        strokes = np.stack(
            [
                marks.x.astype(float),
                marks.y.astype(float),
                marks.angle,
                rng.standard_normal(count) * marks.bend,
                rng.uniform(*marks.length, count),
                rng.uniform(*marks.width, count),
                marks.opacity * rng.uniform(0.4, 1, count),
                rng.integers(0, COUNT, count),
            ],
            1,
        ).astype(np.float32)
        tints = ramp_table(list(marks.colours))[rng.integers(0, 512, count)].astype(np.float32)
        marked = np.ascontiguousarray(self.image.astype(np.float32))
        stamp(marked, self.relief, np.zeros_like(marked), strokes, tints, brushes(), 0.0)
        cover = marks.mask[..., None]
        self.image = self.image * (1 - cover) + marked * cover

    def stars(
        self,
        count: int = 260,
        bottom: float = 900,
        colours: tuple[Colour, Colour] = ("#fff4d6", "#cfe0ff"),
        largest: float = 2.6,
        mask: Field | None = None,
        big: int = 8,
    ) -> None:
        """Stars above a line, a few of them with rays."""
        rng = self.rng
        sparks = blank()
        for _ in range(count):
            x, y = rng.uniform(0, WIDTH), bottom * rng.random() ** 1.2
            dot(sparks, x, y, 0.7 + largest * rng.random() ** 5, float(rng.uniform(0.35, 1)))
        for _ in range(big):
            x, y = rng.uniform(40, WIDTH - 40), bottom * 0.9 * rng.random()
            reach = rng.uniform(6, 13)
            for dx, dy in ((1, 0), (0, 1)):
                tips = [
                    (reach * dx, reach * dy),
                    (-1.3 * dy, 1.3 * dx),
                    (-reach * dx, -reach * dy),
                    (1.3 * dy, -1.3 * dx),
                ]
                sparks = np.maximum(sparks, fill(np.array(tips) + (x, y)) * 0.9)
        if mask is not None:
            sparks = sparks * mask
        self.glaze(blur(sparks, 5) * 1.6, colours[1], "screen")
        self.glaze(sparks, colours[0])

    def spatter(
        self,
        count: int = 140,
        colours: Sequence[Colour] = ("#ffffff",),
        mask: Field | None = None,
        radius: tuple[float, float] = (0.6, 3),
        opacity: float = 0.6,
    ) -> None:
        """Flicks of paint from a loaded brush."""
        rng = self.rng
        for colour in colours:
            drops = blank()
            for _ in range(count):
                x, y = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
                size = radius[0] + (radius[1] - radius[0]) * rng.random() ** 4
                dot(drops, x, y, size, float(rng.uniform(0.3, 1)))
            self.glaze(drops * opacity * (1 if mask is None else mask), colour)

    # -- finishing

    def after(self, marks: Callable[[], object]) -> None:
        """Do something once the big repaint is over: fur, faces, thin marks."""
        if self.is_brushed:
            marks()
        else:
            self._late.append(marks)

    def run_late(self) -> None:
        """Make the marks that waited for the repaint."""
        self.is_brushed = True
        waiting, self._late = self._late, []
        for marks in waiting:
            marks()

    def brush(self, sizes: Sequence[float] = (26, 15, 8, 4.2), aspect: float = 3.6, **given: Any) -> None:
        """The big repaint: bristle strokes from coarse to fine along the flow."""
        repaint.brush(self, repaint.Brushwork(tuple(sizes), aspect=aspect, **given))
        if not self.is_brushed:
            self.run_late()

    def finish(self, **given: Any) -> Field:
        """Unify, bloom, vignette, paper and grade; returns the picture as bytes."""
        repaint.unify(self)
        return paper.gouache(self, paper.Grade(**given))
