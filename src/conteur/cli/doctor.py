"""`conteur doctor`: look at a deployment and say what is wrong with it."""

import argparse
import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from conteur.cli.migrate import add_database_to

if TYPE_CHECKING:
    from conteur.store.finding import Finding

_FILES: Final = 4096
"""Open files below which a full evening may be turned away: every player's socket is one."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Say what the command is."""
    parser = commands.add_parser(
        "doctor",
        help="look at a deployment and say what is wrong",
        description="Looks at the folder, the database if one is named, and the way to a server if its address is "
        "given. Changes nothing. Run it as the user and on the machine the server runs as and on. exit codes: 0 "
        "nothing is wrong, 1 something is.",
    )
    add_database_to(parser)
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's folder (default: your data folder)")
    parser.add_argument("--url", type=_url, help="the address players open, such as https://play.example.org")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def _url(written: str) -> str:
    parts = urlsplit(written)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise argparse.ArgumentTypeError(f"{written!r} is no address such as https://play.example.org")
    return written.rstrip("/")


def run(chosen: argparse.Namespace) -> int:
    """Look, and tell."""
    found = asyncio.run(_look(chosen))
    if chosen.json:
        print(json.dumps({"findings": [finding._asdict() for finding in found]}, ensure_ascii=False, indent=2))
    else:
        for finding in found:
            print(f"- {finding.what} {finding.remedy}")
        if not found:
            print("nothing is wrong")
    return 1 if found else 0


async def _look(chosen: argparse.Namespace) -> "list[Finding]":
    return [finding async for finding in _findings(chosen)]


async def _findings(chosen: argparse.Namespace) -> "AsyncIterator[Finding]":
    from conteur.settings import default_folder
    from conteur.store.folder_checkup import look_at_folder

    for finding in look_at_folder(chosen.data or default_folder(), has_database=bool(chosen.database)):
        yield finding
    for finding in _look_at_limits():
        yield finding
    if chosen.database:
        from conteur.store.postgres_checkup import look_at_database

        async for finding in look_at_database(chosen.database):
            yield finding
    if chosen.url:
        from conteur.client.proxy_checkup import look_at_address

        async for finding in look_at_address(chosen.url):
            yield finding


def _look_at_limits() -> "Iterator[Finding]":
    """What the system lets a process like this one have."""
    from conteur.store.finding import Finding

    if sys.platform == "win32":
        return
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= files < _FILES:
        yield Finding(
            "too_few_files",
            f"A process started like this one may open {files:,} files at a time, and every player's socket is one.",
            "Start the server with more (systemd: LimitNOFILE=65536; a shell: ulimit -n 65536).",
        )
