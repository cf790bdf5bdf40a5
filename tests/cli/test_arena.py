"""`conteur arena`: brains against brains."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.running import NOT_UNDERSTOOD, OK, conteur


def test_a_table_for_people() -> None:
    """The strongest first, with what each showed."""
    done = conteur(
        "arena", "--brains", "blind,medium", "--games", "6", "--mode", "base", "--players", "5", "--seed", "3"
    )
    assert (OK, "") == (done.returncode, done.stderr)
    lines = done.stdout.splitlines()
    assert "6 games at one kind of table (seed 3)" == lines[0]
    assert ["medium", "blind"] == [line.split()[0] for line in lines[3:]]


def test_json_for_machines_and_a_picture_for_people(tmp_path: Path) -> None:
    """Every mode is played unless one is named; the drawing is well-formed and names everybody."""
    picture = tmp_path / "arena.svg"
    command = ("arena", "--brains", "speller:easy,blind", "--games", "21", "--json", "--plot", str(picture))
    result = json.loads(conteur(*command, "--language", "fr").stdout)
    assert {"speller:easy", "blind"} == {row["brain"] for row in result["brains"]}
    assert 1 == pytest.approx(sum(row["won"] for row in result["brains"]), abs=0.001)
    for row in result["brains"]:
        assert 1 == pytest.approx(sum(row["clues"].values()), abs=0.001)
        assert 0 < row["votes_found"] < 1
    words = {text.text for text in ET.parse(picture).iter("{http://www.w3.org/2000/svg}text")}  # noqa: S314 - our own file
    assert {"speller:easy", "blind"} <= words


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--brains", "nobody"), "no brain is called 'nobody'; there are blind, dreamer"),
        (("--brains", "dreamer:genius"), "a level is one of easy, medium, hard"),
        (("--brains", ","), "--brains names nobody"),
        (("--mode", "team", "--players", "7"), "team 6, 8, 10 or 12"),
        (("--games", "0"), "--games must be at least 1"),
        (("--games", "1", "--brains", "blind", "--plot", "/no/such/folder/a.svg"), "cannot write"),
    ],
)
def test_what_is_not_understood_is_explained(arguments: tuple[str, ...], reason: str) -> None:
    """With what would be right."""
    done = conteur("arena", *arguments)
    assert NOT_UNDERSTOOD == done.returncode
    assert reason in done.stderr
