"""Bots think off the event loop; their move is played if the game is still at the same moment."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from conteur.bots.brains.blind import BlindBrain
from conteur.live.lobby import Lobby
from conteur.rules.chance import commitment_to, whims_of
from conteur.rules.game import awaited
from conteur.rules.moves import ClaimStory, ConfirmScores, GiveClue, Move
from conteur.rules.options import Option
from conteur.rules.view import View
from conteur.store.entries import encode_entry
from conteur.tables.asks import AddBot, Hurry, Leave, StartGame
from conteur.tables.character import Character
from conteur.tables.entry import Entry
from conteur.tables.events import PersonForgotten
from conteur.tables.settings import Settings
from tests.live.looping import done, in_a_loop
from tests.live.room import Device, FailingLog, Room


class Pondering:
    """A bot pool that thinks as long as a test wants, and remembers what it was asked."""

    def __init__(self) -> None:
        """Fast at first."""
        self.brain = BlindBrain(Random(1), ("deep",))  # noqa: S311 - reproducible, not a secret
        self.asked: list[Character] = []
        self.ready: list[Character] = []
        self.forgotten: list[str] = []
        self.go = asyncio.Event()
        self.go.set()
        self.move: Move | None = None

    def get_ready(self, character: Character) -> None:
        """Noted."""
        self.ready.append(character)

    def forget(self, table: str) -> None:
        """Noted, too."""
        self.forgotten.append(table)

    async def think(self, character: Character, view: View, options: tuple[Option, ...]) -> Move:
        """Answer when the test allows it."""
        self.asked.append(character)
        await self.go.wait()
        return self.move or self.brain.choose(view, options)


class ThinkingRoom(Room):
    """A room whose bots think."""

    def __init__(self, log: FailingLog | None = None) -> None:
        """As any room."""
        super().__init__(log)
        self.minds = Pondering()
        self.context = replace(self.context, bots=self.minds)
        self.lobby = Lobby(self.context)

    async def settle(self) -> None:
        """Wait until nothing is being written, and no bot that may finish is still thinking."""
        await asyncio.sleep(0)  # bots start thinking
        await super().settle()
        while self.minds.go.is_set() and not self.table._bot_turns.are_none:
            await asyncio.sleep(0)
            await super().settle()


async def with_bots(room: Room, bots: int = 3, settings: Settings | None = None) -> Device:
    """One person and some bots, about to be dealt."""
    (ann,) = await room.open(settings, people=1)
    for _ in range(bots):
        await done(ann.do(AddBot()))
    return ann


async def tell(person: Device) -> None:
    """Claim the first story and give its clue."""
    await done(person.do(ClaimStory()))
    await done(person.do(GiveClue("sea", (person.hand or ())[0])))


async def after_a_clue(room: ThinkingRoom) -> Device:
    """The host, who has given a clue; the table waits for three bots."""
    ann = await with_bots(room)
    await done(ann.do(StartGame()))
    await tell(ann)
    return ann


@in_a_loop
async def test_bots_play_what_was_thought_of() -> None:
    """A whole game with one person who only confirms: bots tell with their own words, and it ends."""
    room = ThinkingRoom()
    ann = await with_bots(room, settings=Settings(options={"end": {"laps": 1}}, pace="brisk"))
    await done(ann.do(StartGame()))
    await room.wait(3600)
    assert room.now.status == "ended"
    assert "deep" in room.now.clues
    assert len(room.now.clues) == 4


@in_a_loop
async def test_whims_that_nobody_can_foresee() -> None:
    """They are derived from the game's secret and do not reveal it; the rest of a character is public."""
    room = ThinkingRoom()
    ann = await with_bots(room)
    await done(ann.do(StartGame()))
    await room.wait(30)
    assert {whims_of(room.game.secret)} == {who.whims for who in room.minds.asked}
    assert whims_of(room.game.secret) not in (room.game.secret.hex(), commitment_to(room.game.secret))


@in_a_loop
async def test_the_same_one_all_game() -> None:
    """A seat keeps its character, also after a restart; it gets the clues given before it came."""
    room = ThinkingRoom()
    ann = await with_bots(room)
    await done(ann.do(StartGame()))
    await room.wait(30)
    before = {who.seed for who in room.minds.asked}
    assert len(before) == 3
    assert all(who.box.stamp and 84 == len(who.box.cards("en")) for who in room.minds.asked)
    await room.restart()
    room.watch(0)
    room.minds.asked.clear()
    await room.wait(30)
    assert {who.seed for who in room.minds.asked} <= before
    told = room.now.clues
    assert all(set(who.heard) <= set(told) for who in room.minds.asked)


@in_a_loop
async def test_the_absent_are_played_in_character() -> None:
    """Bots think for people who are away, each with its own character."""
    room = ThinkingRoom()
    ann, bo, *_ = await room.open(people=4, starts=True)
    await tell(ann)
    bo.leave()
    await room.wait(61)
    assert 1 not in awaited(room.game)
    assert [f"{room.table.code} 1"] == [who.seed for who in room.minds.asked]


@in_a_loop
async def test_a_thought_that_comes_too_late() -> None:
    """The game has moved on: the move is dropped, and the bot thinks about the current phase."""
    room = ThinkingRoom()
    await after_a_clue(room)
    room.minds.go.clear()
    await room.wait(10)
    thinking = len(room.minds.asked)
    assert thinking == 3
    await room.wait(10)
    assert len(room.minds.asked) == thinking  # no bot is asked twice about the same move
    room.minds.move = ConfirmScores()  # not legal now: a blind move is played instead
    room.minds.go.set()
    await room.settle()
    assert room.phase() == "voting"
    room.minds.move = None
    await room.wait(10)
    assert room.phase() == "scored"


@in_a_loop
async def test_hurry_asks_bots_to_think_now() -> None:
    """Bots also think when the host hurries."""
    room = ThinkingRoom()
    ann = await after_a_clue(room)
    await done(ann.do(Hurry()))
    assert room.phase() == "voting"
    assert len(room.minds.asked) == 3


@in_a_loop
async def test_a_full_disk() -> None:
    """A move that could not be written is chosen again later; nothing is lost and nothing spins."""
    log = FailingLog()
    room = ThinkingRoom(log)
    await after_a_clue(room)
    log.trouble = "before"
    await room.wait(10)
    asked = len(room.minds.asked)
    assert 3 <= asked <= 36
    assert room.phase() == "submitting"
    log.trouble = None
    await room.wait(5)
    assert room.phase() in ("voting", "scored")


@in_a_loop
async def test_getting_ready() -> None:
    """When the first bot sits down, not before; again when somebody connects to a table with bots."""
    room = ThinkingRoom()
    (ann,) = await room.open(Settings(language="fr", bot_level="hard"), people=1)
    assert [] == room.minds.ready
    await done(ann.do(AddBot()))
    assert [("fr", "hard")] == [(who.language, who.level) for who in room.minds.ready]
    await room.restart()
    room.watch(0)
    assert 2 == len(room.minds.ready)


@in_a_loop
async def test_nobody_looks() -> None:
    """A table that people leave while a bot thinks is not unloaded before the bot is done."""
    room = ThinkingRoom()
    ann = await after_a_clue(room)
    room.minds.go.clear()
    await room.wait(10)
    ann.leave()
    assert not room.table.is_idle
    room.minds.go.set()
    await room.settle()
    assert room.table.is_idle


@pytest.mark.parametrize("mode", ["base", "party", "team"])
def test_tables_of_bots(mode: str) -> None:
    """In every mode a table of bots plays to the end while a spectator is connected."""

    async def play() -> None:
        room = ThinkingRoom()
        ann = await with_bots(room, 5, Settings(mode=mode, options={"end": {"laps": 1}}, pace="brisk"))  # type: ignore[arg-type]
        await done(ann.do(StartGame()))
        ann.leave()
        room.watch()
        await room.wait(7200)
        assert room.now.status == "ended"

    asyncio.run(play())


@in_a_loop
async def test_a_table_put_away_is_forgotten() -> None:
    """No brains are kept for tables without connected devices."""
    room = ThinkingRoom()
    ann = await with_bots(room)
    ann.leave()
    code = room.table.code
    assert room.minds.forgotten == []
    assert (0, 1) == (room.lobby.put_away_idle(), room.lobby.put_away_idle())
    assert room.minds.forgotten == [code]


@in_a_loop
async def test_somebody_wants_to_be_forgotten() -> None:
    """Bots drop what they had thought of, whichever server erased the person; they think again."""
    room = ThinkingRoom()
    await after_a_clue(room)
    entry = Entry(0, (PersonForgotten(0),))
    await room.log.append(room.table.code, room.table.replayed.version, [encode_entry(entry)])
    await room.settle()
    assert [room.table.code] == room.minds.forgotten
    await room.wait(30)
    assert room.phase() != "submitting"


@in_a_loop
async def test_a_table_of_bots_plays_to_the_end() -> None:
    """As long as somebody is connected."""
    room = Room()
    (ann,) = await room.open(people=1)
    for _ in range(3):
        await done(ann.do(AddBot()))
    await done(ann.do(StartGame()))
    await done(ann.do(Leave()))
    await room.wait(3600)
    assert room.game.round == 1
    room.watch()
    await room.wait(3600)
    assert room.now.status == "ended"
    assert room.now.host is None
