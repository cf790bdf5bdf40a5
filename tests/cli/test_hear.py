"""`conteur hear`: how bots would vote, as JSON lines."""

import json

from tests.cli.running import conteur

QUESTION = {"clue": "Ants with a ring", "gallery": ["ants_ring", "jar_storm", "sea_train"], "listeners": 20}


def test_a_line_a_question() -> None:
    """Each is answered in turn; empty lines are not."""
    done = conteur("hear", sent="\n\n".join(json.dumps(QUESTION | {"seed": seed}) for seed in (1, 2)))
    assert (0, "") == (done.returncode, done.stderr)
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert {"votes", "share"} == first.keys()
    assert 20 == len(first["votes"])
    assert 1 == round(sum(first["share"].values()), 6)
    assert first["share"]["ants_ring"] > 0.7
    assert 20 == len(second["votes"])


def test_what_makes_no_sense() -> None:
    """The line is named, and the reason; what came before it has been answered."""
    sent = json.dumps(QUESTION) + "\n" + json.dumps(QUESTION | {"gallery": ["nobody"]})
    done = conteur("hear", sent=sent)
    assert (2, 1) == (done.returncode, len(done.stdout.splitlines()))
    assert "conteur: line 2: reverie has no card 'nobody'\n" == done.stderr
    for wrong in ("[]", "{", '{"clue": "x"}', '{"clue": "x", "gallery": ["ants_ring"], "volume": 3}'):
        done = conteur("hear", sent=wrong)
        assert (2, "") == (done.returncode, done.stdout)
        assert done.stderr.startswith("conteur: line 1: "), wrong
