"""The small storybook figure, for people up to a fifth of the card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.engine.canvas import Colour, Light, X, options
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, place, points, spline, tube


def small_person(
    card: Card,
    x: float,
    y: float,
    height: float,
    coat: Sequence[Colour],
    skin: Colour = "#e8b594",
    hair: Colour = "#3b2430",
    legs: Colour = "#2a2233",
    scarf: Sequence[Colour] | None = None,
    hat: Sequence[Colour] | None = None,
    arm: Sequence[tuple[float, float]] | None = None,
    flip: bool = False,
    light: Light | None = None,
    rim: Colour | None = "#ffe6b8",
    wind: float = 0.0,
    dress: float = 0.0,
    detail: float | None = 0.95,
    sit: bool = False,
    back: bool = True,
    bun: bool = False,
) -> None:
    """A storybook figure on (x, y); arm lists where its hands go, in heights."""

    def placed(p: Any) -> Any:
        return place(p, height, 0, (x, y), flip)

    K = options(
        light=light, detail=detail, wobble=height * 0.004, fray=0.35, texture=0.12, texture_size=max(8, height * 0.2)
    )
    lg = [legs, mix(legs, "#8f7a78", 0.35)]
    if not sit:
        for sx in (-0.065, 0.06):
            card.paint(
                placed(tube(points(sx, -0.36, sx * 1.1, -0.16, sx * 1.15, -0.03), [0.048, 0.04, 0.034])),
                lg,
                volume=0.4,
                roundness=height * 0.04,
                **K,
            )
            card.paint(placed(ellipse(sx * 1.15 + 0.025, -0.018, 0.062, 0.026)), lg, tone=0.3, **K)
    hem = 0.2 + dress
    a = wind * 0.1
    body = spline(
        points(
            -0.055,
            -0.8,
            0.055,
            -0.8,
            0.115,
            -0.74,
            0.135,
            -0.55,
            hem * 0.86 + a,
            -0.36,
            hem + a,
            -0.27 + 0.02 * a,
            0 + a,
            -0.245,
            -hem + a * 0.6,
            -0.27,
            -0.145,
            -0.55,
            -0.115,
            -0.74,
        )
    )
    card.paint(
        placed(body), coat, tone=0.5, volume=0.9, roundness=height * 0.1, rim=rim, rim_width=max(2, height * 0.018), **K
    )
    # coat folds, collar & seam for larger figures
    if height > 130:
        fl = [
            placed(spline(points(q * 0.5, -0.56, q * 0.8 + a * 0.5, -0.42, q * hem * 5.2 + a, -0.275), False))
            for q in (-0.16, -0.1, -0.02, 0.06, 0.13)
        ]
        bm = fill(placed(body))
        card.paint(lines(fl, height * 0.012) * bm, [coat[0]], opacity=0.4, edge=0, fray=0.3, wobble=0.5)
        card.paint(
            lines([q + height * 0.013 for q in fl], height * 0.006) * bm,
            [coat[-1]],
            opacity=0.3,
            edge=0,
            fray=0.3,
            wobble=0.5,
        )
        card.paint(
            lines([placed(spline(points(-0.12, -0.585, 0, -0.565, 0.125, -0.585), False))], height * 0.018) * bm,
            [coat[0]],
            opacity=0.55,
            edge=0,
            fray=0.3,
        )
        card.paint(
            placed(spline(points(-0.07, -0.81, 0, -0.79, 0.07, -0.81, 0.09, -0.765, 0, -0.745, -0.09, -0.765))),
            coat,
            tone=0.62,
            volume=0.4,
            roundness=height * 0.02,
            **K,
        )
    for hd in arm or [(-0.17, -0.42), (0.17, -0.42)]:
        sx = 0.1 if hd[0] >= 0 else -0.1
        mid = ((sx + hd[0]) / 2 + (0.03 if hd[0] > 0 else -0.03), (-0.73 + hd[1]) / 2 + 0.03)
        card.paint(
            placed(ellipse(hd[0], hd[1], 0.03)),
            [mix(skin, "#5a3040", 0.5), skin],
            volume=0.4,
            roundness=height * 0.03,
            **K,
        )
        card.paint(
            placed(tube(points(sx, -0.735, *mid, *hd), [0.05, 0.045, 0.038])),
            coat,
            tone=0.5,
            volume=0.8,
            roundness=height * 0.06,
            rim=rim,
            rim_width=max(2, height * 0.014),
            **K,
        )
    card.paint(
        placed(tube(points(0, -0.84, 0, -0.78), [0.03, 0.035])), [mix(skin, "#5a3040", 0.5), skin], tone=0.3, **K
    )
    hd = placed(ellipse(0.005, -0.9, 0.082, 0.092))
    card.paint(
        hd,
        [mix(skin, "#5a3040", 0.6), skin, "#fff0dc"],
        tone=0.55,
        volume=0.7,
        roundness=height * 0.07,
        rim=rim,
        rim_width=max(2, height * 0.012),
        **K,
    )
    if back:
        hp = spline(
            points(
                -0.09,
                -0.9,
                -0.078,
                -0.975,
                0,
                -1.008,
                0.078,
                -0.975,
                0.09,
                -0.9,
                0.064,
                -0.842,
                0.0,
                -0.826,
                -0.064,
                -0.842,
            )
        )
    else:
        hp = spline(
            points(
                -0.1,
                -0.83,
                -0.1,
                -0.95,
                -0.03,
                -1.012,
                0.06,
                -0.99,
                0.094,
                -0.93,
                0.03,
                -0.94,
                -0.03,
                -0.9,
                -0.055,
                -0.84,
            )
        )
    card.paint(
        placed(hp),
        [hair, mix(hair, "#d9a066", 0.35)],
        tone=0.4,
        volume=0.8,
        roundness=height * 0.05,
        rim=rim,
        rim_width=max(2, height * 0.012),
        **K,
    )
    if height > 130 and back:
        card.hatch(
            fill(placed(hp)),
            [hair, mix(hair, "#f0c080", 0.45)],
            int(height * 1.2),
            (height * 0.02, height * 0.05),
            (0.6, 1.3),
            1.57 + np.clip((X - x) / height * 4, -0.6, 0.6),
            opacity=0.4,
        )
    if bun:
        card.paint(
            placed(ellipse(0, -1.0, 0.048, 0.042)),
            [hair, mix(hair, "#d9a066", 0.4)],
            tone=0.5,
            volume=0.8,
            roundness=height * 0.04,
            rim=rim,
            rim_width=2,
            **K,
        )
    if hat:
        card.paint(
            placed(
                spline(
                    points(
                        -0.17,
                        -0.95,
                        -0.09,
                        -0.97,
                        -0.07,
                        -1.07,
                        0.0,
                        -1.1,
                        0.07,
                        -1.07,
                        0.09,
                        -0.97,
                        0.17,
                        -0.95,
                        0,
                        -0.925,
                    )
                )
            ),
            hat,
            volume=0.7,
            roundness=height * 0.06,
            rim=rim,
            rim_width=2,
            **K,
        )
    if scarf is not None:
        if wind:
            card.paint(
                placed(
                    tube(
                        points(
                            0.0,
                            -0.795,
                            -0.12 - wind * 0.1,
                            -0.76,
                            -0.26 - wind * 0.25,
                            -0.8 - 0.05 * wind,
                            -0.38 - wind * 0.3,
                            -0.74 - 0.1 * wind,
                        ),
                        [0.03, 0.034, 0.042, 0.022],
                    )
                ),
                scarf,
                volume=0.6,
                roundness=height * 0.03,
                **K,
            )
        card.paint(
            placed(tube(points(-0.085, -0.8, 0, -0.775, 0.085, -0.8), [0.036, 0.042, 0.036])),
            scarf,
            volume=0.6,
            roundness=height * 0.03,
            **K,
        )
