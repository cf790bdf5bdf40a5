"""`conteur verify`: checks that a finished game was dealt fairly and scored right."""

import argparse
import sys
from pathlib import Path

from conteur.cli.errors import CommandError
from conteur.rules.verify import Fault, Finding, check
from conteur.store.codec import CodecError
from conteur.store.record import read_record

_SENTENCES = {
    Fault.NOT_DEALT: "the record does not begin with a deal",
    Fault.COMMITMENT_BROKEN: "the secret is not the one that was promised before the deal",
    Fault.SHUFFLE_STEERED: "the cards are not in the order that the secret and the players' words give",
    Fault.SCORES_WRONG: "the points are not those the rules give",
    Fault.MOVE_ILLEGAL: "a move breaks the rules",
    Fault.HISTORY_BROKEN: "an event does not follow from those before it",
    Fault.NOT_FINISHED: "the game is not finished",
}


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "verify",
        help="check a finished game's shuffle and scores",
        description="Replays every move of a recorded game with the randomness its secret gives, and compares.",
    )
    parser.add_argument("records", nargs="+", metavar="GAME.json", help="a record, or - for standard input")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print one line per record; exit code 1 if any has a fault."""
    has_fault = False
    for name in chosen.records:
        answer, is_fine = _verify(name)
        has_fault |= not is_fine
        print(f"{name}: {answer}")
    return 1 if has_fault else 0


def _verify(name: str) -> tuple[str, bool]:
    try:
        text = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        record = read_record(text.decode("utf-8-sig"))
    except OSError as error:
        raise CommandError(f"cannot read {name}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{name}: this is not UTF-8 text") from None
    except CodecError as error:
        raise CommandError(f"{name}: {error}") from None
    result = check(record.commitment, record.events)
    if isinstance(result, Finding):
        why = f" ({result.refusal})" if result.refusal else ""
        return f"NOT FAIR: event {result.event}: {_SENTENCES[result.fault]}{why}", False
    end = ", stopped" if result.end_reason == "stopped" else ""
    scores = ", ".join(str(score) for score in result.scores.values())
    return f"fair: {len(record.events)} events, {result.round} rounds{end}, scores {scores}", True
