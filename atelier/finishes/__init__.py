"""Other hands of the same family: each takes the same paint() calls as gouache and lays them its own way."""

from atelier.finishes.cut import CutCard
from atelier.finishes.ink import InkCard
from atelier.finishes.lino import LinoCard
from atelier.finishes.pastel import PastelCard

__all__ = ["CutCard", "InkCard", "LinoCard", "PastelCard"]
