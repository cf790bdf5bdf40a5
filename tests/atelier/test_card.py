"""A card is the same each time it is painted, whatever was painted before."""

import numpy as np
import pytest

from atelier.engine.canvas import HEIGHT, WIDTH, Field
from atelier.engine.card import Card
from atelier.engine.colour import rgb
from atelier.engine.shapes import ellipse, rectangle
from atelier.finishes import CutCard, InkCard, LinoCard, PastelCard
from atelier.finishes.cut import papers
from atelier.motifs.plants import pine

RAMP = ["#16243a", "#4a6a8a", "#f4e8c8"]


def _small_scene(card: Card) -> Field:
    """A disc on a band, in a corner of the sheet so that it costs little."""
    card.paint(rectangle(40, 60, 120, 60), RAMP, tone=0.4, rim="#fff0c0")
    card.paint(ellipse(100, 90, 30), RAMP, volume=0.9, roundness=20, contact=0.4, detail=1)
    return card.image[:200, :200].copy()


def test_the_same_name_paints_the_same_picture() -> None:
    """Bit for bit, even with another card painted in between."""
    first = _small_scene(Card("one"))
    other = _small_scene(Card("another"))
    assert np.array_equal(first, _small_scene(Card("one")))
    assert not np.array_equal(first, other)


def test_light_from_the_left_lights_the_left() -> None:
    """A ball is brighter towards its light."""
    card = Card("ball", light=(-0.8, 0.0, 0.5))
    card.paint(ellipse(200, 200, 80), ["#000", "#fff"], volume=0.9, roundness=50, texture=0)
    assert card.image[200, 150].mean() > card.image[200, 250].mean() + 0.1


def test_an_empty_mask_changes_nothing() -> None:
    """Painting outside the sheet leaves it alone."""
    card = Card("blank")
    before = card.image.copy()
    card.paint(ellipse(-500, -500, 10), RAMP)
    assert np.array_equal(before, card.image)


def test_a_misspelt_option_is_refused() -> None:
    """No silent typos in scenes."""
    with pytest.raises(TypeError, match="volum"):
        Card("typo").paint(ellipse(50, 50, 10), RAMP, volum=0.9)
    with pytest.raises(ValueError, match="there are mix, screen, mul and add"):
        Card("typo").glaze(np.zeros((HEIGHT, WIDTH), np.float32), "#fff", "multiply")


def test_late_marks_wait_for_the_repaint() -> None:
    """Fur and eyes are made once the big strokes are down, or at once if they are."""
    made: list[str] = []
    card = InkCard("late")
    card.after(lambda: made.append("eye"))
    assert [] == made
    card.brush()
    card.after(lambda: made.append("fur"))
    assert ["eye", "fur"] == made


@pytest.mark.parametrize("finish", [InkCard, CutCard, LinoCard, PastelCard])
def test_every_finish_takes_the_same_calls(finish: type[Card]) -> None:
    """One layer, finished to eight-bit RGB, with something to see, twice the same."""
    pictures = []
    for _ in range(2):
        card = finish("same")
        card.paint(ellipse(500, 700, 200), ["#7a1c22", "#d9482f", "#ffd8a0"], tone=0.6, volume=0.6)
        pictures.append(card.finish())
    assert (HEIGHT, WIDTH, 3) == pictures[0].shape
    assert np.uint8 == pictures[0].dtype
    assert np.abs(pictures[0][700, 500].astype(int) - pictures[0][200, 200]).sum() > 40
    assert np.array_equal(pictures[0], pictures[1])


def test_hatching_follows_its_finish() -> None:
    """Gouache marks in any colour, ink only in dark ones, paper and lino not at all."""
    mask = np.zeros((HEIGHT, WIDTH), np.float32)
    mask[300:400, 300:400] = 1

    def traces(finish: type[Card], colour: str) -> int:
        card = finish("hatched")
        layers = [card.image, card.ink] if isinstance(card, InkCard) else [card.image]
        before = [layer.copy() for layer in layers]
        card.hatch(mask, [colour], 400)
        after = [card.image, card.ink] if isinstance(card, InkCard) else [card.image]
        return sum(int(np.count_nonzero(old != new)) for old, new in zip(before, after, strict=True))

    assert traces(Card, "#101018") > 1000
    assert traces(Card, "#fff4e0") > 1000
    assert traces(InkCard, "#101018") > 1000
    assert 0 == traces(InkCard, "#fff4e0")
    assert 0 == traces(CutCard, "#101018")
    assert 0 == traces(LinoCard, "#101018")


def test_hatching_an_empty_mask_draws_nothing() -> None:
    """And leaves the card's chance alone, so that what follows is the same."""
    card, other = Card("bare"), Card("bare")
    card.hatch(np.zeros((HEIGHT, WIDTH), np.float32), ["#101018"])
    assert np.array_equal(other.image, card.image)
    assert other.rng.random() == card.rng.random()


def test_a_pine_may_stand_half_outside_the_sheet() -> None:
    """Its shape follows from where it stands, also left of the edge."""
    card = Card("forest")
    pine(card, -20, 400, 300, RAMP)
    assert (card.image[100:400, :40] != card.ground).any()


def test_three_papers_lie_round_one_colour() -> None:
    """A darker one, the colour itself, a lighter one; a small reach keeps them close."""
    dark, middle, light = (rgb(paper).mean() for paper in papers("#7c5040", dark="#100818", light="#fff4dc"))
    assert dark < middle < light
    near = [rgb(paper).mean() for paper in papers("#7c5040", 0.2, dark="#100818", light="#fff4dc")]
    assert dark < near[0] < near[1] < near[2] < light
