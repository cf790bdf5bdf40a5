"""Tables of every mode where people also do what they may not, and everything anybody is sent is kept.

CONTEUR_SECRETS_GAMES=100 makes a long evening of it.
"""

import asyncio
import os
from dataclasses import dataclass, field
from random import Random
from typing import Final

from conteur.client import open_table
from tests.web.secrecy import Checker
from tests.web.serving import serving
from tests.web.tape import Frame, Json, Player, Tape, connected, is_ended
from tests.web.truth import Truth, read_log

GAMES: Final = int(os.environ.get("CONTEUR_SECRETS_GAMES", "2"))
SHORT: Final = {"end": {"points": 6}}
TABLES: Final[tuple[tuple[str, int, Json], ...]] = (
    ("base", 3, SHORT),
    ("base", 5, {**SHORT, "first_storyteller": "clue"}),
    ("base", 7, SHORT),
    ("party", 6, {}),
    ("party", 6, {"party_hands": "all"}),
    ("team", 6, {"team_talk": "private", "own_team_vote": "void"}),
    ("team", 6, {"team_talk": "public", "own_team_vote": "forbid"}),
)


@dataclass
class Evening:
    """All tables, and everything anybody was sent."""

    url: str
    tape: Tape = field(default_factory=Tape)
    random: Random = field(default_factory=lambda: Random(5))  # noqa: S311 - reproducible, not a secret
    keys: dict[str, list[str]] = field(default_factory=dict)
    said: int = 0

    async def spend(self) -> None:
        """A few games at each table."""
        await asyncio.gather(*(self.table(*table) for table in TABLES))

    async def table(self, mode: str, people: int, options: Json) -> None:
        """People, a second device for the first of them, a screen from the beginning and one that comes late."""
        leavers = "go" if people % 2 else "bot"
        code = await open_table(self.url, {"mode": mode, "options": options, "leavers": leavers})
        seats = [self._player(code, f"P{number}") for number in range(people)]
        self.keys[code] = [player.key or "" for player in seats]
        async with connected(*seats, self._player(code)):
            for player in seats:
                await player.sit()
            second = seats[0].beside()
            async with connected(second):
                for game in range(1, GAMES + 1):
                    if game == 2:  # somebody has left
                        seats = [player for player in seats if not player.is_gone]
                        await seats[0].ask("add_bot")
                    await seats[0].ask("add_word", word="mixed in")
                    await seats[0].ask("start_game")
                    late = self._player(code)
                    async with connected(late):
                        await asyncio.gather(
                            *(self._play(player, game) for player in seats), self._go(code, seats, game)
                        )
                        await asyncio.gather(*(device.until(is_ended) for device in (second, late)))

    def _player(self, code: str, name: str | None = None) -> Player:
        return Player(self.url, code, self.tape, self.random, name)

    async def _play(self, player: Player, game: int) -> None:
        await player.until(lambda view: view["table"]["games"] == game)
        await player.play(is_ended, self._mischief)

    async def _go(self, code: str, seats: list[Player], game: int) -> None:
        """In the first game somebody leaves while others vote, and somebody new comes."""
        leaver, new = seats[-1], self._player(code, "Late")
        if game == 1:
            self.keys[code].append(new.key or "")
            await leaver.until(lambda view: view["game"] and view["game"]["phase"] == "voting")
            await leaver.ask("leave")
            async with connected(new):
                await new.sit()
                await self._play(new, game)
                await new.ask("leave")

    async def _mischief(self, player: Player) -> None:
        """Illegal moves, a remark to the partner, a lost connection."""
        if self.random.random() < 0.4:
            await player.request("move", self._forbidden_vote(player) or self._any_move())
        if self.random.random() < 0.2:
            self.said += 1
            to_team = self.random.random() < 0.6
            await player.request("ask", {"kind": "say", "text": f"remark {self.said}", "to_team": to_team})
        if self.random.random() < 0.08:
            await player.cut()

    def _forbidden_vote(self, player: Player) -> Json | None:
        """For whatever slot is not offered."""
        view = player.view
        if view is None or view["game"]["phase"] != "voting" or self.random.random() < 0.3:
            return None
        offered = [option["slots"] for option in view["you"]["game"]["options"]]
        missing = [slot for slot in range(1, len(view["game"]["gallery"]) + 1) if offered and slot not in offered[0]]
        return {"kind": "cast_votes", "slots": [self.random.choice(missing)]} if missing else None

    def _any_move(self) -> Json:
        pick, below = self.random.choice, self.random.randrange
        return pick(
            [
                {"kind": "submit_cards", "cards": [below(84)]},
                {"kind": "submit_cards", "cards": [below(84), below(84)]},
                {"kind": "give_clue", "clue": pick(["sea", " "]), "card": pick([None, below(84)])},
                {"kind": "name_giver", "giver": below(6)},
                {"kind": "cast_votes", "slots": [below(8)]},
                {"kind": "cast_votes", "slots": [1 + below(5)]},
                {"kind": "cast_votes", "slots": [1, 1 + below(4)], "red": pick([None, 1])},
                {"kind": "claim_story"},
            ]
        )


@dataclass
class Recording:
    """An evening that is over, and its logs."""

    tape: Tape
    truths: dict[str, Truth]
    keys: dict[str, list[str]]
    errors: str

    def faults(self, code: str, frames: list[Frame] | None = None) -> list[str]:
        """What was leaked at this table."""
        heard = [frame for frame in self.tape.frames if frame.code == code] if frames is None else frames
        return list(Checker(self.truths[code], self.tape, self.keys[code]).faults(heard))

    def code_of(self, mode: str, **options: object) -> str:
        """The first table that is played like this."""
        for code, truth in self.truths.items():
            settings = truth.at(1).state.settings
            if settings.mode == mode and options.items() <= settings.options.items():
                return code
        raise LookupError(mode)


def recorded_evening() -> Recording:
    """Played on a real server, which is gone afterwards."""
    with serving("--absence", "600", "--thinking", "0.01") as server:
        evening = Evening(server.url)
        asyncio.run(evening.spend())
        truths = {code: Truth(code, read_log(server.folder, code)) for code in evening.keys}
        return Recording(evening.tape, truths, evening.keys, server.errors)
