"""Tests the checker: it accepts possible histories and rejects impossible ones, on every small history."""

from collections.abc import Sequence
from itertools import permutations
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cluster.linearizability import Operation, is_linearizable
from tests.rules.strategies import examples

Act = tuple[str, object]
"""("add", x) or ("see", everything there is)."""


def step(state: tuple[object, ...], act: Act) -> tuple[object, ...] | None:
    """A list that only grows."""
    kind, what = act
    if kind == "add":
        return (*state, what)
    return state if state == what else None


def check(*history: Operation[Act]) -> bool:
    """From an empty list."""
    empty: tuple[object, ...] = ()
    return is_linearizable(history, empty, step)


def op(kind: str, what: object, called: float, returned: float = inf) -> Operation[Act]:
    """One operation."""
    return Operation((kind, what), called, returned)


def test_what_could_have_been() -> None:
    """One after the other; at the same time in either order; unanswered and done, or not, or later."""
    assert check()
    assert check(op("add", 1, 0, 1), op("see", (1,), 2, 3))
    for order in ((1, 2), (2, 1)):
        assert check(op("add", 1, 0, 3), op("add", 2, 1, 2), op("see", order, 4, 5))
    assert check(op("add", 1, 0), op("see", (), 4, 5))
    assert check(op("add", 1, 0), op("see", (1,), 4, 5))
    assert check(op("add", 1, 0), op("see", (), 1, 2), op("see", (1,), 3, 4))
    assert check(op("add", 1, 0, 9), op("see", (1,), 1, 2), op("see", (1,), 3, 4))


@pytest.mark.parametrize(
    "history",
    [
        pytest.param((op("add", 1, 0, 1), op("see", (), 2, 3)), id="a lost move"),
        pytest.param((op("add", 1, 0, 9), op("see", (1,), 1, 2), op("see", (), 3, 4)), id="taken back"),
        pytest.param((op("add", 1, 0), op("see", (1,), 1, 2), op("see", (), 3, 4)), id="taken back, unanswered"),
        pytest.param((op("see", (1,), 0, 1), op("add", 1, 2, 3)), id="seen before it was asked"),
        pytest.param((op("add", 1, 0, 1), op("see", (1, 1), 2, 3)), id="done twice"),
        pytest.param(
            (op("add", 1, 0, 9), op("add", 2, 0, 9), op("see", (1,), 1, 5), op("see", (2,), 1, 5)),
            id="two told two things",
        ),
        pytest.param((op("add", 1, 0, 1), op("add", 2, 2, 3), op("see", (2, 1), 4, 5)), id="in the wrong order"),
        pytest.param((op("add", 1, 0, 1), op("see", (1, 2), 2, 3)), id="nobody asked for it"),
    ],
)
def test_what_could_not(history: tuple[Operation[Act], ...]) -> None:
    """Each kind of fault of a broken log."""
    assert not check(*history)


def by_brute_force(history: Sequence[Operation[Act]]) -> bool:
    """Every subset of the unanswered, every order."""
    certain = {number for number, one in enumerate(history) if one.returned < inf}
    for size in range(len(certain), len(history) + 1):
        for order in permutations(range(len(history)), size):
            if certain <= set(order) and _respects_time(history, order) and _explains(history, order):
                return True
    return False


def _respects_time(history: Sequence[Operation[Act]], order: Sequence[int]) -> bool:
    return all(
        history[later].returned >= history[earlier].called
        for place, earlier in enumerate(order)
        for later in order[place + 1 :]
    )


def _explains(history: Sequence[Operation[Act]], order: Sequence[int]) -> bool:
    state: tuple[object, ...] | None = ()
    for number in order:
        if state is not None:
            state = step(state, history[number].what)
    return state is not None


@st.composite
def operations(draw: st.DrawFn) -> Operation[Act]:
    """Short, and likely to overlap."""
    called = draw(st.integers(0, 6))
    returned = draw(st.one_of(st.just(inf), st.integers(called + 1, 9)))
    if draw(st.booleans()):
        return op("add", draw(st.integers(1, 2)), called, returned)
    return op("see", tuple(draw(st.lists(st.integers(1, 2), max_size=3))), called, returned)


@examples(300)
@given(st.lists(operations(), max_size=5))
def test_every_small_history(history: list[Operation[Act]]) -> None:
    """The search agrees with brute force."""
    assert by_brute_force(history) == check(*history)
