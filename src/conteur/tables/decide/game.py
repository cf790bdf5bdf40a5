"""Starting, stopping and leaving a game."""

from conteur.rules import moves
from conteur.rules.arrange import arrange
from conteur.rules.chance import Chance
from conteur.rules.closing import open_game
from conteur.rules.refusals import Refusal
from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables.box import chosen_pictures
from conteur.tables.events import GameStarted, LookChanged, PersonLeft, TableReopened
from conteur.tables.refusals import AnyRefusal, TableRefusal
from conteur.tables.requests import TableDecision
from conteur.tables.settings import setup_for
from conteur.tables.state import TableState, chance_of


def start_game(state: TableState, next_secret: str) -> TableDecision:
    """Deal to everybody in seating order, with the secret committed to before anybody added a word."""
    if state.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    chance = Chance(bytes.fromhex(state.secret), state.mixed_words())
    pictures = chosen_pictures(state)
    opened = open_game(setup_for(state.settings, len(state.players), len(pictures)), chance)
    if isinstance(opened, Refusal):
        return opened
    seats = tuple(member.person for member in state.players)
    return (*_make_room(state), GameStarted(seats, next_secret, pictures), *opened)


def stop_game(state: TableState) -> TableDecision:
    """Nobody wins; the same people can start again (C-18)."""
    if state.game is None or state.status != "playing":
        return TableRefusal.NO_GAME_IS_RUNNING
    return arrange(state.game, moves.StopGame(), chance_of(state.game))


def reopen(state: TableState) -> TableDecision:
    """Back to the waiting room, once the game is over."""
    return (*_make_room(state), TableReopened()) if state.status == "ended" else TableRefusal.NO_GAME_IS_RUNNING


def _make_room(state: TableState) -> tuple[PersonLeft | LookChanged, ...]:
    """Remove bots whose places people are waiting for; those that stay give up rabbits that people chose."""
    gone = [member for member in state.members if member not in state.players]
    chosen = {member.rabbit for member in state.members if member.is_present}
    doubles = [bot for bot in state.players if bot.is_bot and bot.rabbit in chosen]
    taken = {member.rabbit for member in state.players}
    free = [rabbit for rabbit in range(MAX_SEATS) if rabbit not in taken]
    return (
        *(PersonLeft(bot.person) for bot in gone),
        *(LookChanged(bot.person, bot.name, rabbit) for bot, rabbit in zip(doubles, free, strict=False)),
    )


def why_not_start_now(state: TableState) -> AnyRefusal | None:
    """What is missing before the host may deal."""
    decided = start_game(state, "")
    return decided if isinstance(decided, TableRefusal | Refusal) else None
