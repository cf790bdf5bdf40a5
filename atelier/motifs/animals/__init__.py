"""Animals as solids, about one unit high or long, y up, facing right, feet on zero."""

from atelier.motifs.animals.birds import crow, owl
from atelier.motifs.animals.draw import draw_animal, eye_marks, fur_marks
from atelier.motifs.animals.large import bear, elephant, horse
from atelier.motifs.animals.moth import draw_moth
from atelier.motifs.animals.small import cat_curled, cat_sit, fish, fox, snail

__all__ = [
    "bear", "cat_curled", "cat_sit", "crow", "draw_animal", "draw_moth", "elephant", "eye_marks", "fish", "fox",
    "fur_marks", "horse", "owl", "snail",
]  # fmt: skip
