"""A progress bar on standard error, for terminals only: a pipe or a file gets none.

Not tqdm or rich: the commands that show one run without any dependency, and this is all they need.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import Final, Self, TypeVar

T = TypeVar("T")

_WIDTH: Final = 40


class Bar:
    """A progress bar."""

    def __init__(self, total: int, what: str) -> None:
        """How many items there are, and what they are."""
        self._total = total
        self._what = what
        self._percent = -1
        self._is_shown = sys.stderr.isatty()

    def __enter__(self) -> Self:
        """Show nothing yet, so that an interrupt during the first output also ends the line."""
        return self

    def show(self, done: int) -> None:
        """Show how much is done."""
        percent = min(100, 100 * done // max(self._total, 1))
        if self._is_shown and percent != self._percent:
            self._percent = percent
            filled = _WIDTH * percent // 100
            count = f"{done:,} of {self._total:,}" if done < self._total else f"{done:,}"
            sys.stderr.write(f"\r{'█' * filled}{'·' * (_WIDTH - filled)} {percent:3d} %  {count} {self._what}\x1b[K")
            sys.stderr.flush()

    def __exit__(self, *_: object) -> None:
        """End the line, however the work ended."""
        if self._is_shown:
            sys.stderr.write("\n")


def with_progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The items one by one, with a progress bar."""
    with Bar(total, what) as bar:
        for done, item in enumerate(items):
            bar.show(done)
            yield item
        bar.show(total)
