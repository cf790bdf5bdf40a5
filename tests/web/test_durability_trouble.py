"""A disk that is full or may only be read, a file that is gone: nothing is lost or promised, and it heals by itself."""

import asyncio
import contextlib
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from conteur.client import open_table
from tests.web.hostile import Answered
from tests.web.picture_host import Host, asked, photo
from tests.web.serving import Server, serving
from tests.web.stranger import call, new_key
from tests.web.tape import Json, Player, Tape, connected
from tests.web.truth import Truth, read_log

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits another process's files")


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server's may grow."""
    import resource  # noqa: PLC0415 - not on every system

    sizes = [path.stat().st_size for path in server.folder.glob("conteur.sqlite*")]
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (min(sizes), hard))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))


@contextlib.contextmanager
def unchangeable_files(server: Server) -> Iterator[None]:
    """Nobody may write to the server's files any more, not even root, not even through files that are open."""
    paths = [*server.folder.glob("conteur.sqlite*"), server.folder]
    if not _run("chattr", "+i", *paths):
        pytest.skip("this file system, or this user, cannot make files unchangeable")
    try:
        yield
    finally:
        assert _run("chattr", "-i", *paths)


def _run(*command: str | Path) -> bool:
    """Whether a command of the system did what it was asked to."""
    try:
        done = subprocess.run(list(map(str, command)), capture_output=True, check=False)  # noqa: S603 - our own words
    except OSError:
        return False
    return done.returncode == 0


@contextlib.contextmanager
def missing_folder(server: Server) -> Iterator[None]:
    """Somebody moves the games away, and brings them back."""
    away = server.folder.with_name(server.folder.name + "-away")
    server.folder.rename(away)
    try:
        yield
    finally:
        away.rename(server.folder)


async def _refused(player: Player, move: Json) -> object:
    return (await player.request("move", move))["refused"]


@pytest.mark.parametrize("trouble", [full_disk, unchangeable_files, missing_folder])
def test_trouble_with_the_disk(trouble: Callable[[Server], contextlib.AbstractContextManager[None]]) -> None:
    """Moves are refused, views still come, and afterwards the same move is done; a fall later it is still there."""

    async def story(server: Server) -> str:
        tape, random = Tape(), Random(3)  # noqa: S311 - reproducible, not a secret
        code = await open_table(server.url, {})
        players = [Player(server.url, code, tape, random, name) for name in "ABC"]
        screen = Player(server.url, code, tape, random)
        async with connected(*players, screen):
            for player in players:
                await player.sit()
            await players[0].ask("start_game")
            version = (await players[1].until(lambda view: view["game"] is not None))["version"]
            await screen.until(lambda view: view["version"] == version)
            with trouble(server):
                for player in players:
                    assert await _refused(player, {"kind": "claim_story"}) == "cannot_write_now"
                    assert (await player.request("ask", {"kind": "say", "text": "?"}))["refused"] == "cannot_write_now"
                with pytest.raises(urllib.error.HTTPError) as refused:
                    await asyncio.to_thread(call, f"{server.url}/api/tables", {})
                assert refused.value.code == 503
                refused.value.close()
                await screen.cut()
                late = Player(server.url, code, tape, random)
                async with connected(late):
                    view = await late.until(lambda _: True)
                assert (version, "claiming") == (view["version"], view["game"]["phase"])
            assert await _refused(players[1], {"kind": "claim_story"}) is None
            after = await players[2].until(lambda view: view["version"] > version)
            assert (version + 1, 1) == (after["version"], after["game"]["storyteller"])
        return code

    with serving() as server:
        code = asyncio.run(story(server))
        server.restart()
        truth = Truth(code, read_log(server.folder, code))
        game = truth.at(len(truth.entries)).state.game
        assert game is not None
        assert (game.phase, game.storyteller) == ("telling", 1)
        assert "Traceback" not in server.errors


@pytest.mark.parametrize(("trouble", "status"), [(full_disk, 200), (unchangeable_files, 503), (missing_folder, 503)])
def test_a_table_that_was_asleep(
    trouble: Callable[[Server], contextlib.AbstractContextManager[None]], status: int
) -> None:
    """Is read if its file can be, and refused clearly otherwise; never is it said that there is none."""
    with serving(impatience={"sweep_every": 0.2}) as server:
        code = call(f"{server.url}/api/tables", {})["code"]
        for _ in range(2):  # whoever reads has read before
            fall_asleep(server)
            call(f"{server.url}/api/tables/{code}")
        fall_asleep(server)
        with trouble(server):
            assert [status, status] == [_status(f"{server.url}/api/tables/{code}") for _ in range(2)]
        assert 200 == _status(f"{server.url}/api/tables/{code}")
        assert "Traceback" not in server.errors


def _status(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310 - our own server
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code


@pytest.mark.parametrize("trouble", [full_disk, missing_folder])
def test_uploads_and_exports(trouble: Callable[[Server], contextlib.AbstractContextManager[None]]) -> None:
    """They are refused as moves are, the server says that it is not ready, and afterwards all is as before."""
    with serving() as server:
        host = Host(server)
        mine = {"Authorization": f"Bearer {host.seat.key}"}

        def export() -> Answered:
            url = f"{server.url}/api/tables/{host.code}/belongings"
            return asked(urllib.request.Request(url, None, mine))  # noqa: S310 - our own server

        assert host.bring(photo(2))[0]["picture"]
        assert (200, 200) == (_status(f"{server.url}/readyz"), export().status)
        with trouble(server):
            refused = host.send("pictures?name=photo.jpg", photo(1) + bytes(200_000))
            assert (503, {"refused": "cannot_write_now"}) == (refused.status, refused.json)
            refused = export()
            assert (503, {"refused": "cannot_write_now"}) == (refused.status, refused.json)
            _wait_until(server, 503)
        _wait_until(server, 200)
        assert host.bring(photo(1))[0]["picture"]
        assert 200 == export().status
        host.end()
        assert "Traceback" not in server.errors


def _wait_until(server: Server, status: int) -> None:
    """Until the server says whether it is ready: it looks once a second."""
    while status != _status(f"{server.url}/readyz"):
        time.sleep(0.05)


@contextlib.contextmanager
def disk_of_its_own(folder: Path) -> Iterator[Path]:
    """A small disk, and the file that breaks it: the system then lets nobody write there, as with a failing drive."""
    image, home = folder / "disk", folder / "home"
    image.write_bytes(bytes(32 << 20))
    home.mkdir()
    is_mounted = _run("mkfs.ext4", "-q", "-O", "^has_journal", image) and _mount(image, home)
    if not is_mounted:
        pytest.skip("this user may not mount a disk")
    try:
        device = subprocess.check_output(["/usr/bin/findmnt", "-no", "SOURCE", str(home)], text=True).strip()  # noqa: S603 - our own
        yield Path("/sys/fs/ext4") / Path(device).name / "trigger_fs_error"
    finally:
        _run("umount", home)


def _mount(image: Path, home: Path) -> bool:
    return _run("mount", "-o", "loop,errors=remount-ro", image, home)


def fall_asleep(server: Server) -> None:
    """Until no table is in memory."""
    while b"conteur_tables_awake 0\n" not in _counters(server):
        time.sleep(0.05)


def _counters(server: Server) -> bytes:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=20) as answer:  # noqa: S310 - our own server
        body: bytes = answer.read()
        return body


def test_a_disk_that_may_only_be_read_from_now_on(tmp_path: Path) -> None:
    """A failing drive under a running server: moves are refused, people see the table, and nothing is lost.

    Also a table that was asleep is seen, as it was left; what was written last is in the write-ahead log only.
    """

    async def story(server: Server, trigger: Path) -> str:
        tape, random = Tape(), Random(5)  # noqa: S311 - reproducible, not a secret
        asleep = await open_table(server.url, {})
        sleeper = Player(server.url, asleep, tape, random, "Sleeper")
        async with connected(sleeper):
            await sleeper.sit()
        await asyncio.to_thread(fall_asleep, server)
        await asyncio.to_thread(call, f"{server.url}/api/tables/{asleep}")  # whoever reads has read before
        await asyncio.to_thread(fall_asleep, server)
        code = await open_table(server.url, {})
        players = [Player(server.url, code, tape, random, name) for name in "ABC"]
        async with connected(*players):
            for player in players:
                await player.sit()
            await players[0].ask("start_game")
            await players[1].until(lambda view: view["game"] is not None)
            await asyncio.to_thread(trigger.write_text, "1", encoding="ascii")
            for player in players:
                assert await _refused(player, {"kind": "claim_story"}) == "cannot_write_now"
            with pytest.raises(urllib.error.HTTPError) as refused:
                await asyncio.to_thread(call, f"{server.url}/api/tables", {})
            assert refused.value.code == 503
            refused.value.close()
            late = Player(server.url, code, tape, random)
            async with connected(late):
                view = await late.until(lambda _: True)
            assert (3, "claiming") == (len(view["table"]["people"]), view["game"]["phase"])
            visitor = Player(server.url, asleep, tape, random)
            async with connected(visitor):
                view = await visitor.until(lambda _: True)
                assert ["Sleeper"] == [person["name"] for person in view["table"]["people"]]
                sat = await visitor.request("ask", {"kind": "sit", "name": "New", "key": new_key()})
                assert "cannot_write_now" == sat["refused"]
        return code

    impatience = {"sweep_every": 0.2}
    with disk_of_its_own(tmp_path) as trigger, Server(folder=tmp_path / "home", impatience=impatience) as server:
        code = asyncio.run(story(server, trigger))
        server.kill()
        assert _run("umount", server.folder)
        assert _mount(tmp_path / "disk", server.folder)
        server.start()
        truth = Truth(code, read_log(server.folder, code))
        game = truth.at(len(truth.entries)).state.game
        assert game is not None
        assert "claiming" == game.phase
        server.stop()
