"""A whole server without its transport: real sockets' listeners and real routes on a log in memory."""

import asyncio
import io
import json
import zipfile
from collections.abc import MutableMapping
from itertools import count
from random import Random
from typing import Any

from conteur.bots.brains.blind import BlindBrain
from conteur.live.context import TableContext
from conteur.live.lobby import Lobby
from conteur.live.table import Table
from conteur.privacy.collect import subject_with_key
from conteur.privacy.export import export_person
from conteur.store.memory.images import MemoryImages
from conteur.store.memory.log import MemoryLog
from conteur.tables.keys import hash_of
from conteur.tables.settings import Settings
from conteur.web.context import ServerContext, Tasks
from conteur.web.http.routes import http_app
from conteur.web.limits import Allowance
from conteur.web.public_tables import PublicTables
from conteur.web.sockets.table_socket import TableSocket
from tests.live.room import PATIENCE, ManualScheduler
from tests.secrecy.observer import Observer, Sent

Json = dict[str, Any]


class House:
    """One table of a server that lives in this process."""

    def __init__(self, seed: int) -> None:
        """Not open yet."""
        self.log, tasks = MemoryLog(), Tasks()
        self.scheduler = ManualScheduler()
        random = Random(seed)  # noqa: S311 - reproducible, not a secret
        self.lobby = Lobby(
            TableContext(
                self.log,
                BlindBrain(random),
                PATIENCE,
                random,
                scheduler=lambda: self.scheduler,
                date=lambda: int(self.scheduler.time() * 1000),
            )
        )
        allowance = Allowance().times(1e6)
        self.context = ServerContext(
            self.log, self.lobby, PublicTables(self.log, tasks.start), tasks, allowance=allowance
        )
        self.app = http_app(self.context)
        self.table: Table
        self.refs = count()
        self.devices = count()

    async def open(self, settings: Settings) -> None:
        """A new table."""
        self.table = await self.lobby.open(settings)

    async def settle(self) -> None:
        """Until nothing is being written, and whoever said hello has been let in."""
        while self.context.tasks._running or self.table._working is not None:
            await asyncio.gather(*self.context.tasks._running, self.table.finish())

    async def fetch(self, observer: Observer, path: str, key: str | None = None) -> int:
        """Ask for something over HTTP; what comes is kept."""
        sent: list[MutableMapping[str, Any]] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        async def receive() -> MutableMapping[str, Any]:
            await asyncio.Event().wait()
            raise AssertionError

        path = f"/api/tables/{self.table.code}{path}"
        headers = [] if key is None else [(b"authorization", f"Bearer {key}".encode())]
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": headers}
        await self.app(scope, receive, send)
        status: int = sent[0]["status"]
        if status == 200:
            raw = b"".join(message.get("body", b"") for message in sent[1:])
            observer.sent.append(Sent(raw, path, self.table.replayed.version))
        return status

    async def export(self, observer: Observer, key: str) -> None:
        """Ask for everything that is known of the one with this key."""
        bodies = await self.log.read(self.table.code)
        subject = subject_with_key(bodies, hash_of(key) or "")
        if subject is not None:
            file = io.BytesIO()
            await export_person(self.log, MemoryImages(), self.table.code, subject, file)
            raw = zipfile.ZipFile(file).read("known.json")
            observer.sent.append(Sent(raw, "export", self.table.replayed.version))


class Line:
    """One socket: the listener is real, what it sends is kept by the observer if it is theirs."""

    def __init__(self, house: House, observer: Observer | None, key: str | None = None) -> None:
        """Open, and say hello with this key or as a spectator; the view comes when the house has settled."""
        self.key = key
        self.view: Json | None = None
        self.is_open = True
        self.refused: list[str] = []
        self._house = house
        self._observer = observer
        self._device = next(house.devices)
        self._listener = TableSocket(house.context, house.table.code, "127.0.0.1")
        self._listener.on_open(self)
        self._tell({"type": "hello", "protocol": 1, "key": key})

    def send(self, message: bytes, /) -> None:
        """Called by the listener."""
        if self._observer is not None:
            version = self._house.table.replayed.version
            self._observer.sent.append(Sent(message, "socket", version, self._device, self.key))
        read: Json = json.loads(message)
        if read["type"] == "view":
            self.view = read
        elif read["type"] == "answer" and read["refused"] is not None:
            self.refused.append(read["refused"])

    def close(self, _code: int, _reason: str) -> None:
        """Called by the listener."""
        if self.is_open:
            self.is_open = False
            asyncio.get_running_loop().call_soon(self._listener.on_close)

    def leave(self) -> None:
        """Hang up."""
        self.close(1000, "")

    def ask(self, kind: str, **words: object) -> None:
        """Ask something of the table."""
        self._tell({"type": "ask", "ref": f"r{next(self._house.refs)}", "ask": {"kind": kind, **words}})

    def move(self, move: Json) -> None:
        """Move."""
        self._tell({"type": "move", "ref": f"r{next(self._house.refs)}", "move": move})

    @property
    def seat(self) -> Json | None:
        """What this line sees of its own seat."""
        return None if self.view is None or self.view["you"] is None else self.view["you"]["game"]

    def play(self, pick: int) -> bool:
        """Something that is offered; False if nothing is."""
        options = [] if self.seat is None else self.seat["options"]
        if not options:
            return False
        self.move(_legal(options[0], pick))
        return True

    def _tell(self, message: Json) -> None:
        if self._observer is not None and "ref" in message:
            version = self._house.table.replayed.version
            self._observer.requests[self._device, message["ref"]] = message, version
        if self.is_open:
            self._listener.on_message(json.dumps(message).encode())


def _legal(option: Json, pick: int) -> Json:
    def of(things: list[int], number: int = 1) -> list[int]:
        start = pick % len(things)
        return (things[start:] + things[:start])[:number]

    match option["kind"]:
        case "may_claim":
            return {"kind": "claim_story"}
        case "may_tell":
            card = of(option["cards"])[0] if option["cards"] else None
            return {"kind": "give_clue", "clue": f"clue {pick}", "card": card}
        case "may_name_giver":
            return {"kind": "name_giver", "giver": min(option["givers"])}
        case "may_submit":
            return {"kind": "submit_cards", "cards": of(option["cards"], option["count"])}
        case "may_vote":
            red = of(option["red"])[0] if option["red"] else None
            return {"kind": "cast_votes", "slots": of(option["slots"]), "red": red}
        case _:
            return {"kind": "confirm_scores"}
