"""Leaks planted in the product, one of each kind, each with a short history in which it tells somebody too much."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace

from conteur.live.audience import Audience
from conteur.privacy import collect
from conteur.rules import afterwards
from conteur.rules.ballots import refuse_votes
from conteur.rules.events import Event as GameEvent
from conteur.rules.evolve import evolve as evolve_rules
from conteur.rules.game import Game
from conteur.rules.moves import CastVotes
from conteur.rules.refusals import Refusal
from conteur.rules.setup import Setup
from conteur.rules.view import You, private
from conteur.store import finished_games
from conteur.tables import evolve
from conteur.tables import view as table_view
from conteur.tables.decide import dispatch, housekeeping, leaving
from conteur.tables.decide.late_join import seat_latecomer
from conteur.tables.events import BotTookOver, Event, Person, PersonJoined
from conteur.tables.refusals import TableRefusal
from conteur.tables.state import Member, SentAway, TableState
from conteur.web.http.table_cards import TableCardsResource
from conteur.web.protocol.http_types import TableCards
from tests.secrecy.history import Batch

_RULES_VIEW: Final = import_module("conteur.rules.view")
_DECIDE: Final = import_module("conteur.rules.decide")
"""The modules: their package gives their names to functions."""

Plant = Callable[[pytest.MonkeyPatch], None]


class Leak(NamedTuple):
    """What is wrong with the product, and how somebody finds out."""

    plant: Plant
    mode: str
    batches: list[Batch]
    found: str
    """What the observer says of it."""


def go(*kinds: str, pick: int = 0) -> Batch:
    """These things in one breath."""
    return [(kind, pick) for kind in kinds]


def _bot_of(state: TableState) -> Member | None:
    return next((member for member in state.members if member.is_bot and member.seat is not None), None)


def a_seat_in_mid_round(patch: pytest.MonkeyPatch) -> None:
    """Finding 2: whoever sits down has a bot's seat at once."""

    def seat_now(state: TableState, person: Person) -> tuple[Event, ...]:
        bot = _bot_of(state)
        if state.status != "playing" or bot is None or bot.seat is None:
            return ()
        return (PersonJoined(person, bot.seat, bot.person),)

    patch.setattr(housekeeping, "seat_latecomer", seat_now)


def the_hand_with_the_seat(patch: pytest.MonkeyPatch) -> None:
    """Between rounds, whoever sits down has the cards that a bot plays with again when they leave."""

    def seat_with_cards(state: TableState, person: Person) -> tuple[Event, ...]:
        events = seat_latecomer(state, person)
        return tuple(event for event in events if isinstance(event, PersonJoined))

    patch.setattr(housekeeping, "seat_latecomer", seat_with_cards)
    _keep_the_hand(patch)


def _keep_the_hand(patch: pytest.MonkeyPatch) -> None:
    def release(state: TableState, member: Member) -> tuple[Event, ...]:
        events = leaving.release_leaver(state, member)
        kept = tuple(event for event in events if isinstance(event, BotTookOver))
        return kept or events

    patch.setattr(housekeeping, "release_leaver", release)


def the_leavers_hand(patch: pytest.MonkeyPatch) -> None:
    """A bot plays on with cards that the leaver has seen."""
    _keep_the_hand(patch)


def a_number_used_twice(patch: pytest.MonkeyPatch) -> None:
    """A number that is free again is given to the next one, and devices are bound to numbers, not to keys."""
    remove = evolve._remove

    def check_numbers(self: Audience, state: TableState, now: float) -> None:
        present = {member.person for member in state.members if member.is_present}
        for device in [each for each in self.devices if each.person is not None and each.person not in present]:
            self._dismiss(device, TableRefusal.SENT_AWAY, now)

    def and_reuse(state: TableState, person: Person) -> TableState:
        after = remove(state, person)
        return replace(after, next_person=max((member.person for member in after.members), default=-1) + 1)

    patch.setattr(evolve, "_remove", and_reuse)
    patch.setattr(Audience, "check_keys", check_numbers)
    patch.setattr(dispatch, "_is_still", lambda _state, _by, _key_hash: True)


def a_record_with_the_votes(patch: pytest.MonkeyPatch) -> None:
    """Finding 7: the record of a game that was stopped has everything."""
    patch.setattr(finished_games, "told_afterwards", lambda events: tuple(events) or None)


def cards_still_face_down(patch: pytest.MonkeyPatch) -> None:
    """The record of a stopped game has the round it was stopped in."""

    def last(events: Sequence[GameEvent]) -> int:
        return len(events) - 1

    patch.setattr(afterwards, "_end_of_last_round", last)


def the_secret_of_a_stopped_game(patch: pytest.MonkeyPatch) -> None:
    """Finding 7 in the view."""
    patch.setattr(_RULES_VIEW, "keeps_secret", lambda _game: False)


def the_secret_as_its_own_promise(patch: pytest.MonkeyPatch) -> None:
    """The seed instead of its hash."""
    patch.setattr(_RULES_VIEW, "commitment_to", bytes.hex)


def votes_of_a_stopped_round(patch: pytest.MonkeyPatch) -> None:
    """A game stopped during the vote shows what was voted so far."""

    def evolve_and_keep(game: Game, event: GameEvent) -> Game:
        after = evolve_rules(game, event)
        return after.but(ballots=game.ballots) if after.phase == "ended" else after

    patch.setattr(evolve, "evolve_game", evolve_and_keep)


def the_blind_hand(patch: pytest.MonkeyPatch) -> None:
    """H-10."""
    patch.setattr(_RULES_VIEW, "_may_see_hand", lambda _game, _seat: True)


def everybody_hears_partners(patch: pytest.MonkeyPatch) -> None:
    """T-22."""
    patch.setattr(evolve, "_hearers", lambda _state, _said: None)


def a_key_for_a_name(patch: pytest.MonkeyPatch) -> None:
    """The list of people who were sent away says what proves that it is them."""
    send_away = evolve._send_away

    def and_tell(state: TableState, person: Person) -> TableState:
        after = send_away(state, person)
        told = tuple(SentAway(one.person, one.key_hash, one.key_hash) for one in after.sent_away)
        return replace(after, sent_away=told)

    patch.setattr(evolve, "_send_away", and_tell)


def the_list_in_the_order_of_hands(patch: pytest.MonkeyPatch) -> None:
    """Cards in somebody's hand come first."""
    cards = TableCardsResource._cards

    def in_order(self: TableCardsResource, state: TableState, language: str, *, shows_own: bool) -> TableCards:
        listed = cards(self, state, language, shows_own=shows_own)
        held = {card for hand in state.game.hands.values() for card in hand} if state.game else set()
        order = sorted(range(len(listed.cards)), key=lambda number: number not in held)
        return TableCards(listed.stamp, [listed.cards[number] for number in order], listed.back)

    patch.setattr(TableCardsResource, "_cards", in_order)


def a_refusal_that_tells(patch: pytest.MonkeyPatch) -> None:
    """H-12: a vote for the storyteller's card is refused in its own way."""

    def and_tell(setup: Setup, storyteller: int, owners: tuple[int, ...], seat: int, move: CastVotes) -> Refusal | None:
        if storyteller in [owners[slot - 1] for slot in move.slots if 1 <= slot <= len(owners)]:
            return Refusal.VOTES_MUST_DIFFER
        return refuse_votes(setup, storyteller, owners, seat, move)

    patch.setattr(_DECIDE, "refuse_votes", and_tell)


def an_export_of_others(patch: pytest.MonkeyPatch) -> None:
    """Everybody's remarks."""
    before = collect._collect

    def and_others(data: collect.PersonalData, entry: Any, step: Any, person: Person) -> None:  # noqa: ANN401 - as it is
        before(data, entry, step, getattr(step[0], "person", person))

    patch.setattr(collect, "_collect", and_others)


def anothers_private_part(patch: pytest.MonkeyPatch) -> None:
    """H-1: what is the next seat's."""

    def of_the_next(game: Game, seat: int) -> You:
        other = game.seats[(game.seats.index(seat) + 1) % len(game.seats)]
        return private(game, seat)._replace(hand=private(game, other).hand)

    patch.setattr(table_view, "private", of_the_next)


TO_VOTING: Final = go("advance", "advance", "advance")
BETWEEN: Final = go("advance", "advance", "advance", "advance")

LEAKS: Final = (
    Leak(a_seat_in_mid_round, "base", [TO_VOTING, go("sit"), go("advance")], "socket: hand"),
    Leak(a_seat_in_mid_round, "team", [TO_VOTING, go("sit"), go("leave", pick=3)], "socket: hand"),
    Leak(the_hand_with_the_seat, "base", [BETWEEN, go("sit"), [("leave", 2)], go("advance")], "added up: hand"),
    Leak(the_hand_with_the_seat, "party", [BETWEEN, go("sit"), go("advance")], "socket: gave"),
    Leak(the_leavers_hand, "base", [TO_VOTING, go("leave"), go("advance", "advance")], "added up: hand"),
    Leak(the_leavers_hand, "team", [TO_VOTING, go("leave"), go("advance", "advance")], "added up: hand"),
    Leak(
        a_number_used_twice,
        "base",
        [
            go("rematch"),
            [("stop", 0)],
            go("reopen"),
            go("look on", "others look on"),
            go("sit", "send away", "others sit"),
            go("start"),
        ],
        "socket: hand",
    ),
    Leak(a_record_with_the_votes, "base", [TO_VOTING, [("move", 1)], [("stop", 0)]], "games/1: "),
    Leak(a_record_with_the_votes, "party", [TO_VOTING, [("stop", 0)]], "games/1: "),
    Leak(cards_still_face_down, "base", [go("advance", "advance"), [("move", 1)], [("stop", 0)]], "games/1: gave"),
    Leak(the_secret_of_a_stopped_game, "base", [TO_VOTING, [("stop", 0)]], "socket: the secret"),
    Leak(the_secret_of_a_stopped_game, "party", [[("stop", 0)]], "socket: the secret"),
    Leak(the_secret_as_its_own_promise, "base", [go("advance")], "socket: the secret"),
    Leak(votes_of_a_stopped_round, "party", [TO_VOTING, [("move", 0)], [("stop", 0)]], "socket: voted"),
    Leak(the_blind_hand, "party", [go("advance")], "socket: hand"),
    Leak(everybody_hears_partners, "team", [go("advance"), go("look on", "whisper")], "what partners said"),
    Leak(a_key_for_a_name, "base", [[("send away", 5)]], "socket: somebody's seat key"),
    Leak(
        the_list_in_the_order_of_hands, "base", [go("fetch"), go("advance", "advance"), go("fetch")], "a list of cards"
    ),
    Leak(
        a_refusal_that_tells,
        "base",
        [TO_VOTING, *[[("probe", slot)] for slot in range(12)]],
        "depends on what is hidden",
    ),
    Leak(an_export_of_others, "team", [go("advance"), go("whisper"), go("fetch")], "export: "),
    Leak(anothers_private_part, "base", [go("advance")], "somebody else's card"),
)
