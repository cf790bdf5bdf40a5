"""Bot turns: which bots of one table are thinking, and about which move. A move that comes too late is dropped."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from conteur.live.ports import BotPool
from conteur.live.timers.chores import Chore
from conteur.rules.chance import whims_of
from conteur.rules.view import view
from conteur.rules.vocabulary import Seat
from conteur.tables.box import box_of
from conteur.tables.character import Character
from conteur.tables.deadlines import moment_of
from conteur.tables.requests import StandIn
from conteur.tables.state import TableState


class BotTurns:
    """The bot turns of one table, each for a seat at a moment of the game."""

    def __init__(self, code: str, pool: BotPool | None, play: Callable[[StandIn], None]) -> None:
        """`play` gets every move a bot chose, with the moment it is for; afterwards it calls `end`.

        Without a pool, no bot ever thinks.
        """
        self._code = code
        self._pool = pool
        self._play = play
        self._under_way: dict[StandIn, asyncio.Task[None]] = {}

    @property
    def are_none(self) -> bool:
        """Whether nobody is thinking."""
        return not self._under_way

    def is_about(self, chore: Chore) -> bool:
        """Whether a bot is already thinking about this."""
        return chore in self._under_way

    def get_ready(self, state: TableState) -> None:
        """If bots will have to think here, start loading what takes long."""
        if self._pool is not None and any(member.is_bot for member in state.members):
            self._pool.get_ready(self._character(state, None))

    def begin(self, state: TableState, chore: StandIn) -> bool:
        """Think of a move for this seat; False if there is nothing to think about."""
        if self.is_about(chore):
            return True
        game = state.game
        if self._pool is None or game is None or chore.moment != moment_of(state) or chore.seat not in game.seats:
            return False
        seen = view(game, chore.seat)
        if seen.you is None or not seen.you.options:
            return False
        thinking = self._pool.think(self._character(state, chore.seat), seen, seen.you.options)

        async def think() -> None:
            try:
                move = await thinking
            except BaseException:
                self.end(chore)
                raise
            self._play(replace(chore, move=move))

        self._under_way[chore] = asyncio.get_running_loop().create_task(think())
        return True

    def end(self, chore: StandIn) -> None:
        """The move was played, or could not be; until then no bot thinks, or pays, for it a second time."""
        self._under_way.pop(replace(chore, move=None), None)

    def rest(self) -> None:
        """The table is unloaded."""
        under_way, self._under_way = self._under_way, {}
        for task in under_way.values():
            task.cancel()
        if self._pool is not None:
            self._pool.forget(self._code)

    def _character(self, state: TableState, seat: Seat | None) -> Character:
        """The character that plays here: the same as long as the same person, or bot, sits there."""
        member = None if seat is None else state.seated(seat)
        settings = state.settings
        return Character(
            seed=f"{self._code} {seat if member is None else member.person}",
            table=self._code,
            game=state.games,
            language=settings.language,
            level=settings.bot_level,
            box=box_of(state),
            whims="" if state.game is None else whims_of(state.game.secret),
            heard=state.clues,
        )
