"""Whole games as text a person can read in a diff: every move, every event, and what each seat sees when it changes.

`PYTHONPATH=src python -m tests.rules.playthrough` writes tests/playthroughs/*.txt again. Read the diff before believing
it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap
from typing import Final

from conteur.rules import Move, Refusal, Setup, TableMove, View, arrange, decide, make_setup, view
from conteur.rules.moves import DrawStoryteller, ReleasePlayer, SeatPlayer, SkipStoryteller
from conteur.rules.vocabulary import Seat
from tests.rules.notation import private_parts, public_parts, said, seat_name, told
from tests.rules.strategies import Dice, Played, offered_move, opened

FOLDER: Final = Path(__file__).parents[1] / "playthroughs"
HEADER: Final = """\
A playthrough: random moves, written down move by move. Do not edit; write all of them again with
  PYTHONPATH=src python -m tests.rules.playthrough
and read the diff. Seats are A, B, C ... clockwise; a plain number is a card; [3] is slot 3 of the gallery.
  B: a move                       what the seat, or the table, wants
     = an event                   what happened, hidden things included
     all | what everybody sees    where it has changed, all other things being as before ("-" is nothing)
     B   | what B alone sees      where it has changed
"""


@dataclass(frozen=True, slots=True)
class Case:
    """One file: what is played, and how far."""

    name: str
    setup: Setup
    rounds: int | None = None
    """Cut when this many rounds have been scored; None plays to the end."""
    words: tuple[str, ...] = ()
    table: Mapping[int, TableMove] = field(default_factory=dict)
    """What the table does instead of the n-th move."""


CASES: Final = (
    Case("base-3", make_setup("base", 3, options={"end": {"points": 10}}), words=("moon", "étoile", "")),
    Case("base-3-small-deck", make_setup("base", 3, options={"end": {"laps": 1}}, deck_size=28)),
    Case(
        "base-4-coming-and-going",
        make_setup("base", 4, options={"end": {"laps": 1}}),
        table={
            1: DrawStoryteller(),
            2: SkipStoryteller(),
            10: SeatPlayer(7),
            11: ReleasePlayer(0),
            25: ReleasePlayer(2),
        },
    ),
    Case("base-6", make_setup("base", 6, options={"end": {"points": 8}})),
    Case("base-7", make_setup("base", 7), rounds=2),
    Case("base-12", make_setup("base", 12, options={"end": "pile"})),
    Case("party-6", make_setup("party", 6)),
    Case("party-12", make_setup("party", 12, edition="ar"), rounds=1),
    Case("team-6", make_setup("team", 6)),
    Case("team-12", make_setup("team", 12), rounds=1),
)


def written(case: Case) -> str:
    """The whole file."""
    return "\n".join((*_headed(case), *_steps(case))) + "\n"


def _headed(case: Case) -> Iterator[str]:
    for line in HEADER.splitlines():
        yield f"# {line}".rstrip()
    yield ""
    yield f"{case.name}: {said(case.setup)}" + (f"; cut after round {case.rounds}" if case.rounds else "")


def _steps(case: Case) -> Iterator[str]:
    dice = Dice(len(case.name))
    played = opened(case.setup, seed=84, words=case.words)
    seen: dict[Seat | None, dict[str, str]] = {}
    yield ""
    for event in played.events:
        yield from _lines(f"= {told(event)}")
    yield from _changes(played, seen)
    number = 0
    while played.game.phase != "ended" and not _is_cut(case, played):
        number += 1
        actor, move, after = _next(case.table.get(number), played, dice)
        yield f"{actor}: {said(move)}"
        for event in after.events[len(played.events) :]:
            yield from _lines(f"= {told(event)}")
        played = after
        yield from _changes(played, seen)


def _is_cut(case: Case, played: Played) -> bool:
    return played.game.phase == "scored" and played.game.round == case.rounds


def _next(table_move: TableMove | None, played: Played, dice: Dice) -> tuple[str, Move | TableMove, Played]:
    """The table's move, or one that somebody awaited sees among the offered ones."""
    if table_move is not None:
        decision = arrange(played.game, table_move, played.chance)
        assert not isinstance(decision, Refusal), (table_move, decision)
        return "table", table_move, played.after(decision)
    seat = dice.pick(view(played.game, None).public.awaited)
    you = view(played.game, seat).you
    assert you is not None
    move = offered_move(dice.pick(you.options), dice)
    decision = decide(played.game, seat, move, played.chance)
    assert not isinstance(decision, Refusal), (seat, move, decision)
    return seat_name(seat), move, played.after(decision)


def _changes(played: Played, seen: dict[Seat | None, dict[str, str]]) -> Iterator[str]:
    """What looks different now, to everybody and to each seat."""
    for viewer in (None, *played.game.seats):
        parts = _parts(view(played.game, viewer), viewer)
        before = seen.get(viewer, {})
        changed = [f"{name} {text}" for name, text in parts.items() if before.get(name, "-") != text]
        if changed:
            name = "all" if viewer is None else seat_name(viewer)
            yield from _lines(f"{name:<3} | " + "; ".join(changed))
        seen[viewer] = parts
    for gone in set(seen) - {None, *played.game.seats}:
        del seen[gone]


def _parts(what: View, viewer: Seat | None) -> dict[str, str]:
    return public_parts(what.public) if viewer is None or what.you is None else private_parts(what.you)


def _lines(text: str) -> list[str]:
    """Indented, and folded where it is long."""
    return wrap(text, 116, initial_indent=" " * 5, subsequent_indent=" " * 11, break_on_hyphens=False)


def write_all() -> None:
    """Every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        (FOLDER / f"{case.name}.txt").write_text(written(case), encoding="utf-8")


if __name__ == "__main__":
    write_all()
