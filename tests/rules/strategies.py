"""Random setups, whole games and hostile moves for the property tests. Knows no property.

`pytest` plays the same examples every time. Fresh ones: `HYPOTHESIS_PROFILE=fresh pytest tests/rules`; many fresh ones,
for a night: `HYPOTHESIS_PROFILE=thorough pytest tests/rules`. A failure prints the numbers that bring it back.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeVar, assert_never, get_args

from hypothesis import settings
from hypothesis import strategies as st

from conteur.rules import (
    CastVotes,
    Chance,
    ClaimStory,
    ConfirmScores,
    DrawStoryteller,
    Game,
    GiveClue,
    HandOverSeat,
    Move,
    NameGiver,
    Refusal,
    ReleasePlayer,
    SeatPlayer,
    Setup,
    SkipStoryteller,
    StopGame,
    SubmitCards,
    TableMove,
    arrange,
    awaited,
    decide,
    evolve_all,
    make_setup,
    open_game,
    options,
    replay,
)
from conteur.rules.editions import CHOICES
from conteur.rules.events import Event, PlayerSeated, RoundBegun
from conteur.rules.options import MayClaim, MayConfirm, MayNameGiver, MaySubmit, MayTell, MayVote, Option
from conteur.rules.setup import cards_needed
from conteur.rules.vocabulary import DECK_SIZE, MAX_CLUE_LENGTH, MAX_SEATS, Card, Mode, Seat, Slot

T = TypeVar("T")

settings.register_profile("quick", deadline=None, derandomize=True)
settings.register_profile("fresh", deadline=None, print_blob=True)
settings.register_profile("thorough", deadline=None, print_blob=True)
_PROFILE: Final = os.environ.get("HYPOTHESIS_PROFILE", "quick")
settings.load_profile(_PROFILE)


def examples(count: int) -> settings:
    """So many examples, or fifty times as many in a thorough run."""
    return settings(max_examples=count * (50 if _PROFILE == "thorough" else 1))


SIZES: Final[dict[Mode, tuple[int, ...]]] = {
    "base": tuple(range(3, 13)),
    "party": tuple(range(6, 13)),
    "team": (6, 8, 10, 12),
}
CLUES: Final = ("Once upon a time", "tick tock", "what the river said")


class Dice:
    """The choices of a test, all following from one number, the same on every Python."""

    def __init__(self, seed: int) -> None:
        """Choices have words of their own, so they are not the cards' dice."""
        self._numbers = Chance(seed.to_bytes(32, "big"), ("choices",))._numbers("choices")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return next(self._numbers) % bound

    def one_in(self, count: int) -> bool:
        """True once in so many times."""
        return self.below(count) == 0

    def pick(self, items: Sequence[T]) -> T:
        """One of them."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """All of them in another order."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(len(rest))]

    def some(self, items: Iterable[T], count: int) -> tuple[T, ...]:
        """So many of them, all different."""
        return tuple(self.shuffled(items)[:count])


@dataclass(frozen=True, slots=True)
class Played:
    """A game with the way it came about."""

    game: Game
    events: tuple[Event, ...]
    chance: Chance
    newcomers: frozenset[Seat] = frozenset()
    """Who sat down since the round began, perhaps on the chair of somebody who had played it."""

    def after(self, events: tuple[Event, ...]) -> "Played":
        """The same game some facts later."""
        newcomers = self.newcomers
        for event in events:
            if isinstance(event, RoundBegun):
                newcomers = frozenset()
            elif isinstance(event, PlayerSeated):
                newcomers |= {event.seat}
        return Played(evolve_all(self.game, events), self.events + events, self.chance, newcomers)


def opened(setup: Setup, seed: int, words: Sequence[str] = ()) -> Played:
    """A game just dealt."""
    chance = Chance(seed.to_bytes(32, "big"), words)
    events = open_game(setup, chance)
    assert not isinstance(events, Refusal), events
    return Played(replay(events), events, chance)


def decisions(setup: Setup, seed: int, *, with_table: bool = True) -> Iterator[Played]:
    """A whole game of random moves, after the deal and after every accepted move; `with_table`: its moves too."""
    dice = Dice(seed)
    played = opened(setup, seed, ("words", str(seed)) if seed % 2 else ())
    yield played
    while played.game.phase != "ended":
        move = table_move(played.game, dice) if with_table else None
        if move is None:
            seat = _somebody(played.game, dice)
            decision = decide(played.game, seat, random_move(played.game, seat, dice), played.chance)
            assert not isinstance(decision, Refusal), decision
        else:
            decision = arrange(played.game, move, played.chance)
            if isinstance(decision, Refusal):
                continue
        played = played.after(decision)
        yield played


def _somebody(game: Game, dice: Dice) -> Seat:
    """Mostly somebody the game waits for; now and then somebody who changes a vote or names again."""
    if dice.one_in(6):
        return dice.pick([seat for seat in game.seats if options(game, seat)])
    return dice.pick(awaited(game))


def random_move(game: Game, seat: Seat, dice: Dice) -> Move:
    """One of the moves this seat is offered."""
    return offered_move(dice.pick(options(game, seat)), dice)


def offered_move(option: Option, dice: Dice) -> Move:
    """A move of the shape the option has."""
    match option:
        case MayClaim():
            return ClaimStory()
        case MayConfirm():
            return ConfirmScores()
        case MayTell(cards, clue):
            return GiveClue("" if clue == "spoken" else dice.pick(CLUES), dice.pick(cards) if cards else None)
        case MayNameGiver(givers):
            return NameGiver(dice.pick(givers))
        case MaySubmit(cards, count):
            return SubmitCards(dice.some(cards, count))
        case MayVote(slots, at_most, red, red_on_green):
            chosen = dice.some(slots, 1 + dice.below(at_most))
            places = [slot for slot in red if red_on_green or slot not in chosen]
            return CastVotes(chosen, dice.pick(places) if places else None)
        case _:
            assert_never(option)


def table_move(game: Game, dice: Dice) -> TableMove | None:
    """Now and then something the table does, allowed or not."""
    if dice.one_in(250):
        return StopGame()
    if game.phase == "scored" and dice.one_in(3):
        if dice.one_in(2):
            return SeatPlayer(dice.below(MAX_SEATS))
        return (HandOverSeat if dice.one_in(2) else ReleasePlayer)(dice.pick(game.seats))
    if dice.one_in(15):
        seat = dice.below(MAX_SEATS + 2) - 1
        moves: tuple[TableMove, ...] = (DrawStoryteller(), SkipStoryteller(), SeatPlayer(seat), ReleasePlayer(seat))
        return dice.pick(moves)
    return None


def hostile_move(game: Game, dice: Dice) -> Move:
    """Any move with any contents, every other one of the kind the phase is about: wrong hands, counts, twins, slots."""
    kinds = {"claiming": 0, "telling": 2, "submitting": 4, "voting": 5, "scored": 1, "ended": 1}
    match kinds[game.phase] if dice.one_in(2) else dice.below(6):
        case 0:
            return ClaimStory()
        case 1:
            return ConfirmScores()
        case 2:
            clue = dice.pick((*CLUES, "", " ", "\n\t", "x" * MAX_CLUE_LENGTH, "x" * (MAX_CLUE_LENGTH + 1), " " * 300))
            return GiveClue(clue, None if dice.one_in(3) else _any_card(game, dice))
        case 3:
            return NameGiver(dice.below(MAX_SEATS + 3) - 1)
        case 4:
            return SubmitCards(_few([_any_card(game, dice) for _ in range(3)], dice))
        case _:
            slots = _few([_any_slot(game, dice) for _ in range(3)], dice)
            return CastVotes(slots, _any_slot(game, dice) if dice.one_in(3) else None)


def _few(items: Sequence[T], dice: Dice) -> tuple[T, ...]:
    """Mostly one or two of them, sometimes twins, none or too many."""
    one, two, three = items
    return dice.pick(((one,), (one,), (one,), (one, two), (one, two), (one, one), (one, two, three), ()))


def _any_card(game: Game, dice: Dice) -> Card:
    """From somebody's hand, the board, the pile or nowhere."""
    nowhere = (-1, game.setup.deck_size)
    return dice.pick((*dice.pick((*game.hands.values(), *game.submitted.values())), *game.pile[:1], *nowhere))


def _any_slot(game: Game, dice: Dice) -> Slot:
    return dice.below(len(game.gallery) + 4) - 1


@st.composite
def setups(draw: st.DrawFn, modes: Sequence[Mode] = get_args(Mode)) -> Setup:
    """Every mode, size, option and end, with the full deck or hardly enough cards."""
    mode = draw(st.sampled_from(modes))
    players = draw(st.sampled_from(SIZES[mode]))
    chosen = {name: draw(st.sampled_from(values)) for name, values in CHOICES.items()}
    ends: list[object] = [{"laps": 1}, {"laps": 2}]
    if mode == "base":
        ends += ["pile", {"points": 5}, {"points": 12}, {"points": 30}]
    chosen["end"] = draw(st.sampled_from(ends))
    fewest = cards_needed(mode, players)
    deck_size = draw(st.sampled_from([DECK_SIZE, fewest, *range(fewest + 1, min(DECK_SIZE, fewest + 8))]))
    return make_setup(mode, players, options=chosen, deck_size=deck_size)


seeds: Final = st.integers(0, 2**32 - 1)


def play(setup: Setup, seed: int, steps: int, *, with_table: bool = True) -> Played:
    """A random game, so many moves after the deal or at its end."""
    *_, played = islice(decisions(setup, seed, with_table=with_table), steps + 1)
    return played


def glimpses(setup: Setup, seed: int, one_in: int) -> Iterator[Played]:
    """Some moments of a random game, its end always among them."""
    dice = Dice(seed + 1)
    for played in decisions(setup, seed):
        if played.game.phase == "ended" or dice.one_in(one_in):
            yield played


def games(modes: Sequence[Mode] = get_args(Mode)) -> st.SearchStrategy[Played]:
    """Random games, standing anywhere between deal and end."""
    return st.builds(play, setups(modes), seeds, st.integers(0, 160))
