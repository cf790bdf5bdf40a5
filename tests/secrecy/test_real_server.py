"""The same on a real server: races on real sockets in every phase, and everything that HTTP gives away."""

import io
import json
import zipfile
from collections.abc import Iterator
from itertools import count

import pytest

from tests.secrecy.observer import Json, Observer, Sent
from tests.web.hostile import Guest, guarded, new_key, open_table
from tests.web.serving import Server
from tests.web.transport.client import TEXT
from tests.web.truth import Truth, read_log

PHASES = ("claiming", "telling", "submitting", "voting", "scored")
TABLES = {"base": (3, {}), "party": (4, {}), "team": (4, {"team_talk": "private"})}
MOST = 8
"""Races at each table, at least."""
_devices = count()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them; bots think for so long that only the host makes anything happen."""
    with guarded("--allowance", "1000", "--thinking", "600", "--absence", "600") as server:
        yield server
        assert server.errors == ""


class Watched(Guest):
    """A device of the observer, who keeps everything; or of somebody honest, where there is none."""

    def __init__(self, server: Server, code: str, observer: Observer | None, key: str | None = None) -> None:
        """Connect and say hello; the first view, or the goodbye, has been read."""
        super().__init__(server.port)
        self.observer = observer
        self.held = key
        self.is_over = False
        self.device = next(_devices)
        self.version = 1
        self.unanswered: set[str] = set()
        self.is_over = self.hello(code, key)["type"] != "view"

    def read_frame(self) -> tuple[int, bytes]:
        """Keep what is read."""
        opcode, payload = super().read_frame()
        if opcode == TEXT:
            message = json.loads(payload)
            self.version = max(self.version, message.get("version") or 0)
            self.unanswered.discard(message.get("ref"))
            if self.observer is not None:
                self.observer.sent.append(Sent(payload, "socket", self.version, self.device, self.held))
        return opcode, payload

    def tell(self, message: object) -> None:
        """Keep what was asked, for its answer."""
        assert isinstance(message, dict)
        if "ref" in message:
            self.unanswered.add(message["ref"])
        if self.observer is not None and "ref" in message:
            self.observer.requests[self.device, message["ref"]] = message, self.version
        super().tell(message)

    def want(self, kind: str, **words: object) -> None:
        """Ask, and wait for nothing."""
        if not self.is_over:
            self.tell({"type": "ask", "ref": f"w{self.device}-{next(_devices)}", "ask": {"kind": kind, **words}})

    def sit_down(self, name: str) -> None:
        """Ask for a seat with a new key, and wait for nothing."""
        self.held = new_key()
        if self.observer is not None:
            self.observer.keys.append(self.held)
        self.want("sit", name=name, key=self.held)

    def hear(self) -> None:
        """Until every wish is answered, or the server has hung up."""
        while self.unanswered and not self.is_over:
            self.is_over = self.until("answer", "bye")["type"] != "answer"

    def catch_up(self) -> None:
        """Until everything that was sent before has been read, or the server has hung up."""
        if not self.is_over:
            self.tell({"type": "ping"})
            self.is_over = self.until("pong", "bye")["type"] != "pong"

    @property
    def number(self) -> int:
        """Whose device it is; a number nobody has if nobody's."""
        return -1 if not self.view or self.view["you"] is None else int(self.view["you"]["person"])


class Evening:
    """One table, its honest host, and an observer with many devices."""

    def __init__(self, server: Server, mode: str) -> None:
        """Everybody has sat down, and a game has begun."""
        people, options = TABLES[mode]
        self.server = server
        self.observer = Observer()
        self.code = open_table(server, {"mode": mode, "options": options})
        self.host = self.come(None)
        self.host.sit_down("Host")
        self.mine = [self.come(self.observer) for _ in range(people - 1)]
        self.host.hear()  # who sits down first is host
        for number, line in enumerate(self.mine):
            line.sit_down(f"Mine {number}")
        for _ in range(2):
            self.host.want("add_bot")
        self.others: list[Watched] = []
        self.names = count()
        assert self.quiet()["game"] is None
        self.host.want("start_game")
        self.quiet()

    def come(self, observer: Observer | None, key: str | None = None) -> Watched:
        """One more device."""
        return Watched(self.server, self.code, observer, key)

    def quiet(self) -> Json:
        """Until everybody has read everything; what the host sees then."""
        lines = (self.host, *self.mine, *self.others)
        for line in lines:
            line.hear()
        for line in lines:  # the views of what was answered are on their way
            line.catch_up()
        return self.host.view

    def race(self) -> None:
        """Sat down, sent away, followed by somebody else, left, and back with an old key, all without waiting."""
        first, other, again = self.come(self.observer), self.come(None), self.come(self.observer)
        self.mine += [first, again]
        self.others.append(other)
        number = max(person["person"] for person in self.quiet()["table"]["people"]) + 1
        first.sit_down(f"First {next(self.names)}")
        self.host.want("send_away", person=number)
        other.sit_down(f"Other {next(self.names)}")
        again.held = self.observer.keys[number % len(self.observer.keys)]
        again.want("sit", name=f"Again {next(self.names)}", key=again.held)
        first.want("change_look", name="Thief", rabbit=9)
        first.tell({"type": "move", "ref": f"m{number}", "move": {"kind": "cast_votes", "slots": [1]}})
        self.host.want("say", text=f"said apart {number}.", to_team=True)
        other.want("leave")

    def fetch(self) -> None:
        """Everything over HTTP, under all keys."""
        version = self.host.version
        base = f"/api/tables/{self.code}"
        paths = [base, f"{base}/cards", f"/t/{self.code}", "/api/lobby"]
        paths += [f"{base}/games/{number}{form}" for number in (1, 2) for form in ("", "/album")]
        with Guest(self.server.port) as guest:
            for key in (None, *self.observer.keys[-3:]):
                headers = {} if key is None else {"Authorization": f"Bearer {key}"}
                for path in paths:
                    answer = guest.ask("GET", path, headers)
                    if answer.status == 200:
                        self.observer.sent.append(Sent(answer.body, path, version))
                if key is not None:
                    self._export(guest, headers, version)

    def _export(self, guest: Guest, headers: dict[str, str], version: int) -> None:
        guest.say(
            f"GET /api/tables/{self.code}/belongings HTTP/1.1\r\nHost: localhost\r\n".encode()
            + "".join(f"{name}: {value}\r\n" for name, value in headers.items()).encode()
            + b"\r\n"
        )
        status, received = guest.head()
        if "chunked" in received.get("transfer-encoding", ""):
            body = b""
            while size := int(guest.stream.readline(), 16):
                body += guest.stream.read(size)
                guest.stream.readline()
            guest.stream.readline()
        else:
            body = guest.stream.read(int(received["content-length"]))
        if status == 200:
            known = zipfile.ZipFile(io.BytesIO(body)).read("known.json")
            self.observer.sent.append(Sent(known, "export", version))

    def hurry(self) -> str:
        """The host has everybody play once; the phase by then, or soon after."""
        assert self.host.request({"kind": "hurry"}) is None
        self.host.until("view")
        if self.quiet()["game"]["phase"] == "ended":
            assert self.host.request({"kind": "start_game"}) is None
        return str(self.quiet()["game"]["phase"])

    def faults(self) -> list[str]:
        """What the observer knows and must not."""
        truth = Truth(self.code, read_log(self.server.folder, self.code))
        others = [line.held or "" for line in (self.host, *self.others)]
        return self.observer.faults(truth, others)

    def end(self) -> None:
        """Everybody goes."""
        for line in (self.host, *self.mine, *self.others):
            line.leave()


@pytest.mark.rule("H-1", "H-5", "H-7", "H-9", "H-13")
@pytest.mark.parametrize("mode", sorted(TABLES))
def test_races_in_every_phase(server: Server, mode: str) -> None:
    """Whoever wins them, the observer knows nothing that is not theirs; a game stopped in the vote tells no more."""
    evening = Evening(server, mode)
    phase = "claiming"
    raced: list[str] = []
    while not {*PHASES} <= {*raced} or len(raced) < MOST:
        if phase not in raced or raced[-1] != phase:
            raced.append(phase)
            evening.race()
            evening.quiet()
            evening.mine += [evening.come(evening.observer, key) for key in evening.observer.keys[-2:]]
            late = evening.come(evening.observer)
            evening.mine.append(late)
            late.sit_down(f"Late {len(raced)}")
            evening.quiet()
            evening.fetch()
            late.want("leave")
        phase = evening.hurry()
    while evening.hurry() != "voting":
        pass
    assert evening.host.request({"kind": "stop_game"}) is None
    evening.quiet()
    evening.fetch()
    assert evening.host.request({"kind": "start_game"}) is None
    evening.race()
    evening.quiet()
    evening.fetch()
    sources = {sent.source.rpartition("/")[2] for sent in evening.observer.sent}
    assert {"socket", "cards", "album", "export", evening.code} <= sources
    assert [] == evening.faults()
    evening.end()
