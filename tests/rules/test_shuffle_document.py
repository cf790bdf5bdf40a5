"""docs/shuffle.md is exact: a second implementation, written from the document alone, gives the same cards.

Nothing here imports `conteur.rules.chance` except to be compared with it.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given

from conteur.rules import Setup
from conteur.rules.chance import Chance, _below, commitment_to
from conteur.rules.events import (
    CardsSubmitted,
    ClueGiven,
    Event,
    GalleryLaid,
    GameDealt,
    GameEnded,
    PlayerReleased,
    PlayerSeated,
    RoundBegun,
    StorytellerChosen,
    StorytellerSkipped,
)
from tests.rules.strategies import examples, play, seeds, setups

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "shuffle.md"
FULL_HAND: Final = {"base": 6, "party": 5, "team": 4}


def u32(number: int) -> bytes:
    """Four bytes, the highest first."""
    return bytes((number >> 24 & 255, number >> 16 & 255, number >> 8 & 255, number & 255))


def text(string: str) -> bytes:
    """Length in bytes, then the bytes."""
    raw = string.encode("utf-8")
    return u32(len(raw)) + raw


class Document:
    """The steps of docs/shuffle.md, in their order."""

    def __init__(self, secret: bytes, words: Sequence[str]) -> None:
        """Steps 1 to 3."""
        self.commitment = hashlib.sha256(secret).hexdigest()
        message = b"conteur shuffle 1" + b"".join(text(word) for word in words)
        self.key = hmac.new(secret, message, hashlib.sha256).digest()

    def stream(self, label: str) -> Iterator[int]:
        """Step 4."""
        block = 0
        while True:
            raw = hmac.new(self.key, text(label) + u32(block), hashlib.sha256).digest()
            for start in range(0, 32, 4):
                yield int.from_bytes(raw[start : start + 4], "big")
            block += 1

    def below(self, bound: int, numbers: Iterator[int]) -> int:
        """Step 5."""
        limit = 2**32 - 2**32 % bound
        number = next(numbers)
        while number >= limit:
            number = next(numbers)
        return number % bound

    def shuffle(self, label: str, items: Sequence[int]) -> list[int]:
        """Step 6."""
        order, numbers = list(items), self.stream(label)
        place = len(order) - 1
        while place >= 1:
            other = self.below(place + 1, numbers)
            order[place], order[other] = order[other], order[place]
            place -= 1
        return order

    def pick(self, label: str, items: Sequence[int]) -> int:
        """Step 7."""
        return items[self.below(len(items), self.stream(label))]


def vectors() -> list[dict[str, Any]]:
    """The machine-readable block at the end of the document."""
    block = DOCUMENT.read_text(encoding="utf-8").split("```json test vectors\n")[1].split("```")[0]
    parsed: list[dict[str, Any]] = json.loads(block)
    return parsed


def test_vectors_are_there() -> None:
    """The document has vectors with and without words, with letters beyond ASCII and with numbers thrown away."""
    words = [vector["words"] for vector in vectors()]
    assert [] in words
    assert any(not word.isascii() for list_of_words in words for word in list_of_words)
    thrown_away = [
        number
        for vector in vectors()
        for case in vector["below"]
        for stream in [Document(bytes.fromhex(vector["secret"]), vector["words"]).stream(case["label"])]
        for number in islice(stream, len(case["drawn"]))
        if number >= 2**32 - 2**32 % case["bound"]
    ]
    assert len(thrown_away) >= 2


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector["name"])
def test_vector(vector: Mapping[str, Any]) -> None:
    """Document, second implementation and the rules' own dice agree."""
    secret, words = bytes.fromhex(vector["secret"]), vector["words"]
    document, chance = Document(secret, words), Chance(secret, words)
    assert vector["commitment"] == document.commitment == commitment_to(secret)
    assert vector["key"] == document.key.hex() == chance._key.hex()
    for case in vector["numbers"]:
        count = len(case["first"])
        assert case["first"] == [next(n) for n in [document.stream(case["label"])] for _ in range(count)]
        assert case["first"] == [next(n) for n in [chance._numbers(case["label"])] for _ in range(count)]
    for case in vector["below"]:
        streams = document.stream(case["label"]), chance._numbers(case["label"])
        assert case["drawn"] == [document.below(case["bound"], streams[0]) for _ in case["drawn"]]
        assert case["drawn"] == [_below(case["bound"], streams[1]) for _ in case["drawn"]]
    for case in vector["shuffles"]:
        assert case["order"] == document.shuffle(case["label"], case["items"])
        assert case["order"] == list(chance.shuffled(case["label"], case["items"]))
    for case in vector["picks"]:
        assert case["picked"] == document.pick(case["label"], case["items"])
        assert case["picked"] == chance.picked(case["label"], case["items"])


class Auditor:
    """Follows a finished game from the secret and what players did, and foretells every card that chance moved."""

    def __init__(self, setup: Setup, secret: bytes, words: Sequence[str]) -> None:
        """Deal as the document says."""
        self.mode, self.document = setup.mode, Document(secret, words)
        deck = self.document.shuffle("deal", range(setup.deck_size))
        full = 7 if setup.mode == "base" and setup.players == 3 else FULL_HAND[setup.mode]
        self.hands = {seat: deck[seat * full : (seat + 1) * full] for seat in range(setup.players)}
        self.pile = deck[setup.players * full :]
        self.discard: list[int] = []
        self.board: list[int] = []
        self.round, self.reshuffles, self.storyteller = 1, 0, -1

    def left_of(self, seat: int) -> int:
        """The next taken seat, counting up, then from 0 again."""
        seats = sorted(self.hands)
        return min((other for other in seats if other > seat), default=seats[0])

    def give(self, seat: int, cards: Sequence[int]) -> None:
        """A player's own choice: the audit only takes note."""
        for card in cards:
            self.hands[seat].remove(card)
        self.board += cards

    def lay(self) -> list[int]:
        """The gallery of this round."""
        self.board = self.document.shuffle(f"gallery {self.round}", sorted(self.board))
        return self.board

    def refill(self) -> dict[int, list[int]]:
        """Who draws what, from the storyteller's left; the pile may run out, and the discard becomes the next."""
        full = 7 if self.mode == "base" and len(self.hands) == 3 else FULL_HAND[self.mode]
        missing = {seat: max(0, full - len(hand)) for seat, hand in self.hands.items()}
        self.discard += self.board
        self.board = []
        if sum(missing.values()) > len(self.pile):
            self.reshuffles += 1
            self.pile += self.document.shuffle(f"reshuffle {self.reshuffles}", sorted(self.discard))
            self.discard = []
        drawn: dict[int, list[int]] = {}
        seat = self.storyteller
        for _ in self.hands:
            seat = self.left_of(seat)
            drawn[seat] = [self.pile.pop(0) for _ in range(missing[seat])]
            self.hands[seat] += drawn[seat]
        return {seat: cards for seat, cards in drawn.items() if cards}

    def pass_on(self) -> None:
        """Party: hands go to the left."""
        if self.mode == "party":
            self.hands = {self.left_of(seat): hand for seat, hand in self.hands.items()}

    def follow(self, event: Event) -> None:  # noqa: C901 - one line of the document each
        """One more line of the record."""
        match event:
            case StorytellerChosen(seat, by_lot):
                if by_lot:
                    assert seat == self.document.pick("storyteller", sorted(self.hands))
                self.storyteller = seat
            case ClueGiven(seat, _, card):
                self.storyteller = seat
                if card is not None:
                    self.give(seat, [card])
            case CardsSubmitted(seat, cards):
                self.give(seat, cards)
            case GalleryLaid(cards):
                assert list(cards) == self.lay()
            case RoundBegun(storyteller, draws):
                assert {seat: list(cards) for seat, cards in draws} == self.refill()
                self.pass_on()
                self.round += 1
                self.storyteller = storyteller
            case StorytellerSkipped(_, storyteller):
                self.pass_on()
                self.storyteller = storyteller
            case PlayerSeated(seat):
                self.hands[seat] = []
            case PlayerReleased(seat):
                self.discard += self.hands.pop(seat)
            case GameEnded(reason, _, draws) if reason == "pile":
                last = [card for _, cards in draws for card in cards]
                assert last == self.pile
            case _:
                pass


@examples(120)
@given(setups(), seeds)
def test_audit_of_a_finished_game(setup: Setup, seed: int) -> None:
    """With the secret and the record of what players did, everybody can foretell every gallery and every draw."""
    played = play(setup, seed, steps=500)
    dealt = played.events[0]
    assert isinstance(dealt, GameDealt)
    auditor = Auditor(setup, dealt.secret, dealt.words)
    assert {seat: list(cards) for seat, cards in dealt.hands} == auditor.hands
    assert list(dealt.pile) == auditor.pile
    for event in played.events[1:]:
        auditor.follow(event)
