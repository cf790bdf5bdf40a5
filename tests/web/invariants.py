"""Invariants of everything that was sent, checked against the log."""

import json

from tests.web.tape import Tape
from tests.web.truth import Truth, unversioned


def acknowledged_moves_are_in_the_log_once(tape: Tape, truths: dict[str, Truth]) -> None:
    """However often they were sent."""
    assert len(tape.done) > 100
    for code, person, ref in tape.done:
        assert (person, ref) in truths[code].refs
    for truth in truths.values():
        named = [(entry.by, entry.ref) for entry in truth.entries if entry.ref is not None]
        assert len(named) == len(set(named))


def nobody_was_taken_back(tape: Tape, truths: dict[str, Truth]) -> None:
    """Versions only grow on a connection; a new one begins no earlier than anything shown before it."""
    seen: dict[tuple[int, int], int] = {}
    for frame in tape.frames:
        line = frame.device, frame.line
        seen.setdefault(line, frame.floor)
        message = json.loads(frame.raw)
        if message["type"] == "view":
            assert message["version"] >= seen[line]
            seen[line] = message["version"]
        elif message["type"] == "answer" and message["refused"] is None and frame.person is not None:
            seen[line] = max(seen[line], truths[frame.code].refs[frame.person, message["ref"]])


def everybody_was_sent_what_the_log_says(tape: Tape, truths: dict[str, Truth]) -> int:
    """All views of a version agree, before and after every crash: nobody was sent anything different."""
    expected: dict[tuple[str, int, int | None], object] = {}
    for frame in tape.frames:
        if json.loads(frame.raw)["type"] == "view":
            view = unversioned(frame.raw)
            whose = view["you"]["person"] if view["you"] else None
            moment = (frame.code, view["version"], whose)
            if moment not in expected:
                expected[moment] = truths[frame.code].should_show(view["version"], whose)
            assert expected[moment] == view
    return len(expected)
