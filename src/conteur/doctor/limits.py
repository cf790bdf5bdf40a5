"""Checks the operating system's limits for a process like this one."""

import sys
from collections.abc import Iterator
from typing import Final

from conteur.doctor.problem import Problem

_OPEN_FILES: Final = 4096
"""Below this, players may be turned away on a full evening: every player's socket is an open file."""


def check_limits() -> Iterator[Problem]:
    """Report if too few files may be open."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on Windows

    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)  # a server raises its soft limit to the hard limit
    if 0 <= files < _OPEN_FILES and files != resource.RLIM_INFINITY:
        yield Problem(
            "too_few_files",
            f"A process started like this one may open {files:,} files at a time, and every player's socket is one.",
            "Start the server with more (systemd: LimitNOFILE=65536; a shell: ulimit -Hn 65536, as root).",
        )
