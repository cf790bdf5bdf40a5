"""A finished game checked against itself: fair ones pass, and whatever is changed in them is found."""

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conteur.rules import Game, Refusal, Setup
from conteur.rules.chance import commitment_to
from conteur.rules.events import (
    CardsSubmitted,
    ClueGiven,
    Event,
    GalleryLaid,
    GameDealt,
    GameEnded,
    GiverNamed,
    PlayerSeated,
    RoundBegun,
    RoundScored,
    ScoresConfirmed,
    StorytellerChosen,
    VotesCast,
)
from conteur.rules.verify import Fault, Finding, check
from conteur.store.codec import decode_event, encode_event
from tests.rules.strategies import SIZES, decisions, examples, seeds, setups
from tests.store.recorded import finished

E = TypeVar("E", bound=Event)

BASE = finished("base", 4)
PARTY = finished("party", 6)
TEAM = finished("team", 6)


def checked(events: Sequence[Event]) -> Game | Finding:
    """Against what was promised before the deal."""
    return check(promised(events), events)


def promised(events: Sequence[Event]) -> str:
    """The commitment everybody saw."""
    dealt = events[0] if events else None
    return commitment_to(dealt.secret) if isinstance(dealt, GameDealt) else ""


def fault(found: Game | Finding) -> Fault | None:
    """What is wrong, if anything is."""
    return found.fault if isinstance(found, Finding) else None


def place(events: Sequence[Event], kind: type[object], nth: int = 0) -> int:
    """Where the nth event of a kind lies."""
    return [at for at, event in enumerate(events) if isinstance(event, kind)][nth]


def changed(events: Sequence[Event], kind: type[E], change: Callable[[E], dict[str, Any]], nth: int = 0) -> list[Event]:
    """The same history with one event told differently."""
    at = place(events, kind, nth)
    event = events[at]
    assert isinstance(event, kind)
    return [*events[:at], dataclasses.replace(event, **change(event)), *events[at + 1 :]]


def swapped(cards: tuple[int, ...], a: int = 0, b: int = 1) -> tuple[int, ...]:
    """Two cards have changed places."""
    order = list(cards)
    order[a], order[b] = order[b], order[a]
    return tuple(order)


@pytest.mark.parametrize(("mode", "players"), [(mode, players) for mode in SIZES for players in SIZES[mode]])
def test_fair_games_of_every_mode_and_size(mode: str, players: int) -> None:
    """What was played by the rules is found to be so, and the checker ends with the same game."""
    game = checked(finished(mode, players))
    assert isinstance(game, Game)
    assert "ended" == game.phase


@examples(40)
@given(setups(), seeds)
def test_fair_games_with_everything_a_table_does(setup: Setup, seed: int) -> None:
    """Votes moved, lots, skips, seats that come and go, games stopped: all of it is decided again the same way."""
    *_, played = decisions(setup, seed)
    assert played.game == check(commitment_to(played.chance.secret), played.events)


def test_another_secret() -> None:
    """The secret must be the one that was promised."""
    forged = changed(BASE, GameDealt, lambda _: {"secret": bytes(32)})
    assert Finding(Fault.COMMITMENT_BROKEN, 1) == check(promised(BASE), forged)


def test_another_promise() -> None:
    """A commitment nobody's secret answers to."""
    assert Finding(Fault.COMMITMENT_BROKEN, 1) == check("0" * 64, BASE)
    assert Finding(Fault.COMMITMENT_BROKEN, 1) == check("", BASE)


def test_a_secret_of_another_length() -> None:
    """A fitting promise does not make a short secret good."""
    short = changed(BASE, GameDealt, lambda _: {"secret": b"short"})
    assert Finding(Fault.COMMITMENT_BROKEN, 1) == check(commitment_to(b"short"), short)


def test_another_secret_with_a_fitting_promise() -> None:
    """Then the cards would have lain differently."""
    forged = changed(BASE, GameDealt, lambda _: {"secret": bytes(32)})
    assert Finding(Fault.SHUFFLE_STEERED, 1) == checked(forged)


@pytest.mark.parametrize("words", [(), ("sesame",), ("Öffne dich", "sesame"), ("sesameÖffne", " dich")])
def test_other_words(words: tuple[str, ...]) -> None:
    """Words left out, exchanged or cut elsewhere are other words."""
    assert Finding(Fault.SHUFFLE_STEERED, 1) == checked(changed(BASE, GameDealt, lambda _: {"words": words}))


def test_a_card_swapped_in_the_deal() -> None:
    """Between two hands, within a hand, in the pile, or between them."""

    def between_hands(dealt: GameDealt) -> dict[str, Any]:
        (_, first), (_, second), *rest = dealt.hands
        return {"hands": ((0, (second[0], *first[1:])), (1, (first[0], *second[1:])), *rest)}

    def within_a_hand(dealt: GameDealt) -> dict[str, Any]:
        (seat, hand), *rest = dealt.hands
        return {"hands": ((seat, swapped(hand)), *rest)}

    def with_the_pile(dealt: GameDealt) -> dict[str, Any]:
        (seat, hand), *rest = dealt.hands
        return {"hands": ((seat, (dealt.pile[0], *hand[1:])), *rest), "pile": (hand[0], *dealt.pile[1:])}

    for change in (between_hands, within_a_hand, with_the_pile, lambda dealt: {"pile": swapped(dealt.pile, 0, -1)}):
        assert Finding(Fault.SHUFFLE_STEERED, 1) == checked(changed(BASE, GameDealt, change))


def test_a_deck_of_any_size() -> None:
    """A record cannot make the checker shuffle a billion cards that were never dealt."""
    huge = dataclasses.replace(_setup(BASE), deck_size=10**15)
    assert Finding(Fault.SHUFFLE_STEERED, 1) == checked(changed(BASE, GameDealt, lambda _: {"setup": huge}))


def _setup(events: Sequence[Event]) -> Setup:
    dealt = events[0]
    assert isinstance(dealt, GameDealt)
    return dealt.setup


def test_a_setup_that_cannot_be_played() -> None:
    """Thirteen at the table."""
    crowd = dataclasses.replace(_setup(BASE), players=13)
    expected = Finding(Fault.MOVE_ILLEGAL, 1, Refusal.TOO_MANY_PLAYERS)
    assert expected == checked(changed(BASE, GameDealt, lambda _: {"setup": crowd}))


@pytest.mark.parametrize("events", [BASE, PARTY, TEAM], ids=["base", "party", "team"])
def test_a_gallery_in_another_order(events: tuple[Event, ...]) -> None:
    """Cards or owners exchanged, or both together."""
    at = place(events, GalleryLaid, -1) + 1
    for change in (
        lambda laid: {"cards": swapped(laid.cards)},
        lambda laid: {"owners": swapped(laid.owners)},
        lambda laid: {"cards": swapped(laid.cards), "owners": swapped(laid.owners)},
    ):
        assert Finding(Fault.SHUFFLE_STEERED, at) == checked(changed(events, GalleryLaid, change, -1))


def test_a_refill_with_other_cards() -> None:
    """The card drawn is the one on top of the pile; the role goes to the left."""

    def another_card(begun: RoundBegun) -> dict[str, Any]:
        (first, (a, *_)), (second, (b, *_)), *rest = begun.draws
        return {"draws": ((first, (b,)), (second, (a,)), *rest)}

    at = place(BASE, RoundBegun) + 1
    assert Finding(Fault.SHUFFLE_STEERED, at) == checked(changed(BASE, RoundBegun, another_card))
    again = changed(BASE, RoundBegun, lambda begun: {"storyteller": (begun.storyteller + 1) % 4})
    assert Finding(Fault.SHUFFLE_STEERED, at) == checked(again)


def test_a_reshuffle_in_another_order() -> None:
    """The new pile follows from the secret like the first one."""
    long = finished("base", 12)
    at = next(n for n, event in enumerate(long) if isinstance(event, RoundBegun) and event.reshuffled)
    begun = long[at]
    assert isinstance(begun, RoundBegun)
    assert begun.reshuffled
    forged = dataclasses.replace(begun, reshuffled=swapped(begun.reshuffled, -1, -2))
    assert Finding(Fault.SHUFFLE_STEERED, at + 1) == checked([*long[:at], forged, *long[at + 1 :]])


def test_lots_that_were_drawn_elsewhere() -> None:
    """The first storyteller by lot follows from the secret too."""
    events = finished("base", 4, first_storyteller="random")
    forged = changed(events, StorytellerChosen, lambda chosen: {"seat": (chosen.seat + 1) % 4})
    assert Finding(Fault.SHUFFLE_STEERED, 2) == checked(forged)


@pytest.mark.parametrize("events", [BASE, PARTY, TEAM], ids=["base", "party", "team"])
def test_other_points(events: tuple[Event, ...]) -> None:
    """A point more, a point less, an award for nothing, one left out."""
    at = place(events, RoundScored) + 1

    def award(change: Callable[[tuple[Any, ...]], tuple[Any, ...]]) -> list[Event]:
        return changed(events, RoundScored, lambda scored: {"awards": change(scored.awards)})

    for forged in (
        award(lambda awards: (awards[0]._replace(points=awards[0].points + 1), *awards[1:])),
        award(lambda awards: (awards[0]._replace(points=awards[0].points - 1), *awards[1:])),
        award(lambda awards: (*awards, awards[0])),
        award(lambda awards: awards[1:]),
    ):
        assert Finding(Fault.SCORES_WRONG, at) == checked(forged)


@pytest.mark.parametrize("events", [BASE, PARTY, TEAM], ids=["base", "party", "team"])
def test_other_winners(events: tuple[Event, ...]) -> None:
    """Nobody, somebody else, one more, or for another reason."""
    for forged in (
        changed(events, GameEnded, lambda _: {"winners": ()}),
        changed(events, GameEnded, lambda ended: {"winners": tuple(1 + side for side in ended.winners)}),
        changed(events, GameEnded, lambda ended: {"winners": (*ended.winners, 2)}),
        changed(events, GameEnded, lambda _: {"reason": "pile"}),
    ):
        assert Finding(Fault.SCORES_WRONG, len(events)) == checked(forged)


def test_a_newcomer_with_a_head_start() -> None:
    """Who joins has the lowest score at the table, not more."""
    games = (list(decisions(_setup(BASE), seed))[-1].events for seed in range(100))
    events = next(events for events in games if any(isinstance(event, PlayerSeated) for event in events))
    forged = changed(events, PlayerSeated, lambda seated: {"score": seated.score + 1})
    assert Finding(Fault.SCORES_WRONG, place(events, PlayerSeated) + 1) == checked(forged)


@pytest.mark.parametrize("events", [BASE, PARTY, TEAM], ids=["base", "party", "team"])
def test_any_event_taken_out(events: tuple[Event, ...]) -> None:
    """The gap is found, wherever it is."""
    assert [] == [n for n in range(len(events)) if fault(checked([*events[:n], *events[n + 1 :]])) is None]


@pytest.mark.parametrize("events", [BASE, PARTY, TEAM], ids=["base", "party", "team"])
def test_any_event_told_twice(events: tuple[Event, ...]) -> None:
    """Only a vote before the last and a name before the partners agree may be repeated, to no effect (A-24, A-33)."""
    for n, event in enumerate(events):
        found = checked([*events[: n + 1], *events[n:]])
        assert _may_be_repeated(events, n) == (fault(found) is None), (n, event)


def _may_be_repeated(events: Sequence[Event], n: int) -> bool:
    event = events[n]
    if isinstance(event, VotesCast):
        return not isinstance(events[n + 1], RoundScored)
    if not isinstance(event, GiverNamed):
        return False
    rest = events[n + 1 : place(events[n:], GalleryLaid) + n]
    return any(isinstance(other, GiverNamed) and other.seat == (event.seat + 3) % 6 for other in rest)


def test_a_vote_after_the_last() -> None:
    """All votes were turned over when it came."""
    at = place(BASE, RoundScored)
    late = [*BASE[: at + 1], BASE[at - 1], *BASE[at + 1 :]]
    assert Finding(Fault.MOVE_ILLEGAL, at + 2, Refusal.NOT_IN_THIS_PHASE) == checked(late)


@pytest.mark.parametrize("events", [BASE, PARTY, TEAM], ids=["base", "party", "team"])
def test_any_game_cut_short(events: tuple[Event, ...]) -> None:
    """A beginning of a fair game is fair so far, but not finished."""
    assert Finding(Fault.NOT_DEALT, 1) == checked(events[:0])
    assert {Fault.NOT_FINISHED} == {fault(checked(events[:n])) for n in range(1, len(events))}


@pytest.mark.parametrize("events", [BASE, PARTY, TEAM], ids=["base", "party", "team"])
def test_any_event_after_the_end(events: tuple[Event, ...]) -> None:
    """The game has ended, whatever comes."""
    for event in {type(event): event for event in events}.values():
        assert fault(checked([*events, event])) in (Fault.MOVE_ILLEGAL, Fault.HISTORY_BROKEN)


@pytest.mark.parametrize(
    ("events", "kind", "change", "refusal"),
    [
        (BASE, StorytellerChosen, {"seat": 9}, Refusal.SEAT_IS_NOT_PLAYING),
        (BASE, ClueGiven, {"card": None}, Refusal.CLUE_NEEDS_A_CARD),
        (BASE, ClueGiven, {"clue": " "}, Refusal.CLUE_IS_EMPTY),
        (BASE, ClueGiven, {"clue": "x" * 201}, Refusal.CLUE_IS_TOO_LONG),
        (BASE, CardsSubmitted, {"cards": ()}, Refusal.WRONG_NUMBER_OF_CARDS),
        (BASE, CardsSubmitted, {"cards": (99,)}, Refusal.CARD_NOT_IN_HAND),
        (BASE, VotesCast, {"slots": (9,)}, Refusal.NO_SUCH_SLOT),
        (BASE, VotesCast, {"slots": (1, 2)}, Refusal.WRONG_NUMBER_OF_VOTES),
        (BASE, VotesCast, {"red": 1}, Refusal.ONLY_STORYTELLER_PLACES_RED),
        (BASE, ScoresConfirmed, {"seat": -1}, Refusal.SEAT_IS_NOT_PLAYING),
        (PARTY, ClueGiven, {"card": 5}, Refusal.CLUE_TAKES_NO_CARD),
        (TEAM, GiverNamed, {"giver": 17}, Refusal.GIVER_MUST_BE_OF_THE_TEAM),
    ],
)
def test_an_illegal_move(
    events: tuple[Event, ...], kind: type[Event], change: dict[str, Any], refusal: Refusal
) -> None:
    """The finding says why the rules refuse it."""
    found = checked(changed(events, kind, lambda _: change))
    assert Finding(Fault.MOVE_ILLEGAL, place(events, kind) + 1, refusal) == found


def test_another_clue_is_another_fair_game() -> None:
    """What was said changes no card and no point: words cannot be proved afterwards."""
    assert fault(checked(changed(BASE, ClueGiven, lambda _: {"clue": "something else"}))) is None


def test_a_history_that_begins_in_the_middle() -> None:
    """Or has a second deal."""
    assert Finding(Fault.NOT_DEALT, 1) == checked(BASE[1:])
    assert Finding(Fault.HISTORY_BROKEN, 2) == checked([BASE[0], BASE[0]])


def test_a_consequence_without_its_cause() -> None:
    """A gallery lies because the last card came, not by itself."""
    at = place(BASE, GalleryLaid)
    early = [*BASE[: at - 1], BASE[at], BASE[at - 1], *BASE[at + 1 :]]
    assert Finding(Fault.HISTORY_BROKEN, at) == checked(early)


DECIDED = (GameDealt, GalleryLaid, RoundScored, RoundBegun, GameEnded)


@examples(150)
@given(st.data(), st.sampled_from([BASE, PARTY, TEAM]))
def test_no_number_that_chance_or_the_rules_decided_can_be_changed(
    data: st.DataObject, events: tuple[Event, ...]
) -> None:
    """Any single one, by any amount; moves are free, so changed ones may be another fair game."""
    n = data.draw(st.sampled_from([n for n, event in enumerate(events) if isinstance(event, DECIDED)]), "event")
    written = encode_event(events[n])
    agreed = written.pop("setup", None)
    numbers = list(_paths(written))
    if not numbers:
        return
    path = data.draw(st.sampled_from(numbers), "number")
    written = _with(written, path, data.draw(st.integers(-3, 3).filter(bool), "by"))
    if agreed is not None:
        written["setup"] = agreed
    assert fault(checked([*events[:n], decode_event(written), *events[n + 1 :]])) is not None


def _paths(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where the numbers are."""
    if type(value) is int:
        return [path]
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, tuple | list) else ()
    return [found for key, item in inner for found in _paths(item, (*path, key))]


def _with(value: Any, path: tuple[Any, ...], by: int) -> Any:  # noqa: ANN401 - JSON
    if not path:
        return value + by
    key, *rest = path
    if isinstance(value, dict):
        return value | {key: _with(value[key], tuple(rest), by)}
    return [_with(item, tuple(rest), by) if n == key else item for n, item in enumerate(value)]
