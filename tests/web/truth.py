"""What was really so: the log, and what a table should have shown of it at every version."""

import asyncio
import json
from pathlib import Path
from typing import Any, get_args

from conteur.rules.events import Event, GameDealt
from conteur.store.entries import decode_entry
from conteur.store.replay import Replayed, catch_up, replay
from conteur.store.sqlite.log import SqliteLog
from conteur.tables.entry import Entry
from conteur.tables.view import SharedView
from conteur.web.protocol.encode import encode_view
from conteur.web.protocol.encoded import EncodedTables

Json = dict[str, Any]


def read_log(folder: Path, code: str) -> list[bytes]:
    """A table's entries, from the server's own file."""

    async def read() -> list[bytes]:
        log = await SqliteLog.open(folder / "conteur.sqlite")
        try:
            return await log.read(code)
        finally:
            await log.close()

    return asyncio.run(read())


class Truth:
    """One table's log, and the table at each version."""

    def __init__(self, code: str, bodies: list[bytes]) -> None:
        """Fold it once."""
        self.code = code
        self.bodies = bodies
        self.entries: list[Entry] = [decode_entry(body) for body in bodies]
        self._pasts = [replay(bodies[:1])]
        for body in bodies[1:]:
            self._pasts.append(catch_up(self._pasts[-1], [body]))
        self._played: list[tuple[Event, ...]] = []
        events: tuple[Event, ...] = ()
        for entry in self.entries:
            for event in entry.events:
                if isinstance(event, get_args(Event)):
                    events = (event,) if isinstance(event, GameDealt) else (*events, event)
            self._played.append(events)
        self.refs = {
            (entry.by, entry.ref): version
            for version, entry in enumerate(self.entries, 1)
            if entry.by is not None and entry.ref is not None
        }

    def at(self, version: int) -> Replayed:
        """The table at this version."""
        return self._pasts[version - 1]

    def played(self, version: int) -> tuple[Event, ...]:
        """The game's events up to this version, from its deal."""
        return self._played[version - 1]

    def should_show(self, version: int, person: int | None) -> Json:
        """The view of this version, with nobody there and no clock."""
        shown = SharedView(self.code, version, self.at(version).state, frozenset(), 0, None)
        return unversioned(encode_view(shown, person, EncodedTables()))


def unversioned(raw: bytes) -> Json:
    """A view without what no version fixes: who is connected, the clock, and the buttons that depend on it."""
    view: Json = json.loads(raw)
    view["time_left"] = None
    view["table"]["spectators"] = 0
    for person in view["table"]["people"]:
        person["is_here"] = None
    if view["you"] is not None:
        view["you"]["asks"] = [ask for ask in view["you"]["asks"] if ask not in ("pause", "resume", "extend")]
    return view
