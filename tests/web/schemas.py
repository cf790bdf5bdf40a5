"""JSON Schema, checked by somebody else's program."""

from typing import Any

from jsonschema import Draft202012Validator

from conteur.web.protocol.schema import protocol_schema


def validator(name: str) -> Draft202012Validator:
    """Checks against one type of /api/protocol.json."""
    return Draft202012Validator({**protocol_schema(), "$ref": f"#/$defs/{name}"})


def faults(name: str, message: Any) -> list[str]:  # noqa: ANN401 - whatever JSON is there
    """What is wrong with a message, as one of these."""
    return [error.message for error in validator(name).iter_errors(message)]
