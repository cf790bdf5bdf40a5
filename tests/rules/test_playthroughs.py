"""The playthroughs on disk are what the rules do today, and they leave out nothing that can be seen."""

from typing import Any

import pytest

from conteur.rules import make_setup, view
from conteur.rules.view import Public, Reveal, You
from tests.rules.notation import private_parts, public_parts
from tests.rules.playthrough import CASES, FOLDER, Case, written
from tests.rules.strategies import decisions


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_playthrough(case: Case) -> None:
    """The file says, letter by letter, what happens now; the file's first lines say how to write it again."""
    assert (FOLDER / f"{case.name}.txt").read_text(encoding="utf-8") == written(case)


def test_no_forgotten_files() -> None:
    """Every file of the folder is one of the cases, and every mode is played to its end at least once."""
    assert sorted(f"{case.name}.txt" for case in CASES) == sorted(path.name for path in FOLDER.iterdir())
    assert {case.setup.mode for case in CASES if case.rounds is None} == {"base", "party", "team"}


def test_notation_says_every_field() -> None:
    """A view that differs from another in any one field is written differently."""
    *_, last = decisions(make_setup("base", 7, options={"end": {"points": 9}}), seed=7, with_table=False)
    *_, team = [p for p in decisions(make_setup("team", 6), seed=6, with_table=False) if p.game.named]
    shown, other = view(last.game, 2), view(team.game, 4)
    assert shown.you is not None
    assert other.you is not None
    same: list[str] = []
    for name in Public._fields:
        changed = shown.public._replace(**{name: getattr(other.public, name)})
        if changed != shown.public and public_parts(changed) == public_parts(shown.public):
            same.append(name)
    assert same == ["setup"]  # written once, at the top of the file
    for name in You._fields:
        changed_you = shown.you._replace(**{name: getattr(other.you, name)})
        if changed_you != shown.you and private_parts(changed_you) == private_parts(shown.you):
            same.append(name)
    assert same == ["setup", "seat"]  # the seat is the name of the line
    reveal = shown.public.reveal
    assert reveal is not None
    for name in Reveal._fields:
        without = shown.public._replace(reveal=reveal._replace(**{name: _nothing_like(name)}))
        assert public_parts(without) != public_parts(shown.public), name


def _nothing_like(name: str) -> Any:  # noqa: ANN401 - each field has its own type
    return {"found_by": "nobody", "story_slot": 99, "owners": (), "ballots": (), "awards": ()}[name]
