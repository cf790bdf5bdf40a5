"""The port of lessons: clues that people gave for pictures, which bots learn from. No names, tables or dates."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

MOST_FOR_A_PICTURE: Final = 12
"""Most clues kept for a picture; the newest stay."""
MOST_PICTURES: Final = 5000


class Lessons(Protocol):
    """Remembered clues. Called from threads, one at a time."""

    def learn(self, picture: str, clue: str) -> None:
        """Somebody gave this clue for this picture."""
        ...

    def clues_for(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """The clues for these pictures, if there are any, by the picture's index among them."""
        ...

    def version(self) -> int:
        """Changes when something was learned or forgotten."""
        ...

    def count(self) -> int:
        """How many clues are remembered."""
        ...

    def forget(self) -> int:
        """Delete all clues; how many there were."""
        ...


def in_one_number(last: int, count: int) -> int:
    """A number that changes whenever something is learned or forgotten."""
    return last * 2 * MOST_PICTURES * MOST_FOR_A_PICTURE + count


def by_place(pictures: Sequence[str], rows: Iterable[tuple[str, str]]) -> dict[int, list[str]]:
    """Rows of picture and clue as clues by the picture's index among these."""
    places = {picture: place for place, picture in enumerate(pictures)}
    clues: dict[int, list[str]] = {}
    for picture, clue in rows:
        if picture in places:
            clues.setdefault(places[picture], []).append(clue)
    return clues


class NoLessons:
    """Lessons that remember nothing."""

    def learn(self, picture: str, clue: str) -> None:
        """Nothing is remembered."""

    def clues_for(self, pictures: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """No clues."""
        del pictures
        return {}

    def version(self) -> int:
        """Always the same."""
        return 0

    def count(self) -> int:
        """Always zero."""
        return 0

    def forget(self) -> int:
        """Nothing to forget."""
        return 0
