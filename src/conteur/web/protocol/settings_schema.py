"""The JSON Schema of the settings a table is opened with: exactly the valid ones, which types cannot express."""

from copy import deepcopy
from typing import Any, get_args

from conteur.decks.catalog import decks
from conteur.rules.editions import CHOICES, EDITIONS, LAPS, TARGETS
from conteur.rules.vocabulary import Phase
from conteur.tables.settings import MAX_SECONDS, OWN


def exact_settings(by_types: dict[str, Any]) -> dict[str, Any]:
    """The schema of `SettingsChange` with the values that a new table accepts."""
    schema = deepcopy(by_types)
    properties = schema["properties"]
    properties["edition"]["enum"] = [*EDITIONS]
    seconds = {"type": "integer", "minimum": 1, "maximum": MAX_SECONDS}
    properties["seconds"] = _closed(dict.fromkeys(get_args(Phase), seconds))
    properties["decks"] |= {"items": {"enum": sorted({OWN, *decks()})}, "minItems": 1, "uniqueItems": True}
    end = {"anyOf": [{"type": "null"}, {"const": "pile"}, _one("points", TARGETS), _one("laps", LAPS)]}
    properties["options"] = _closed({"end": end} | {name: {"enum": list(values)} for name, values in CHOICES.items()})
    return schema


def _closed(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _one(name: str, values: range) -> dict[str, Any]:
    number = {"type": "integer", "minimum": values.start, "maximum": values.stop - 1}
    return _closed({name: number}) | {"required": [name]}
