"""`conteur backup` beside a server that people play on: the copy is all of one moment, and can be played on."""

import asyncio
from pathlib import Path

from conteur.client import connect, open_table
from conteur.store.sqlite.log import SqliteLog
from conteur.store.sqlite.upkeep import SqliteUpkeep
from tests.cli.running import NOT_UNDERSTOOD, OK, conteur
from tests.web.serving import serving


async def entries(folder: Path) -> dict[str, list[bytes]]:
    """Every entry of every table."""
    path = folder / "conteur.sqlite"
    log, upkeep = await SqliteLog.open(path), SqliteUpkeep(path)
    try:
        return {tail.code: await log.read(tail.code) for tail in await upkeep.tails("", 1000)}
    finally:
        await upkeep.close()
        await log.close()


def test_a_backup_while_people_talk(tmp_path: Path) -> None:
    """What was acknowledged before is in it, what comes later may be; a server goes on from the copy."""
    lost, copied = tmp_path / "lost", tmp_path / "copies" / "monday"

    async def story(url: str) -> tuple[str, str]:
        code = await open_table(url)
        async with connect(url, code, "Ana") as seat:
            for number in range(5):
                await seat.say(f"before {number}")
            sure = asyncio.create_task(asyncio.to_thread(conteur, "backup", str(copied), "--data", str(lost)))
            number = 0
            while not sure.done():
                await seat.say(f"meanwhile {number}")
                number += 1
                await asyncio.sleep(0.05)
            done = sure.result()
            assert (OK, "") == (done.returncode, done.stderr)
            assert "conteur.sqlite: " in done.stdout
            return code, seat.key or ""

    with serving(folder=lost) as server:
        code, key = asyncio.run(story(server.url))
    before, after = asyncio.run(entries(lost)), asyncio.run(entries(copied))
    assert before.keys() == after.keys() == {code}
    assert before[code][: len(after[code])] == after[code]
    assert len(after[code]) >= 7, "opening, sitting down, and five remarks"
    assert 0o600 == (copied / "conteur.sqlite").stat().st_mode & 0o777

    async def go_on(url: str) -> None:
        async with asyncio.timeout(60), connect(url, code, key=key) as seat:
            await seat.say("where were we?")

    with serving(folder=copied) as server:
        asyncio.run(go_on(server.url))


def test_what_is_not_copied(tmp_path: Path) -> None:
    """No games, and no backup over another one."""
    done = conteur("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert NOT_UNDERSTOOD == done.returncode
    assert f"there are no games in {tmp_path}" in done.stderr
    asyncio.run(entries(tmp_path))
    assert OK == conteur("backup", str(tmp_path / "copy"), "--data", str(tmp_path)).returncode
    done = conteur("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert NOT_UNDERSTOOD == done.returncode
    assert "already exists" in done.stderr
    (tmp_path / "file").touch()
    done = conteur("backup", str(tmp_path / "file" / "copy"), "--data", str(tmp_path))
    assert NOT_UNDERSTOOD == done.returncode
    assert "cannot be written to" in done.stderr
