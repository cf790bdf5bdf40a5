"""Hands in the clouds hold grey people on strings of rain, all but one."""

from __future__ import annotations

import math
from typing import Any

from atelier.engine.canvas import Colour, Field, Y
from atelier.engine.card import Card
from atelier.engine.colour import mix
from atelier.engine.fields import radial, smoothstep
from atelier.engine.imaging import blur
from atelier.engine.raster import fill, lines
from atelier.engine.shapes import ellipse, points, rectangle, spline
from atelier.motifs.buildings import light_windows
from atelier.motifs.hands import reaching_hand
from atelier.motifs.people import small_person
from atelier.motifs.props import umbrella
from atelier.motifs.sky import cloud


def paint() -> Field:
    card = Card("rain_puppeteer", ground="#8a7f86", light=(0.1, -0.9, 0.5))
    card.sky(
        [(0, "#20262f"), (0.3, "#4c5a66"), (0.6, "#93a3a3"), (0.85, "#d9d3be"), (1, "#c9bfae")],
        Y / 1080,
        texture=0.26,
        flow=1.4 + 0.3 * (card.noise(400, 2) - 0.5),
    )
    card.light_at(500, 900, 620, "#fff0cc", 0.5)
    tips = _town(card)
    card.brush(aspect=4.4)
    light_windows(card, 6)
    g = _strings(card, tips)
    _umbrella_child(card, g)
    return card.finish(vignette_colour="#0c1016", bloom=0.25, saturation=1.1, lift="#12161e", warm="#fff2da")


def _town(card: Card) -> Any:
    """Grey town in three depths."""
    for i, (h, _n, hz) in enumerate([(330, 9, 0.62), (250, 8, 0.36), (180, 7, 0.1)]):
        x = -40
        while x < 1040:
            w = card.rng.uniform(80, 150)
            hh = h * card.rng.uniform(0.75, 1.25)
            k = abs(x + w / 2 - 500) / 500
            hh *= 0.55 + 0.75 * k
            base = 1075 + i * 34
            col: list[Colour] = [mix("#2c3440", "#4a4450", card.rng.random()), "#69727c", "#a7a49e"]
            card.paint(
                fill(rectangle(x, base - hh, w, hh + 60)),
                col,
                tone=0.5,
                haze=hz,
                haze_colour="#bfc0b4",
                detail=0.5,
                wobble=1.2,
            )
            rp = points(x - 8, base - hh, x + w / 2, base - hh - w * card.rng.uniform(0.4, 0.9), x + w + 8, base - hh)
            card.paint(rp, ["#232a35", "#46505e", "#7d8288"], haze=hz, haze_colour="#bfc0b4", detail=0.5, wobble=1.2)
            for a in range(2):
                for b_ in range(int(hh / 56)):
                    if card.rng.random() < 0.42:
                        q = rectangle(x + w * (0.2 + 0.4 * a), base - hh + 22 + b_ * 52, w * 0.15, 26)
                        card.windows.append((q, "#ffd98a")) if i == 2 else card.paint(
                            q,
                            [mix("#e0a050", "#bfc0b4", hz), mix("#ffe0a0", "#d8d4c0", hz)],
                            tone=0.6,
                            wobble=0.5,
                            detail=0.9,
                        )
            x += w * card.rng.uniform(0.8, 1.05)
    card.paint(
        fill(points(-10, 1130, 1010, 1130, 1010, 1510, -10, 1510)),
        ["#1d242e", "#4a545c", "#9aa3a0", "#efe6cc"],
        tone=0.62 - 0.4 * smoothstep(1130, 1480, Y) + 0.28 * radial(500, 1180, 560),
        texture=0.3,
        texture_size=60,
        stretch=(3, 0.5),
        flow=0.0,
        wobble=2,
    )
    hc = ["#1c2330", "#48566a", "#8a99a4", "#d8d8cc", "#fff6e2"]
    tips = []
    for x, y, fl, ro, cu in (
        (300, 310, False, -0.12, (0.1, -0.5, 0.2, 0.6)),
        (715, 270, True, 0.14, (0.5, 0.1, -0.6, 0.1)),
    ):
        tips += reaching_hand(card, x, y, 300, hc, fl, ro, light=(0.35, -0.75, 0.55), rim="#f4ead0", curl=cu)
    for x, y, w, h in ((170, 190, 620, 300), (820, 170, 640, 290), (500, 110, 700, 240)):
        cloud(card, x, y, w, h, ["#12171f", "#343f4c", "#67737e", "#a4aaa8"], 18, light=(0.1, -0.5, 0.8), flat=0.5)
    return tips


def _strings(card: Card, tips: Any) -> Any:
    """Strings = rain."""
    g = card.rng

    def rain(n: Any, length: Any, a: Any, w: Any) -> Any:
        return card.paint(
            lines(
                [
                    points(x, y, x - 3, y + length * g.uniform(0.5, 1.5))
                    for x, y in zip(g.uniform(0, 1000, n), g.uniform(60, 1400, n), strict=False)
                ],
                w,
            ),
            ["#dfe6e4", "#ffffff"],
            opacity=a,
            wobble=0.6,
            edge=0,
        )

    rain(420, 60, 0.22, 1.1)
    rain(160, 130, 0.28, 1.6)
    F = [
        (150, 1290, 168, ["#2a3038", "#58626a", "#a9aca4"], 0),
        (322, 1225, 132, ["#2e3440", "#66707a", "#b4b6ae"], 1),
        (862, 1275, 165, ["#262c36", "#545c66", "#a3a69e"], 2),
        (700, 1215, 126, ["#30343c", "#6d7478", "#bbb9ac"], 3),
    ]
    tp = sorted(tips, key=lambda p: p[0])
    st = []
    for x, y, h, coat, i in F:
        card.glaze(blur(fill(ellipse(x, y + 4, h * 0.3, h * 0.05)), 6) * 0.5, "#10141c")
        card.glaze(blur(fill(ellipse(x, y + h * 0.45, h * 0.14, h * 0.42)), 9) * 0.33, "#1a2028")
        hl, hr = ((-0.27, -0.86), (0.28, -0.98 if i % 2 else -0.7))
        small_person(
            card,
            x,
            y,
            h,
            coat,
            arm=[hl, hr],
            hair="#2a2a30",
            skin="#cfc0b0",
            rim="#f4ecd6",
            hat=["#20242c", "#4a5058"] if i % 2 == 0 else None,
            dress=0.05 if i % 2 else 0,
        )
        for hd in (hl, hr, (0, -1.03)):
            p = min(tp, key=lambda q: abs(q[0] - (x + hd[0] * h * 0.4)) + g.uniform(0, 60))
            st.append(
                spline(
                    points(
                        p[0], p[1] - 4, (p[0] + x + hd[0] * h) / 2 - 4, (p[1] + y) / 2, x + hd[0] * h, y + hd[1] * h
                    ),
                    False,
                )
            )
    for p in tp:
        st.append(points(p[0], p[1] - 4, p[0] - 6, p[1] + g.uniform(240, 560)))
    sm = lines(st, 2.2)
    card.glaze(blur(sm, 3) * 0.8, "#ffffff", "screen")
    card.paint(sm, ["#ffffff"], opacity=0.85, wobble=0.3, fray=0, edge=0)
    card.spatter(120, ("#ffffff",), mask=blur(sm, 4), radius=(2, 5), opacity=1.0)
    return g


def _umbrella_child(card: Card, g: Any) -> None:
    """The one under the red umbrella: her strings end on it."""
    card.glaze(blur(fill(ellipse(512, 1395, 60, 9)), 6) * 0.6, "#10141c")
    card.glaze(blur(fill(ellipse(512, 1460, 70, 60)), 14) * 0.5, "#a8202a")
    umbrella(card, 520, 1210, 128, ["#5a0d1c", "#b81f2c", "#e8483c", "#ffa080"], tilt=0.08, light=(0.2, -0.8, 0.5))
    small_person(
        card,
        505,
        1390,
        178,
        ["#3a1a20", "#c9962e", "#ffe08a"],
        arm=[(0.03, -0.62), (0.09, -0.6)],
        hair="#5a2c20",
        rim="#fff4d0",
        legs="#3a2a30",
        dress=0.06,
    )
    card.paint(
        lines([points(x, 40, x - 4, y) for x, y in ((455, 1150), (520, 1134), (585, 1152))], 1.8),
        ["#fff"],
        opacity=0.5,
        wobble=0.2,
        fray=0,
        edge=0,
    )
    for _i in range(46):
        a = g.uniform(math.pi * 1.05, math.pi * 1.95)
        x, y = (520 + 132 * math.cos(a), 1212 + 86 * math.sin(a))
        card.paint(
            ellipse(x + g.normal() * 7, y - abs(g.normal()) * 12, g.uniform(1, 2.6)),
            ["#ffffff"],
            opacity=0.9,
            wobble=0,
            edge=0,
        )
    card.paint(
        lines(
            [
                ellipse(x, y, r, r * 0.25)
                for x, y, r in zip(
                    g.uniform(0, 1000, 46), g.uniform(1150, 1490, 46), g.uniform(6, 24, 46), strict=False
                )
            ],
            1.4,
        ),
        ["#f4f0e0"],
        opacity=0.45,
        edge=0,
    )
