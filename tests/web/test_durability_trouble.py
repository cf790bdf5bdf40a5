"""A disk that is full or may only be read, a file that is gone: nothing is lost or promised, and it heals by itself."""

import asyncio
import contextlib
import subprocess
import sys
import urllib.error
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from conteur.client import open_table
from tests.web.recording import Json, Player, Tape, connected
from tests.web.serving import Server, serving
from tests.web.stranger import call
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
    return (await player.wish("move", move))["refused"]


@pytest.mark.parametrize("trouble", [full_disk, unchangeable_files, missing_folder])
def test_trouble_with_the_disk(trouble: Callable[[Server], contextlib.AbstractContextManager[None]]) -> None:
    """Moves are refused, views still come, and afterwards the same move is done; a fall later it is still there."""

    async def story(server: Server) -> str:
        tape, random = Tape(), Random(3)  # noqa: S311 - whims
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
                    assert (await player.wish("ask", {"kind": "say", "text": "?"}))["refused"] == "cannot_write_now"
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
        game = truth.at(len(truth.entries)).table.game
        assert game is not None
        assert (game.phase, game.storyteller) == ("telling", 1)
        assert "Traceback" not in server.errors


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


def test_a_disk_that_may_only_be_read_from_now_on(tmp_path: Path) -> None:
    """A failing drive under a running server: moves are refused, people see the table, and nothing is lost."""

    async def story(server: Server, trigger: Path) -> str:
        tape, random = Tape(), Random(5)  # noqa: S311 - whims
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
        return code

    with disk_of_its_own(tmp_path) as trigger, Server(folder=tmp_path / "home") as server:
        code = asyncio.run(story(server, trigger))
        server.kill()
        assert _run("umount", server.folder)
        assert _mount(tmp_path / "disk", server.folder)
        server.start()
        truth = Truth(code, read_log(server.folder, code))
        game = truth.at(len(truth.entries)).table.game
        assert game is not None
        assert "claiming" == game.phase
        server.stop()
