"""`conteur simulate`: whole games, summed up."""

import json
from pathlib import Path

import pytest

from tests.cli.running import NOT_UNDERSTOOD, OK, conteur


def test_a_summary_for_people() -> None:
    """Six players of the base game, unless told otherwise; it says how to play the same games again."""
    done = conteur("simulate", "--games", "3", "--seed", "7")
    assert (OK, "") == (done.returncode, done.stderr)
    assert "3 games of base with 6 players (seed 7)" == done.stdout.splitlines()[0]
    for words in ("rounds per game", "points per round", "the clue was found", "winning score", "points 3"):
        assert words in done.stdout


@pytest.mark.parametrize(("mode", "players"), [("base", 3), ("base", 12), ("party", 6), ("team", 8)])
def test_a_summary_for_machines(mode: str, players: int) -> None:
    """JSON with the same facts."""
    done = conteur("simulate", "--mode", mode, "--players", str(players), "--games", "4", "--seed", "1", "--json")
    summary = json.loads(done.stdout)
    assert (OK, "") == (done.returncode, done.stderr)
    assert (mode, players, 4, 1) == (summary["mode"], summary["players"], summary["games"], summary["seed"])
    assert 4 == sum(summary["ended_by"].values())
    assert (mode == "party") == (summary["found_by"] is None)


def test_party_and_team_end_by_laps() -> None:
    """Everybody tells once: as many rounds as players."""
    for mode in ("party", "team"):
        summary = json.loads(conteur("simulate", "--mode", mode, "--games", "2", "--json").stdout)
        assert {"mean": 6.0, "min": 6, "max": 6} == summary["rounds_per_game"]
        assert {"laps": 2} == summary["ended_by"]


def test_a_seed_plays_the_same_games_again(tmp_path: Path) -> None:
    """Same seed, same games to the last card; another seed, other games."""
    folders = [tmp_path / name for name in ("first", "again", "other")]
    for folder, seed in zip(folders, ("5", "5", "6"), strict=True):
        conteur("simulate", "--games", "2", "--seed", seed, "--record", str(folder))
    first, again, other = ([path.read_bytes() for path in sorted(folder.iterdir())] for folder in folders)
    assert 2 == len(first)
    assert first == again
    assert first != other


def test_without_a_seed_games_differ() -> None:
    """The seed it drew is in the answer."""
    seeds = {json.loads(conteur("simulate", "--games", "1", "--json").stdout)["seed"] for _ in range(2)}
    assert 2 == len(seeds)


def test_options_of_an_edition_can_be_changed() -> None:
    """By name, one by one."""
    options = ("--edition", "ar", "--option", "end=points:5", "--option", "bonus_cap=none", "--option", "clue=spoken")
    summary = json.loads(conteur("simulate", "--games", "1", "--json", *options).stdout)
    assert {"points": 1} == summary["ended_by"]


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (("--players", "2"), "base needs 3 to 12 players, not 2"),
        (("--players", "13"), "base needs 3 to 12 players, not 13"),
        (("--mode", "party", "--players", "5"), "party needs 6 to 12 players, not 5"),
        (("--mode", "team", "--players", "7"), "team needs 6, 8, 10 or 12 players, not 7"),
        (("--players", "-1"), "base needs 3 to 12 players, not -1"),
        (("--games", "0"), "--games must be at least 1"),
        (("--option", "speed=9"), "unknown option 'speed'"),
        (("--option", "bonus_when"), "NAME=VALUE"),
        (("--option", "bonus_when=of\nten"), 'cannot be "of\\nten"; choose one of "always", "mixed"'),
        (("--option", "bonus_cap=4"), "choose one of 3, null"),
        (("--option", "end=points:4"), '{"points": 5 to 100}'),
        (("--option", "end=points:many"), '{"points": 5 to 100}'),
        (("--mode", "party", "--option", "end=points:30"), "party ends by laps: --option end=laps:1"),
    ],
)
def test_what_cannot_be_played(arguments: tuple[str, ...], advice: str) -> None:
    """One line says what would be right."""
    done = conteur("simulate", *arguments)
    assert (NOT_UNDERSTOOD, "") == (done.returncode, done.stdout)
    assert done.stderr.startswith("conteur: ")
    assert advice in done.stderr
    assert 1 == done.stderr.count("\n")


@pytest.mark.parametrize("arguments", [("--mode", "chess"), ("--players", "six"), ("--edition", "xx"), ("--fast",)])
def test_options_that_do_not_exist(arguments: tuple[str, ...]) -> None:
    """The usage, and what was wrong."""
    done = conteur("simulate", *arguments)
    assert (NOT_UNDERSTOOD, "") == (done.returncode, done.stdout)
    assert "usage: conteur" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """A file where the folder should be, or above it."""
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "games"):
        done = conteur("simulate", "--games", "1", "--record", str(folder))
        assert (NOT_UNDERSTOOD, "") == (done.returncode, done.stdout)
        assert f"conteur: cannot write to {folder}: " == done.stderr[: len(f"conteur: cannot write to {folder}: ")]
