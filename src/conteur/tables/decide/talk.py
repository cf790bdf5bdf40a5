"""What people say, and the words they mix into the shuffle."""

from conteur.tables.asks import AddWord, React, Say
from conteur.tables.events import Said, WordAdded
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Outcome, TableDecision
from conteur.tables.sanitize import MAX_REMARK, MAX_WORD, clean
from conteur.tables.state import Member, TableState


def say(state: TableState, member: Member, ask: Say, at: int) -> Outcome | TableDecision:
    """Team talk is part of the game and stays on when table talk is switched off (T-22)."""
    if ask.to_team and (state.status != "playing" or state.settings.mode != "team"):
        return TableRefusal.ONLY_TEAMS_TALK_APART
    if not state.settings.has_talk and not ask.to_team:
        return TableRefusal.TALK_IS_OFF
    if not (ask.to_team and _is_private(state)) and (refused := _why_not_now(state, member, at)):
        return refused
    text = clean(ask.text)
    if not text:
        return TableRefusal.TEXT_IS_EMPTY
    if len(text) > MAX_REMARK:
        return TableRefusal.TEXT_IS_TOO_LONG
    return (Said(member.person, text, ask.to_team),)


def react(state: TableState, member: Member, ask: React, at: int) -> Outcome | TableDecision:
    """A gesture everybody sees."""
    if not state.settings.has_talk:
        return TableRefusal.TALK_IS_OFF
    return _why_not_now(state, member, at) or (Said(member.person, ask.reaction, is_reaction=True),)


def _why_not_now(state: TableState, member: Member, at: int) -> Outcome | None:
    """Why somebody may not talk to the table: not at all, or not yet."""
    if member.is_muted:
        return Outcome(TableRefusal.YOU_ARE_MUTED)
    spoke = max((remark.at for remark in state.talk if remark.said.person == member.person), default=None)
    wait = 0 if spoke is None else spoke + state.settings.slow_talk * 1000 - at
    return Outcome(TableRefusal.TALK_IS_SLOW, wait=wait) if state.settings.slow_talk and wait > 0 else None


def _is_private(state: TableState) -> bool:
    """Whether partners talk in private."""
    return state.game is not None and state.game.setup.team_talk == "private"


def add_word(state: TableState, member: Member, ask: AddWord) -> TableDecision:
    """A player's word to mix into the next shuffle, before the deal."""
    if state.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    word = clean(clean(ask.word)[:MAX_WORD])
    return (WordAdded(member.person, word),) if word else TableRefusal.WORD_IS_EMPTY
