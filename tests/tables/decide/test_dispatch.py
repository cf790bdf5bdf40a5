"""Whatever people ask, in any order, the invariants of a table hold."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from conteur.live.randomness import new_key
from conteur.rules.game import Game, awaited
from conteur.rules.vocabulary import DECK_SIZE, MAX_SEATS
from conteur.store.entries import decode_entry, encode_entry
from conteur.tables.asks import (
    AbandonGame,
    AddBot,
    ArrangeSeats,
    Ask,
    ChangeLook,
    ChangeSettings,
    HandOver,
    Leave,
    LetBack,
    Reopen,
    Say,
    SendAway,
    Sit,
    StartGame,
)
from conteur.tables.deadlines import moment_of
from conteur.tables.entry import Entry
from conteur.tables.events import BotSat, BotTookOver, Person, PersonSat
from conteur.tables.evolve import evolve_entry
from conteur.tables.options import asks_open_to
from conteur.tables.requests import DrawLots, Outcome, Request, StandIn
from conteur.tables.sanitize import alike
from conteur.tables.settings import Settings, SettingsChange
from conteur.tables.state import TableState
from conteur.tables.view import SharedView
from tests.tables.evening import Evening


def any_ask(random: Random, table: TableState) -> Ask:
    """Something somebody might ask, sensible or not."""
    person = random.randrange(max(table.next_person, 1))
    order = [member.person for member in table.members]
    random.shuffle(order)
    asks: list[Ask] = [
        Sit(f"N{random.randrange(20)}", new_key(), random.choice([None, random.randrange(12)])),
        Sit(f"N{random.randrange(20)}", new_key()),
        ChangeLook(f"N{random.randrange(20)}", random.randrange(12)),
        Leave(),
        SendAway(person),
        LetBack(person),
        HandOver(person),
        AddBot(),
        AddBot(),
        ArrangeSeats(tuple(order)),
        StartGame(),
        StartGame(),
        Reopen(),
        AbandonGame() if random.random() < 0.2 else Reopen(),
        Say("x", to_team=random.random() < 0.5),
        ChangeSettings(SettingsChange(leavers=random.choice(["bot", "go"]))),
        ChangeSettings(SettingsChange(mode=random.choice(["base", "party", "team"]))),
    ]
    return random.choice(asks)


def any_wish(random: Random, table: TableState) -> Request:
    """An ask, or a move the game is waiting for."""
    game = table.game
    if game is not None and awaited(game) and random.random() < 0.85:
        if game.phase == "claiming" and random.random() < 0.3:
            return Request(DrawLots(moment_of(table)))
        return Request(StandIn(random.choice(awaited(game)), moment_of(table)))
    ask = any_ask(random, table)
    by = None if isinstance(ask, Sit) else random.randrange(max(table.next_person, 1))
    return Request(ask, table.host if random.random() < 0.5 and not isinstance(ask, Sit) else by)


def check(table: TableState) -> None:
    """All invariants."""
    present = [member for member in table.members if member.is_present]
    persons = [member.person for member in table.members]
    assert len(table.players) <= MAX_SEATS
    assert table.status != "waiting" or len(table.members) <= MAX_SEATS
    assert len(set(persons)) == len(persons)
    assert max(persons, default=-1) < table.next_person
    assert len({member.rabbit for member in present}) == len(present)
    assert len({member.rabbit for member in table.members}) == len(persons) or table.status != "waiting"
    staying = [alike(member.name) for member in table.members if not member.is_leaving]
    assert len(set(staying)) == len(staying)
    assert (table.host in {member.person for member in present}) == bool(present)
    assert table.status == "playing" or not any(member.is_leaving for member in table.members)
    if table.game is not None and table.status == "playing":
        seats = sorted(member.seat for member in table.members if member.seat is not None)
        assert seats == sorted(table.game.seats)
    if table.game is not None:
        assert cards_of(table.game) == list(range(DECK_SIZE))
    for person in (None, *persons):
        shown = SharedView("BCDFGH", 1, table, frozenset(), 0, None)
        assert (shown.yours(person) if person is not None else None) is None or table.game is not None


def cards_of(game: Game) -> list[int]:
    """Every card, wherever it is."""
    on_the_board = game.gallery or tuple(card for cards in game.submitted.values() for card in cards)
    hands = [card for hand in game.hands.values() for card in hand]
    return sorted((*hands, *game.pile, *game.discard, *on_the_board))


def lit(table: TableState, person: Person) -> list[Ask]:
    """Asks without details that are offered."""
    bare: dict[str, Ask] = {"start_game": StartGame(), "add_bot": AddBot(), "reopen": Reopen(), "leave": Leave()}
    bare["stop_game"] = AbandonGame()
    return [bare[kind] for kind in asks_open_to(table, person, has_clock=False) if kind in bare]


def written_and_read(evening: Evening, before: TableState, outcome: Outcome) -> None:
    """Events survive encoding and decoding."""
    again = before
    for by, events in outcome.steps:
        again = evolve_entry(again, decode_entry(encode_entry(Entry(0, events, by, None))))
    assert again == evening.state


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_an_evening_of_anything(seed: int) -> None:
    """Hosts, seats, names, rabbits and cards stay consistent, and replaying the log gives the same state."""
    random = Random(seed)  # noqa: S311 - reproducible, not a secret
    end = {"end": {"laps": 1}}
    evening = Evening(Settings(leavers=random.choice(["bot", "go"]), options=dict(end)), seed=seed)
    for _ in range(random.randrange(1, 9)):
        evening.request(Request(Sit(f"P{random.randrange(99)}", new_key())))
    numbers = [member.person for member in evening.state.members]
    for _ in range(250):
        before = evening.state
        outcome = evening.request(any_wish(random, before))
        for event in (event for _, events in outcome.steps for event in events):
            numbers += [event.person] if isinstance(event, PersonSat | BotSat) else []
            numbers += [event.bot] if isinstance(event, BotTookOver) and event.bot is not None else []
        assert len(numbers) == len(set(numbers))
        assert (outcome.refused is not None) <= (evening.state == before)
        written_and_read(evening, before, outcome)
        check(evening.state)
        for member in evening.state.members:
            if member.is_present and random.random() < 0.05:
                for ask in lit(evening.state, member.person):
                    trial = Evening()
                    trial.state = evening.state
                    assert trial.ask(member.person, ask) is None
