"""Whoever has a seat's key takes along what is known of them, or has it forgotten, while the others play on."""

import asyncio
import io
import json
import time
import urllib.request
import zipfile
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from conteur.bots.brains.blind import BlindBrain
from conteur.live.context import TableContext
from conteur.live.lobby import Lobby
from conteur.live.patience import Patience
from conteur.pictures.sandbox import ImageSandbox
from conteur.pictures.studio import Studio
from conteur.privacy.collect import DataSubject
from conteur.store.log import LogUnavailable
from conteur.store.memory.images import MemoryImages
from conteur.store.memory.log import MemoryLog
from conteur.store.sqlite.upkeep import SqliteUpkeep
from conteur.store.upkeep import Upkeep
from conteur.web.context import ServerContext, Tasks
from conteur.web.http.context import RequestContext
from conteur.web.http.my_data import MyDataResource
from conteur.web.http.responses import RequestRefused
from conteur.web.public_tables import PublicTables
from tests.cli.running import conteur
from tests.web.hostile import Answered, Guest, new_key
from tests.web.http.test_recordings import SHORT
from tests.web.picture_host import Host, asked, photo
from tests.web.serving import Server, serving
from tests.web.stranger import Json

NAME, SAID, WORD, TITLE = "Philippa Quill", "I hid the key under the fern", "marzipan", "My grandmother at sea"


LIMITS = ("--allowance", "100", "--absence", "300")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with serving(*LIMITS) as server:
        yield server
        assert server.errors == ""


class Evening(Host):
    """A host who has left traces: names, talk, a word, two pictures, a deck, a recording; and two guests."""

    def __init__(self, server: Server) -> None:
        """In the middle of the first round, which the host tells."""
        super().__init__(server, {"options": {"clue": "sound"}}, guests=2)
        requests: tuple[Json, ...] = (
            {"kind": "change_look", "name": NAME, "rabbit": 3},
            {"kind": "say", "text": SAID},
            {"kind": "add_word", "word": WORD},
        )
        self.pictures = [self.bring(photo(seed))[0]["picture"] for seed in (1, 2)]
        described = {"kind": "describe_picture", "picture": self.pictures[0], "title": TITLE, "tags": ["sea"]}
        for request in (*requests, described):
            assert self.seat.request(request) is None, request
        self.deck = self.send("decks", json.dumps({"title": f"Ours {self.code}"}).encode()).json["name"]
        self.images = [self.see(f"/pictures/{each}.webp").body for each in self.pictures]
        assert self.seat.request({"kind": "start_game"}) is None
        assert self.seat.request(move={"kind": "claim_story"}) is None
        self.recording = self._record()

    def _record(self) -> str:
        headers = {"Authorization": f"Bearer {self.seat.key}", "Content-Type": "audio/webm"}
        with Guest(self.port) as guest:
            name = guest.ask("POST", f"/api/tables/{self.code}/recordings", headers, SHORT).json["name"]
        card = self.look(self.seat.key)["you"]["game"]["hand"][0]
        assert self.seat.request(move={"kind": "give_clue", "clue": name, "card": card}) is None
        return str(name)

    def look(self, key: str | None = None) -> Json:
        """What a new device sees."""
        with Guest(self.port) as again:
            return again.hello(self.code, key)

    def talk(self) -> list[str]:
        """What a new device hears."""
        with Guest(self.port) as again:
            again.hello(self.code, self.guests[0].key)
            return [remark["text"] for remark in again.until("talk")["remarks"]]

    def belongings(self, key: str) -> Answered:
        """All that is known of whoever has this key."""
        headers = {"Authorization": f"Bearer {key}"}
        address = f"{self.url}/api/tables/{self.code}/belongings"
        return asked(urllib.request.Request(address, None, headers))  # noqa: S310 - our server

    def names(self) -> list[str]:
        """Who is at the table."""
        return [person["name"] for person in self.look()["table"]["people"]]


def opened(answer: Answered) -> dict[str, bytes]:
    """What is in a parcel."""
    assert ("application/zip", "no-store") == (answer.headers["content-type"], answer.headers["cache-control"])
    with zipfile.ZipFile(io.BytesIO(answer.body)) as parcel:
        return {name: parcel.read(name) for name in parcel.namelist()}


def test_taken_along(server: Server) -> None:
    """Names, talk, words, the deck, the pictures and the recording themselves; of others nothing."""
    evening = Evening(server)
    parcel = opened(evening.belongings(evening.seat.key))
    known = json.loads(parcel.pop("known.json"))
    assert [NAME] == known["names"][-1:]
    assert [SAID] == [remark["text"] for remark in known["remarks"]]
    assert [WORD] == known["words"]
    assert [TITLE, ""] == [each["title"] for each in known["pictures"]]
    (deck,) = known["decks"]
    assert (evening.deck, f"Ours {evening.code}", [NAME]) == (deck["name"], deck["title"], deck["authors"])
    assert [(TITLE, ["sea"]), ("", [])] == [(card["title"], card["tags"]) for card in deck["cards"]]
    assert sorted([*evening.images, SHORT]) == sorted(parcel.values())
    assert {f"pictures/{each}.webp" for each in evening.pictures} < parcel.keys()
    other = opened(evening.belongings(evening.guests[0].key))
    assert ["known.json"] == list(other)
    assert NAME not in other["known.json"].decode()
    assert ('{"refused":"wrong_key"}', 403) == (
        evening.belongings(new_key()).body.decode(),
        evening.belongings(new_key()).status,
    )
    evening.end()


def test_forgotten_while_the_others_play() -> None:
    """They leave, their name is another, and neither server nor disk has anything of theirs; the game goes on."""
    with serving(*LIMITS) as server:
        evening = Evening(server)
        assert 403 == evening.send("forget", b"", new_key()).status
        answer = evening.send("forget", b"")
        assert (200, 1, 2, 1) == (answer.status, *(answer.json[what] for what in ("recordings", "pictures", "decks")))
        assert "sit_down_first" == evening.seat.until("bye")["why"]
        guest = evening.guests[0]
        while NAME in [person["name"] for person in guest.view["table"]["people"]]:
            guest.until("view")
        assert NAME not in evening.names()
        assert 3 == len(evening.names())
        assert SAID not in evening.talk()
        assert evening.deck not in [deck["name"] for deck in evening.see("/api/decks").json["decks"]]
        for path in (
            *(f"/pictures/{each}{size}.webp" for each in evening.pictures for size in ("", "-400")),
            f"/api/tables/{evening.code}/recordings/{evening.recording}",
        ):
            assert 404 == evening.see(path).status
        assert 403 == evening.belongings(evening.seat.key).status
        cards = evening.look(guest.key)["you"]["game"]["hand"][:2]  # three players give two each
        assert guest.request(move={"kind": "submit_cards", "cards": cards}) is None
        evening.end()
        assert server.errors == ""
        server.stop()
        for file in server.folder.glob("*.sqlite*"):
            content = file.read_bytes()
            for trace in (
                *(text.encode() for text in (NAME, SAID, TITLE)),  # the word stays in the deal
                SHORT[-200:],
                evening.images[0][-200:],
            ):
                assert trace not in content, (file.name, trace)


def test_somebody_who_has_left(server: Server) -> None:
    """Their key opens no seat any more, and still what was theirs."""
    evening = Evening(server)
    guest = evening.guests[1]
    (name,) = [p["name"] for p in evening.look()["table"]["people"] if p["person"] == guest.person]
    assert guest.request({"kind": "leave"}) is None
    assert [name] == json.loads(opened(evening.belongings(guest.key))["known.json"])["names"]
    assert 200 == evening.send("forget", b"", guest.key).status
    assert 403 == evening.belongings(guest.key).status
    evening.end()


def test_by_the_command_line_while_people_play(server: Server) -> None:
    """A server that runs meanwhile drops what it has in memory."""
    evening = Evening(server)
    done = conteur("person", "erase", evening.code, NAME, "--data", str(server.folder))
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 recordings, 2 pictures and 1 saved decks" in done.stdout
    end = time.monotonic() + 20
    while NAME in evening.names() and time.monotonic() < end:
        time.sleep(0.05)
    assert NAME not in evening.names()
    assert SAID not in evening.talk()
    evening.end()


class Crowd(MyDataResource):
    """Exports of people whose keys are their names, at a table of their own."""

    def __init__(self, folder: Path) -> None:
        """Nobody has asked."""
        log = MemoryLog()
        context = TableContext(log, BlindBrain(Random(1)), Patience(), Random(1))  # noqa: S311 - reproducible, not a secret
        studio = Studio(MemoryImages(), ImageSandbox(), folder)
        lobby = Lobby(context)
        server = ServerContext(log, lobby, PublicTables(log, Tasks().start, 1.0), Tasks(), studio=studio)
        super().__init__(RequestContext(server))
        self.folder = folder
        self._studio = studio

    async def _player(self, request: Request) -> tuple[str, DataSubject, Studio, Upkeep]:
        who = request.path_params["who"]
        return "BCDFGH", DataSubject(0, who, who, 1, None), self._studio, SqliteUpkeep(self.folder / "none")

    async def ask(self, who: str) -> Response:
        """An export, not read yet."""
        return await self.export(Request({"type": "http", "headers": [], "path_params": {"who": who}}))

    async def read(self, answer: Response, gate: asyncio.Event) -> int:
        """Read it when the gate is open: how many bytes came."""
        size = 0

        async def send(message: MutableMapping[str, Any]) -> None:
            nonlocal size
            await gate.wait()
            size += len(message.get("body", b""))

        async def receive() -> MutableMapping[str, Any]:
            await asyncio.Event().wait()
            raise AssertionError

        await answer({"type": "http", "headers": [], "asgi": {"spec_version": "2.4"}}, receive, send)
        return size


def test_exports_that_nobody_reads(tmp_path: Path) -> None:
    """One for each person and four in all, until they are read or were not read for too long."""

    async def story() -> None:
        crowd, gate = Crowd(tmp_path), asyncio.Event()
        answers = [await crowd.ask(who) for who in ("ana", "bo", "cy", "dee")]
        for who, why in (("ana", "export_is_running"), ("eve", "too_fast")):
            with pytest.raises(RequestRefused, match=why):
                await crowd.ask(who)
        reading = [asyncio.create_task(crowd.read(answer, gate)) for answer in answers]
        gate.set()
        assert all(size > 0 for size in await asyncio.gather(*reading))
        crowd.read_within = 0.0
        for _ in range(5):
            answer = await crowd.ask("ana")
            assert 0 == await crowd.read(answer, asyncio.Event())
        assert [] == list(tmp_path.iterdir())  # noqa: ASYNC240 - a test may wait

    asyncio.run(asyncio.wait_for(story(), 60))


def test_an_export_that_fails(tmp_path: Path) -> None:
    """It holds no place."""

    async def story() -> None:
        crowd = Crowd(tmp_path)
        await crowd._server.log.close()
        for _ in range(5):
            with pytest.raises(LogUnavailable):
                await crowd.ask("ana")

    asyncio.run(asyncio.wait_for(story(), 60))
