"""Fills a log with tables of six in the middle of a vote, so that a load can begin at once."""

import asyncio
from pathlib import Path
from random import Random
from typing import NamedTuple

from conteur.bots.brains.blind import BlindBrain
from conteur.live.presence import Presence
from conteur.live.randomness import new_code, new_key, new_secret
from conteur.rules.moves import CastVotes, ClaimStory, GiveClue, SubmitCards
from conteur.rules.options import MayVote, options
from conteur.store.backend import open_log
from conteur.store.entries import encode_entry
from conteur.store.replay import Replayed, replay_opening
from conteur.tables.asks import AbandonGame, Say, Sit, StartGame
from conteur.tables.decide.dispatch import decide_request
from conteur.tables.entry import Entry
from conteur.tables.events import TableOpened
from conteur.tables.requests import Circumstances, Request
from conteur.tables.settings import Settings

SEATS = 6
NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Flo")
_AT_ONCE = 256


class Seat(NamedTuple):
    """How a client takes a seat, and the two slots it may vote for; zeros for one who does not."""

    key: str
    slots: tuple[int, int]


class Scene(NamedTuple):
    """A table in the middle of a vote: its log, and its seats. Any number of tables may begin like this."""

    bodies: list[bytes]
    seats: list[Seat]


class _Script:
    """Requests, applied one after another, and the log entries they make."""

    def __init__(self) -> None:
        opened = TableOpened(Settings(), new_secret())
        self.replayed: Replayed = replay_opening(opened)
        self.bodies = [encode_entry(Entry(0, (opened,)))]
        self._brain = BlindBrain(Random(1))

    def grant(self, wish: Request) -> None:
        around = Circumstances(0, 0.0, Presence())
        outcome = decide_request(self.replayed.state, wish, self._brain, None, new_secret, around)
        if outcome.refused is not None:
            raise RuntimeError(outcome.refused)
        for by, events in outcome.steps:
            entry = Entry(0, events, by, wish.ref)
            self.bodies.append(encode_entry(entry))
            self.replayed = self.replayed.after(entry)


def scene() -> Scene:
    """Six sat down, the first told, all gave; one of the five voters has not voted and never will."""
    script, keys = _Script(), [new_key() for _ in NAMES]
    for name, key in zip(NAMES, keys, strict=True):
        script.grant(Request(Sit(name, key)))
    script.grant(Request(StartGame(), by=0))
    script.grant(Request(ClaimStory(), by=0))
    for person in range(SEATS):
        game = script.replayed.state.game
        if game is None:
            raise RuntimeError("nothing was dealt")
        card = game.hands[person][0]
        script.grant(Request(SubmitCards((card,)) if person else GiveClue("a long road to nowhere", card), by=person))
    game = script.replayed.state.game
    if game is None or game.phase != "voting":
        raise RuntimeError("nobody can vote")
    slots = [
        next((option.slots for option in options(game, seat) if isinstance(option, MayVote)), ())
        for seat in range(SEATS)
    ]
    voters = [slots[seat][:2] if 0 < seat < SEATS - 1 else () for seat in range(SEATS)]
    for seat, choice in enumerate(voters):
        if choice:
            script.grant(Request(CastVotes(choice[:1]), by=seat))
    seats = [Seat(key, (choice[0], choice[1]) if choice else (0, 0)) for key, choice in zip(keys, voters, strict=True)]
    return Scene(script.bodies, seats)


def empty_table() -> list[bytes]:
    """The log of a table that nobody has come to yet."""
    return _Script().bodies


def long_history(remarks: int) -> list[bytes]:
    """The log of a table where one game was played and stopped, and much was said since."""
    script = _Script()
    for name in NAMES[:3]:
        script.grant(Request(Sit(name, new_key())))
    script.grant(Request(StartGame(), by=0))
    script.grant(Request(AbandonGame(), by=0))
    for number in range(remarks):
        script.grant(Request(Say(f"and {number} more"), by=number % 3))
    return script.bodies


async def fill(address: str, bodies: list[bytes], count: int) -> list[str]:
    """Write this many tables that begin like this into the log at this address; their codes."""
    codes: set[str] = set()
    while len(codes) < count:
        codes.add(new_code())
    log, waiting = await open_log(address), sorted(codes)
    for begin in range(0, count, _AT_ONCE):
        await asyncio.gather(*(log.append(code, 0, bodies) for code in waiting[begin : begin + _AT_ONCE]))
    await log.close()
    return waiting


def write_script(path: Path, codes: list[str], seats: list[Seat]) -> None:
    """The script that load.c reads: one line per connection, with its path, its hello and its two choices."""
    with path.open("w", encoding="ascii") as script:
        for code in codes:
            for seat in seats:
                hello = f'{{"type":"hello","protocol":1,"key":"{seat.key}"}}'
                script.write(f"/ws/{code}\t{hello}\t{seat.slots[0]}\t{seat.slots[1]}\n")
