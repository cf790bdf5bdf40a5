"""docs/protocol.md is correct and complete."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from conteur.pictures.refusals import PictureRefusal
from conteur.rules.refusals import Refusal
from conteur.rules.vocabulary import MAX_CLUE_LENGTH, MAX_SEATS, Mode, Phase
from conteur.store.replay import REFS_KEPT
from conteur.tables.asks import REACTIONS, Ask
from conteur.tables.refusals import TableRefusal
from conteur.tables.sanitize import MAX_NAME, MAX_REMARK, MAX_WORD
from conteur.tables.settings import Settings
from conteur.web.http.recordings import MAX_RECORDING
from conteur.web.http.tables import MAX_BODY
from conteur.web.limits import Allowance, Rate
from conteur.web.protocol import messages as m
from conteur.web.protocol.encode import decode_message
from conteur.web.transport import Limits
from tests.web.schemas import faults

DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
EXAMPLES = sorted((DOCUMENT.parent / "protocol" / "examples").glob("*.json"))


def tags(union: Any) -> list[str]:  # noqa: ANN401 - a union of structs
    """The names its members have on the wire."""
    return [str(member.__struct_config__.tag) for member in get_args(union)]


def read(path: Path) -> Any:  # noqa: ANN401 - JSON
    """An example."""
    return json.loads(path.read_text(encoding="utf-8"))


def wanted_examples() -> set[str]:
    """Every message, move, ask and option, and each phase in each mode."""
    requests = {"move": tags(m.WireMove), "ask": tags(Ask)}
    from_client = {f"client-{kind}" for kind in tags(m.FromClient) if kind not in requests}
    from_client |= {f"client-{kind}-{name}" for kind, names in requests.items() for name in names}
    to_client = {f"server-{kind}" for kind in tags(m.ToClient) if kind not in {"view", "answer"}}
    to_client |= {f"server-answer-{what}" for what in ("done", "refused", "seated")}
    to_client |= {f"server-view-{mode}-{phase}" for mode in get_args(Mode) for phase in get_args(Phase)}
    return from_client | to_client | {f"option-{kind}" for kind in tags(m.WireOption)}


def test_every_message_has_an_example() -> None:
    """Both directions, every kind, every phase of every mode."""
    assert set() == wanted_examples() - {path.stem for path in EXAMPLES}


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path.stem.startswith("client-")], ids=lambda p: p.stem)
def test_an_example_from_a_client_is_understood(path: Path) -> None:
    """By the server, and by the schema; it is named after what it is."""
    message = read(path)
    request = message.get(message["type"], {})
    name = "-".join(filter(None, ("client", message["type"], request.get("kind"))))
    assert path.stem.removesuffix("-again") == name
    decode_message(path.read_bytes())
    assert [] == faults("FromClient", message)


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path.stem.startswith("server-")], ids=lambda p: p.stem)
def test_an_example_from_the_server_is_what_is_sent(path: Path) -> None:
    """It has exactly the fields of our types, and the schema agrees."""
    message = read(path)
    assert message == json.loads(msgspec.json.encode(msgspec.convert(message, m.ToClient)))
    assert [] == faults("ToClient", message)
    game = message.get("game")
    if game is not None and path.stem != "server-view-spectator":
        assert path.stem == f"server-view-{game['setup']['mode']}-{game['phase']}"


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path.stem.startswith("option-")], ids=lambda p: p.stem)
def test_an_example_of_an_option_is_one(path: Path) -> None:
    """It has exactly the fields of our types."""
    option = read(path)
    assert path.stem == f"option-{option['kind']}"
    assert option == json.loads(msgspec.json.encode(msgspec.convert(option, m.WireOption)))


def test_every_example_is_linked_and_every_link_leads_somewhere() -> None:
    """No example is unused, none is missing."""
    linked = set(re.findall(r"\(protocol/examples/([\w-]+)\.json\)", TEXT))
    assert {path.stem for path in EXAMPLES} == linked
    others = {link for link in re.findall(r"\]\(([\w./-]+)\)", TEXT) if not link.endswith(".json")}
    assert [] == [link for link in others if not (DOCUMENT.parent / link).exists()]


def test_every_json_line_in_the_text_is_a_message() -> None:
    """What a reader copies works."""
    blocks = re.findall(r"^```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    lines = [json.loads(line) for block in blocks for line in block.splitlines()]
    assert len(lines) > 10
    assert [] == [line for line in lines if faults("FromClient", line) and faults("ToClient", line)]


def test_every_refusal_is_explained_and_no_other() -> None:
    """One line for each code, in the rules and at the table."""
    pattern = r"^### Of (?:the game|the table|pictures)\n(.*?)(?=^##)"
    game, table, pictures = re.findall(pattern, TEXT, re.MULTILINE | re.DOTALL)
    assert [code.value for code in PictureRefusal] == re.findall(r"^\| `(\w+)` \|", pictures, re.MULTILINE)
    assert [code.value for code in Refusal] == re.findall(r"^\| `(\w+)` \|", game, re.MULTILINE)
    assert [code.value for code in TableRefusal] == re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)


def test_every_bye_is_a_refusal() -> None:
    """`why` has no codes of its own."""
    (byes,) = re.findall(r"^## Bye\n(.*?)^##", TEXT, re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"^\| `(\w+)` \|", byes, re.MULTILINE)) - {"why"} <= {code.value for code in TableRefusal}


def test_every_field_and_kind_is_named() -> None:
    """Nothing is sent that the page does not mention."""
    named = set(re.findall(r"`(\w+)`", TEXT))
    structs = [thing for thing in vars(m).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    fields = {name for struct in [*structs, *get_args(Ask), Settings] for name in struct.__struct_fields__}
    kinds = {*tags(m.FromClient), *tags(m.ToClient), *tags(m.WireMove), *tags(m.WireOption), *tags(Ask), *REACTIONS}
    assert set() == (fields | kinds) - named - {"ask", "move", "remarks"}


def test_the_numbers_are_right() -> None:
    """Limits that are written down are those that are kept."""
    assert f"protocol version **{m.PROTOCOL_VERSION}**" in TEXT
    assert f"| {MAX_NAME}, {MAX_WORD} (cut off), {MAX_REMARK}, {MAX_CLUE_LENGTH} characters |" in TEXT
    assert f"| {MAX_SEATS}, bots included |" in TEXT
    assert f"for the last {REFS_KEPT} requests" in TEXT
    assert f"at most {MAX_RECORDING // 1024} KiB" in TEXT
    assert f"| one JSON body over HTTP | {MAX_BODY // 1024} KiB |" in TEXT
    assert f"in one text message, UTF-8, at most {Limits().max_message // 1024} KiB" in TEXT
    limits = Limits()
    assert f"at most {limits.body_idle_timeout:.0f} seconds without a byte; a minute in all" in TEXT
    assert (60, 600) == (limits.body_timeout, limits.longest_body)
    assert f"a second more for every {limits.body_rate // 1024} KiB" in TEXT
    assert f"more than {Limits().max_unsent // 1024} KiB were waiting" in TEXT


@pytest.mark.parametrize(
    ("what", "rate"),
    [
        ("messages of one socket", Allowance().messages_each),
        ("messages of all sockets of one address", Allowance().messages),
        ("HTTP requests and new sockets of one address", Allowance().visits),
        ("tables opened by one address", Allowance().openings),
        ("people sitting down from one address", Allowance().joins),
        ("claims on lost seats of one table, and withdrawals, from one address", Allowance().claims),
        ("wrong codes and keys from one address", Allowance().misses),
        ("recordings of one address", Allowance().uploads),
        ("files with pictures of one address", Allowance().pictures),
        ("the same over a long time, of one person", Allowance().hourly_each),
        ("the same over a long time, of all people at a table", Allowance().hourly),
        ("remarks and gestures of one person at a table", Allowance().talk_each),
        ("remarks and gestures of all people at a table", Allowance().talk),
        ("decks saved from one address", Allowance().decks),
    ],
)
def test_the_rates_are_right(what: str, rate: Rate) -> None:
    """A rate as the document writes it."""
    words = {
        1: "one a second",
        0.1: "one in ten seconds",
        0.2: "one in five seconds",
        0.05: "one in twenty seconds",
        1 / 7200: "one in two hours",
    }
    later = words.get(rate.per_second, f"{rate.per_second:g} a second")
    assert f"| {what} | {rate.burst:g} at once, {later}" in TEXT
