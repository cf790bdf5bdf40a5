"""How a bot chooses a card, a clue and a vote: by how well clues fit the texts about the cards."""

from collections.abc import Sequence
from random import Random
from typing import Final, assert_never

from conteur.bots.brains.blind import WORDLESS
from conteur.bots.brains.party import best_tokens, worth_joining
from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.hearing.clue_fit import ClueFit, Fits, Mind, wording
from conteur.bots.telling.clues import Listeners, choose_idea, imagine
from conteur.bots.telling.personality import personality_of
from conteur.bots.telling.sea import DECISION, Moment, ideas_for
from conteur.bots.telling.softmax import draw, draw_several, probabilities
from conteur.bots.telling.typing_habit import typed
from conteur.rules.moves import CastVotes, ClaimStory, ConfirmScores, GiveClue, Move, NameGiver, SubmitCards
from conteur.rules.options import MayClaim, MayConfirm, MayNameGiver, MaySubmit, MayTell, MayVote, Option
from conteur.rules.setup import cards_each, gallery_size, hand_size
from conteur.rules.view import Public, View
from conteur.rules.vocabulary import Card, Seat
from conteur.tables.character import Character

_CARD_TEMPERATURE: Final = 0.4
"""How far a played card may be from the best of the hand: a softmax temperature."""
_CROWD_TEMPERATURE: Final = 0.8
"""How decided the other voters are assumed to be: a softmax temperature."""
_TOKEN_TEMPERATURE: Final = 0.05
_HAS_IDEA: Final = 1.2
"""Standard deviations of fit above which a partner offers to play the card."""


class SemanticBrain:
    """One bot in one game. Deterministic: the same question gives the same move, also in another process."""

    def __init__(self, character: Character, reader: BoxReader) -> None:
        """The box is read when the first move is chosen."""
        self.personality = personality_of(character.seed, character.level)
        self._character = character
        self._reader = reader
        self._mind = Mind(character.seed, self.personality.blindness, self.personality.recall)
        self._heard = {wording(clue) for clue in character.heard}
        self._played: set[Card] = set()
        self._discard = 0

    def choose(self, view: View, options: tuple[Option, ...]) -> Move:
        """The move this bot makes."""
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
                return SubmitCards(self._cards(view, cards, count, random))
            case MayVote():
                return self._vote(view, option, random)
            case _:
                assert_never(option)

    def _notice(self, public: Public) -> None:
        """Remember the clue and the cards that everybody saw."""
        if public.clue:
            self._heard.add(wording(public.clue))
        if public.discard < self._discard:
            self._played.clear()  # reshuffled: any card may come up again
        self._discard = public.discard
        if public.reveal is not None:
            self._played.update(card for card in public.gallery if self._remembers(card))

    def _remembers(self, card: Card) -> bool:
        return Random(f"{self._character.seed} remembers {card}").random() < self.personality.memory  # noqa: S311 - reproducible play

    def _whims(self, view: View) -> Random:
        """A random generator that is the same at the same moment of the same game."""
        public, who = view.public, self._character
        return Random(f"{who.seed} {who.game} {who.whims}{public.round} {public.phase} {public.named}")  # noqa: S311 - reproducible play

    def _clue_fit(self) -> ClueFit:
        return self._reader.clue_fit(self._character.box, self._character.language)

    def _fits(self, view: View, cards: Sequence[Card], random: Random) -> list[float]:
        """How well the clue fits these cards, with this bot's noise."""
        fits: Fits = self._clue_fit().fits(view.public.clue, self._mind) if view.public.clue else ()
        noise = self.personality.noise
        return [(fits[card] if card < len(fits) else 0.0) + random.gauss(0, noise) for card in cards]

    # Cards and votes

    def _cards(self, view: View, cards: Sequence[Card], count: int, random: Random) -> tuple[Card, ...]:
        fits = self._fits(view, cards, random)
        if random.random() < self.personality.bluff and len(cards) > count:
            best = max(range(len(cards)), key=fits.__getitem__)
            cards = [card for place, card in enumerate(cards) if place != best]
            fits = [fit for place, fit in enumerate(fits) if place != best]
        return tuple(draw_several(random, cards, fits, _CARD_TEMPERATURE * self.personality.temperature, count))

    def _vote(self, view: View, option: MayVote, random: Random) -> CastVotes:
        gallery = view.public.gallery
        if view.public.setup.mode == "party":
            return self._vote_in_party(view, option, random)
        own = set(view.you.submitted) if view.you else set()
        slots = [slot for slot in option.slots if gallery[slot - 1] not in own] or list(option.slots)
        fits = self._fits(view, [gallery[slot - 1] for slot in slots], random)
        temperature = self.personality.temperature
        votes = draw_several(random, slots, fits, temperature, min(option.at_most, len(slots)))
        if len(votes) > 1:
            first, second = sorted(probabilities(fits, temperature), reverse=True)[:2]
            if first - second > self.personality.doubt:
                votes = votes[:1]  # SV-10: a single right vote wins one point more
        return CastVotes(tuple(votes))

    def _vote_in_party(self, view: View, option: MayVote, random: Random) -> CastVotes:
        slots = option.slots
        others = max(1, len(view.public.players) - 1)
        crowd = probabilities(
            self._fits(view, [view.public.gallery[slot - 1] for slot in slots], random), _CROWD_TEMPERATURE
        )
        if not option.red:
            worth = worth_joining(crowd, others, self.personality.cunning)
            return CastVotes((draw(random, slots, worth, 0.3 * self.personality.temperature),))
        green, red = self._tokens(crowd, others, random, may_share=option.red_on_green)
        return CastVotes((slots[green],), slots[red])

    def _tokens(self, crowd: Sequence[float], others: int, random: Random, *, may_share: bool) -> tuple[int, int]:
        """The places of green and red: the best lead, or for a bot without cunning, red anywhere but on green."""
        placements = best_tokens(crowd, others, red_on_green=may_share)
        if random.random() < self.personality.cunning:
            _, green, red = draw(random, placements, [lead for lead, _, _ in placements], _TOKEN_TEMPERATURE)
            return green, red
        green = draw(random, range(len(crowd)), crowd, 0.2)
        return green, random.choice([red for red in range(len(crowd)) if red != green])

    def _giver(self, view: View, givers: Sequence[Seat], random: Random) -> Seat:
        """Whoever the partner has named (A-33); otherwise this bot, if it has a fitting card."""
        you = view.you
        me = givers[0] if you is None else you.seat
        partner = next(seat for seat in givers if seat != me)
        named = dict(view.public.named).get(partner)
        if named is not None:
            return named
        hand = you.hand if you is not None else None
        fits = self._fits(view, hand or (), random)
        return me if fits and max(fits) > _HAS_IDEA else partner

    # Clues

    def _tell(self, view: View, option: MayTell, random: Random) -> GiveClue:
        clue_fit = self._clue_fit()
        setup, players = view.public.setup, len(view.public.players)
        cards = option.cards or tuple(random.sample(range(setup.deck_size), 3))  # P-11: blind
        if option.clue == "spoken":
            return GiveClue("", random.choice(cards) if option.cards else None)
        voters = players // 2 - 1 if setup.mode == "team" else players - 1
        ideas = ideas_for(clue_fit, cards, self._moment(voters), random)
        if not ideas:
            return GiveClue(WORDLESS[0], random.choice(cards) if option.cards else None)
        if not option.cards:
            likely = [idea for idea in ideas if idea.clue.aim != "plain"] or ideas
            return GiveClue(self._typed(random.choice(likely).clue.text))
        deck = range(min(setup.deck_size, len(clue_fit.texts.cards)))
        unseen = [card for card in deck if card not in self._played and card not in cards]
        each = cards_each(setup.mode, players)
        givers = (gallery_size(setup.mode, players) - 1) // each
        galleries = imagine(random, unseen or cards, givers, hand_size(setup.mode, players))
        idea = choose_idea(
            random,
            self.personality,
            ideas,
            galleries,
            Listeners(voters, setup.votes_each, each, DECISION),
        )
        return GiveClue(self._typed(idea.clue.text), idea.card)

    def _moment(self, listeners: int) -> Moment:
        who = self._character
        return Moment(who.table or who.seed, who.game, self._heard, listeners)

    def _typed(self, clue: str) -> str:
        return typed(clue, self._character.seed, self._character.language)
