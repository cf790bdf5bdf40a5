"""Which pictures count as the same."""

from PIL import Image

from conteur.decks.likeness import are_alike
from conteur.pictures.prepare import prepare
from tests.pictures import hostile


def test_the_same_picture_is_known_again_and_another_is_not() -> None:
    """Saved worse, made smaller, a little brighter: the same. Other shapes, or other colours: another."""
    first = hostile.photo(seed=1)
    likeness = prepare(hostile.encoded(first, "PNG")).likeness
    assert are_alike(likeness, prepare(hostile.encoded(first, quality=40)).likeness)
    assert are_alike(likeness, prepare(hostile.encoded(first.resize((300, 450)))).likeness)
    assert are_alike(likeness, prepare(hostile.encoded(first.point(lambda value: value * 1.05))).likeness)
    others = [prepare(hostile.encoded(hostile.photo(seed=seed))).likeness for seed in range(2, 12)]
    assert not any(are_alike(likeness, other) for other in others)
    flat = [prepare(hostile.encoded(Image.new("RGB", (600, 900), colour))).likeness for colour in ("red", "blue")]
    assert not are_alike(*flat)
