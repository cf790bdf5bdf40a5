"""What is known of a picture in words, in one language. Knows no files and no tables."""

from dataclasses import dataclass
from typing import Final, Literal

Level = Literal["plain", "suggestive", "oblique"]
LEVELS: Final[tuple[Level, ...]] = ("plain", "suggestive", "oblique")


@dataclass(frozen=True, slots=True)
class Card:
    """One picture's words. Only the id is certain: a photo somebody brought may have no others."""

    id: str
    title: str = ""
    caption: str = ""
    """The picture in one sentence."""
    description: str = ""
    """What is shown and not what it means, for whoever cannot see it."""
    tags: tuple[str, ...] = ()
    """Moods, idioms, tales and songs it may call to mind."""
    plain: tuple[str, ...] = ()
    """Clues somebody thought of that nearly everybody will see through."""
    suggestive: tuple[str, ...] = ()
    """Clues that some will see through."""
    oblique: tuple[str, ...] = ()
    """Clues that few will see through."""

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
        """Whether nothing is known that a bot could tell it by, or find it by."""
        return not (self.title or self.description or self.tags or self.plain or self.suggestive or self.oblique)
