"""JSON lines: one question per line on standard input, one answer per line on standard output, as they arrive."""

import sys
from collections.abc import Callable
from typing import TypeVar

from conteur.cli.errors import CommandError

Question = TypeVar("Question")
Answer = TypeVar("Answer")


def answer_lines(kind: type[Question], answer: Callable[[Question], Answer]) -> int:
    """Answer every line; CommandError names the first invalid one. Always returns 0."""
    import msgspec

    number = 0
    for line in sys.stdin.buffer if sys.stdin else ():
        number += 1
        if not line.strip():
            continue
        try:
            answered = answer(msgspec.json.decode(line, type=kind))
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors too
            raise CommandError(f"line {number}: {error}") from None
        sys.stdout.buffer.write(msgspec.json.encode(answered) + b"\n")
        sys.stdout.buffer.flush()  # the caller may wait for the answer before it asks again
    if number == 0:
        raise CommandError("nothing to answer; send questions as JSON, one a line (docs/bots.md shows some)")
    return 0
