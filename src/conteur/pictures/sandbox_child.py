"""The sandbox's child process, `python -m conteur.pictures.sandbox_child`. See `sandbox`.

Reads one JSON line per job; answers with two lengths, a JSON header and a binary body.
"""

import contextlib
import json
import os
import struct
import sys
from pathlib import Path
from typing import Any, BinaryIO, Final

MEMORY: Final = 1024 * 1024 * 1024
"""Bytes of address space: three times what the largest accepted picture needs."""
SECONDS: Final = 120
"""CPU time for all jobs of one process."""
_FILES: Final = 64


def limit_resources() -> None:
    """Limit memory, CPU time and open files, forbid writing, lower the priority. Windows has no such limits."""
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


def answer(job: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    """The header and the body for one job."""
    from conteur.pictures.archive import is_archive, members_of, read_member
    from conteur.pictures.prepare import MOST_BYTES, prepare
    from conteur.pictures.refusals import PictureRefusal, PictureRefused

    path = Path(job["path"])
    try:
        if job["what"] == "look":
            return {"members": members_of(path) if is_archive(path) else None}, b""
        if job["member"] is not None:
            picture = prepare(read_member(path, job["member"]))
        else:
            with path.open("rb") as file:
                picture = prepare(file.read(MOST_BYTES + 1))
    except PictureRefused as refused:
        return {"refused": refused.why}, b""
    except MemoryError:
        return {"refused": PictureRefusal.PICTURE_IS_TOO_LARGE}, b""
    return {"likeness": picture.likeness, "large": len(picture.large)}, picture.large + picture.small


def serve(requests: BinaryIO, responses: BinaryIO) -> None:
    """Handle one job after another, until the input ends."""
    for line in requests:
        head, body = answer(json.loads(line))
        encoded = json.dumps(head).encode()
        responses.write(struct.pack("!II", len(encoded), len(body)) + encoded + body)
        responses.flush()


if __name__ == "__main__":
    limit_resources()
    serve(sys.stdin.buffer, sys.stdout.buffer)
