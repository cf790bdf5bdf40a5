"""Leaks planted on purpose: single doctored frames, and whole servers that reveal too much."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from conteur.rules.game import Game
from conteur.rules.view import Public, Reveal, You, private, public
from conteur.rules.vocabulary import Seat
from conteur.tables import view as shown_module
from conteur.tables.view import SharedView
from conteur.web.protocol.encode import encode_view
from conteur.web.protocol.encoded import EncodedTables
from tests.web.evenings import Recording
from tests.web.tape import Frame, Json

Plant = Callable[[Recording], tuple[str, Frame]]
"""A table, and one of its frames with a leak in it."""

Leaky = Callable[[Recording, pytest.MonkeyPatch], str]
"""Makes views reveal too much; returns the table to check."""


def _view(recording: Recording, code: str, is_right: Callable[[Json, Game], bool]) -> tuple[Frame, Json, Game]:
    """The first view at this table of somebody who plays, like this."""
    for frame in recording.tape.frames:
        message = json.loads(frame.raw)
        if frame.code == code and message["type"] == "view" and message["game"] and message["you"]:
            game = recording.truths[code].at(message["version"]).state.game
            if game is not None and message["you"]["game"] and is_right(message, game):
                return frame, message, game
    raise LookupError("no such view in the recording")


def _doctored(frame: Frame, message: Json) -> Frame:
    return replace(frame, raw=json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode())


def _in(phase: str) -> Callable[[Json, Game], bool]:
    return lambda message, _: bool(message["game"]["phase"] == phase)


def anothers_hand(recording: Recording) -> tuple[str, Frame]:
    """H-1."""
    frame, message, game = _view(recording, code := recording.code_of("base"), _in("telling"))
    mine = message["you"]["game"]["seat"]
    message["you"]["game"]["hand"] = game.hands[next(seat for seat in game.seats if seat != mine)]
    return code, _doctored(frame, message)


def anothers_view(recording: Recording) -> tuple[str, Frame]:
    """H-1, H-13: a view that went to somebody else."""
    frame, _, _ = _view(recording, code := recording.code_of("base"), _in("voting"))
    return code, replace(frame, person=None)


def the_storytellers_card(recording: Recording) -> tuple[str, Frame]:
    """H-3."""
    frame, message, game = _view(recording, code := recording.code_of("base"), _in("submitting"))
    message["game"]["gallery"] = game.submitted[game.storyteller or 0]
    return code, _doctored(frame, message)


def owners_while_voting(recording: Recording) -> tuple[str, Frame]:
    """H-5."""
    frame, message, game = _view(recording, code := recording.code_of("base"), _in("voting"))
    message["game"]["owners"] = game.owners
    return code, _doctored(frame, message)


def votes_while_voting(recording: Recording) -> tuple[str, Frame]:
    """H-7: only the number of tokens."""
    frame, message, game = _view(
        recording,
        code := recording.code_of("base"),
        lambda _, game: game.phase == "voting" and bool(game.ballots),
    )
    for player in message["game"]["players"]:
        ballot = game.ballots.get(player["seat"])
        player["tokens"] = len(ballot.slots) if ballot else 0
    return code, _doctored(frame, message)


def owners_in_party(recording: Recording) -> tuple[str, Frame]:
    """H-9."""
    frame, message, game = _view(recording, code := recording.code_of("party"), _in("scored"))
    message["game"]["reveal"]["owners"] = game.owners
    return code, _doctored(frame, message)


def the_blind_hand(recording: Recording) -> tuple[str, Frame]:
    """H-10."""
    frame, message, game = _view(
        recording,
        code := recording.code_of("party"),
        lambda message, game: game.phase == "telling" and game.storyteller == message["you"]["game"]["seat"],
    )
    message["you"]["game"]["hand"] = game.hands[game.storyteller or 0]
    return code, _doctored(frame, message)


def the_partners_slot(recording: Recording) -> tuple[str, Frame]:
    """H-11: one choice less under the agreement that offers all."""
    frame, message, game = _view(
        recording,
        code := recording.code_of("team", own_team_vote="void"),
        lambda message, game: game.phase == "voting" and bool(message["you"]["game"]["options"]),
    )
    option = message["you"]["game"]["options"][0]
    partner = game.setup.partner_of(message["you"]["game"]["seat"])
    option["slots"] = [slot for slot in option["slots"] if game.owners[slot - 1] != partner]
    return code, _doctored(frame, message)


def the_secret_before_the_end(recording: Recording) -> tuple[str, Frame]:
    """The pile's order, and everything else."""
    frame, message, game = _view(recording, code := recording.code_of("base"), _in("voting"))
    message["game"]["shuffle"]["secret"] = game.secret.hex()
    return code, _doctored(frame, message)


def the_next_card(recording: Recording) -> tuple[str, Frame]:
    """H-2, in a round where its number is not by chance the size of the pile, which everybody sees."""
    code = recording.code_of("base")
    frame, message, game = _view(recording, code, lambda _, game: bool(game.pile) and game.pile[0] != len(game.pile))
    message["game"]["pile"] = game.pile[0]
    return code, _doctored(frame, message)


def a_key_hash(recording: Recording) -> tuple[str, Frame]:
    """Of the reader's own key, even."""
    frame, message, _ = _view(recording, code := recording.code_of("base"), _in("voting"))
    member = recording.truths[code].at(message["version"]).state.members[0]
    message["table"]["people"][0]["key_hash"] = member.key_hash
    return code, _doctored(frame, message)


def a_key(recording: Recording) -> tuple[str, Frame]:
    """In an answer."""
    code = recording.code_of("base")
    frame = next(frame for frame in recording.tape.frames if frame.code == code and b'"answer"' in frame.raw)
    return code, replace(frame, raw=frame.raw.replace(b"{", b'{"key":"' + recording.keys[code][0].encode() + b'",', 1))


def a_telling_refusal(recording: Recording) -> tuple[str, Frame]:
    """H-12: what is accepted, refused because it is the partner's card."""
    code = recording.code_of("team", own_team_vote="void")
    for frame in recording.tape.frames:
        message = json.loads(frame.raw)
        if frame.code == code and message["type"] == "answer" and message["refused"] is None:
            request, _ = recording.tape.requests[frame.device, message["ref"]]
            if request.get("move", {}).get("kind") == "cast_votes":
                return code, _doctored(frame, {**message, "refused": "cannot_vote_for_own_team"})
    raise LookupError("nobody voted")


def what_partners_said(recording: Recording) -> tuple[str, Frame]:
    """T-22: heard at another seat."""
    code = recording.code_of("team", team_talk="private")
    for frame in recording.tape.frames:
        message = json.loads(frame.raw)
        if frame.code == code and message["type"] == "talk" and frame.person is not None:
            for remark in message["remarks"]:
                if remark["to_team"]:
                    return code, replace(frame, person=(remark["person"] + 1) % 6)
    raise LookupError("no partners talked")


PLANTED: tuple[Plant, ...] = (
    anothers_hand,
    anothers_view,
    the_storytellers_card,
    owners_while_voting,
    votes_while_voting,
    owners_in_party,
    the_blind_hand,
    the_partners_slot,
    the_secret_before_the_end,
    the_next_card,
    a_key_hash,
    a_key,
    a_telling_refusal,
    what_partners_said,
)


def rendered_again(recording: Recording, code: str) -> list[Frame]:
    """One view of every version for everybody who is there, as it would be encoded now."""
    truth = recording.truths[code]
    frames, encoded = [], EncodedTables()
    for version in range(1, min(len(truth.entries), 120) + 1):
        table = truth.at(version).state
        for person in (None, *(member.person for member in table.members if member.is_present)):
            raw = encode_view(SharedView(code, version, table, frozenset(), 0, None), person, encoded)
            frames.append(Frame(code, 0, 0, person, 0, raw))
    return frames


def _with(monkeypatch: pytest.MonkeyPatch, name: str, leaky: Callable[..., Any]) -> None:
    monkeypatch.setattr(shown_module, name, leaky)


def every_hand_is_open(recording: Recording, monkeypatch: pytest.MonkeyPatch) -> str:
    """Blind storytellers see (H-10)."""

    def leaky(game: Game, seat: Seat) -> You:
        return private(game, seat)._replace(hand=game.hands[seat])

    _with(monkeypatch, "private", leaky)
    return recording.code_of("party")


def the_neighbours_card_shows(recording: Recording, monkeypatch: pytest.MonkeyPatch) -> str:
    """One card of another hand, in one's own (H-1)."""

    def leaky(game: Game, seat: Seat) -> You:
        yours = private(game, seat)
        neighbour = game.hands[game.seats[game.seats.index(seat) - 1]]
        return yours._replace(hand=(*(yours.hand or ()), *neighbour[:1]))

    _with(monkeypatch, "private", leaky)
    return recording.code_of("base")


def votes_show_at_once(recording: Recording, monkeypatch: pytest.MonkeyPatch) -> str:
    """As a reveal before its time (H-7)."""

    def leaky(game: Game) -> Public:
        early = Reveal(None, None, None, tuple(sorted(game.ballots.items())), ())
        return public(game)._replace(reveal=early) if game.ballots else public(game)

    _with(monkeypatch, "public", leaky)
    return recording.code_of("base")


def the_discard_is_the_pile(recording: Recording, monkeypatch: pytest.MonkeyPatch) -> str:
    """The next card's number in place of a count (H-2)."""

    def leaky(game: Game) -> Public:
        return public(game)._replace(discard=game.pile[0] if game.pile else 0)

    _with(monkeypatch, "public", leaky)
    return recording.code_of("team")


def those_who_gave_first_lie_first(recording: Recording, monkeypatch: pytest.MonkeyPatch) -> str:
    """The gallery in the order of its owners (H-6)."""

    def leaky(game: Game) -> Public:
        cards = [card for _, card in sorted(zip(game.owners, game.gallery, strict=True))]
        return public(game)._replace(gallery=tuple(cards))

    _with(monkeypatch, "public", leaky)
    return recording.code_of("party")


LEAKY: tuple[Leaky, ...] = (
    every_hand_is_open,
    the_neighbours_card_shows,
    votes_show_at_once,
    the_discard_is_the_pile,
    those_who_gave_first_lie_first,
)
