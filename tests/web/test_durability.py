"""What was acknowledged is there, whatever happens to the server; nobody was told anything else.

CONTEUR_DURABILITY_KILLS=500 makes a long run of it, CONTEUR_DURABILITY_SEED=n another one.
"""

import asyncio
import json
import os
from dataclasses import dataclass, replace
from random import Random

import pytest

from conteur.client import open_table
from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.finished_games import finished_game, played_game
from conteur.store.record import record_of
from tests.web.invariants import (
    acknowledged_moves_are_in_the_log_once,
    everybody_was_sent_what_the_log_says,
    nobody_was_taken_back,
)
from tests.web.serving import Server, serving
from tests.web.stranger import call
from tests.web.tape import Player, Tape, connected, is_ended
from tests.web.truth import Truth, read_log

KILLS = int(os.environ.get("CONTEUR_DURABILITY_KILLS", "12"))
SEED = int(os.environ.get("CONTEUR_DURABILITY_SEED", "1"))
TABLES = (("base", 3), ("base", 4), ("party", 6), ("team", 6), ("base", 7))


@dataclass
class Evening:
    """Several tables on a server that is killed now and then."""

    server: Server
    tape: Tape
    random: Random
    kills: int
    players: list[Player]
    games: dict[str, int]
    _will_fall: bool = False

    async def table(self, mode: str, people: int) -> None:
        """One table, game after game, until the server has been killed often enough."""
        end = {"end": {"points": 5}} if mode == "base" else {}
        code = await open_table(self.server.url, {"mode": mode, "options": end})
        seats = [Player(self.server.url, code, self.tape, self.random, f"P{number}") for number in range(people)]
        self.players += seats
        async with connected(*seats):
            for player in seats:
                await player.sit()
            self.games[code] = 0
            while self.kills > 0 or self.games[code] == 0:
                await seats[0].ask("start_game")
                self.games[code] += 1
                number = self.games[code]
                await asyncio.gather(*(self._play(player, number) for player in seats))

    async def _play(self, player: Player, number: int) -> None:
        await player.until(lambda view: view["table"]["games"] == number)
        await player.play(is_ended)

    def on_sent(self) -> None:
        """A message is on its way: perhaps it is one of the last the server hears."""
        if self.kills > 0 and not self._will_fall and self.random.random() < 0.01:
            self._will_fall = True
            delay = self.random.choice([0.0, self.random.uniform(0, 0.004), self.random.uniform(0, 0.03)])
            asyncio.get_running_loop().call_later(delay, self._fell.set)

    def prepare(self) -> None:
        """Inside the loop."""
        self._fell = asyncio.Event()
        self.tape.on_sent = self.on_sent

    async def fall(self) -> None:
        """Kill the server when the time has come, start it again; clients come back by themselves."""
        while True:
            await self._fell.wait()
            self._fell.clear()
            for player in self.players:
                player.can_connect.clear()
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self.kills -= 1
            self._will_fall = False
            for player in self.players:
                player.can_connect.set()

    async def spend(self) -> None:
        """All tables at once."""
        self.prepare()
        falling = asyncio.get_running_loop().create_task(self.fall())
        await asyncio.gather(*(self.table(mode, people) for mode, people in TABLES))
        falling.cancel()


def test_a_server_that_is_killed_again_and_again() -> None:
    """Nothing acknowledged is lost, nothing is done twice, nobody is told two things; every game is the rules' own."""
    with serving("--absence", "600", "--thinking", "0.01") as server:
        evening = Evening(server, Tape(), Random(SEED), KILLS, [], {})  # noqa: S311 - reproducible, not a secret
        asyncio.run(evening.spend())
        truths = {code: Truth(code, read_log(server.folder, code)) for code in evening.games}
        assert server.errors == ""
        assert len({(frame.device, frame.line) for frame in evening.tape.frames}) > KILLS * 5
        acknowledged_moves_are_in_the_log_once(evening.tape, truths)
        nobody_was_taken_back(evening.tape, truths)
        assert everybody_was_sent_what_the_log_says(evening.tape, truths) > 500
        _games_end_with_the_scores_the_rules_give(evening, truths)
        _planted_losses_are_found(evening.tape, truths)


def _games_end_with_the_scores_the_rules_give(evening: Evening, truths: dict[str, Truth]) -> None:
    """Their records are decided again, from the secret on; the last one of each table as the server hands it out."""
    for code, games in evening.games.items():
        for number in range(1, games + 1):
            record = record_of(played_game(truths[code].bodies, number) or ())
            assert isinstance(check(record.commitment, record.events), Game)
        finished = finished_game(truths[code].bodies, games)
        if finished is not None:  # of Party nobody learns whose card was whose
            assert json.loads(finished) == call(f"{evening.server.url}/api/tables/{code}/games/{games}")
        last = truths[code].at(len(truths[code].entries)).state
        assert (games, "ended") == (last.games, last.status)


def _planted_losses_are_found(tape: Tape, truths: dict[str, Truth]) -> None:
    """A log that lost its end, a view that went back, a view that says something else."""
    code, person, ref = tape.done[-1]
    lost = Truth(code, truths[code].bodies[: truths[code].refs[person, ref] - 1])
    with pytest.raises(AssertionError):
        acknowledged_moves_are_in_the_log_once(tape, {**truths, code: lost})
    last = next(frame for frame in reversed(tape.frames) if frame.raw.startswith(b'{"type":"view"') and frame.floor > 1)
    line = [frame for frame in tape.frames if (frame.device, frame.line) == (last.device, last.line)]
    _check_views(replace(tape, frames=line), truths)
    version = json.loads(last.raw)["version"]
    for doctored in ((b'"version":%d' % version, b'"version":1'), (b'"score":', b'"score":1')):
        false = replace(last, raw=last.raw.replace(*doctored))
        with pytest.raises(AssertionError):
            _check_views(replace(tape, frames=[*line, false]), truths)


def _check_views(tape: Tape, truths: dict[str, Truth]) -> None:
    nobody_was_taken_back(tape, truths)
    everybody_was_sent_what_the_log_says(tape, truths)
