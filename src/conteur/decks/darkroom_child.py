"""The process in which strangers' files are opened: python -m conteur.decks.darkroom_child. See `darkroom`.

Reads a JSON line for each errand, answers with a length, a JSON head and the bytes the head speaks of.
"""

import contextlib
import json
import os
import struct
import sys
from pathlib import Path
from typing import Any, BinaryIO, Final

MEMORY: Final = 1024 * 1024 * 1024
"""Bytes of address space: three times what the largest picture that is taken needs."""
SECONDS: Final = 120
"""Of computing, for all errands of one process."""
_FILES: Final = 64


def tie_hands() -> None:
    """Little memory, little time, no file written, nobody else's turn taken. Windows knows no such limits."""
    with contextlib.suppress(ImportError):
        import resource

        for limit, most in (
            (resource.RLIMIT_AS, MEMORY),
            (resource.RLIMIT_CPU, SECONDS),
            (resource.RLIMIT_FSIZE, 0),
            (resource.RLIMIT_CORE, 0),
            (resource.RLIMIT_NOFILE, _FILES),
        ):
            resource.setrlimit(limit, (most, most))
        os.nice(10)


def answer(errand: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    """What came of one errand."""
    from conteur.decks.archive import is_archive, member, members_of
    from conteur.decks.intake import MOST_BYTES, prepare
    from conteur.decks.refusing import PictureRefusal, PictureRefused

    path = Path(errand["path"])
    try:
        if errand["what"] == "look":
            return {"members": members_of(path) if is_archive(path) else None}, b""
        if errand["member"] is not None:
            found = prepare(member(path, errand["member"]))
        else:
            with path.open("rb") as file:
                found = prepare(file.read(MOST_BYTES + 1))
    except PictureRefused as refused:
        return {"refused": refused.why}, b""
    except MemoryError:
        return {"refused": PictureRefusal.PICTURE_IS_TOO_LARGE}, b""
    return {"likeness": found.likeness, "large": len(found.large)}, found.large + found.small


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """One errand after the other, until nobody asks any more."""
    for line in asked:
        head, body = answer(json.loads(line))
        written = json.dumps(head).encode()
        told.write(struct.pack("!II", len(written), len(body)) + written + body)
        told.flush()


if __name__ == "__main__":
    tie_hands()
    serve(sys.stdin.buffer, sys.stdout.buffer)
