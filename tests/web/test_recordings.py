"""A clue may be spoken into a microphone: who may leave a recording, how large, and who hears it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.hostile import MARK, Answered, Guest, guarded, new_key, open_table
from tests.web.serving import Server

LARGEST = 320 * 1024
SOUNDS = Path(__file__).parent / "sounds"
SHORT = (SOUNDS / "chromium-2s.webm").read_bytes()
OTHER = (SOUNDS / "tone-2s.webm").read_bytes()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with guarded("--allowance", "100", "--absence", "300") as server:
        yield server
        assert server.errors == ""


class Round:
    """Three people, the first of whom has a story to tell."""

    def __init__(self, server: Server, clue: str) -> None:
        """Dealt, and claimed by the first."""
        self.code = open_table(server, {"options": {"clue": clue}})
        self.guests = [Guest(server.port).sit(self.code) for _ in range(3)]
        self.port = server.port
        assert self.guests[0].wish({"kind": "start_game"}) is None
        assert self.guests[0].wish(move={"kind": "claim_story"}) is None

    def upload(self, key: str, sound: bytes = SHORT, kind: str = "audio/webm;codecs=opus") -> Answered:
        """Leave a recording."""
        with Guest(self.port) as guest:
            headers = {"Authorization": f"Bearer {key}", "Content-Type": kind}
            return guest.ask("POST", f"/api/tables/{self.code}/recordings", headers, sound)

    def tell(self, name: str) -> str | None:
        """Give it as the clue."""
        teller = self.guests[0]
        with Guest(self.port) as again:
            card = again.hello(self.code, teller.key)["you"]["game"]["hand"][0]
        return teller.wish(move={"kind": "give_clue", "clue": name, "card": card})

    def end(self) -> None:
        """Everybody goes."""
        for guest in self.guests:
            guest.leave()


@pytest.fixture
def spoken(server: Server) -> Iterator[Round]:
    """A round whose clue is a recording."""
    found = Round(server, "sound")
    yield found
    found.end()


def test_the_storyteller_records(server: Server, spoken: Round) -> None:
    """The last recording of a turn is the one that is heard, by whoever was told its name."""
    first = spoken.upload(spoken.guests[0].key, OTHER)
    second = spoken.upload(spoken.guests[0].key, SHORT)
    assert (201, 201) == (first.status, second.status)
    assert first.json == second.json  # in place of the first, so that nobody can fill the disk
    assert spoken.tell("nonsense") == "no_such_recording"
    assert spoken.tell(second.json["name"]) is None
    with Guest(server.port) as guest:
        heard = guest.ask("GET", f"/api/tables/{spoken.code}/recordings/{second.json['name']}")
    assert (200, SHORT, "audio/webm") == (heard.status, heard.body, heard.headers["content-type"])
    assert heard.headers["x-content-type-options"] == "nosniff"
    assert spoken.upload(spoken.guests[0].key).status == 403  # the story is told


def test_others_do_not_record(server: Server, spoken: Round) -> None:
    """Not the listeners, not a stranger, and nobody where clues are written."""
    assert spoken.upload(spoken.guests[1].key).json == {"refused": "only_storyteller_gives_clue"}
    assert spoken.upload(new_key()).json == {"refused": "wrong_key"}
    assert spoken.upload("").status == 403
    written = Round(server, "text")
    assert written.upload(written.guests[0].key).status == 403
    written.end()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("chromium-2s.webm", "audio/webm;codecs=opus"),
        ("tone-2s.ogg", "audio/ogg"),
        ("tone-2s.mp4", "AUDIO/MP4; codecs=mp4a"),
        ("fragments-2s.mp4", "audio/x-m4a"),
        ("tone-2s.mp3", "audio/mpeg"),
        ("tone-2s.wav", "audio/wav"),
    ],
)
def test_what_a_recording_may_be(server: Server, spoken: Round, name: str, kind: str) -> None:
    """What browsers and telephones record, kept and played as it came, under a kind a browser plays."""
    sound = (SOUNDS / name).read_bytes()
    kept = spoken.upload(spoken.guests[0].key, sound, kind)
    assert kept.status == 201
    with Guest(server.port) as guest:
        heard = guest.ask("GET", f"/api/tables/{spoken.code}/recordings/{kept.json['name']}")
    assert (sound, True) == (heard.body, heard.headers["content-type"].startswith("audio/"))


@pytest.mark.parametrize(
    ("sound", "kind", "status", "why"),
    [
        ((SOUNDS / "tone-12s.webm").read_bytes(), "audio/webm", 413, "recording_is_too_long"),
        ((SOUNDS / "tone-12s.ogg").read_bytes(), "audio/ogg", 413, "recording_is_too_long"),
        ((SOUNDS / "tone-12s.mp4").read_bytes(), "audio/mp4", 413, "recording_is_too_long"),
        ((SOUNDS / "fragments-12s.mp4").read_bytes(), "audio/mp4", 413, "recording_is_too_long"),
        (bytes(LARGEST + 1), "audio/webm", 413, "recording_is_too_long"),
        (bytes(LARGEST), "audio/webm", 415, "recording_not_understood"),
        (b"", "audio/webm", 415, "recording_not_understood"),
        (SHORT, "audio/ogg", 415, "recording_not_understood"),
        (SHORT, "text/html", 415, "recording_not_understood"),
        (SHORT, "image/svg+xml", 415, "recording_not_understood"),
        (SHORT, "audio/webm, text/html", 415, "recording_not_understood"),
        (SHORT, "", 415, "recording_not_understood"),
    ],
)
def test_what_a_recording_may_not_be(spoken: Round, sound: bytes, kind: str, status: int, why: str) -> None:
    """Longer than ten seconds, not to be measured, or anything a browser would show as a page."""
    answer = spoken.upload(spoken.guests[0].key, sound, kind)
    assert (status, {"refused": why}) == (answer.status, answer.json)


def test_a_name_that_is_guessed(server: Server, spoken: Round) -> None:
    """A recording has a name of 128 bits, and another table's is not found here."""
    name = spoken.upload(spoken.guests[0].key).json["name"]
    assert len(name) == 22
    with Guest(server.port) as guest:
        assert guest.ask("GET", f"/api/tables/{open_table(server)}/recordings/{name}").status == 404
        assert guest.ask("GET", f"/api/tables/{spoken.code}/recordings/{MARK}").status == 404
