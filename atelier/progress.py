"""A progress bar for people, plain lines for logs."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator


def bar(cards: Iterable[str], total: int) -> Iterator[str]:
    """Yield each card and show how far we are and how long it may still take."""
    start = time.monotonic()
    width = 30
    for done, card in enumerate(cards):
        spent = time.monotonic() - start
        left = f"{spent / done * (total - done):4.0f} s left" if done else ""
        if sys.stderr.isatty():
            filled = round(width * done / total)
            line = f"\r[{'#' * filled}{'.' * (width - filled)}] {done}/{total} {card:20s} {left:12s}"
            sys.stderr.write(line)
            sys.stderr.flush()
        yield card
    if sys.stderr.isatty():
        sys.stderr.write(f"\r[{'#' * width}] {total}/{total} done{' ' * 36}\n")
