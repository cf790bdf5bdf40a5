"""The HTTP interface under requests that somebody else's program makes of its own description, OpenAPI."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.request import Request

import pytest

from tests.client.players import play_all, run, seated
from tests.web.hostile import Guest
from tests.web.picture_host import asked, photo
from tests.web.serving import Server, serving

HOOKS = "tests.web.schemathesis_hooks"
SEED = "20"
ABOUT_TABLES = "^/api/tables/{code}"


@dataclass(frozen=True)
class Evening:
    """A table with a finished game, a picture its host brought, and a saved deck."""

    code: str
    key: str
    deck: str


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One that lets a single address ask for anything; at the end it has complained of nothing."""
    with serving("--allowance", "100000", "--absence", "3000") as server:
        yield server
        assert "" == server.errors


@pytest.fixture
def evening(server: Server) -> Evening:
    """What there is to be found."""
    found: list[Evening] = []

    async def play() -> None:
        async with seated(server.url, 3, {"options": {"end": {"laps": 1}}}) as (code, seats):
            await play_all(seats)
            key = seats[0].key or ""
            headers = {"Authorization": f"Bearer {key}"}
            base = f"{server.url}/api/tables/{code}"
            told = asked(Request(f"{base}/pictures?name=photo.jpg", photo(1), headers, method="POST"))  # noqa: S310 - our server
            assert 200 == told.status
            kept = asked(Request(f"{base}/decks", b'{"title": "Ours"}', headers, method="POST"))  # noqa: S310 - our server
            found.append(Evening(code, key, kept.json["name"]))

    run(play())
    return found[0]


def fuzz(server: Server, folder: Path, config: str, *options: str) -> None:
    """So many requests, the same each time; every answer is one that OpenAPI announces, and none is a fault."""
    (folder / "schemathesis.toml").write_text(config, encoding="utf-8")
    place = Path(__file__).parents[2]
    done = subprocess.run(  # noqa: S603 - a program of our environment
        [
            *(Path(sys.executable).parent / "schemathesis", "--config-file", folder / "schemathesis.toml", "run"),
            *(f"{server.url}/api/openapi.json", "--seed", SEED, "--generation-database", "none", "--no-color"),
            *("--warnings", "off", *options),
        ],
        cwd=folder,
        env={**os.environ, "SCHEMATHESIS_HOOKS": HOOKS, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stdout[-6000:] + done.stderr[-2000:]
    with Guest(server.port) as guest:
        assert 200 == guest.ask("GET", "/readyz").status


def test_what_a_stranger_may_ask(server: Server, tmp_path: Path) -> None:
    """Everything, with values right and wrong, and along the links from a table that was just opened."""
    fuzz(server, tmp_path, "", "--max-examples", "4", "--phases", "coverage,fuzzing,stateful")


def test_what_a_host_may_ask(server: Server, evening: Evening, tmp_path: Path) -> None:
    """Everything about a table that has seen a game, with the key of a seat; being forgotten comes last."""
    config = f"""
headers = {{ Authorization = "Bearer {evening.key}" }}
[parameters]
"path.code" = "{evening.code}"
"path.number" = "1"
"path.deck" = "{evening.deck}"
"""
    # Without a key the answer is 403 and `wrong_key`, as with a wrong one; that check wants a 401.
    about = (
        "--exclude-checks",
        "missing_required_header",
        "--include-path-regex",
        ABOUT_TABLES,
        "--max-examples",
        "5",
        "--phases",
        "coverage,fuzzing",
    )
    fuzz(server, tmp_path, config, *about, "--exclude-path-regex", "/forget$")
    with Guest(server.port) as guest:
        headers = {"Authorization": f"Bearer {evening.key}"}
        path = f"/api/tables/{evening.code}"
        assert 200 == guest.ask("GET", f"{path}/games/1/album").status
        assert 200 == guest.ask("GET", f"{path}/belongings", headers).status
    fuzz(server, tmp_path, config, "--include-path-regex", "/forget$", "--max-examples", "5", "--phases", "fuzzing")
