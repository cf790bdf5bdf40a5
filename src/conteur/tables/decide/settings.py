"""Which settings the host may change, and when."""

from typing import Final

from msgspec import UNSET
from msgspec.structs import asdict

from conteur.tables.events import SettingsChanged
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import TableDecision
from conteur.tables.settings import SettingsChange, are_understood, with_changes
from conteur.tables.state import TableState

_SET_DURING_A_GAME: Final = frozenset(
    {
        "pace",
        "seconds",
        "leavers",
        "is_public",
        "has_talk",
        "slow_talk",
        "is_locked",
        "bot_level",
        "language",
        "bots_learn",
    }
)


def change_settings(state: TableState, change: SettingsChange) -> TableDecision:
    """Some settings are fixed for a whole game; the others may change at any time."""
    named = {name for name, value in asdict(change).items() if value is not UNSET}
    if state.status == "playing" and not named <= _SET_DURING_A_GAME:
        return TableRefusal.GAME_IS_RUNNING
    settings = with_changes(state.settings, change)
    if not are_understood(settings, state.brought):
        return TableRefusal.SETTINGS_NOT_UNDERSTOOD
    return (SettingsChanged(settings),)
