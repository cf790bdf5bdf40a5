"""Somebody who keeps everything they were ever sent, under all keys they ever held, and adds it up."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from conteur.tables.events import PersonSat, Said
from conteur.tables.keys import hash_of
from conteur.tables.state import TableState
from conteur.web.protocol import messages as m
from tests.secrecy.allowed import Fact, held_at_each_version, known_at_each_version, may_know
from tests.web.secrecy import Checker
from tests.web.tape import Frame, Tape
from tests.web.truth import Truth

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sent:
    """One message on a socket, or the body of one HTTP answer."""

    raw: bytes
    source: str
    """`socket`, or the path that was asked for."""
    version: int
    """The newest version of the table when it came: what was everybody's by then may be in it."""
    device: int = -1
    key: str | None = None
    """The key that the device has, or will have when it has sat down."""


@dataclass
class Observer:
    """An adversary with any number of devices, keys and requests."""

    keys: list[str] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    requests: dict[tuple[int, str], tuple[Json, int]] = field(default_factory=dict)
    """What each device sent under each ref, and the version it was sent at."""

    @property
    def hashes(self) -> frozenset[str]:
        """What is kept of the keys."""
        return frozenset(hashed for key in self.keys if (hashed := hash_of(key)) is not None)

    def faults(self, truth: Truth, others_keys: list[str]) -> list[str]:
        """Everything this one knows and must not, in words; the same thing is named once."""
        return list(dict.fromkeys(Judge(self, truth, others_keys).faults()))


class Judge:
    """Compares what an observer was sent with what the log says was secret."""

    def __init__(self, observer: Observer, truth: Truth, others_keys: list[str]) -> None:
        """Fold the log once."""
        self._observer = observer
        self._truth = truth
        self._known = known_at_each_version(truth)
        self._held = held_at_each_version(truth, observer.hashes)
        self._secrets = self._secrets_of_games()
        self._unspeakable = {key.encode() for key in others_keys} | {
            member.key_hash.encode()
            for version in range(1, len(truth.entries) + 1)
            for member in truth.at(version).state.members
            if member.key_hash is not None
        }
        self._private_talk = self._talk_apart()
        self._hands_seen: dict[tuple[int, int, int], int] = {}
        """Card by game, seat and card: the version at which it was seen in that hand."""
        self._lists: dict[tuple[str, str], bytes] = {}

    def faults(self) -> Iterator[str]:
        """In the order in which things were sent, and then what they add up to."""
        for sent in self._observer.sent:
            yield from self._in_words(sent)
            yield from self._same_lists(sent)
            yield from self._in_export(sent)
            for fact in facts_in(sent, self._truth):
                if not may_know(fact, self._known[sent.version - 1], self._held[sent.version - 1]):
                    yield f"{sent.source}: {fact}"
                if fact.kind == "hand" and isinstance(fact.what, int) and fact.seat is not None:
                    self._hands_seen.setdefault((fact.game, fact.seat, fact.what), sent.version)
        yield from self._carried_over()
        checker = Checker(self._truth, Tape(requests=self._observer.requests), [])
        frames = [self._frame(sent) for sent in self._observer.sent if sent.source == "socket"]
        yield from checker.faults(frame for frame in frames if frame is not None)

    def _in_words(self, sent: Sent) -> Iterator[str]:
        """What must not be there in any form: keys, secrets, and what others said to each other alone."""
        if any(word in sent.raw for word in self._unspeakable):
            yield f"{sent.source}: somebody's seat key, or its hash"
        for text, may_hear in self._private_talk.items():
            if not may_hear and text in sent.raw:
                yield f"{sent.source}: what partners said to each other, {text.decode()!r}"
        for secret, number in self._secrets.items():
            if secret in sent.raw and number not in self._known[sent.version - 1].ended:
                yield f"{sent.source}: the secret of game {number}"

    def _frame(self, sent: Sent) -> Frame | None:
        """A message as the checker of single frames reads it: with the person whose key the device has."""
        message = json.loads(sent.raw)
        members = self._truth.at(sent.version).state.members
        key_hash = None if sent.key is None else hash_of(sent.key)
        mine = [member for member in members if key_hash is not None and member.key_hash == key_hash]
        owner = next((member.person for member in mine if member.is_present), None)
        if message["type"] == "view" and message["you"] is None:
            owner = None  # a device that has not been recognised yet looks on
        if message["type"] == "answer" and message["refused"] == "sit_down_first":
            return None
        return Frame(self._truth.code, sent.device, 0, owner, 0, sent.raw)

    def _talk_apart(self) -> dict[bytes, bool]:
        """Everything partners said in private, and whether the observer was one of them."""
        apart: dict[bytes, bool] = {}
        for version in range(1, len(self._truth.entries) + 1):
            table = self._truth.at(version).state
            game = table.game
            for remark in table.talk:
                is_new = version == 1 or remark.number > self._truth.at(version - 1).state.remarks
                if is_new and remark.said.to_team and game is not None and game.setup.team_talk == "private":
                    speaker = table.member(remark.said.person)
                    seats = () if speaker is None or speaker.seat is None else _team(table, speaker.seat)
                    mine = [each.seat for each in table.members if each.key_hash in self._observer.hashes]
                    apart[remark.said.text.encode()] = any(seat in seats for seat in mine)
        return apart

    def _secrets_of_games(self) -> dict[bytes, int]:
        """Every game's secret and its number, the next game's included."""
        found: dict[bytes, int] = {}
        for version in range(1, len(self._truth.entries) + 1):
            table = self._truth.at(version).state
            found.setdefault(table.secret.encode(), table.games + 1)
        return found

    def _in_export(self, sent: Sent) -> Iterator[str]:
        """An export has what its owner said, wrote and was called, and nothing of anybody else."""
        if sent.source != "export":
            return
        known: Json = json.loads(sent.raw)
        mine = {
            member.person
            for version in range(1, len(self._truth.entries) + 1)
            for member in self._truth.at(version).state.members
            if member.key_hash in self._observer.hashes
        }
        events = [event for entry in self._truth.entries for event in entry.events]
        said = {event.text for event in events if isinstance(event, Said) and event.person in mine}
        called = {event.name for event in events if isinstance(event, PersonSat) and event.person in mine}
        if not {remark["text"] for remark in known["remarks"]} <= said or not {*known["names"]} <= called:
            yield "export: somebody else's words"

    def _same_lists(self, sent: Sent) -> Iterator[str]:
        """A list of cards is a list of the box: for one box it is the same at any time, for everybody."""
        if not sent.source.endswith("/cards"):
            return
        stamp = json.loads(sent.raw)["stamp"]
        if self._lists.setdefault((sent.source, stamp), sent.raw) != sent.raw:
            yield f"{sent.source}: a list of cards that changes with the game"

    def _carried_over(self) -> Iterator[str]:
        """Cards once seen in a hand are known as long as they stay in it, whoever holds it by then (H-1).

        In Party hands are passed on, and everybody knows what they passed.
        """
        for (number, seat, card), seen_at in self._hands_seen.items():
            for version in range(seen_at, len(self._truth.entries) + 1):
                table = self._truth.at(version).state
                game = table.game
                if game is None or table.games != number or game.setup.mode == "party" or game.phase == "ended":
                    break
                if card not in game.hands.get(seat, ()) and card not in game.submitted.get(seat, ()):
                    break
                fact = Fact("hand", number, game.round, seat, card)
                if game.phase != "scored" and not may_know(fact, self._known[version - 1], self._held[version - 1]):
                    yield f"added up: {fact}, seen before in a hand that is somebody else's now"
                    break


def _team(table: TableState, seat: int) -> tuple[int, int]:
    assert table.game is not None
    return seat, table.game.setup.partner_of(seat)


def facts_in(sent: Sent, truth: Truth) -> Iterator[Fact]:
    """What a message tells of games, in any field that could tell it."""
    if sent.source == "socket":
        yield from _in_message(sent, truth)
    elif sent.source.endswith("/album"):
        number = int(sent.source.split("/")[-2])
        for page in json.loads(sent.raw)["rounds"]:
            yield from _in_reveal(number, page["round"], page["gallery"], page["reveal"])
    elif "/games/" in sent.source:
        yield from _in_record(int(sent.source.rsplit("/", 1)[1]), json.loads(sent.raw))


def _in_message(sent: Sent, truth: Truth) -> Iterator[Fact]:
    message: Json = json.loads(sent.raw)
    decoded = msgspec.json.decode(sent.raw, type=m.ToClient)
    if json.loads(msgspec.json.encode(decoded)) != message:
        raise AssertionError(f"a field the protocol does not have: {sent.raw[:300]!r}")
    if message["type"] != "view" or message["game"] is None:
        return
    number, game = truth.at(message["version"]).state.games, message["game"]
    yield from _in_reveal(number, game["round"], game["gallery"], game["reveal"])
    if game["shuffle"]["secret"] is not None:
        yield Fact("secret", number, 0, None, game["shuffle"]["secret"])
    yours = message["you"]["game"] if message["you"] else None
    if yours is not None:
        seat = yours["seat"]
        offered = [card for option in yours["options"] for card in option.get("cards", ())]
        for card in {*(yours["hand"] or ()), *offered}:
            yield Fact("hand", number, game["round"], seat, card)
        for card in yours["submitted"]:
            yield Fact("gave", number, game["round"], seat, card)
        if yours["slots"]:
            yield Fact("voted", number, game["round"], seat, (*yours["slots"], yours["red"]))


def _in_reveal(number: int, at: int, gallery: list[int], reveal: Json | None) -> Iterator[Fact]:
    for card in gallery:
        yield Fact("laid", number, at, None, card)
    if reveal is None:
        return
    for owner, card in zip(reveal["owners"] or (), gallery, strict=False):
        yield Fact("gave", number, at, owner, card)
    for ballot in reveal["ballots"]:
        yield Fact("voted", number, at, ballot["seat"], (*ballot["slots"], ballot["red"]))


def _in_record(number: int, record: Json) -> Iterator[Fact]:
    at = 1
    for event in record["events"]:
        if event["event"] == "game_dealt":
            yield Fact("secret", number, 0, None, event["secret"])
        elif event["event"] == "round_begun":
            at += 1
        elif event["event"] == "clue_given" and event.get("card") is not None:
            yield Fact("gave", number, at, event["seat"], event["card"])
        elif event["event"] == "cards_submitted":
            for card in event["cards"]:
                yield Fact("gave", number, at, event["seat"], card)
        elif event["event"] == "votes_cast":
            yield Fact("voted", number, at, event["seat"], (*event["slots"], event.get("red")))
