"""Nobody gets in where they do not belong, and nothing anybody writes is more than text."""

import hashlib
import json
import unicodedata
from collections.abc import Iterator

import pytest

from tests.web.hostile import MARK, Guest, Json, guarded, key_bytes, new_key, open_table
from tests.web.serving import Server
from tests.web.transport.client import TEXT, frame

OVERRIDES = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
"""Characters that turn the direction of the text around them."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with guarded("--allowance", "100", "--absence", "300") as server:
        yield server
        assert server.errors == ""


def test_a_key_is_kept_as_a_hash(server: Server) -> None:
    """Neither the file of games nor the log of the server has a key in it, in any form."""
    code = open_table(server)
    with Guest(server.port) as ana:
        ana.sit(code)
        assert ana.request({"kind": "say", "text": MARK}) is None
    kept = b"".join(path.read_bytes() for path in server.folder.iterdir() if path.name.startswith("conteur.sqlite"))
    assert hashlib.sha256(key_bytes(ana.key)).hexdigest().encode() in kept
    for form in (ana.key.encode(), key_bytes(ana.key), key_bytes(ana.key).hex().encode()):
        assert form not in kept


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (f"{MARK}e\u0301", f"{MARK}\u00e9"),
        (f"{OVERRIDES}{MARK}\u0000\u0007\u001b[31m", f"{MARK}[31m"),
        (f" {MARK}\t\n\u2028 x ", f"{MARK} x"),
        (f"<b>{MARK}</b>", f"<b>{MARK}</b>"),
        (f"{MARK}{chr(0x301) * 9}", f"{MARK}{chr(0x301) * 4}"),
        (f"\ufeff{MARK}\u200b", MARK),
    ],
)
def test_a_name_as_it_is_shown(server: Server, written: str, shown: str) -> None:
    """Normalised, on one line, without control or direction characters, and otherwise left as it is: only ever text."""
    code = open_table(server)
    with Guest(server.port) as ana, Guest(server.port) as looker:
        ana.sit(code, written)
        (person,) = looker.hello(code)["table"]["people"]
    assert shown == person["name"]
    assert unicodedata.is_normalized("NFC", person["name"])


def test_lengths(server: Server) -> None:
    """Names have 24 characters, remarks 300, words 60; longer ones are refused or cut, never kept."""
    code = open_table(server)
    with Guest(server.port) as ana, Guest(server.port) as looker:
        ana.hello(code)
        assert ana.request({"kind": "sit", "name": "x" * 25, "key": new_key()}) == "name_is_too_long"
        assert ana.request({"kind": "sit", "name": OVERRIDES, "key": new_key()}) == "name_is_empty"
        assert ana.request({"kind": "sit", "name": "x" * 24, "key": new_key()}) is None
        assert ana.request({"kind": "say", "text": "x" * 301}) == "text_is_too_long"
        assert ana.request({"kind": "say", "text": "x" * 300}) is None
        assert ana.request({"kind": "add_word", "word": "x" * 5000}) is None
        (word,) = looker.hello(code)["table"]["words"]
        assert len(word["word"]) == 60


def test_a_clue_is_text_of_some_length(server: Server) -> None:
    """Control and direction characters are gone from it; more than 200 characters are refused."""
    code = open_table(server, {"options": {"first_storyteller": "clue"}})
    guests = [Guest(server.port).sit(code) for _ in range(3)]
    assert guests[0].request({"kind": "start_game"}) is None
    card = hand_of(guests[0], code)["hand"][0]
    refused = guests[0].request(move={"kind": "give_clue", "clue": "x" * 201, "card": card})
    assert refused == "clue_is_too_long"
    clue = f"{OVERRIDES}<img src=x> {MARK}\u0000"
    assert guests[0].request(move={"kind": "give_clue", "clue": clue, "card": card}) is None
    with Guest(server.port) as looker:
        assert looker.hello(code)["game"]["clue"] == f"<img src=x> {MARK}"
    for guest in guests:
        guest.leave()


def hand_of(guest: Guest, code: str) -> Json:
    """What this guest sees of the running game alone."""
    with Guest(guest.tcp.getpeername()[1]) as again:
        hand: Json = again.hello(code, guest.key)["you"]["game"]
        return hand


def test_messages_of_16_kilobytes(server: Server) -> None:
    """So long and no longer."""
    code = open_table(server)
    for size, kind in ((16 * 1024, "bye"), (16 * 1024 + 1, "closed")):
        with Guest(server.port) as guest:
            guest.hello(code)
            guest.say(frame(TEXT, json.dumps({"type": "ping", "x": ""}).encode()[:-2] + b"x" * (size - 25) + b'"}'))
            assert guest.until("bye")["type"] == kind


def test_a_slow_reader_is_dropped_and_comes_back(server: Server) -> None:
    """Whoever does not read loses the socket and nothing else: a new hello shows the table as it is."""
    code = open_table(server)
    for number in range(11):  # a table with much to show
        with Guest(server.port) as bo:
            bo.sit(code, chr(0x1F400 + number) * 24)
            bo.request({"kind": "add_word", "word": "\N{RABBIT}" * 60})
    with Guest(server.port) as ana, Guest(server.port, receive_buffer=4096) as slow:
        slow.hello(code)
        ana.sit(code)
        assert ana.view["table"]["spectators"] == 1
        for _ in range(5000):
            assert ana.request({"kind": "say", "text": "\N{RABBIT}" * 300}) is None
            if ana.view["table"]["spectators"] == 0:
                break
        assert ana.view["table"]["spectators"] == 0
        with Guest(server.port) as again:
            assert again.hello(code)["version"] >= ana.view["version"]
