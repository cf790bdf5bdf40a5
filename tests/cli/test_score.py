"""`conteur score`: the form of a turn and of its answers."""

# ruff: noqa: S603 - the processes are our own

import json
import select
import subprocess

import pytest

from tests.cli.running import COMMAND, NOT_UNDERSTOOD, OK, PATIENCE, REFUSED, conteur, scored
from tests.cli.turns import EXAMPLE, EXAMPLE_POINTS, Turn, example, turn, without

ONE_LINE = json.dumps(example())
BAD_VOTE = example(votes={"Bo": [1], "Cy": [1], "Di": [1]})


def test_the_example_of_the_rules() -> None:
    """Three lines of one object are answered by one line, to the letter."""
    done = conteur("score", sent=EXAMPLE)
    assert '{"points": {"Ana": 3, "Bo": 5, "Cy": 0, "Di": 0}}\n' == done.stdout
    assert (OK, "") == (done.returncode, done.stderr)


@pytest.mark.parametrize(
    "sent",
    [
        ONE_LINE,
        ONE_LINE + "\n",
        f"\n \n{ONE_LINE}\n\n",
        json.dumps(example(), indent=4),
        json.dumps(example(), indent=4).replace("\n", "\r\n"),
        "\ufeff" + ONE_LINE,
        "\ufeff\n" + ONE_LINE,
        "\ufeff" + json.dumps(example(), indent=1),
    ],
    ids=["no line end", "one line", "blank lines", "pretty", "pretty crlf", "bom", "bom and blank line", "bom, pretty"],
)
def test_however_it_is_laid_out(sent: str) -> None:
    """Blank lines, line ends, indentation and a byte order mark change nothing."""
    done = conteur("score", sent=sent)
    assert {"points": EXAMPLE_POINTS} == json.loads(done.stdout)
    assert (OK, "") == (done.returncode, done.stderr)


@pytest.mark.parametrize("field", ["edition", "options", "red"])
def test_what_may_be_left_out(field: str) -> None:
    """The first edition, no option changed, no red token."""
    assert [{"points": EXAMPLE_POINTS}] == scored([without(field)])


def test_lines_are_answered_one_by_one() -> None:
    """One answer line each, a byte order mark or blank line between them included; a refusal does not stop the rest."""
    done = conteur("score", sent=f"{ONE_LINE}\n\n\ufeff{json.dumps(BAD_VOTE)}\n{ONE_LINE}\n")
    answers = list(map(json.loads, done.stdout.splitlines()))
    refused = {"refused": "cannot_vote_for_own_card", "seat": "Bo"}
    assert [{"points": EXAMPLE_POINTS}, refused, {"points": EXAMPLE_POINTS}] == answers
    assert (REFUSED, "") == (done.returncode, done.stderr)


def test_an_answer_comes_before_the_next_line_is_sent() -> None:
    """A program can talk to conteur turn by turn."""
    command = [*COMMAND, "score"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for sent in (example(), BAD_VOTE, example()):
            process.stdin.write(json.dumps(sent).encode() + b"\n")
            process.stdin.flush()
            assert select.select([process.stdout], [], [], PATIENCE)[0], "no answer while the input is open"
            assert ("refused" in json.loads(process.stdout.readline())) == (sent is BAD_VOTE)
        process.stdin.close()
        assert REFUSED == process.wait(PATIENCE)


def test_what_came_before_a_malformed_line_is_answered() -> None:
    """Good lines before it keep their answers, nothing after it is scored, and the line is named."""
    done = conteur("score", sent=f"{ONE_LINE}\n\nnonsense\n{ONE_LINE}\n")
    assert [{"points": EXAMPLE_POINTS}] == list(map(json.loads, done.stdout.splitlines()))
    assert "line 3" in done.stderr
    assert NOT_UNDERSTOOD == done.returncode


@pytest.mark.parametrize("names", [["Zoë", "李", "Олег", "ليلى"], ["🐇", "a\tb", '"', "\\"], ["a+b", "c", "b", "a"]])
def test_names_in_any_script(names: list[str]) -> None:
    """Answers are UTF-8 JSON whatever the terminal's own encoding is."""
    sent = dict(zip(EXAMPLE_POINTS, names, strict=True))
    renamed = example(
        players=names,
        storyteller=names[0],
        gallery=[{"slot": slot, "owner": sent[name]} for slot, name in enumerate(("Bo", "Ana", "Cy", "Di"), 1)],
        votes={sent["Bo"]: [2], sent["Cy"]: [1], sent["Di"]: [1]},
    )
    done = conteur("score", sent=json.dumps(renamed, ensure_ascii=False), PYTHONIOENCODING="ascii")
    assert {"points": dict(zip(names, (3, 5, 0, 0), strict=True))} == json.loads(done.stdout)


THREE = turn("base", 3, "CABBC", {"B": [2], "C": [3]})
SEVEN = turn("base", 7, "ABCDEFG", {"B": [1], "C": [1, 2], "D": [2], "E": [2, 3], "F": [2, 1], "G": [2, 4]})
PARTY = turn("party", 6, "FEDCBA", {"A": [1], "B": [1], "C": [1], "D": [2], "E": [2], "F": [3]}, red=2)
TEAM = turn("team", 6, "CADB", {"E": [2], "F": [3]})
FORBIDDEN = TEAM | {"votes": {"Eve": [4], "Flo": [3]}, "options": {"own_team_vote": "forbid"}}


@pytest.mark.parametrize(
    ("sent", "points"),
    [
        (THREE, {"Ana": 3, "Bo": 4, "Cy": 0}),
        (SEVEN, {"Ana": 3, "Bo": 7, "Cy": 4, "Di": 1, "Eve": 0, "Flo": 3, "Gil": 0}),
        (SEVEN | {"options": {"second_vote": "never"}}, None),
        (PARTY, {"Ana": 3, "Bo": 3, "Cy": 3, "Di": 0, "Eve": 0, "Flo": 0}),
        (TEAM, {"Ana+Di": 4, "Bo+Eve": 3, "Cy+Flo": 0}),
        (TEAM | {"votes": {"Eve": [4], "Flo": [1]}}, {"Ana+Di": 0, "Bo+Eve": 2, "Cy+Flo": 2}),
        (
            TEAM | {"votes": {"Eve": [4], "Flo": [1]}, "options": {"own_team_vote": "count"}},
            {"Ana+Di": 0, "Bo+Eve": 3, "Cy+Flo": 3},
        ),
        (TEAM | {"votes": {"Eve": [4], "Flo": [1]}, "options": {"own_team_vote": "forbid"}}, None),
        (THREE | {"edition": "pl-2", "votes": {"Bo": [1], "Cy": [3]}}, {"Ana": 0, "Bo": 2, "Cy": 2}),
        (PARTY | {"edition": "ar", "red": 1}, None),
    ],
    ids=["3", "7", "7 one vote", "party", "team", "void", "count", "forbid", "pl-2", "ar"],
)
def test_every_mode(sent: Turn, points: dict[str, int] | None) -> None:
    """Each mode has its own votes and its own points; teams score once, under both names in seating order."""
    (answer,) = scored([sent])
    assert points == answer.get("points")
    assert points is not None or list(answer) == ["refused", "seat"]


@pytest.mark.parametrize(
    ("sent", "code", "seat"),
    [
        (example(players=["Ana", "Bo"], gallery=[], votes={}), "too_few_players", None),
        (example(players=[*"abcdefghijkl", "Ana"], gallery=[], votes={}), "too_many_players", None),
        (turn("party", 5, "ABCDE", {}), "too_few_players", None),
        (turn("team", 7, "ABCDE", {}), "teams_need_an_even_number", None),
        (PARTY | {"options": {"end": "pile"}}, "end_does_not_fit_mode", None),
        (example(gallery=example()["gallery"][1:]), "no_such_slot", None),
        (example(gallery=example()["gallery"][:3]), "wrong_number_of_cards", "Di"),
        (THREE | {"gallery": THREE["gallery"][:4]}, "wrong_number_of_cards", "Cy"),
        (turn("team", 6, "ADBE", {"F": [1]}), "wrong_number_of_cards", "Bo"),
        (turn("team", 6, "ABC", {"E": [1], "F": [1]}), "wrong_number_of_cards", "Di"),
        (turn("team", 6, "ADB", {"E": [1], "F": [1]}), "wrong_number_of_cards", "Cy"),
        (example(votes=example()["votes"] | {"Ana": [1]}), "storyteller_does_not_vote", "Ana"),
        (TEAM | {"votes": {"Eve": [2], "Flo": [3], "Bo": [2]}}, "giver_does_not_vote", "Bo"),
        (example(votes={"Bo": [2], "Di": [1]}), "wrong_number_of_votes", "Cy"),
        (example(votes=example()["votes"] | {"Bo": []}), "wrong_number_of_votes", "Bo"),
        (example(votes=example()["votes"] | {"Bo": [2, 3]}), "wrong_number_of_votes", "Bo"),
        (SEVEN | {"votes": SEVEN["votes"] | {"Bo": [1, 1]}}, "votes_must_differ", "Bo"),
        (SEVEN | {"votes": SEVEN["votes"] | {"Bo": [1, 3, 4]}}, "wrong_number_of_votes", "Bo"),
        (example(votes=example()["votes"] | {"Bo": [5]}), "no_such_slot", "Bo"),
        (example(votes=example()["votes"] | {"Bo": [10**4000]}), "no_such_slot", "Bo"),
        (BAD_VOTE, "cannot_vote_for_own_card", "Bo"),
        (FORBIDDEN, "cannot_vote_for_own_team", "Eve"),
        (PARTY | {"red": None}, "red_token_is_missing", "Ana"),
        (PARTY | {"red": 7}, "no_such_slot", "Ana"),
        (PARTY | {"edition": "ar", "red": 1}, "red_cannot_lie_on_green", "Ana"),
        (example(red=1), "only_storyteller_places_red", "Ana"),
    ],
)  # fmt: skip
def test_what_is_refused_and_whose_doing_it_is(sent: Turn, code: str, seat: str | None) -> None:
    """The first thing against the rules, by its code, and who did it, if it was one player."""
    assert [{"refused": code, "seat": seat}] == scored([sent])
