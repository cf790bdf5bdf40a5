"""docs/rules.md and the tests hold each other to their word: no rule without a test, no test of a rule nobody wrote."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from conteur.rules.editions import CHOICES, EDITIONS
from conteur.rules.setup import gallery_size, hand_size
from conteur.rules.vocabulary import DECK_SIZE, Mode

TESTS = Path(__file__).parent
RULEBOOK = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)


def rules_tested() -> dict[str, list[str]]:
    """Each id named by a marker, with the tests that name it; read from the source, nothing is imported."""
    tested: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
                for rule in rules_named(node):
                    tested.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return tested


def rules_named(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    """The ids in the `pytest.mark.rule` decorators of one test."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant), f"{node.name}: write the ids of rules out"
                yield str(argument.value)


def rows_under(heading: str) -> list[list[str]]:
    """The cells of the table that begins with this heading row."""
    _, _, rest = RULEBOOK.partition(heading + "\n")
    assert rest, f"docs/rules.md has no table {heading}"
    lines = rest.splitlines()[1:]
    table = lines[: next(place for place, line in enumerate(lines) if not line.startswith("|"))]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in table]


def test_every_rule_is_written_once() -> None:
    """No id is defined twice."""
    assert [] == [rule for rule, times in Counter(RULE.findall(RULEBOOK)).items() if times > 1]


def test_every_bold_id_is_a_definition() -> None:
    """An id is printed bold where it is defined, in one form, and nowhere else."""
    assert RULE.findall(RULEBOOK) == re.findall(r"\*\*([A-Z]+-\d+)\*\*", RULEBOOK)


def test_every_rule_has_a_test() -> None:
    """Each clause is named by at least one test that shows it."""
    tested = rules_tested()
    untested = [rule for rule in RULE.findall(RULEBOOK) if rule not in tested]
    assert [] == untested, f"no test is marked with {', '.join(untested)}"


def test_every_test_names_rules_that_exist() -> None:
    """A marker with an id that docs/rules.md does not define tests nothing anybody can read."""
    written = set(RULE.findall(RULEBOOK))
    strays = [f"{rule} ({', '.join(tests)})" for rule, tests in rules_tested().items() if rule not in written]
    assert [] == strays, f"docs/rules.md does not define {'; '.join(strays)}"


def test_every_rule_referred_to_exists() -> None:
    """The ids in tables and sentences are defined somewhere on the page."""
    written = set(RULE.findall(RULEBOOK))
    mentioned = set(re.findall(r"\b(?:[GHBPTIAOEC]|TH|SV)-\d+\b", RULEBOOK))
    assert set() == mentioned - written


def test_rules_named_in_the_source_exist() -> None:
    """A comment or docstring of the rules that names a clause names one that is written."""
    written = set(RULE.findall(RULEBOOK))
    source = TESTS.parent / "src" / "conteur" / "rules"
    named = {
        (path.name, rule)
        for path in source.glob("*.py")
        for rule in re.findall(r"\b(?:[GHBPTIAOEC]|TH|SV)-\d+\b", path.read_text(encoding="utf-8"))
    }
    assert named, f"no clause is named anywhere in {source}"
    assert [] == sorted(entry for entry in named if entry[1] not in written)


def test_the_table_of_sizes() -> None:
    """Hands, galleries and piles on the page are those of the program."""
    rows = rows_under("| mode | players | hand | gallery | voters | pile |")
    assert 21 == len(rows)
    modes: dict[str, Mode] = {"base": "base", "party": "party", "team": "team"}
    for word, number, *sizes in rows:
        mode, players = modes[word], int(number)
        hand, gallery = hand_size(mode, players), gallery_size(mode, players)
        voters = {"base": players - 1, "party": players, "team": players // 2 - 1}[mode]
        assert sizes == [str(size) for size in (hand, gallery, voters, DECK_SIZE - hand * players)], (mode, players)


def test_the_table_of_options() -> None:
    """Every option of the program is on the page with its values, default first."""
    rows = {name: values for name, values, _ in rows_under("| option | values, the first is the default | clause |")}
    written = {
        name: ", ".join("null" if value is None else str(value) for value in values) for name, values in CHOICES.items()
    }
    assert written == {name: values for name, values in rows.items() if name != "end"}
    assert "end" in rows


def test_the_editions() -> None:
    """Every edition of the program is on the page, and no other."""
    _, _, section = RULEBOOK.partition("## The printed editions\n")
    assert list(EDITIONS) == re.findall(r"^- \*\*E-\d+\*\* `([^`]+)`", section, re.MULTILINE)
