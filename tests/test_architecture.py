"""What ARCHITECTURE.md says of the arrows is what is checked, and the checks can fail."""

# ruff: noqa: S603 - the processes are our own

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = [contract["name"] for contract in PROJECT["tool"]["importlinter"]["contracts"]]
ARROWS, TABLES, PURE, DICE, BRAIN, NAMED, CIRCLES = (
    next(name for name in CONTRACTS if name.startswith(words))
    for words in (
        "Arrows point down",
        "Tables are pure",
        "The rules know no clock",
        "Dice are thrown",
        "A brain sees",
        "Others use what",
        "No circles",
    )
)


def test_the_document_quotes_every_contract() -> None:
    """The same sentences, in the same order, word for word."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    _, _, after = text.partition("these sentences are the contracts in `pyproject.toml`, word for word:\n\n")
    quoted, _, _ = after.partition("\n\n")
    assert CONTRACTS == [line.removeprefix("- ") for line in quoted.splitlines()]


def kept_and_broken(tree: Path) -> dict[str, bool]:
    """Each contract, and whether it is kept in this copy."""
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "COLUMNS": "200"},
    )
    answers = re.findall(r"(?m)^(\S.*?\.) (KEPT|BROKEN)$", done.stdout)
    assert len(CONTRACTS) == len(answers), done.stdout + done.stderr
    assert (done.returncode == 0) == all(answer == "KEPT" for _, answer in answers)
    return {name: answer == "KEPT" for name, answer in answers}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what the contracts look at."""
    return copied(tmp_path, "pyproject.toml", "tests/__init__.py", "tests/contracts.py")


def copied(tree: Path, *files: str) -> Path:
    """The modules and these files; pictures and pages are heavy, and nobody imports them."""
    modules = [str(module.relative_to(ROOT)) for module in (ROOT / "src").rglob("*.py")]
    for name in (*modules, *files):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    return tree


def test_all_contracts_are_kept(tree: Path) -> None:
    """As the code stands."""
    assert dict.fromkeys(CONTRACTS, True) == kept_and_broken(tree)


@pytest.mark.parametrize(
    ("file", "line", "broken"),
    [
        ("rules/decide.py", "import time", {PURE}),
        ("rules/chance.py", "import random", {PURE, DICE}),
        ("rules/chance.py", "import secrets", {PURE, DICE}),
        ("rules/game.py", "import pathlib", {PURE}),
        ("rules/view.py", "import hypothesis", {PURE}),
        ("rules/scoring.py", "import conteur.cli.score", {ARROWS, PURE, CIRCLES}),
        ("store/codec.py", "import random", {DICE}),
        ("store/record.py", "import conteur.bots.brain", {ARROWS, CIRCLES}),
        ("bots/brains/blind.py", "import conteur.rules.game", {BRAIN}),
        ("bots/brains/semantic.py", "import conteur.rules.decide", {BRAIN}),
        ("bots/brains/brand_new.py", "import conteur.rules.evolve", {BRAIN}),
        ("tables/decide/seating.py", "import secrets", {TABLES}),
        ("tables/state.py", "import conteur.live.table", {ARROWS, DICE, CIRCLES}),
        ("web/limits.py", "import conteur.live.timers.chores", {NAMED}),
        ("attic/__init__.py", '"""A room on no floor."""', {ARROWS}),
    ],
)
def test_a_planted_import_breaks_its_contract(tree: Path, file: str, line: str, broken: set[str]) -> None:
    """The contract is named, and no other one."""
    planted = tree / "src" / "conteur" / file
    planted.parent.mkdir(exist_ok=True)
    with planted.open("a", encoding="utf-8") as module:
        module.write(f"\n{line}\n")
    assert broken == {name for name, is_kept in kept_and_broken(tree).items() if not is_kept}


def test_the_rules_import_nothing_from_elsewhere() -> None:
    """Importing them loads themselves and the standard library, and of that no clock, network or other dice."""
    program = (
        "import sys; before = set(sys.modules); import conteur.rules, conteur.rules.turn, conteur.rules.verify; "
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "conteur" in loaded
    assert set() == loaded - sys.stdlib_module_names - {"conteur"}
    assert set() == loaded & {"socket", "sqlite3", "asyncio", "random", "secrets", "datetime", "tempfile", "subprocess"}
    program = program.replace("name.partition('.')[0]", "name")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    rooms = {name.split(".")[1] for name in done.stdout.split() if name.startswith("conteur.")}
    assert {"rules"} == rooms, "no other floor is needed"
