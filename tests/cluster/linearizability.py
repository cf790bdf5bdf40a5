"""Checks linearizability: whether what several clients saw is explained by one order that respects time.

The search of Wing and Gong, with Lowe's memory of what was tried: an operation may take effect at any moment between
its call and its return; one that never returned may take effect at any later moment, or never. What changes nothing
and could be now, is now: no order is lost by that, and a crowd of onlookers costs nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Generic, TypeVar

State = TypeVar("State")
What = TypeVar("What")


@dataclass(frozen=True, slots=True)
class Operation(Generic[What]):
    """A client's operation, its result, and when; without a return, the result is unknown."""

    what: What
    called: float
    returned: float = inf


class _Node:
    """A call or a return, in a list from which operations are lifted and put back."""

    __slots__ = ("after", "before", "number", "returns")

    def __init__(self, number: int, returns: "_Node | None") -> None:
        self.number = number
        self.returns = returns
        self.before: _Node | None = None
        self.after: _Node | None = None

    def lift(self) -> None:
        """Out of the list."""
        if self.before:
            self.before.after = self.after
        if self.after:
            self.after.before = self.before

    def put_back(self) -> None:
        """Where it was."""
        if self.before:
            self.before.after = self
        if self.after:
            self.after.before = self


def is_linearizable(
    history: Sequence[Operation[What]], state: State, step: Callable[[State, What], State | None]
) -> bool:
    """Whether some order explains it all. `step` gives the state after an operation, None if it could not be so."""
    head, missing = _listed(history)
    tried: set[tuple[int, State]] = set()
    taken: list[tuple[_Node, State, bool]] = []
    """What happened, the state before it, and whether it was a choice."""
    done = 0
    node = head.after
    while missing:
        if node is None:
            raise AssertionError("a return is always found before the end of the list")
        after = step(state, history[node.number].what) if _is_call(node, history) else None
        is_choice = after != state
        if after is not None and not (is_choice and (done | 1 << node.number, after) in tried):
            done |= 1 << node.number
            if is_choice:
                tried.add((done, after))
            taken.append((node, state, is_choice))
            state = after
            missing -= _take(node)
            node = head.after
        elif _is_call(node, history):
            node = node.after
        else:  # it returned, and in this order it cannot have happened by now
            is_choice = False
            while not is_choice:
                if not taken:
                    return False
                node, state, is_choice = taken.pop()
                done &= ~(1 << node.number)
                missing += _give_back(node)
            node = node.after
    return True


def _is_call(node: _Node, history: Sequence[Operation[What]]) -> bool:
    return node.returns is not None or history[node.number].returned == inf


def _take(call: _Node) -> int:
    call.lift()
    if call.returns is None:
        return 0
    call.returns.lift()
    return 1


def _give_back(call: _Node) -> int:
    if call.returns is not None:
        call.returns.put_back()
    call.put_back()
    return 0 if call.returns is None else 1


def _listed(history: Sequence[Operation[What]]) -> tuple[_Node, int]:
    """Calls and returns in the order of time, calls first; and how many returns there are."""
    events: list[tuple[float, int, _Node]] = []
    missing = 0
    for number, operation in enumerate(history):
        if operation.returned == inf:
            events.append((operation.called, 0, _Node(number, None)))
        else:
            missing += 1
            back = _Node(number, None)
            events.append((operation.called, 0, _Node(number, back)))
            events.append((operation.returned, 1, back))
    head = last = _Node(-1, None)
    for _, _, node in sorted(events, key=lambda event: event[:2]):
        last.after, node.before = node, last
        last = node
    return head, missing
