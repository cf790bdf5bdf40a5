"""Turns written down, for tests to send and to spoil."""

import json
from typing import Any, Final

Turn = dict[str, Any]

EXAMPLE: Final = """\
{"mode": "base", "edition": "odyssey", "options": {},
 "players": ["Ana", "Bo", "Cy", "Di"], "storyteller": "Ana",
 "gallery": [{"slot": 1, "owner": "Bo"}, {"slot": 2, "owner": "Ana"}, {"slot": 3, "owner": "Cy"}, {"slot": 4, "owner": "Di"}],
 "votes": {"Bo": [2], "Cy": [1], "Di": [1]}, "red": null}
"""  # noqa: E501 - as it stands in the rules
EXAMPLE_POINTS: Final = {"Ana": 3, "Bo": 5, "Cy": 0, "Di": 0}

NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Eve", "Flo", "Gil", "Hal", "Ida", "Jo", "Kit", "Lea", "Mo")


def example(**changes: object) -> Turn:
    """The turn above with some fields changed."""
    turn: Turn = json.loads(EXAMPLE)
    return turn | changes


def without(field: str) -> Turn:
    """The turn above without one field."""
    turn = example()
    del turn[field]
    return turn


def turn(mode: str, players: int, owners: str, votes: dict[str, list[int]], **fields: object) -> Turn:
    """A turn told by Ana; `owners` are initials in slot order."""
    by_initial = {name[0]: name for name in NAMES}
    return {
        "mode": mode,
        "players": list(NAMES[:players]),
        "storyteller": "Ana",
        "gallery": [{"slot": slot, "owner": by_initial[initial]} for slot, initial in enumerate(owners, 1)],
        "votes": {by_initial[initial]: slots for initial, slots in votes.items()},
        **fields,
    }
