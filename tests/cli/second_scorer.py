"""The points of a turn computed a second time, straight from the clauses of the rules and with nothing of the library.

Slow and plain on purpose: sets and counting, one clause after the other, for turns of the first edition's options
and those that change points. Says None for a turn that is against the rules.
"""

from collections import Counter
from typing import Any

Turn = dict[str, Any]


def expected_points(turn: Turn) -> dict[str, int] | None:
    """Everybody's points, keyed as in the answer, or None if the turn is illegal."""
    match turn["mode"]:
        case "base":
            return _base(turn)
        case "party":
            return _party(turn)
        case _:
            return _team(turn)


def _board(turn: Turn) -> dict[int, str] | None:
    """Slots 1 to k, each once."""
    slots = [card["slot"] for card in turn["gallery"]]
    if sorted(slots) != list(range(1, len(slots) + 1)):
        return None
    return {card["slot"]: card["owner"] for card in turn["gallery"]}


def _cast(turn: Turn) -> dict[str, list[int]]:
    """Only votes that were cast; an empty list is none."""
    return {name: slots for name, slots in turn["votes"].items() if slots}


def _base(turn: Turn) -> dict[str, int] | None:
    names, teller, options = turn["players"], turn["storyteller"], turn.get("options", {})
    others = [name for name in names if name != teller]
    board, votes = _board(turn), _cast(turn)
    if board is None or not 3 <= len(names) <= 12 or turn.get("red") is not None:
        return None
    cards = Counter(board.values())
    each = 2 if len(names) == 3 else 1  # TH-2
    if cards != Counter({teller: 1, **dict.fromkeys(others, each)}):  # B-30
        return None
    tokens = 2 if len(names) >= 7 and options.get("second_vote", "auto") == "auto" else 1  # SV-2
    if set(votes) != set(others):  # B-40, B-42
        return None
    for name, slots in votes.items():
        if len(slots) > tokens or len(set(slots)) < len(slots):  # SV-3, SV-4
            return None
        if any(slot not in board or board[slot] == name for slot in slots):  # B-41, TH-4, SV-5
            return None
    finders = {name for name, slots in votes.items() if any(board[slot] == teller for slot in slots)}  # SV-6
    points = dict.fromkeys(names, 0)
    is_mixed = 0 < len(finders) < len(others)
    for name in others:
        points[name] += (3 if name in finders else 0) if is_mixed else 2  # B-51, B-52
    points[teller] += 3 if is_mixed else 0
    if is_mixed or options.get("bonus_when", "always") == "always":  # O-1
        for name in others:
            misled = sum(board[slot] == name for slots in votes.values() for slot in slots)
            uncapped = options.get("bonus_cap", 3) is None and len(names) < 7  # O-2
            points[name] += misled if uncapped else min(3, misled)  # B-53, B-54
            points[name] += tokens == 2 and name in finders and len(votes[name]) == 1  # SV-10
    return points


def _party(turn: Turn) -> dict[str, int] | None:
    names, teller, red = turn["players"], turn["storyteller"], turn.get("red")
    board, votes = _board(turn), _cast(turn)
    if board is None or not 6 <= len(names) <= 12:
        return None
    if Counter(board.values()) != Counter(names) or set(votes) != set(names):  # P-20, P-30
        return None
    if any(len(slots) != 1 or slots[0] not in board for slots in votes.values()) or red not in board:  # P-31
        return None
    if turn.get("options", {}).get("red_on_green") == "forbidden" and votes[teller] == [red]:  # O-8
        return None
    green = {name: slots[0] for name, slots in votes.items()}
    like = Counter(green.values())
    return {name: 0 if green[name] == red or like[green[name]] == 1 else min(5, like[green[name]]) for name in names}


def _team(turn: Turn) -> dict[str, int] | None:  # noqa: C901, PLR0912 - one clause after the other
    names, teller, options = turn["players"], turn["storyteller"], turn.get("options", {})
    board, votes, half = _board(turn), _cast(turn), len(names) // 2
    if board is None or len(names) not in (6, 8, 10, 12) or turn.get("red") is not None:
        return None
    partner = {name: names[(seat + half) % len(names)] for seat, name in enumerate(names)}  # T-2
    teams = [(name, partner[name]) for name in names[:half]]
    given = Counter(board.values())
    if max(given.values(), default=0) > 1 or given[teller] != 1 or given[partner[teller]] != 1:  # T-20
        return None
    if any(given[a] + given[b] != 1 for a, b in teams if teller not in (a, b)):  # T-21
        return None
    voters = {name for name in names if given[name] == 0}  # T-30
    if set(votes) != voters:
        return None
    policy = options.get("own_team_vote", "void")
    for name, slots in votes.items():
        if len(slots) != 1 or slots[0] not in board:  # T-32
            return None
        if policy == "forbid" and board[slots[0]] == partner[name]:  # O-12
            return None
    chosen = {name: board[slots[0]] for name, slots in votes.items()}
    finders = {name for name in voters if chosen[name] == teller}
    is_mixed = 0 < len(finders) < len(voters)
    points = {}
    for team in teams:
        total = 0
        if teller in team:
            total += 3 if is_mixed else 0  # T-40, T-41
        else:
            total += (3 if finders & set(team) else 0) if is_mixed else 2
        if is_mixed or options.get("bonus_when", "always") == "always":  # O-1
            misled = 0
            for voter, owner in chosen.items():
                if owner in team and owner != teller and (voter not in team or policy == "count"):  # T-33, T-43
                    misled += 1
            total += misled if options.get("bonus_cap", 3) is None else min(3, misled)  # T-44
        points["+".join(team)] = total
    return points
