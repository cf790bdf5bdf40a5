"""What people say, and the words they mix into the shuffle."""

from conteur.tables.asks import AddWord, React, Say
from conteur.tables.events import Said, WordAdded
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import TableDecision
from conteur.tables.sanitize import MAX_REMARK, MAX_WORD, clean
from conteur.tables.state import Member, TableState


def say(state: TableState, member: Member, ask: Say) -> TableDecision:
    """Team talk is the game's own and stays when table talk is switched off (T-22)."""
    if ask.to_team and (state.status != "playing" or state.settings.mode != "team"):
        return TableRefusal.ONLY_TEAMS_TALK_APART
    if not state.settings.has_talk and not ask.to_team:
        return TableRefusal.TALK_IS_OFF
    text = clean(ask.text)
    if not text:
        return TableRefusal.TEXT_IS_EMPTY
    if len(text) > MAX_REMARK:
        return TableRefusal.TEXT_IS_TOO_LONG
    return (Said(member.person, text, ask.to_team),)


def react(state: TableState, member: Member, ask: React) -> TableDecision:
    """A gesture everybody sees."""
    return (
        (Said(member.person, ask.reaction, is_reaction=True),) if state.settings.has_talk else TableRefusal.TALK_IS_OFF
    )


def add_word(state: TableState, member: Member, ask: AddWord) -> TableDecision:
    """A word of one's own for the next shuffle, before it is dealt."""
    if state.status == "playing":
        return TableRefusal.GAME_IS_RUNNING
    word = clean(clean(ask.word)[:MAX_WORD])
    return (WordAdded(member.person, word),) if word else TableRefusal.WORD_IS_EMPTY
