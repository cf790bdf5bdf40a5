"""Where a photo is cropped."""

import pytest
from PIL import Image, ImageDraw

from conteur.pictures.crop import crop_box


@pytest.mark.parametrize(("left", "size"), [(60, (1500, 800)), (700, (1500, 800)), (1250, (1500, 800))])
def test_the_card_is_cut_round_what_catches_the_eye(left: int, size: tuple[int, int]) -> None:
    """A red coat on a grey beach is in the picture wherever it stands."""
    beach = Image.new("RGB", size, (150, 150, 145))
    ImageDraw.Draw(beach).ellipse((left, 300, left + 160, 640), fill=(200, 30, 30))
    box = crop_box(beach)
    assert box[0] <= left + 20
    assert box[2] >= left + 140
    assert abs((box[2] - box[0]) * 3 - (box[3] - box[1]) * 2) <= 3
