"""The brain that comes with conteur: understands clues by what the deck's texts bring to mind, and has a temper."""

from collections.abc import Sequence
from random import Random
from typing import Final, assert_never

from conteur.bots.choosing import chances, draw_several, drawn
from conteur.bots.library import Library
from conteur.bots.party import best_tokens, worth_joining
from conteur.bots.random_brain import WORDLESS
from conteur.bots.sense import DeckSense, Row
from conteur.bots.telling import Listeners, choose_idea, ideas_for, imagine
from conteur.bots.temper import temper_of
from conteur.rules.moves import CastVotes, ClaimStory, ConfirmScores, GiveClue, Move, NameGiver, SubmitCards
from conteur.rules.options import MayClaim, MayConfirm, MayNameGiver, MaySubmit, MayTell, MayVote, Option
from conteur.rules.setup import cards_each, gallery_size, hand_size
from conteur.rules.view import Public, View
from conteur.rules.vocabulary import Card, Seat
from conteur.tables.minds import Character

_GIVING: Final = 0.4
"""How far from the best card of a hand a given card may be."""
_CROWD: Final = 0.8
"""How decided a crowd is taken to be."""
_LEADING: Final = 0.05
_HAS_IDEA: Final = 1.2
"""Deviations of fit from which somebody says: let me give."""


class Dreamer:
    """One bot in one game. Chooses the same again when asked the same again, also in another process."""

    def __init__(self, character: Character, library: Library) -> None:
        """Nothing is read yet: that is for the first thought."""
        self.temper = temper_of(character.seed, character.level)
        self._character = character
        self._library = library
        self._heard = {clue.casefold() for clue in character.heard}
        self._played: set[Card] = set()
        self._discard = 0
        self._seen: tuple[DeckSense, list[bool]] | None = None

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """What this one would do here."""
        self._notice(view.public)
        option = options[0]
        random = self._whims(view)
        match option:
            case MayClaim():
                return ClaimStory()
            case MayConfirm():
                return ConfirmScores()
            case MayTell():
                return self._tell(view, option, random)
            case MayNameGiver(givers):
                return NameGiver(self._giver(view, givers, random))
            case MaySubmit(cards, count):
                return SubmitCards(self._give(view, cards, count, random))
            case MayVote():
                return self._vote(view, option, random)
            case _:
                assert_never(option)

    def _notice(self, public: Public) -> None:
        """What everybody heard and saw."""
        if public.clue:
            self._heard.add(public.clue.casefold())
        if public.discard < self._discard:
            self._played.clear()  # shuffled anew: anything may come again
        self._discard = public.discard
        if public.reveal is not None:
            self._played.update(card for card in public.gallery if self._remembers(card))

    def _remembers(self, card: Card) -> bool:
        return Random(f"{self._character.seed} remembers {card}").random() < self.temper.memory  # noqa: S311 - a whim

    def _whims(self, view: View) -> Random:
        """The same at the same moment of the same game."""
        public, who = view.public, self._character
        return Random(f"{who.seed} {who.game} {public.round} {public.phase} {public.named}")  # noqa: S311 - whims

    def _sense(self) -> tuple[DeckSense, list[bool]]:
        """The deck, and which of its texts come to this one's mind."""
        sense = self._library.sense(self._character.box, self._character.language)
        if self._seen is None or self._seen[0] is not sense:
            random = Random(f"{self._character.seed} sees")  # noqa: S311 - a whim
            blindness = self.temper.blindness
            self._seen = sense, [random.random() >= blindness for _ in range(sense.texts)]
        return self._seen

    def _fits(self, view: View, cards: Sequence[Card], random: Random) -> list[float]:
        """How well the clue fits these cards, in this one's mood."""
        sense, seen = self._sense()
        row: Row = sense.row(view.public.clue, seen) if view.public.clue else ()
        noise = self.temper.noise
        return [(row[card] if card < len(row) else 0.0) + random.gauss(0, noise) for card in cards]

    # Giving and voting

    def _give(self, view: View, cards: Sequence[Card], count: int, random: Random) -> tuple[Card, ...]:
        fits = self._fits(view, cards, random)
        if random.random() < self.temper.bluff and len(cards) > count:
            best = max(range(len(cards)), key=fits.__getitem__)
            cards = [card for place, card in enumerate(cards) if place != best]
            fits = [fit for place, fit in enumerate(fits) if place != best]
        return tuple(draw_several(random, cards, fits, _GIVING * self.temper.temperature, count))

    def _vote(self, view: View, option: MayVote, random: Random) -> CastVotes:
        gallery = view.public.gallery
        if view.public.setup.mode == "party":
            return self._vote_in_party(view, option, random)
        own = set(view.you.submitted) if view.you else set()
        slots = [slot for slot in option.slots if gallery[slot - 1] not in own] or list(option.slots)
        fits = self._fits(view, [gallery[slot - 1] for slot in slots], random)
        temperature = self.temper.temperature
        votes = draw_several(random, slots, fits, temperature, min(option.at_most, len(slots)))
        if len(votes) > 1:
            first, second = sorted(chances(fits, temperature), reverse=True)[:2]
            if first - second > self.temper.doubt:
                votes = votes[:1]  # SV-10: whoever is sure wins one more
        return CastVotes(tuple(votes))

    def _vote_in_party(self, view: View, option: MayVote, random: Random) -> CastVotes:
        slots = option.slots
        others = max(1, len(view.public.players) - 1)
        crowd = chances(self._fits(view, [view.public.gallery[slot - 1] for slot in slots], random), _CROWD)
        if not option.red:
            worth = worth_joining(crowd, others, self.temper.cunning)
            return CastVotes((drawn(random, slots, worth, 0.3 * self.temper.temperature),))
        green, red = self._tokens(crowd, others, random, may_share=option.red_on_green)
        return CastVotes((slots[green],), slots[red])

    def _tokens(self, crowd: Sequence[float], others: int, random: Random, *, may_share: bool) -> tuple[int, int]:
        """Red where it hurts most and green where it pays; whoever lacks the cunning puts red anywhere else."""
        ways = best_tokens(crowd, others, red_on_green=may_share)
        if random.random() < self.temper.cunning:
            _, green, red = drawn(random, ways, [lead for lead, _, _ in ways], _LEADING)
            return green, red
        green = drawn(random, range(len(crowd)), crowd, 0.2)
        return green, random.choice([red for red in range(len(crowd)) if red != green])

    def _giver(self, view: View, givers: Sequence[Seat], random: Random) -> Seat:
        """Whom the partner has named (A-33); else whoever has something, as far as one knows."""
        you = view.you
        me = givers[0] if you is None else you.seat
        partner = next(seat for seat in givers if seat != me)
        wished = dict(view.public.named).get(partner)
        if wished is not None:
            return wished
        hand = you.hand if you is not None else None
        fits = self._fits(view, hand or (), random)
        return me if fits and max(fits) > _HAS_IDEA else partner

    # Telling

    def _tell(self, view: View, option: MayTell, random: Random) -> GiveClue:
        sense, _ = self._sense()
        cards = option.cards or tuple(random.sample(range(view.public.setup.deck_size), 3))  # P-11: blind
        if option.clue == "spoken":
            return GiveClue("", random.choice(cards) if option.cards else None)
        ideas = ideas_for(sense, cards, self._heard)
        if not ideas:
            return GiveClue(WORDLESS[0], random.choice(cards) if option.cards else None)
        setup = view.public.setup
        if not option.cards:
            likely = [idea for idea in ideas if idea.seed.aim != "plain"] or ideas
            return GiveClue(random.choice(likely).seed.clue)
        players = len(view.public.players)
        deck = range(min(setup.deck_size, len(sense.lore.cards)))
        unseen = [card for card in deck if card not in self._played and card not in cards]
        each = cards_each(setup.mode, players)
        givers = (gallery_size(setup.mode, players) - 1) // each
        galleries = imagine(random, unseen or cards, givers, hand_size(setup.mode, players))
        voters = players // 2 - 1 if setup.mode == "team" else players - 1
        idea = choose_idea(
            random, self.temper, ideas, galleries, Listeners(voters, setup.votes_each, each, self.temper.temperature)
        )
        return GiveClue(idea.seed.clue, idea.card)
