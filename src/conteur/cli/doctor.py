"""`conteur doctor`: checks a deployment and prints what is wrong with it."""

import argparse
import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from conteur.cli.database_option import add_database_option

if TYPE_CHECKING:
    from conteur.doctor.problem import Problem


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "doctor",
        help="check a deployment and say what is wrong",
        description="Checks the folder, the database if one is named, and the way to a server if its address is "
        "given. Changes nothing. Run it on the server's machine, as the server's user. exit codes: 0 "
        "nothing is wrong, 1 something is.",
    )
    add_database_option(parser)
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's folder (default: your data folder)")
    parser.add_argument("--url", type=_url, help="the address players open, such as https://play.example.org")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def _url(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise argparse.ArgumentTypeError(f"{text!r} is not an address such as https://play.example.org")
    return text.rstrip("/")


def run(chosen: argparse.Namespace) -> int:
    """Run the checks and print the problems."""
    problems = asyncio.run(_look(chosen))
    if chosen.json:
        print(json.dumps({"findings": [problem._asdict() for problem in problems]}, ensure_ascii=False, indent=2))
    else:
        for problem in problems:
            print(f"- {problem.what} {problem.remedy}")
        if not problems:
            print("nothing is wrong")
    return 1 if problems else 0


async def _look(chosen: argparse.Namespace) -> "list[Problem]":
    return [problem async for problem in _problems(chosen)]


async def _problems(chosen: argparse.Namespace) -> "AsyncIterator[Problem]":
    from conteur.doctor.folder import check_folder
    from conteur.doctor.limits import check_limits
    from conteur.settings import default_folder

    for problem in check_folder(chosen.data or default_folder(), has_database=bool(chosen.database)):
        yield problem
    for problem in check_limits():
        yield problem
    if chosen.database:
        from conteur.doctor.database import check_database

        async for problem in check_database(chosen.database):
            yield problem
    if chosen.url:
        from conteur.doctor.proxy import check_address

        async for problem in check_address(chosen.url):
            yield problem
