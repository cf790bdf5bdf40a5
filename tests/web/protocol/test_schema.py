"""/api/protocol.json is JSON Schema, and says what the server does."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from jsonschema import Draft202012Validator

from conteur.web.protocol import messages as m
from conteur.web.protocol.encode import decode_message
from conteur.web.protocol.schema import protocol_schema
from tests.web.schemas import faults

EXAMPLES = Path(__file__).parents[3] / "docs" / "protocol" / "examples"
GOOD = sorted(path.read_text(encoding="utf-8") for path in EXAMPLES.glob("client-*.json"))
BAD = [
    "{}",
    "[]",
    "null",
    '"hello"',
    '{"type": "hello"}',
    '{"type": "hello", "protocol": "1"}',
    '{"type": "hello", "protocol": 1, "extra": 0}',
    '{"type": "hello", "protocol": 1, "key": 5}',
    '{"type": "view"}',
    '{"type": "ask", "ref": "", "ask": {"kind": "leave"}}',
    '{"type": "ask", "ref": "a", "ask": {"kind": "dance"}}',
    '{"type": "ask", "ref": "a", "ask": {"kind": "react", "reaction": "boo"}}',
    '{"type": "ask", "ref": "a", "ask": {"kind": "change_settings", "settings": {"pictures": "mine"}}}',
    '{"type": "move", "ref": "a", "move": {"kind": "cast_votes", "slots": 3}}',
    '{"type": "move", "ref": "a", "move": {"kind": "cast_votes", "slots": [1.5]}}',
    '{"type": "move", "ref": "a", "move": {"kind": "submit_cards", "cards": [0,1,2,3,4,5,6,7,8,9,10,11,12]}}',
    json.dumps({"type": "move", "ref": "a" * 65, "move": {"kind": "claim_story"}}),
    json.dumps({"type": "move", "ref": "a", "move": {"kind": "give_clue", "clue": "a" * 401, "card": 1}}),
]


def test_the_schema_is_one() -> None:
    """By the metaschema, and every reference leads somewhere."""
    schema = protocol_schema()
    Draft202012Validator.check_schema(schema)
    leads = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert set() == leads - schema["$defs"].keys()
    assert m.PROTOCOL_VERSION == schema["version"]


def test_every_type_is_described() -> None:
    """A reader of the schema alone knows what each message is for."""
    defs = protocol_schema()["$defs"]
    assert [] == [name for name, body in defs.items() if body.get("type") == "object" and not body.get("description")]


@pytest.mark.parametrize("raw", BAD)
def test_schema_and_server_refuse_the_same(raw: str) -> None:
    """What the schema forbids, the server does not understand."""
    assert faults("FromClient", json.loads(raw))
    with pytest.raises(msgspec.MsgspecError):
        decode_message(raw.encode())


@pytest.mark.parametrize("raw", GOOD)
def test_schema_and_server_take_the_same(raw: str) -> None:
    """What the schema allows, the server understands; one field too many is one too many for both."""
    message = json.loads(raw)
    assert [] == faults("FromClient", message)
    decode_message(raw.encode())
    longer = {**message, "surprise": 1}
    assert faults("FromClient", longer)
    with pytest.raises(msgspec.MsgspecError):
        decode_message(json.dumps(longer).encode())
