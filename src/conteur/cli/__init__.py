"""The command line: answers go to standard output, errors to standard error. Others import `main`."""

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
    hear,
    lessons,
    log,
    migrate,
    person,
    score,
    serve,
    simulate,
    table,
    tell,
    verify,
    watch,
)
from conteur.cli.errors import CommandError

_EPILOG = """\
without a command, conteur serves: `conteur --port 9000` is `conteur serve --port 9000`.

try:
  conteur watch                                            a whole game, round by round
  conteur simulate --mode team --players 12 --games 1000 --seed 7
  echo '{"mode": "base", "players": ["Ana", "Bo", "Cy", "Di"], "storyteller": "Ana",
         "gallery": [{"slot": 1, "owner": "Bo"}, {"slot": 2, "owner": "Ana"},
                     {"slot": 3, "owner": "Cy"}, {"slot": 4, "owner": "Di"}],
         "votes": {"Bo": [2], "Cy": [1], "Di": [1]}}' | conteur score

`conteur COMMAND --help` says more. exit codes: 0 success, 1 the answer is no, 2 bad input or an error.
"""

_OWN_OPTIONS = ("-h", "--help", "--version")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="conteur",
        description="Dixit Odyssey in the browser: every mode of the printed game, by its own rules.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"conteur {version('conteur')}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    playing = (serve, watch, simulate, arena, hear, tell, score, verify, deck)
    for command in (*playing, lessons, migrate, log, table, person, backup, doctor):
        command.add_to(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # not every terminal can show every character
    try:
        return _run(arguments)
    except CommandError as error:
        print(f"conteur: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as missing:
        print(f"conteur: {_what_is_missing(missing)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has stopped reading, as `| head` does; that is not an error.
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        print(f"conteur: cannot continue: {error.strerror}", file=sys.stderr)
        return 2


def _run(arguments: Sequence[str] | None) -> int:
    try:
        chosen = _parser().parse_args(_with_command(sys.argv[1:] if arguments is None else arguments))
        code: int = chosen.run(chosen)
    finally:
        sys.stdout.flush()  # here, where a failure to write can still be reported
    return code


def _with_command(arguments: Sequence[str]) -> Sequence[str]:
    """Without a command, options are those of `conteur serve`."""
    if arguments and (not arguments[0].startswith("-") or arguments[0] in _OWN_OPTIONS):
        return arguments
    return ["serve", *arguments]


def _what_is_missing(missing: ModuleNotFoundError) -> str:
    """The rules run without other packages (pip's --no-deps); for the rest, say what to install."""
    if missing.name is None or missing.name.partition(".")[0] == "conteur":
        raise missing
    wanted = "'conteur[cluster]'" if missing.name == "asyncpg" else "conteur"
    return f"this needs more packages ({missing.name}): pip install {wanted}"


def _drop_output() -> None:
    """Discard what could not be written, so that Python does not try again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
