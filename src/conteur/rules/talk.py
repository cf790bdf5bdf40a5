"""Who hears what a player says at the table (T-22, O-16). Knows nothing about messages."""

from conteur.rules.setup import Setup
from conteur.rules.vocabulary import Seat


def hearers(setup: Setup, speaker: Seat, *, to_team: bool) -> frozenset[Seat] | None:
    """The seats that hear it; None means everybody, spectators too. Team talk is public unless agreed otherwise."""
    if to_team and setup.mode == "team" and setup.team_talk == "private":
        return frozenset((speaker, setup.partner_of(speaker)))
    return None
