"""JSON lines: a question a line on standard input, an answer a line on standard output, each as it comes."""

import sys
from collections.abc import Callable
from typing import TypeVar

from conteur.cli.errors import CommandError

Question = TypeVar("Question")
Answer = TypeVar("Answer")


def answer_lines(kind: type[Question], answer: Callable[[Question], Answer]) -> int:
    """Answer every line; CommandError names the first one that makes no sense. Always 0."""
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
        sys.stdout.buffer.flush()  # whoever asked may wait for the answer before asking again
    if number == 0:
        raise CommandError("nothing to answer; send questions as JSON, one a line (docs/bots.md shows some)")
    return 0
