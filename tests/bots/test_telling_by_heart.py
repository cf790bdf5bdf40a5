"""Knowing bots' phrases by heart is of little use, and a table does not hear them again."""

from collections import Counter
from random import Random

from conteur.bots.brains.semantic import SemanticBrain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.hearing.clue_fit import wording
from conteur.bots.trial import opening_view
from conteur.rules.moves import GiveClue
from conteur.rules.options import MayTell
from conteur.rules.view import View
from conteur.tables.character import Character, box_with
from tests.bots.encoders import shared_encoder
from tests.bots.one_round import owners_of, play_round

REVERIE = box_with("reverie")
READER = BoxReader(load_encoder=shared_encoder)


def test_the_lookup_attack() -> None:
    """Who knows all phrases and their cards finds the card at most 1.3 times as often as an attentive listener."""
    random = Random(19)  # noqa: S311 - the same rounds every time
    owners = owners_of(REVERIE, "en")
    rounds = [
        play_round(
            6,
            SemanticBrain(Character(f"teller {number}", table=f"T{number}", level="hard"), READER),
            lambda: SemanticBrain(Character(f"listener {random.random()}", level="hard"), READER),
            random,
        )
        for number in range(120)
    ]
    heard = sum(each.heard for each in rounds)
    assert len(rounds) / 3 < heard < len(rounds) * 0.8
    assert sum(each.looked_up(owners) for each in rounds) <= 1.3 * heard
    written_for = sum(each.card in owners.get(wording(each.clue), ()) for each in rounds)
    assert written_for < len(rounds) / 3


def test_fifty_games_at_one_table() -> None:
    """No clue is said twice, though nobody remembers the games before."""
    random = Random(5)  # noqa: S311 - the same hands every time
    seen = View(opening_view(4).public, None)
    said: Counter[str] = Counter()
    for game in range(1, 51):
        heard: tuple[str, ...] = ()
        for seat in (0, 1, 2, 3) * 3:
            brain = SemanticBrain(Character(f"BCDF {seat}", "BCDF", game, heard=heard), READER)
            move = brain.choose(seen, (MayTell(tuple(random.sample(range(84), 6)), "text"),))
            assert isinstance(move, GiveClue)
            heard += (move.clue,)
        said.update(map(wording, heard))
    assert 600 == sum(said.values())
    assert [] == [clue for clue, times in said.items() if times > 1]
