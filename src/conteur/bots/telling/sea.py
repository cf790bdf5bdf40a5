"""What a storyteller could say: every sayable phrase in the language, whichever card it was written for."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import log
from random import Random
from typing import TYPE_CHECKING, Final

from conteur.bots.hearing.card_texts import WrittenClue
from conteur.bots.hearing.clue_fit import ClueFit, Fits, stamp, wording
from conteur.bots.hearing.meaning_fit import FINEST, WIDEST, MeaningFit, unpacked
from conteur.rules.vocabulary import Card

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

GAMES: Final = 50
"""Games at one table before a phrase may be repeated: each game has its own part of the phrases, so that no server
has to remember what was said."""
_FEWEST: Final = 1000
"""Phrases needed to divide them among games; if there are fewer, every game uses all."""
_WEIGHED: Final = 40
"""Ideas that get a forecast; the rest are too obviously or too vaguely about a card."""
_ENOUGH: Final = 8
"""Ideas that are about a card; if there are fewer, less related ones are added."""
_BY_LETTERS: Final = 24
_RIVALS: Final = 7
"""The best card of a hand of six is about as good as the top seventh of the deck."""
_SPREAD: Final = 0.25
_MIXER: Final = 0x9E3779B1
"""Odd, with irregular bits: multiplying by it permutes the numbers below 2**32."""
_UNLIKE: Final = 1.5
"""Standard deviations of fit below which a phrase written for another card says nothing about this one."""
_BEHIND: Final = 1.2
"""Standard deviations by which another card may fit better; beyond that, the phrase is clearly about that card."""
DECISION: Final = 0.8
"""How decided listeners are assumed to be: a softmax temperature. Their minds differ from ours, so less than we are."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A card, a clue for it, and how well that clue fits every card."""

    card: Card
    clue: WrittenClue
    fits: Fits


@dataclass(frozen=True, slots=True)
class Moment:
    """When and to whom something is said."""

    table: str
    game: int
    heard: Collection[str]
    """The wordings of all clues of this game."""
    listeners: int


def ideas_for(clue_fit: ClueFit, cards: Sequence[Card], moment: Moment, random: Random) -> list[Idea]:
    """What could be said about these cards now. By letters, only what was written for them."""
    known = [card for card in cards if card < len(clue_fit.texts.cards)]
    if isinstance(clue_fit, MeaningFit) and clue_fit.stored is not None:
        return _from_the_sea(clue_fit, clue_fit.stored, known, moment, random)
    return list(_written_for(clue_fit, known, moment, random))


def _written_for(clue_fit: ClueFit, cards: Sequence[Card], moment: Moment, random: Random) -> Iterator[Idea]:
    written = [
        (card, number, clue)
        for card in cards
        for number, clue in enumerate(clue_fit.texts.cards[card].sayable())
        if wording(clue.text) not in moment.heard
    ]
    random.shuffle(written)
    if sum(1 for _ in clue_fit.texts.sayable()) >= _FEWEST:
        written = [each for each in written if part_of(stamp(each[2].text), moment)] or written
    for card, number, clue in islice(written, _BY_LETTERS):
        yield Idea(card, clue, clue_fit.sayable_fits(card, number))


def part_of(stamped: int, moment: Moment) -> bool:
    """Whether a wording belongs to this game of this table."""
    return (stamped ^ stamp(moment.table)) * _MIXER % 2**32 // 2**8 % GAMES == moment.game % GAMES


def _from_the_sea(
    fit: MeaningFit, stored: "NDArray[np.int8]", cards: Sequence[Card], moment: Moment, random: Random
) -> list[Idea]:
    """Ideas whose fit suggests that some would find the card, but not all; randomized, so that bots differ."""
    import numpy as np

    if not len(stored) or not cards:
        return []
    numbers = np.arange(len(stored))
    if len(numbers) >= _FEWEST:
        mixed = (fit.stamps ^ np.uint32(stamp(moment.table))).astype(np.uint64) * np.uint64(_MIXER) % np.uint64(2**32)
        numbers = numbers[mixed // np.uint64(2**8) % np.uint64(GAMES) == moment.game % GAMES]
    fits = stored[numbers].astype(np.float32) * (WIDEST / FINEST)
    rivals = max(1, fits.shape[1] // _RIVALS)
    bar = np.partition(fits, -rivals, axis=1)[:, -rivals]
    aim = DECISION * log(max(2, moment.listeners - 1))
    of_cards = fits[:, list(cards)]
    gaps = of_cards - bar[:, None]
    is_unlike = (of_cards < np.maximum(_UNLIKE, fits.max(axis=1, keepdims=True) - _BEHIND)) & (
        fit.owners[numbers][:, None] != np.array(cards)
    )
    luck = np.frombuffer(random.randbytes(gaps.size * 2), np.uint16).reshape(gaps.shape) / np.float32(2**16)
    misses = np.abs(gaps - aim) + _SPREAD * luck + is_unlike * WIDEST
    ideas: list[Idea] = []
    thought: set[tuple[int, str]] = set()
    for place in np.argsort(misses, axis=None).tolist():
        if len(ideas) == _WEIGHED or (len(ideas) >= _ENOUGH and is_unlike.flat[place]):
            break
        row, column = divmod(place, len(cards))
        clue = fit.sayable[numbers[row]]
        words = wording(clue.text)
        if words in moment.heard or (column, words) in thought:
            continue
        thought.add((column, words))
        ideas.append(Idea(cards[column], clue, unpacked(stored[numbers[row]])))
    return ideas
