"""Compares a recording of all sockets with the true log, and reports frames that reveal too much (H-1 to H-13).

Every view must be, letter by letter, the view of a world in which everything its reader may not know is different;
every refusal and every acceptance must be the same in such a world; and some things must be in no frame at all.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

import msgspec
from msgspec.structs import replace

from conteur.rules.afterwards import keeps_secret
from conteur.rules.decide import Decision, decide
from conteur.rules.events import Event, PlayerSeated, RoundBegun
from conteur.rules.game import Game
from conteur.rules.moves import Move
from conteur.rules.refusals import Refusal
from conteur.rules.vocabulary import Seat
from conteur.tables.events import Said
from conteur.tables.state import NoticeKind, TableState, chance_of
from conteur.tables.view import SharedView
from conteur.web.protocol import messages as m
from conteur.web.protocol.encode import encode_view, read_move
from conteur.web.protocol.encoded import EncodedTables
from tests.rules.hiding import disguised
from tests.rules.strategies import Dice, Played
from tests.web.tape import Frame, Json, Tape
from tests.web.truth import Truth, unversioned

NOT_ABOUT_THE_GAME = frozenset({"too_fast", "cannot_write_now"})
_RULES_REFUSALS = frozenset(code.value for code in Refusal)
_KINDS = frozenset({"view", "answer", "talk", "look", "pong", "bye"})


class Checker:
    """One table's recording and its truth."""

    def __init__(self, truth: Truth, tape: Tape, keys: Iterable[str]) -> None:
        """`keys` are the seat keys that were used."""
        self._truth = truth
        self._tape = tape
        self._dice = Dice(1)
        self._checked: set[tuple[int | None, bytes]] = set()
        self._unspeakable = {key.encode() for key in keys} | {
            member.key_hash.encode()
            for version in range(1, len(truth.entries) + 1)
            for member in truth.at(version).state.members
            if member.key_hash is not None
        }
        self._unspeakable.add(truth.at(1).state.look_secret.encode() or b"no such secret")
        self._secrets = self._secret_until()
        self._said = [
            (event, truth.at(version).state)
            for version, entry in enumerate(truth.entries, 1)
            for event in entry.events
            if isinstance(event, Said)
        ]

    def faults(self, frames: Iterable[Frame]) -> Iterator[str]:
        """What is wrong with these frames, in words."""
        versions: dict[tuple[int, int], int] = {}
        for frame in frames:
            message: Json = json.loads(frame.raw)
            line = frame.device, frame.line
            for fault in self._fault(frame, message, versions.get(line, 0)):
                yield f"{frame.code} device {frame.device} person {frame.person}: {fault}: {frame.raw[:200]!r}"
            if message["type"] == "view":
                versions[line] = message["version"]

    def _fault(self, frame: Frame, message: Json, seen: int) -> Iterator[str]:
        if any(word in frame.raw for word in self._unspeakable):
            yield "a seat key or its hash, or what look keys are made from"
        match message["type"]:
            case "view":
                yield from self._in_view(frame, message)
            case "answer":
                yield from self._in_answer(frame, message, seen)
            case "talk":
                yield from self._in_talk(frame, message)
            case "look" if message["is_invitation"] and frame.person is None:
                yield "an invitation for somebody who knew only the code"
        if message["type"] not in _KINDS:
            yield "an unknown message"

    # Views

    def _in_view(self, frame: Frame, message: Json) -> Iterator[str]:
        you = message["you"]
        if (you["person"] if you else None) != frame.person:
            yield "somebody else's view"
            return
        moment = frame.person, frame.raw
        if moment in self._checked:
            return
        self._checked.add(moment)
        version = message["version"]
        yield from self._secret_told(frame.raw, version)
        table = self._truth.at(version).state
        if table.game is not None:
            yield from directly(message, table.game, _seat(table, frame.person))
        shown = SharedView(self._truth.code, version, self._other_world(version, frame.person), frozenset(), 0, None)
        if unversioned(frame.raw) != unversioned(encode_view(shown, frame.person, EncodedTables())):
            yield "a view that depends on what is hidden"

    def _other_world(self, version: int, person: int | None) -> TableState:
        """A table this person cannot tell from the true one."""
        table = self._truth.at(version).state
        strangers = tuple(
            member if member.is_bot else replace(member, key_hash=f"{member.person:064x}") for member in table.members
        )
        return replace(table, members=strangers, talk=(), game=self._other_game(version, _seat(table, person)))

    def _other_game(self, version: int, seat: Seat | None) -> Game | None:
        game = self._truth.at(version).state.game
        if game is None:
            return None
        events = self._truth.played(version)
        played = Played(game, events, chance_of(game), _newcomers(events))
        return disguised(played, seat, self._dice).but(secret=game.secret)  # whose hash everybody sees

    # The secrets of the shuffles

    def _secret_until(self) -> dict[str, int]:
        """Each game's secret, and the version that makes it public."""
        until: dict[str, int] = {}
        last = len(self._truth.entries) + 1
        for version in range(1, last):
            table = self._truth.at(version).state
            until.setdefault(table.secret, last)
            if table.game is not None and table.game.phase == "ended" and not keeps_secret(table.game):
                secret = table.game.secret.hex()
                until[secret] = min(until.get(secret, last), version)
        return until

    def _secret_told(self, raw: bytes, version: int) -> Iterator[str]:
        for secret, until in self._secrets.items():
            if version < until and secret.encode() in raw:
                yield "the secret of a shuffle"

    # Answers

    def _in_answer(self, frame: Frame, message: Json, seen: int) -> Iterator[str]:
        request, sent_at = self._tape.requests[frame.device, message["ref"]]
        if set(message) != {"type", "ref", "refused", "person", "version", "wait"}:
            yield "more than an answer"
        if request["type"] != "move" or frame.person is None or message["refused"] in NOT_ABOUT_THE_GAME:
            return
        move = read_move(msgspec.convert(request["move"], m.WireMove))
        if message["refused"] is None:
            version = self._truth.refs[frame.person, message["ref"]]
            if isinstance(self._decide_elsewhere(version - 1, frame.person, move), Refusal):
                yield "a move that is accepted only in this world"
        elif message["refused"] in _RULES_REFUSALS:
            versions = range(max(1, min(sent_at, seen)), len(self._truth.entries) + 1)
            yield from self._refusal(frame.person, move, message["refused"], versions)

    def _refusal(self, person: int, move: Move, code: str, versions: range) -> Iterator[str]:
        """It was refused at one of these versions: there, it would have been in any world."""
        for version in versions:
            table = self._truth.at(version).state
            if _decide(table.game, _seat(table, person), move) == code:
                if self._decide_elsewhere(version, person, move) != code:
                    yield "a refusal that depends on what is hidden"
                return
        yield "a refusal the rules do not give"

    def _decide_elsewhere(self, version: int, person: int, move: Move) -> Decision | None:
        seat = _seat(self._truth.at(version).state, person)
        return _decide(self._other_game(version, seat), seat, move)

    # Talk

    def _in_talk(self, frame: Frame, message: Json) -> Iterator[str]:
        for remark in message["remarks"]:
            said, then = self._said[remark["number"] - 1]
            speaker, reader = _seat(then, said.person), _seat(then, frame.person)
            if (said.person, said.text) != (remark["person"], remark["text"]):
                yield "a remark nobody made"
            elif said.to_team and then.game is not None and speaker is not None:
                setup = then.game.setup
                if setup.team_talk == "private" and reader not in (speaker, setup.partner_of(speaker)):
                    yield "what partners said to each other"
        for notice in message["notices"]:
            if set(notice) != {"number", "at", "kind", "who", "by"} or notice["kind"] not in get_args(NoticeKind):
                yield "more than what happened among the people"


def _seat(table: TableState, person: int | None) -> Seat | None:
    member = None if person is None else table.member(person)
    return None if member is None else member.seat


def _newcomers(events: Sequence[Event]) -> frozenset[Seat]:
    """Who sat down since the round began."""
    seated = set()
    for event in reversed(events):
        if isinstance(event, RoundBegun):
            break
        if isinstance(event, PlayerSeated):
            seated.add(event.seat)
    return frozenset(seated)


def _decide(game: Game | None, seat: Seat | None, move: Move) -> Decision | None:
    return None if game is None or seat is None else decide(game, seat, move, chance_of(game))


def directly(view: Json, game: Game, seat: Seat | None) -> Iterator[str]:
    """The clauses once more, without any world but the true one."""
    shown, yours = view["game"], view["you"]["game"] if view["you"] else None
    if shown["gallery"] and game.phase in ("claiming", "telling", "submitting"):
        yield "cards before all were handed over (H-3, H-4)"
    if shown["reveal"] is not None and game.phase not in ("scored", "ended"):
        yield "votes before all were in (H-7)"
    if shown["reveal"] is not None and game.setup.mode == "party" and shown["reveal"]["owners"] is not None:
        yield "owners in Party (H-9)"
    if (yours["seat"] if yours else None) != (seat if seat in game.seats else None):
        yield "another seat's part (H-1)"
    elif yours is not None and seat is not None:
        cards = {*(yours["hand"] or ()), *(card for option in yours["options"] for card in option.get("cards", ()))}
        if not cards <= {*game.hands[seat]} or not {*yours["submitted"]} <= {*game.submitted.get(seat, ())}:
            yield "somebody else's card (H-1)"
        blind = game.setup.mode == "party" and (
            game.phase == "claiming" or (game.phase == "telling" and seat == game.storyteller)
        )
        if blind and cards:
            yield "the blind storyteller's hand (H-10)"
        if yours["slots"] and seat not in game.ballots:
            yield "a vote that was not cast here (H-7)"
