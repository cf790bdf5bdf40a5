"""A progress bar on standard error, for people only: a pipe or a file gets none."""

import sys
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")

_WIDTH: Final = 40


def with_progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The items one by one, with a bar that grows."""
    if not sys.stderr.isatty():
        yield from items
        return
    shown = -1
    try:
        for done, item in enumerate(items):
            percent = 100 * done // max(total, 1)
            if percent != shown:
                shown = percent
                _draw(percent, f"{done:,} of {total:,} {what}")
            yield item
        _draw(100, f"{total:,} {what}")
    finally:
        sys.stderr.write("\n")


def _draw(percent: int, words: str) -> None:
    filled = _WIDTH * percent // 100
    sys.stderr.write(f"\r{'█' * filled}{'·' * (_WIDTH - filled)} {percent:3d} %  {words}\x1b[K")
    sys.stderr.flush()
