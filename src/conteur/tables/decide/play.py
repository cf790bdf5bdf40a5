"""Moves of the game, made by a person, by a stand-in, or by lot."""

from dataclasses import replace

from conteur.rules.arrange import arrange
from conteur.rules.chance import Chance
from conteur.rules.decide import decide
from conteur.rules.game import Game, awaited
from conteur.rules.moves import DrawStoryteller, GiveClue, Move
from conteur.rules.refusals import Refusal
from conteur.rules.view import view
from conteur.rules.vocabulary import Seat
from conteur.tables.deadlines import moment_of
from conteur.tables.events import Person, Said
from conteur.tables.phrases import phrase_with
from conteur.tables.recordings import is_anothers_recording
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Chooser, DrawLots, StandIn, TableDecision
from conteur.tables.sanitize import clean
from conteur.tables.state import TableState, chance_of


def decide_move(state: TableState, by: Person | None, move: Move, chance: Chance | None) -> TableDecision:
    """A move by somebody who has a seat in the running game; the rules decide it."""
    member = None if by is None else state.present(by)
    if member is None:
        return TableRefusal.SIT_DOWN_FIRST
    game = state.game
    if game is None:
        return TableRefusal.NO_GAME_IS_RUNNING
    if member.seat is None:
        return TableRefusal.WAIT_FOR_THE_NEXT_ROUND
    move = _clean(move)
    decided = decide(game, member.seat, move, chance or chance_of(game))
    is_theirs = not isinstance(move, GiveClue) or not is_anothers_recording(state, member, move.clue)
    return decided if is_theirs or isinstance(decided, Refusal) else TableRefusal.NO_SUCH_RECORDING


def stand_in(state: TableState, request: StandIn, blind: Chooser, chance: Chance | None) -> TableDecision:
    """A move for a seat the game is waiting for: the bot's own, or a blind one if that is not legal; else nothing."""
    game, seat = state.game, request.seat
    if game is None or moment_of(state) != request.moment or seat not in awaited(game):
        return ()
    chance = chance or chance_of(game)
    move = _choose_blindly(game, seat, blind) if request.move is None else _clean(request.move)
    if move is None:
        return ()
    decided = decide(game, seat, move, chance)
    if isinstance(decided, Refusal) and (move := _choose_blindly(game, seat, blind)):
        decided = decide(game, seat, move, chance)
    return decided if isinstance(decided, Refusal) or move is None else (*_said_with(state, seat, move), *decided)


def _choose_blindly(game: Game, seat: Seat, blind: Chooser) -> Move | None:
    seen = view(game, seat)
    return blind.choose(seen, seen.you.options) if seen.you is not None and seen.you.options else None


def draw_lots(state: TableState, request: DrawLots, chance: Chance | None) -> TableDecision:
    """Nobody claimed: draw lots for who tells first, unless somebody has claimed in the meantime."""
    game = state.game
    if game is None or moment_of(state) != request.moment:
        return ()
    return arrange(game, DrawStoryteller(), chance or chance_of(game))


def _said_with(state: TableState, seat: Seat, move: Move) -> tuple[Said, ...]:
    """A phrase to the partner, if the bot at this seat has one."""
    phrase, speaker = phrase_with(state, seat, move), state.seated(seat)
    return () if phrase is None or speaker is None else (Said(speaker.person, phrase, to_team=True, is_phrase=True),)


def _clean(move: Move) -> Move:
    """A bot's clue is cleaned as a person's is."""
    return replace(move, clue=clean(move.clue)) if isinstance(move, GiveClue) else move
