"""People: a small skeleton with inverse kinematics, dressed with solids."""

from atelier.motifs.figure.body import BODIES, SKINS, Body, Look
from atelier.motifs.figure.draw import draw_figure
from atelier.motifs.figure.poses import POSES
from atelier.motifs.figure.skeleton import Figure

__all__ = ["BODIES", "POSES", "SKINS", "Body", "Figure", "Look", "draw_figure"]
