"""What becomes of tables nobody uses, and of what is known of people."""

import asyncio
import json
import zipfile
from pathlib import Path
from typing import Any

from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.home import open_log, upkeep_of
from conteur.store.record import read_record
from conteur.tables.album import finished_game
from conteur.tables.belongings import FORGOTTEN, belongings, stays_in, without
from conteur.tables.entries import Entry, decode_entry, encode_entry
from conteur.tables.history import read_past
from conteur.tables.keeping import keep
from tests.cli.running import conteur
from tests.tables.recorded import FOLDER
from tests.tables.room import Room

DAY = 86_400_000
LOGS = {path.stem: path.read_bytes().splitlines() for path in sorted(FOLDER.glob("*.log"))}


def moved_to(bodies: list[bytes], at: int) -> list[bytes]:
    """The same evening, ending at another date."""
    last = decode_entry(bodies[-1])
    return [*bodies[:-1], encode_entry(Entry(at, last.events, last.by, last.ref))]


def test_a_month_and_longer(tmp_path: Path) -> None:
    """After a month a table is put away and comes back as it was; what may go is gone, unless a game is running."""

    async def story() -> None:
        address = f"sqlite:{tmp_path / 'conteur.sqlite'}"
        log = await open_log(address)
        upkeep = upkeep_of(address, log)
        now = 1_000 * DAY
        playing = LOGS["v1-base"]
        assert read_past(playing).table.status == "playing"
        waiting = playing[:3]
        ages = {"FRESH": (waiting, 1), "MONTH": (waiting, 31), "OLD": (waiting, 200), "PLAYED": (playing, 200)}
        for code, (bodies, age) in ages.items():
            await log.append(code, 0, moved_to(bodies, now - age * DAY))
        lobby = Room().lobby
        assert await keep(log, upkeep, lobby, now, None) == (3, 0)
        assert await keep(log, upkeep, lobby, now, 100) == (2, 1)
        assert [tail.table for tail in await upkeep.tails("", 9)] == ["FRESH", "MONTH", "PLAYED"]
        assert await log.read("PLAYED") == moved_to(playing, now - 200 * DAY)
        await upkeep.close()
        await log.close()

    asyncio.run(story())


def test_everybody_can_be_forgotten() -> None:
    """Nothing of them is left but their seat; every game still follows from its secret, and the table still reads."""
    for bodies in LOGS.values():
        for place, stay in enumerate(stays_in(bodies)):
            assert stay.name in belongings(bodies, stay)["names"]
            changed = without(bodies, stay, "Clover")
            after = [changed.get(version, body) for version, body in enumerate(bodies, 1)]
            left = belongings(after, stays_in(after)[place])
            assert {"Clover"} == {*left["names"]}
            assert {FORGOTTEN} == {*left["words"], *(clue["clue"] for clue in left["clues"]), FORGOTTEN}
            reactions = {remark["text"] for remark in left["remarks"]} - {FORGOTTEN}
            assert reactions <= {"applause"}
            record = read_record(finished_game(after, 1) or "")
            assert isinstance(check(record.commitment, record.events), Game)
            before, now = read_past(bodies).table, read_past(after).table
            assert before.game is not None
            assert now.game is not None
            assert before.game._replace(clue="") == now.game._replace(clue="")
            others = [member for member in before.members if member.key_hash != stay.key_hash]
            assert {member.person for member in before.members} == {member.person for member in now.members}
            assert all(member in now.members for member in others)
            for other in stays_in(bodies):
                if other != stay:
                    (same,) = [found for found in stays_in(after) if found.since == other.since]
                    assert belongings(bodies, other) == belongings(after, same)


def known_in(parcel: Path) -> Any:  # noqa: ANN401 - JSON
    """What a parcel says."""
    with zipfile.ZipFile(parcel) as opened:
        return json.loads(opened.read("known.json"))


def test_by_the_command_line(tmp_path: Path) -> None:
    """What is handed out is all there is; after that nothing is."""
    bodies = LOGS["v1-base"]

    async def write() -> None:
        log = await open_log(f"sqlite:{tmp_path / 'conteur.sqlite'}")
        await log.append("BCDFGH", 0, bodies)
        await log.close()

    asyncio.run(write())
    stay = stays_in(bodies)[2]
    name = stay.name
    where = ("--data", str(tmp_path))
    parcel = tmp_path / "parcel.zip"
    exported = conteur("person", "export", "bcdfgh", name, "--to", str(parcel), *where)
    assert (exported.returncode, exported.stderr) == (0, "")
    assert known_in(parcel) == {"table": "BCDFGH", **json.loads(json.dumps(belongings(bodies, stay)))}
    erased = conteur("person", "erase", "BCDFGH", "2", *where)
    assert (erased.returncode, erased.stderr) == (0, "")
    assert conteur("person", "export", "BCDFGH", "2", "--to", str(parcel), *where).returncode == 0
    again = known_in(parcel)
    assert name not in again["names"]
    assert len(set(again["names"])) == 1
    assert {remark["text"] for remark in again["remarks"]} <= {FORGOTTEN, "applause"}
    refused = conteur("person", "erase", "BCDFGH", "Nobody at all", *where)
    assert refused.returncode == 2
    assert "is not one of the people" in refused.stderr
