"""The built-in brain in whole games: legal, in character, never omniscient."""

from random import Random

import pytest
from hypothesis import given

from conteur.bots.arena.simulation import play
from conteur.bots.brains.semantic import SemanticBrain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.telling.personality import personality_of
from conteur.rules import Chance, Game, Setup, make_setup, view
from conteur.rules.events import ClueGiven, Event, VotesCast
from conteur.rules.options import allows
from conteur.tables.character import BotLevel, Character, box_with
from tests.bots.encoders import shared_encoder
from tests.rules.hiding import disguised
from tests.rules.strategies import SIZES, Dice, examples, glimpses, seeds, setups

REVERIE = box_with("reverie")
READER = BoxReader(load_encoder=shared_encoder)
LETTERS = BoxReader(load_encoder=lambda: None)
LEVELS: tuple[BotLevel, ...] = ("easy", "medium", "hard")


def bots(
    players: int, seed: int, reader: BoxReader = READER, level: BotLevel | None = None
) -> dict[int, SemanticBrain]:
    """A table of bots of one level, or of all levels in turn."""
    return {
        seat: SemanticBrain(Character(f"{seed} {seat}", level=level or LEVELS[seat % 3]), reader)
        for seat in range(players)
    }


def played(setup: Setup, seed: int, reader: BoxReader = READER) -> list[tuple[Game, tuple[Event, ...]]]:
    """A whole game; a refused move would be an IllegalMoveError."""
    random = Random(seed)  # noqa: S311 - the same game every time
    brains = bots(setup.players, seed, reader)
    return list(play(setup, Chance(random.randbytes(32)), brains, random))


@pytest.mark.parametrize(("mode", "players"), [(mode, players) for mode in SIZES for players in SIZES[mode]])
def test_every_mode_and_size(mode: str, players: int) -> None:
    """Every game ends without a refused move, and nobody says what was said before in it."""
    steps = played(make_setup(mode, players), players)
    assert steps[-1][0].phase == "ended"
    clues = [event.clue for _, events in steps for event in events if isinstance(event, ClueGiven)]
    assert len(clues) == len(set(clues)) > 0
    assert "…" not in clues


@examples(8)
@given(setups(), seeds)
def test_every_option(setup: Setup, seed: int) -> None:
    """Whatever was agreed, with a model or without: never refused, always an end."""
    assert "ended" == played(setup, seed, LETTERS if seed % 2 else READER)[-1][0].phase


@examples(12)
@given(setups(), seeds)
def test_hidden_things_change(setup: Setup, seed: int) -> None:
    """A choice is the same when only what this seat may not know is different."""
    dice = Dice(seed + 2)
    for moment in glimpses(setup, seed, one_in=15):
        for seat in moment.game.seats:
            seen, other = view(moment.game, seat), view(disguised(moment, seat, dice), seat)
            if seen.you is not None and other.you is not None and seen.you.options:
                brains = [bots(12, seed)[seat] for _ in range(2)]
                assert brains[0].choose(seen, seen.you.options) == brains[1].choose(other, other.you.options)


def test_the_same_again() -> None:
    """The same character chooses the same, also in another process; another one does not."""
    setup = make_setup("base", 6)
    assert played(setup, 5) == played(setup, 5)
    assert personality_of("a", "hard") == personality_of("a", "hard") != personality_of("b", "hard")


def test_what_cannot_be_foreseen() -> None:
    """The same bot at the same moment chooses otherwise if it was dealt with another secret."""
    glimpsed = [game for game, _ in played(make_setup("base", 6), 3) if game.phase == "voting"]
    choices = []
    for whims in ("one", "another"):
        brain = SemanticBrain(Character("foreseen", level="easy", whims=whims), READER)
        seen = [view(game, seat) for game in glimpsed for seat in game.seats if seat != game.storyteller]
        choices.append([brain.choose(each, each.you.options) for each in seen if each.you and each.you.options])
    assert len(choices[0]) > 10
    assert choices[0] != choices[1]


def test_after_a_restart() -> None:
    """Who comes to a running game has heard its clues and repeats none."""
    game = next(step for step, _ in played(make_setup("base", 4), 1) if step.phase == "telling")
    assert game.storyteller is not None
    seen = view(game, game.storyteller)
    assert seen.you is not None
    heard: tuple[str, ...] = ()
    for _ in range(40):
        move = SemanticBrain(Character("a", heard=heard), READER).choose(seen, seen.you.options)
        clue = getattr(move, "clue", "")
        assert clue not in heard
        heard += (clue,)


def found_share(level: BotLevel, aim: str) -> float:
    """How often listeners of a level choose the right card of six for clues of one kind."""
    clue_fit = READER.clue_fit(REVERIE, "en")
    random = Random(1)  # noqa: S311 - the same tables every time
    right = total = 0
    for card, texts in enumerate(clue_fit.texts.cards):
        for clue in texts.clues:
            if clue.aim == aim:
                others = random.sample([other for other in range(84) if other != card], 5)
                listener = SemanticBrain(Character(f"{card} {clue.text}", level=level), READER)
                deck_fits = clue_fit.fits(clue.text, listener._mind)
                fits = [deck_fits[one] + random.gauss(0, listener.personality.noise) for one in (card, *others)]
                right += fits[0] == max(fits)
                total += 1
    return right / total


def test_levels_listen_differently() -> None:
    """Hard finds more than medium, medium more than easy; nobody is omniscient, nobody is blind."""
    shares = {level: found_share(level, "suggestive") for level in LEVELS}
    assert 1 / 6 < shares["easy"] < shares["medium"] < shares["hard"] < 0.8
    assert found_share("hard", "plain") > 0.7


def test_two_votes_only_in_doubt() -> None:
    """With seven and more, some vote once and some twice (SV-3, SV-10)."""
    votes = [
        len(event.slots)
        for seed in range(3)
        for _, events in played(make_setup("base", 7), seed)
        for event in events
        if isinstance(event, VotesCast)
    ]
    assert 0.1 < votes.count(2) / len(votes) < 0.9


@pytest.mark.parametrize("clue", ["", "🎈", "x" * 200, "ما هذا؟", "   . "])
def test_any_clue(clue: str) -> None:
    """Whatever people say is listened to."""
    game = next(step for step, _ in played(make_setup("base", 4), 2) if step.phase == "submitting")
    seat = next(seat for seat in game.seats if seat != game.storyteller)
    seen = view(game.but(clue=clue), seat)
    assert seen.you is not None
    move = SemanticBrain(Character("a"), READER).choose(seen, seen.you.options)
    assert any(allows(option, move) for option in seen.you.options)
