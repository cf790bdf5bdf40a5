"""The texts about one card in one language: title, description, tags, clues and field."""

from dataclasses import dataclass
from typing import Final, Literal

Level = Literal["plain", "suggestive", "oblique"]
LARGE: Final = (800, 1200)
SMALL: Final = (400, 600)
"""Size in pixels; each card has a small and a large file."""
LEVELS: Final[tuple[Level, ...]] = ("plain", "suggestive", "oblique")


@dataclass(frozen=True, slots=True)
class Card:
    """A picture's texts. Only the id is always there: an uploaded photo may have nothing else."""

    id: str
    title: str = ""
    caption: str = ""
    """The picture in one sentence."""
    description: str = ""
    """What is shown, not what it means: alternative text for people who cannot see it."""
    tags: tuple[str, ...] = ()
    """Moods, idioms, tales and songs it may bring to mind."""
    plain: tuple[str, ...] = ()
    """Clues that nearly everybody will understand."""
    suggestive: tuple[str, ...] = ()
    """Clues that some will understand."""
    oblique: tuple[str, ...] = ()
    """Clues that few will understand."""
    field: tuple[str, ...] = ()
    """What people might say about it in this language: its associative field, see docs/fields.md."""

    def clues(self, level: Level) -> tuple[str, ...]:
        """The clues of one level."""
        match level:
            case "plain":
                return self.plain
            case "suggestive":
                return self.suggestive
            case "oblique":
                return self.oblique

    @property
    def is_wordless(self) -> bool:
        """Whether there is no text that a bot could use."""
        return not (self.title or self.description or self.tags or self.plain or self.suggestive or self.oblique)
