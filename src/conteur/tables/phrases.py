"""The few things a bot says to its partner in Team. Codes, not sentences: screens say them in the reader's language."""

from typing import Literal

from conteur.rules.moves import Move, NameGiver
from conteur.rules.vocabulary import Seat
from conteur.tables.state import TableState

Phrase = Literal["let_me", "i_have_one", "you_give", "not_sure", "all_right"]
"""None of these says more about a card than naming a giver does (T-22)."""


def phrase_with(state: TableState, seat: Seat, move: Move) -> Phrase | None:
    """What the bot at this seat says when it names who gives: to people only, and at most once a round.

    A stand-in plays for somebody who is away, but never speaks for them.
    """
    game = state.game
    if not isinstance(move, NameGiver) or game is None or seat in game.named or not state.settings.has_talk:
        return None
    speaker, partner = state.seated(seat), game.setup.partner_of(seat)
    hearer = state.seated(partner)
    if speaker is None or not speaker.is_bot or hearer is None or not hearer.is_present:
        return None
    if game.named.get(partner) == move.giver:
        return "all_right"
    is_even = (game.round + seat) % 2 == 0  # nobody says the same thing every time
    if move.giver == seat:
        return "let_me" if is_even else "i_have_one"
    return "you_give" if is_even else "not_sure"
