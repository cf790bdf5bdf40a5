"""`conteur tell`: what a bot would say of a hand, as JSON lines."""

import json

from tests.cli.running import conteur

HAND = ["ants_ring", "jar_storm", "sea_train", "moon_window", "cactus_balloon", "key_procession"]


def test_a_card_and_a_clue() -> None:
    """For every level and number of players, of the hand; the same again for the same seed."""
    questions = [
        {"hand": HAND, "players": players, "level": level, "seed": 4}
        for players in (3, 6)
        for level in ("easy", "hard")
    ]
    done = conteur("tell", sent="\n".join(map(json.dumps, questions * 2)))
    assert (0, "") == (done.returncode, done.stderr)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[:4] == answers[4:]
    assert {answer["card"] for answer in answers} <= set(HAND)
    assert all(answer["clue"] for answer in answers)


def test_another_language() -> None:
    """The clue is of that language."""
    done = conteur("tell", sent=json.dumps({"hand": HAND, "language": "ru", "seed": 1}))
    assert any("\u0400" <= letter <= "\u04ff" for letter in json.loads(done.stdout)["clue"])
