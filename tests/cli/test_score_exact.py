"""No illegal turn is accepted, no legal one refused, and every point is right: small tables, every possibility."""

from collections.abc import Iterable
from itertools import permutations, product
from random import Random

import pytest

from tests.cli.running import scored
from tests.cli.second_scorer import expected_points
from tests.cli.turns import NAMES, Turn, turn

FOUR, SIX = "ABCD", "ABCDEF"


def differences(turns: Iterable[Turn]) -> list[tuple[Turn, object]]:
    """The turns whose answer is not what the clauses give; some of them must be legal and some not."""
    sent = list(turns)
    expected = [expected_points(turn) for turn in sent]
    assert None in expected, "nothing illegal among them"
    assert any(expected), "nothing legal among them"
    answers = scored(sent)
    return [
        (turn, answer)
        for turn, wanted, answer in zip(sent, expected, answers, strict=True)
        if wanted != answer.get("points") or ("refused" in answer) != (wanted is None)
    ]


def all_votes(names: str, ballots: Iterable[list[int] | None]) -> Iterable[dict[str, list[int]]]:
    """Every way these could vote; None is not voting."""
    for cast in product(list(ballots), repeat=len(names)):
        yield {name: slots for name, slots in zip(names, cast, strict=True) if slots is not None}


def test_every_vote_of_four_players() -> None:
    """Votes of nobody, of the storyteller, for the own card, for two cards and for none that lies there."""
    ballots = [None, [], [0], [1], [2], [3], [4], [5], [2, 3]]
    assert [] == differences(turn("base", 4, "CADB", votes) for votes in all_votes(FOUR, ballots))


def test_every_gallery_of_four_players() -> None:
    """Any owner at any slot: only the 24 with a card of everybody are legal."""
    turns = [
        turn("base", 4, "".join(owners), {"B": [b], "C": [c], "D": [d]})
        for owners in product(FOUR, repeat=4)
        for b, c, d in ((1, 2, 3), (4, 1, 1), (2, 4, 2))
    ]
    assert [] == differences(turns)


@pytest.mark.parametrize("options", [{}, {"bonus_when": "mixed"}], ids=["always", "mixed"])
def test_every_turn_of_three_players(options: dict[str, object]) -> None:
    """All thirty galleries, and every vote on each."""
    galleries = sorted(set(permutations("ABBCC")))
    ballots = [None, [1], [2], [3], [4], [5], [6], [1, 2]]
    votes = [{"B": b, "C": c} for b in ballots for c in ballots]
    turns = [
        turn("base", 3, "".join(owners), {name: slots for name, slots in cast.items() if slots}, options=options)
        for owners in galleries
        for cast in votes
    ]
    assert [] == differences(turns)


def test_every_gallery_of_three_players() -> None:
    """Five slots, any owners: two cards of each but the storyteller."""
    turns = [turn("base", 3, "".join(owners), {"B": [1], "C": [2]}) for owners in product("ABC", repeat=5)]
    assert [] == differences(turns)


@pytest.mark.parametrize("option", ["void", "count", "forbid"])
@pytest.mark.parametrize("givers", ["BC", "BF", "EC", "EF"])
def test_every_vote_of_three_teams(givers: str, option: str) -> None:
    """Either partner may give, the other one votes; nobody else does."""
    options = {"own_team_vote": option}
    turns = [
        turn("team", 6, "AD" + givers, votes, options=options) for votes in all_votes(SIX, [None, [1], [3], [4], [5]])
        if len(votes) in (1, 2, 3)
    ]  # fmt: skip
    assert [] == differences(turns)


def test_every_gallery_of_three_teams() -> None:
    """Four slots, any owners; whoever gave nothing and tells nothing votes."""
    turns = []
    for owners in product(SIX, repeat=4):
        voters = [name for name in SIX if name not in {*owners, "A", "D"}]
        turns.append(turn("team", 6, "".join(owners), {name: [1 + n] for n, name in enumerate(voters)}))
    assert [] == differences(turns)


@pytest.mark.parametrize("option", ["allowed", "forbidden"])
def test_every_party_turn_on_two_cards(option: str) -> None:
    """Six players vote for one of two cards or a card that is not there, and red lies anywhere or nowhere."""
    options = {"red_on_green": option}
    turns = [
        turn("party", 6, "FEDCBA", votes, red=red, options=options)
        for votes in all_votes(SIX, [[1], [6], [7]])
        for red in (None, 0, 1, 6, 7)
    ]
    turns += [
        turn("party", 6, "FEDCBA", {name: slots if name == "C" else [2] for name in SIX}, red=1)
        for slots in ([], [2, 3])
    ]
    assert [] == differences(turns)


@pytest.mark.parametrize("mode", ["base", "party", "team"])
def test_many_turns_of_every_size(mode: str) -> None:
    """Large tables have too many turns to try them all: a few hundred of each size, with every option that scores."""
    random = Random(f"turns {mode}")  # noqa: S311 - the same turns every time
    sizes = {"base": range(3, 14), "party": range(5, 14), "team": range(4, 14)}[mode]
    assert [] == differences(_random_turn(mode, players, random) for players in sizes for _ in range(300))


def _random_turn(mode: str, players: int, random: Random) -> Turn:
    """Mostly legal; now and then a card or a vote too many, or a slot that is not there."""
    initials = [name[0] for name in NAMES[:players]]
    half = players // 2
    if mode == "team":
        owners = ["A", initials[half], *(random.choice((initials[n], initials[n + half])) for n in range(1, half))]
    else:
        owners = initials + (initials[1:] if players == 3 else [])
    if random.random() < 0.05:
        owners[random.randrange(len(owners))] = random.choice(initials)
    random.shuffle(owners)
    favourites = random.sample(range(1, len(owners) + 1), min(3, len(owners)))
    votes = {}
    for name in initials:
        if mode == "party" or (name not in owners if mode == "team" else name != "A"):
            open_slots = [slot for slot in favourites if mode != "base" or owners[slot - 1] != name]
            most = 2 if mode == "base" and players >= 7 and random.random() < 0.6 else 1
            votes[name] = random.sample(open_slots, min(most, len(open_slots)))
    if random.random() < 0.05:
        votes[random.choice(initials)] = [random.randint(0, len(owners) + 1)]
    options = {
        "bonus_when": random.choice(("always", "mixed")),
        "bonus_cap": random.choice((3, None)),
        "second_vote": random.choice(("auto", "auto", "never")),
        "red_on_green": random.choice(("allowed", "forbidden")),
        "own_team_vote": random.choice(("void", "count", "forbid")),
    }
    red = random.choice(favourites) if mode == "party" else None
    return turn(mode, players, "".join(owners), votes, red=red, options=options)
