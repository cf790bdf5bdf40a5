"""A game with own pictures is moved to another store twice, in the middle of a round, and continues."""

import asyncio
import contextlib
import json
from pathlib import Path
from random import Random

from conteur.client import connect
from conteur.web.protocol import messages as m
from tests.cli.running import conteur
from tests.client.players import play
from tests.store.postgres.server import Postgres
from tests.web.hostile import Guest
from tests.web.http.test_recordings import SHORT
from tests.web.picture_host import Host, photo
from tests.web.serving import Server


def copied(source: str, target: str) -> str:
    """What the command says."""
    done = conteur("log", "copy", "--from", source, "--to", target)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def file_of(server: Server) -> str:
    """Where it keeps its games."""
    return f"sqlite:{server.folder / 'conteur.sqlite'}"


def tell_aloud(host: Host) -> str:
    """The host records a clue and gives it; what the recording is called."""
    assert host.seat.request({"kind": "start_game"}) is None
    assert host.seat.request(move={"kind": "claim_story"}) is None
    headers = {"Authorization": f"Bearer {host.seat.key}", "Content-Type": "audio/webm;codecs=opus"}
    with Guest(host.port) as guest:
        name = str(guest.ask("POST", f"/api/tables/{host.code}/recordings", headers, SHORT).json["name"])
    with Guest(host.port) as again:
        card = again.hello(host.code, host.seat.key)["you"]["game"]["hand"][0]
    assert host.seat.request(move={"kind": "give_clue", "clue": name, "card": card}) is None
    return name


async def play_on(server: Server, code: str, keys: list[str]) -> list[m.View]:
    """Everybody comes back by their keys and plays to the end."""
    async with asyncio.timeout(60), contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(connect(server.url, code, key=key)) for key in keys]
        assert {view.game.phase for seat in seats if (view := seat.view) and view.game} == {"submitting"}
        return await asyncio.gather(*(play(seat, Random(number), []) for number, seat in enumerate(seats)))  # noqa: S311 - reproducible, not a secret


def test_moved_in_the_middle_of_a_round(postgres: Postgres, tmp_path: Path) -> None:
    """From a file to a database and back: pictures, recording, deck and seats are there, and the game goes on."""
    options = ("--absence", "600", "--allowance", "100")
    with Server(*options, folder=tmp_path / "before") as before:
        host = Host(before, {"options": {"clue": "sound"}}, guests=2)
        names = [host.bring(photo(seed))[0]["picture"] for seed in (1, 2)]
        assert 201 == host.send("decks", b'{"title": "Ours"}').status
        recording = tell_aloud(host)
        paths = [card["image"] for card in host.cards() if card["id"] in names]
        paths += [f"/api/tables/{host.code}/recordings/{recording}"]
        kept = [host.see(path).body for path in paths]
        assert (3, SHORT) == (len(kept), kept[-1])
        host.end()
    address = postgres.new_database()
    assert "1 tables, 9 entries, 1 recordings and 2 pictures copied and compared" in copied(file_of(before), address)
    keys = [host.seat.key, *(guest.key for guest in host.guests)]
    with Server("--database", address, *options) as between:
        host.url = between.url
        assert kept == [host.see(path).body for path in paths]
        assert "ours" in [deck["name"] for deck in host.see("/api/decks").json["decks"]]
        seen = asyncio.run(play_on(between, host.code, keys))
        assert {view.game.phase for view in seen if view.game} == {"ended"}
    after = Server(*options, folder=tmp_path / "after")
    after.folder.mkdir()
    assert "recordings and 2 pictures copied and compared" in copied(address, file_of(after))
    assert "recordings and 2 pictures copied and compared" in copied(address, file_of(after))
    with after:
        host.url = after.url
        assert kept == [host.see(path).body for path in paths]
        record = tmp_path / "game.json"
        record.write_bytes(host.see(f"/api/tables/{host.code}/games/1").body)
        assert json.loads(record.read_bytes())["events"][-1]["event"] == "game_ended"
        assert conteur("verify", str(record)).returncode == 0


def test_nothing_to_copy_from(tmp_path: Path) -> None:
    """A mistyped address is not an empty store."""
    refused = conteur("log", "copy", "--from", f"sqlite:{tmp_path / 'nowhere'}", "--to", f"sqlite:{tmp_path / 'new'}")
    assert refused.returncode == 2
    assert f"there is no {tmp_path / 'nowhere'}" in refused.stderr
    assert [] == list(tmp_path.iterdir())
