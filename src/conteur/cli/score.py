"""`conteur score`: scores turns given as JSON, for people with the cardboard box and for other programs."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from conteur.cli.errors import CommandError
from conteur.rules.editions import make_setup
from conteur.rules.setup import Setup
from conteur.rules.turn import Turn, TurnRefused, score_turn
from conteur.rules.vocabulary import Seat, Side, Slot

_FIELDS = ("mode", "edition", "options", "players", "storyteller", "gallery", "votes", "red")


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "score",
        help="score turns written as JSON, from standard input",
        description="Reads one turn as a JSON object, or several as JSON lines, and answers each with its points, "
        'or with {"refused": CODE, "seat": WHO} and exit code 1 if the turn is against the rules.',
    )
    parser.set_defaults(run=run)


def run(_chosen: argparse.Namespace) -> int:
    """Answer every turn on standard input as it arrives; exit code 1 if any was refused."""
    is_refused = False
    try:
        for place, document in _turns(sys.stdin.buffer if sys.stdin else ()):
            try:
                answer = score_document(document)
            except (ValueError, RecursionError) as error:
                raise CommandError(f"{place}{error}") from None
            is_refused |= "refused" in answer
            sys.stdout.buffer.write(json.dumps(answer, ensure_ascii=False).encode() + b"\n")
            sys.stdout.buffer.flush()  # the caller may wait for the answer before it sends the next turn
    except UnicodeDecodeError:
        raise CommandError("the input is not UTF-8 text; a turn is a JSON object") from None
    return 1 if is_refused else 0


def _turns(lines: Iterable[bytes]) -> Iterator[tuple[str, object]]:
    """Each turn with its place in the input: one per line, or one object over several lines."""
    decoded = ((number, line.decode("utf-8-sig")) for number, line in enumerate(lines, 1))
    numbered = ((number, line) for number, line in decoded if line.strip())
    first = next(numbered, None)
    if first is None:
        raise CommandError("nothing to score; send a turn as a JSON object (conteur --help shows one)")
    try:
        turn = _loads(first[1])
    except ValueError:
        text = first[1] + "".join(line for _, line in numbered)
        try:
            yield "", _loads(text)
        except ValueError as error:
            raise CommandError(f"this is not JSON: {error}") from None
        return
    yield f"line {first[0]}: ", turn
    for number, line in numbered:
        try:
            turn = _loads(line)
        except ValueError as error:
            raise CommandError(f"line {number}: this is not JSON: {error}") from None
        yield f"line {number}: ", turn


def _loads(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_without_repeats, parse_constant=_no_such_number)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _no_such_number(word: str) -> None:
    """Reject NaN and Infinity, which Python would accept but JSON does not have."""
    raise ValueError(f"{word} is not a number")


def _without_repeats(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """Reject repeated keys: two votes under the same name would silently become one."""
    if len(fields := dict(pairs)) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{next(name for name in names if names.count(name) > 1)!r} is there twice")
    return fields


def score_document(document: object) -> dict[str, Any]:
    """The answer to one turn; ValueError says what is malformed."""
    if not isinstance(document, dict):
        raise ValueError("a turn is a JSON object")  # noqa: TRY004 - malformed input is one kind of error here
    for name in document:
        if name not in _FIELDS:
            raise ValueError(f"unknown field {name!r}; a turn has {', '.join(_FIELDS)}")
    names = _names(document)
    turn = _turn(document, names)
    answer = score_turn(turn)
    if isinstance(answer, TurnRefused):
        return {"refused": answer.code, "seat": None if answer.seat is None else names[answer.seat]}
    points = {_side_name(turn.setup, names, side): points for side, points in answer.items()}
    if len(points) != len(answer):
        raise ValueError('"players" must have names that differ also when partners are joined with "+"')
    return {"points": points}


def _side_name(setup: Setup, names: list[str], side: Side) -> str:
    return f"{names[side]}+{names[setup.partner_of(side)]}" if setup.mode == "team" else names[side]


def _required(document: dict[str, Any], name: str) -> Any:  # noqa: ANN401 - JSON can be anything
    if name not in document:
        raise ValueError(f'"{name}" is missing')
    return document[name]


def _names(document: dict[str, Any]) -> list[str]:
    names = _required(document, "players")
    if not isinstance(names, list) or not all(isinstance(name, str) and name for name in names):
        raise ValueError('"players" must be a list of names in seating order')
    if any("\ud800" <= sign <= "\udfff" for name in names for sign in name):
        raise ValueError('"players" must be text; half a surrogate pair is none')
    if len(set(names)) != len(names):
        raise ValueError('"players" must have different names')
    return names


def _turn(document: dict[str, Any], names: list[str]) -> Turn:
    mode, edition, options = (
        _required(document, "mode"),
        document.get("edition", "odyssey"),
        document.get("options", {}),
    )
    if not isinstance(edition, str):
        raise ValueError('"edition" must be a name')  # noqa: TRY004 - malformed input is one kind of error here
    if not isinstance(options, dict):
        raise ValueError('"options" must be an object')  # noqa: TRY004 - malformed input is one kind of error here
    red = document.get("red")
    return Turn(
        setup=make_setup(mode, len(names), edition=edition, options=options),
        storyteller=_seat(names, _required(document, "storyteller"), '"storyteller"'),
        gallery=_gallery(names, _required(document, "gallery")),
        votes=_votes(names, _required(document, "votes")),
        red=None if red is None else _slot(red, '"red"'),
    )


def _gallery(names: list[str], document: object) -> tuple[tuple[Slot, Seat], ...]:
    if not isinstance(document, list):
        raise ValueError('"gallery" must be a list of {"slot": NUMBER, "owner": NAME}')  # noqa: TRY004 - as above
    gallery = []
    for card in document:
        if not isinstance(card, dict) or set(card) != {"slot", "owner"}:
            raise ValueError('each card of "gallery" is {"slot": NUMBER, "owner": NAME}')
        gallery.append((_slot(card["slot"], '"slot"'), _seat(names, card["owner"], '"owner"')))
    return tuple(gallery)


def _votes(names: list[str], document: object) -> dict[Seat, tuple[Slot, ...]]:
    if not isinstance(document, dict) or not all(isinstance(slots, list) for slots in document.values()):
        raise ValueError('"votes" must be an object of {NAME: [SLOT, ...]}')
    return {
        _seat(names, name, '"votes"'): tuple(_slot(slot, f"the vote of {name!r}") for slot in slots)
        for name, slots in document.items()
    }


def _slot(value: object, where: str) -> Slot:
    if type(value) is not int:
        raise ValueError(f"{where} must be the number of a slot")
    return value


def _seat(names: list[str], name: object, where: str) -> Seat:
    if not isinstance(name, str) or name not in names:
        raise ValueError(f'{where} names {name!r}, who is not one of "players"')
    return names.index(name)
