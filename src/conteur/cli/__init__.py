"""The command line. Every command answers on standard output and says on standard error what went wrong."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from conteur.cli import (
    arena,
    backup,
    deck,
    doctor,
    lessons,
    log,
    migrate,
    person,
    score,
    serve,
    simulate,
    verify,
    watch,
)
from conteur.cli.refusing import CommandError

_EPILOG = """\
try:
  conteur watch                                            a whole game, round by round
  conteur simulate --mode team --players 12 --games 1000 --seed 7
  echo '{"mode": "base", "players": ["Ana", "Bo", "Cy", "Di"], "storyteller": "Ana",
         "gallery": [{"slot": 1, "owner": "Bo"}, {"slot": 2, "owner": "Ana"},
                     {"slot": 3, "owner": "Cy"}, {"slot": 4, "owner": "Di"}],
         "votes": {"Bo": [2], "Cy": [1], "Di": [1]}}' | conteur score

`conteur COMMAND --help` tells more. exit codes: 0 all well, 1 the game says no, 2 not understood.
"""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="conteur",
        description="Dixit Odyssey away from the cardboard box: every mode of the printed game, exactly.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"conteur {version('conteur')}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (serve, watch, simulate, arena, score, verify, deck, lessons, migrate, log, person, backup, doctor):
        command.add_to(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # not every terminal has a rabbit
    try:
        return _run(arguments)
    except CommandError as error:
        print(f"conteur: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as missing:
        print(f"conteur: {_told(missing)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our answer has stopped listening, as `| head` does; that is no fault.
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        print(f"conteur: cannot go on: {error.strerror}", file=sys.stderr)
        return 2


def _run(arguments: Sequence[str] | None) -> int:
    try:
        chosen = _parser().parse_args(arguments)
        code: int = chosen.run(chosen)
    finally:
        sys.stdout.flush()  # here, where a failure to write can still be told
    return code


def _told(missing: ModuleNotFoundError) -> str:
    """The game alone runs without the packages of the server; whoever asks for more is told what brings it."""
    if missing.name is None or missing.name.partition(".")[0] == "conteur":
        raise missing
    extra = "cluster" if missing.name == "asyncpg" else "server"
    return f"this needs more packages ({missing.name}): pip install 'conteur[{extra}]'"


def _drop_output() -> None:
    """What is still unwritten cannot be written; Python shall not try again on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
