"""What `conteur score` says of a round is what the game gave for it, in every mode and size."""

from random import Random

import pytest

from conteur.bots.arena.simulation import play
from conteur.bots.brains.blind import BlindBrain
from conteur.rules import Chance, Game, make_setup
from conteur.rules.events import RoundScored
from conteur.rules.scoring import points_of
from conteur.rules.vocabulary import Mode
from tests.cli.running import scored
from tests.cli.turns import NAMES, Turn
from tests.rules.strategies import SIZES

EDITIONS = ("odyssey", "pl-1", "pl-2", "ar", "nl")


def turn_of(game: Game, edition: str) -> Turn:
    """The closed round of a game as the form asks for it."""
    assert game.storyteller is not None
    red = [ballot.red for ballot in game.ballots.values() if ballot.red is not None]
    return {
        "mode": game.setup.mode,
        "edition": edition,
        "players": list(NAMES[: game.setup.players]),
        "storyteller": NAMES[game.storyteller],
        "gallery": [{"slot": slot, "owner": NAMES[owner]} for slot, owner in enumerate(game.owners, 1)],
        "votes": {NAMES[seat]: ballot.slots for seat, ballot in game.ballots.items()},
        "red": red[0] if red else None,
    }


@pytest.mark.parametrize("mode", SIZES)
def test_rounds_of_whole_games(mode: Mode) -> None:
    """A game of each size by each edition, every round of it sent as one line."""
    random = Random(f"games {mode}")  # noqa: S311 - the same games every time
    sent: list[Turn] = []
    expected = []
    for players in SIZES[mode]:
        for edition in EDITIONS:
            setup = make_setup(mode, players, edition=edition)
            brains = dict.fromkeys(range(players), BlindBrain(random))
            for game, happened in play(setup, Chance(random.randbytes(32)), brains, random):
                for event in happened:
                    if isinstance(event, RoundScored):
                        won = points_of(event.awards)
                        sent.append(turn_of(game, edition))
                        expected.append([won.get(side, 0) for side in sorted(game.scores)])
    assert len(sent) > 100
    assert expected == [list(answer["points"].values()) for answer in scored(sent)]
