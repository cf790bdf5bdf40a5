"""The schema of settings allows what a table understands, and nothing else."""

from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from conteur.tables.settings import Settings, SettingsChange, are_understood, with_changes
from conteur.web.protocol.openapi import openapi

SCHEMA = Draft202012Validator(openapi()["components"]["schemas"]["SettingsChange"])


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"edition": "ar", "mode": "team"},
        {"edition": "unheard of"},
        {"decks": ["reverie", "own"]},
        {"decks": []},
        {"decks": ["own", "own"]},
        {"decks": ["atlantis"]},
        {"seconds": {"voting": 3600}},
        {"seconds": {"voting": 0}},
        {"seconds": {"voting": 3601}},
        {"seconds": {"dancing": 5}},
        {"options": {"end": {"laps": 5}}},
        {"options": {"end": {"laps": 6}}},
        {"options": {"end": {"points": 5}, "bonus_cap": None}},
        {"options": {"end": {"points": 5, "laps": 1}}},
        {"options": {"end": None}},
        {"options": {"end": "never"}},
        {"options": {"bonus_cap": 4}},
        {"options": {"clue": "sound"}},
        {"options": {"clue": "smoke"}},
        {"options": {"colour": "red"}},
        {"mode": "solo"},
        {"colour": "red"},
    ],
)
def test_the_schema_agrees_with_the_table(settings: dict[str, Any]) -> None:
    """Whatever is decided about settings, the description says so before."""
    try:
        change = msgspec.convert(settings, SettingsChange)
        is_understood = are_understood(with_changes(Settings(), change))
    except msgspec.ValidationError:
        is_understood = False
    assert is_understood == SCHEMA.is_valid(settings)
