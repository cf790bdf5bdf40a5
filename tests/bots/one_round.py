"""A round of bots without a game around it: hands are dealt, a clue is given, cards are played, everybody votes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from conteur.bots.brain import Brain
from conteur.bots.hearing.clue_fit import wording
from conteur.bots.trial import opening_view
from conteur.decks.card import Card
from conteur.rules.moves import CastVotes, GiveClue, SubmitCards
from conteur.rules.options import MaySubmit, MayTell, MayVote
from conteur.rules.setup import cards_each, hand_size
from conteur.rules.view import View
from conteur.tables.character import Box, Language, box_with


@dataclass(frozen=True, slots=True)
class BotRound:
    """What came of it."""

    clue: str
    card: int
    gallery: tuple[int, ...]
    votes: tuple[int, ...]
    """The card each listener voted for."""

    @property
    def found(self) -> str:
        """By all, by some or by none."""
        right = self.votes.count(self.card)
        return "none" if right == 0 else "all" if right == len(self.votes) else "some"

    @property
    def heard(self) -> float:
        """The share of listeners who found the card."""
        return self.votes.count(self.card) / len(self.votes)

    def looked_up(self, owners: dict[str, set[int]]) -> float:
        """How likely somebody finds it who knows by heart which cards each phrase was written for, else listens."""
        written_for = [card for card in self.gallery if card in owners.get(wording(self.clue), ())]
        if not written_for:
            return self.heard
        return (self.card in written_for) / len(written_for)


def play_round(players: int, teller: Brain, listener: Callable[[], Brain], random: Random) -> BotRound:
    """One round of the base game; `listener` makes the brain of each of the others."""
    seen = opening_view(players)
    deck = random.sample(range(seen.public.setup.deck_size), players * hand_size("base", players))
    hands = [deck[seat::players] for seat in range(players)]
    told = teller.choose(View(seen.public, None), (MayTell(tuple(hands[0]), "text"),))
    assert isinstance(told, GiveClue)
    assert told.card is not None
    public = seen.public._replace(clue=told.clue)
    listeners = [listener() for _ in range(1, players)]
    played: list[Sequence[int]] = []
    for brain, hand in zip(listeners, hands[1:], strict=True):
        move = brain.choose(View(public, None), (MaySubmit(tuple(hand), cards_each("base", players)),))
        played.append(move.cards if isinstance(move, SubmitCards) else ())
    gallery = [told.card, *(card for cards in played for card in cards)]
    random.shuffle(gallery)
    public = public._replace(gallery=tuple(gallery))
    votes = []
    for brain, own in zip(listeners, played, strict=True):
        slots = tuple(slot for slot, card in enumerate(gallery, start=1) if card not in own)
        vote = brain.choose(View(public, None), (MayVote(slots, 1),))
        votes.append(gallery[vote.slots[0] - 1] if isinstance(vote, CastVotes) else -1)
    return BotRound(told.clue, told.card, tuple(gallery), tuple(votes))


def owners_of(box: Box, language: Language) -> dict[str, set[int]]:
    """The cards that each wording was written for."""
    owners: dict[str, set[int]] = {}
    for number, card in enumerate(box.cards(language)):
        for text in (*card.field, *card.plain, *card.suggestive, *card.oblique, *card.tags):
            owners.setdefault(wording(text), set()).add(number)
    return owners


def other_half() -> Box:
    """Rêverie for listeners who think otherwise: every second phrase of its fields, and none of the clues bots say."""
    whole = box_with("reverie")

    def cards(language: Language) -> tuple[Card, ...]:
        return tuple(
            replace(card, field=card.field[1::2], plain=(), suggestive=(), oblique=()) for card in whole.cards(language)
        )

    return Box("reverie, other half", cards, whole.pictures)
