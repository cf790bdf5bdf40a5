"""Bots tried without a table."""

from functools import partial
from typing import Any

import msgspec
import pytest

from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.hearing.clue_fit import wording
from conteur.bots.trial import Hear, Tell, TrialError, hear, tell
from tests.bots.encoders import shared_encoder

READER = BoxReader(load_encoder=shared_encoder)
GALLERY = ("ants_ring", "jar_storm", "sea_train", "moon_window", "cactus_balloon", "key_procession")


def test_votes_and_shares() -> None:
    """As many votes as listeners, the same again; a plain clue is found by most, in any language."""
    asked = Hear("a train at the bottom of the sea", GALLERY, listeners=30)
    answer = hear(asked, READER)
    assert answer == hear(asked, READER)
    assert 30 == len(answer.votes)
    assert set(GALLERY) == set(answer.share)
    assert answer.share["sea_train"] == answer.votes.count("sea_train") / 30 > 0.7
    assert hear(Hear("Ein Zug unter Wasser", GALLERY, language="de"), READER).share["sea_train"] > 0.6


def test_what_people_say() -> None:
    """A clue that names nothing is understood, by hard more than by easy, and by easy more than by chance."""
    clues = {"ants_ring": "Say yes", "jar_storm": "Keep your temper", "key_procession": "Let's hope it fits"}
    shares = {
        level: sum(hear(Hear(clue, GALLERY, level=level), READER).share[card] for card, clue in clues.items()) / 3
        for level in ("easy", "medium", "hard")
    }
    assert 1 / 6 < shares["easy"] < shares["medium"] < shares["hard"]


def test_telling() -> None:
    """One of the hand's cards and a clue, the same for the same seed; nothing that was heard."""
    asked = Tell(GALLERY, seed=3)
    told = tell(asked, READER)
    assert told == tell(asked, READER)
    assert told.card in GALLERY
    assert 5 < len({tell(Tell(GALLERY, seed=seed), READER).clue for seed in range(10)})
    again = tell(Tell(GALLERY, seed=3, heard=(told.clue.upper(),)), READER)
    assert wording(told.clue) != wording(again.clue)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"clue": "x", "gallery": ["nobody"]}, "reverie has no card 'nobody'"),
        ({"clue": "x", "gallery": ["ants_ring", "ants_ring"]}, "name different cards"),
        ({"clue": "x", "gallery": []}, "name different cards"),
        ({"clue": " ", "gallery": ["ants_ring"]}, "there is no clue"),
        ({"clue": "x", "gallery": ["ants_ring"], "deck": "tarot"}, "there is no deck 'tarot'; there are reverie"),
        ({"clue": "x", "gallery": ["ants_ring"], "listeners": 0}, "1 to 10000 listeners"),
        ({"hand": ["ants_ring"], "players": 2}, "3 to 12 players"),
        ({"hand": ["ants_ring"], "players": 13}, "3 to 12 players"),
    ],
)
def test_questions_without_sense(asked: dict[str, Any], said: str) -> None:
    """Are answered with a reason."""
    answer = (
        partial(tell, msgspec.convert(asked, Tell)) if "hand" in asked else partial(hear, msgspec.convert(asked, Hear))
    )
    with pytest.raises(TrialError, match=said):
        answer(READER)
