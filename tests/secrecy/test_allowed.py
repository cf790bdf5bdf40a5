"""What somebody may know is written once, from the clauses; here it is read back."""

import asyncio

import pytest

from conteur.tables.keys import hash_of
from conteur.tables.settings import Settings
from tests.secrecy.allowed import Fact, Known, blind_at, held_at_each_version, known_at_each_version, may_know
from tests.secrecy.history import History
from tests.web.truth import Truth

HELD = frozenset({(1, 3, 0)})
"""Seat 0 in round 3."""
BEFORE = Known()
AFTER = Known(turned_over=frozenset({(1, 3)}))
PARTY = AFTER._replace(party=frozenset({1}))
OVER = AFTER._replace(ended=frozenset({1}))


@pytest.mark.rule("H-1", "H-3", "H-5", "H-7", "H-8", "H-9")
@pytest.mark.parametrize(
    ("fact", "known", "is_allowed"),
    [
        (Fact("hand", 1, 3, 0, 42), BEFORE, True),
        (Fact("hand", 1, 3, 1, 42), BEFORE, False),
        (Fact("hand", 1, 4, 0, 42), BEFORE, False),  # the seat of another round
        (Fact("hand", 2, 3, 0, 42), BEFORE, False),  # and of another game
        (Fact("hand", 1, 3, 1, 42), AFTER, False),  # votes are turned over, hands are not
        (Fact("hand", 1, 3, 1, 42), OVER, True),
        (Fact("hand", 1, 3, 0, 42), Known(blind=HELD), False),
        (Fact("gave", 1, 3, 0, 42), BEFORE, True),
        (Fact("gave", 1, 3, 1, 42), BEFORE, False),
        (Fact("gave", 1, 3, 1, 42), AFTER, True),
        (Fact("gave", 1, 3, 1, 42), PARTY, False),
        (Fact("gave", 1, 4, 1, 42), OVER, False),  # a round that was never turned over
        (Fact("voted", 1, 3, 0, (2,)), BEFORE, True),
        (Fact("voted", 1, 3, 1, (2,)), BEFORE, False),
        (Fact("voted", 1, 3, 1, (2,)), PARTY, True),
        (Fact("laid", 1, 3, None, 42), BEFORE, False),
        (Fact("laid", 1, 3, None, 42), Known(laid=frozenset({Fact("laid", 1, 3, None, 42)})), True),
        (Fact("secret", 1, 0, None, "ab"), AFTER, False),
        (Fact("secret", 1, 0, None, "ab"), OVER, True),
    ],
)
def test_what_the_holder_of_a_seat_may_know(fact: Fact, known: Known, is_allowed: bool) -> None:  # noqa: FBT001 - a table
    """One's own of the rounds one played, and what is turned over."""
    assert is_allowed == may_know(fact, known, HELD)


def played(settings: Settings, kinds: list[str], people: int = 3, bots: int = 1) -> tuple[History, Truth]:
    """A history of things that happen one after the other."""
    history = History(1, settings, people, bots)
    return history, asyncio.run(history.play([[(kind, 0)] for kind in kinds]))


@pytest.mark.rule("H-13")
def test_a_seat_is_held_from_the_beginning_of_a_round() -> None:
    """Who sits down during the vote, or between rounds, holds nothing before the next one."""
    history, truth = played(Settings(), ["advance", "advance", "advance", "sit", "advance", "advance"])
    newest = hash_of(history.observer.keys[-1]) or ""
    held = held_at_each_version(truth, frozenset({newest}))
    rounds = {place[1] for place in held[-1]}
    assert {2} == rounds
    first = next(version for version, seats in enumerate(held, 1) if seats)
    game = truth.at(first).state.game
    assert game is not None
    assert ("telling", 2) == (game.phase, game.round)


@pytest.mark.rule("H-8", "C-18")
@pytest.mark.parametrize(("advances", "is_told"), [(1, True), (2, True), (3, False), (4, True)])
def test_the_secret_of_a_game_that_is_stopped(advances: int, is_told: bool) -> None:  # noqa: FBT001 - a table
    """Is told unless cards lie whose owners nobody may know."""
    _, truth = played(Settings(), ["advance"] * advances)
    known = known_at_each_version(truth)
    assert is_told == (1 in known[-1].ended)
    assert not any(each.ended for each in known[:-1])
    assert (advances == 4) == ((1, 1) in known[-1].turned_over)


@pytest.mark.rule("H-10", "P-10")
def test_who_is_blind() -> None:
    """In Party everybody until there is a storyteller, who is until the clue; in the base game nobody ever."""
    for mode, expected in (("party", [6, 1, 0]), ("base", [0, 0, 0])):
        _, truth = played(Settings(mode=mode), ["advance", "advance"], people=4, bots=2)  # type: ignore[arg-type]
        found: dict[str, int] = {}
        for version in range(1, len(truth.entries) + 1):
            table = truth.at(version).state
            if table.game is not None:
                found[table.game.phase] = len(blind_at(table))
        assert expected == [found[phase] for phase in ("claiming", "telling", "submitting")]
