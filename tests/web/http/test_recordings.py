"""A clue may be spoken into a microphone: who may leave a recording, how large, and who hears it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from conteur.web.http.recordings import audio_type, is_audio
from tests.web.hostile import MARK, Answered, Guest, Json, guarded, new_key, open_table
from tests.web.serving import Server

LARGEST = 320 * 1024
SOUNDS = Path(__file__).parents[1] / "sounds"
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
        assert self.guests[0].request({"kind": "start_game"}) is None
        assert self.guests[0].request(move={"kind": "claim_story"}) is None

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
        return teller.request(move={"kind": "give_clue", "clue": name, "card": card})

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
    assert spoken.tell("A" * 22) == "no_such_recording"
    assert spoken.tell(f" {'A' * 22} ") == "no_such_recording"  # shown without the spaces
    assert spoken.tell(second.json["name"]) is None
    with Guest(server.port) as guest:
        heard = guest.ask("GET", f"/api/tables/{spoken.code}/recordings/{second.json['name']}")
    assert (200, SHORT, "audio/webm") == (heard.status, heard.body, heard.headers["content-type"])
    assert heard.headers["x-content-type-options"] == "nosniff"
    assert spoken.upload(spoken.guests[0].key).status == 403  # the story is told


def test_the_last_byte_held_back(server: Server, spoken: Round) -> None:
    """A recording that is complete only after the clue does not replace the one that was given."""
    teller = spoken.guests[0]
    given = spoken.upload(teller.key, SHORT).json["name"]
    with Guest(server.port) as late, Guest(server.port) as listener:
        head = [
            f"POST /api/tables/{spoken.code}/recordings HTTP/1.1",
            "Host: localhost",
            f"Authorization: Bearer {teller.key}",
            "Content-Type: audio/webm",
            f"Content-Length: {len(OTHER)}",
            "Expect: 100-continue",
        ]
        late.say("\r\n".join([*head, "", ""]).encode())
        assert late.head()[0] == 100  # the seat key was checked, and the body is awaited
        late.say(OTHER[:-1])
        assert spoken.tell(given) is None
        late.say(OTHER[-1:])
        answer = late.answered()
        assert (403, {"refused": "only_storyteller_gives_clue"}) == (answer.status, answer.json)
        heard = listener.ask("GET", f"/api/tables/{spoken.code}/recordings/{given}")
        assert heard.body == SHORT


def test_somebody_elses_recording(server: Server) -> None:
    """Is not the clue of whoever tells next, and neither is one's own of an earlier turn."""
    spoken = Round(server, "sound")
    first = spoken.guests[0]
    name = spoken.upload(first.key).json["name"]
    assert spoken.tell(name) is None
    next_round(spoken)
    second = spoken.guests[1]
    card = second.view["you"]["game"]["hand"][0]
    assert second.request(move={"kind": "give_clue", "clue": name, "card": card}) == "no_such_recording"
    own = spoken.upload(second.key, OTHER).json["name"]
    assert own != name
    assert second.request(move={"kind": "give_clue", "clue": own, "card": card}) is None
    spoken.end()


def next_round(spoken: Round) -> None:
    """Whoever is waited for plays the first thing that is offered, until another tells."""
    while True:
        for guest in spoken.guests:
            guest.tell({"type": "ping"})
            guest.until("pong")  # the newest view has come
        game = spoken.guests[0].view["game"]
        if game["phase"] == "telling":
            return
        for guest in spoken.guests:
            yours = guest.view["you"]["game"]
            if yours["seat"] in game["awaited"]:
                (option,) = yours["options"]
                moves: dict[str, Json] = {
                    "may_submit": {"kind": "submit_cards", "cards": (option.get("cards") or [])[: option.get("count")]},
                    "may_vote": {"kind": "cast_votes", "slots": (option.get("slots") or [])[:1]},
                    "may_confirm": {"kind": "confirm_scores"},
                }
                assert guest.request(move=moves[option["kind"]]) is None


@pytest.mark.rule("C-21")
@pytest.mark.parametrize("clue", ["Weltuntergangsstimmung.", "A door in the rain", ""])
def test_a_storyteller_without_a_microphone(server: Server, spoken: Round, clue: str) -> None:
    """Writes the clue or says it aloud; everybody is shown which."""
    assert spoken.tell(clue) is None
    with Guest(server.port) as guest:
        assert clue == guest.hello(spoken.code)["game"]["clue"]


def test_words_instead_of_a_recording_are_forgotten(server: Server, spoken: Round) -> None:
    """They are words as anywhere else: handed out as such, and gone when their writer wants to be forgotten."""
    teller = spoken.guests[0]
    assert spoken.tell("A door in the rain") is None
    with Guest(server.port) as guest:
        answer = guest.ask("POST", f"/api/tables/{spoken.code}/forget", {"Authorization": f"Bearer {teller.key}"})
        assert (200, 0) == (answer.status, answer.json["recordings"])
    listener = spoken.guests[1]
    while (listener.view["game"] or {}).get("clue") != "\N{HORIZONTAL ELLIPSIS}":
        listener.until("view")


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
        ("tone-12s.webm", "audio/webm"),  # its size counts, not its length
    ],
)
def test_what_a_recording_may_be(server: Server, spoken: Round, name: str, kind: str) -> None:
    """What browsers and phones record, stored and played unchanged, under a type that browsers play."""
    sound = (SOUNDS / name).read_bytes()
    kept = spoken.upload(spoken.guests[0].key, sound, kind)
    assert kept.status == 201
    with Guest(server.port) as guest:
        heard = guest.ask("GET", f"/api/tables/{spoken.code}/recordings/{kept.json['name']}")
    assert (sound, True) == (heard.body, heard.headers["content-type"].startswith("audio/"))


@pytest.mark.parametrize(
    ("sound", "kind", "status", "why"),
    [
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
    """Larger than it may be, not what its type says, or anything a browser would show as a page."""
    answer = spoken.upload(spoken.guests[0].key, sound, kind)
    assert (status, {"refused": why}) == (answer.status, answer.json)


def test_a_name_that_is_guessed(server: Server, spoken: Round) -> None:
    """A recording has a name of 128 bits, and another table's is not found here."""
    name = spoken.upload(spoken.guests[0].key).json["name"]
    assert len(name) == 22
    with Guest(server.port) as guest:
        assert guest.ask("GET", f"/api/tables/{open_table(server)}/recordings/{name}").status == 404
        assert guest.ask("GET", f"/api/tables/{spoken.code}/recordings/{MARK}").status == 404


@pytest.mark.parametrize(
    ("content_type", "media_type"),
    [
        ("Audio/WebM; codecs=opus", "audio/webm"),
        ("audio/x-m4a", "audio/mp4"),
        ("audio/mp3", "audio/mpeg"),
        ("audio/webm, text/html", "audio/webm, text/html"),
        ("", ""),
    ],
)
def test_the_type_of_a_recording(content_type: str, media_type: str) -> None:
    """Parameters and capitals do not matter; several types are none."""
    assert media_type == audio_type(content_type)


@pytest.mark.parametrize("path", sorted(SOUNDS.iterdir()), ids=lambda path: path.name)
def test_a_recording_under_another_type(path: Path) -> None:
    """Only the type that the content begins as is believed, and no content is too short to be judged."""
    types = {".webm": "audio/webm", ".ogg": "audio/ogg", ".mp4": "audio/mp4", ".mp3": "audio/mpeg", ".wav": "audio/wav"}
    content = path.read_bytes()
    for media_type in (*types.values(), "audio/flac", ""):
        assert (media_type == types[path.suffix]) == is_audio(media_type, content)
        assert not is_audio(media_type, content[:1])
