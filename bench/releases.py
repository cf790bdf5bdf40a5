"""Plays through an earlier commit and this one, beside each other on a real PostgreSQL, or tells which one refuses.

python bench/releases.py 3ccdd51
"""

import argparse
import asyncio
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # servers, players and PostgreSQL are those of the tests

from conteur.tables.asks import StartGame
from tests.cli.running import conteur
from tests.cluster.test_servers import around, play_all
from tests.store.postgres.server import running
from tests.web.serving import Server

ROOT = Path(__file__).parents[1]
OPTIONS = ("--absence", "600", "--thinking", "0.02", "--allowance", "100")


def main() -> int:
    """Run both; the old one first, as in an upgrade."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", help="the earlier one; the later one is what lies here")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running() as postgres:
        old = checked_out(chosen.commit, Path(folder))
        address = postgres.new_database()
        print("the old one migrates:", told(old, "migrate", "--database", address))
        with Server("--database", address, *OPTIONS, release=old) as before:
            print("the new one serves beside it:", served(address))
            migrated = told(None, "migrate", "--database", address)
            print("the new one migrates beside it:", migrated)
            if not migrated.startswith(("done", "nothing")):
                before.stop()
                print("... and when the old one has ended:", told(None, "migrate", "--database", address))
                try:
                    before.start()
                except RuntimeError as refused:
                    print("the old one again:", str(refused).strip().splitlines()[-1])
                    return 0
            with Server("--database", address, *OPTIONS) as after:
                asyncio.run(asyncio.wait_for(game(before, after), 120))
                print(f"a game was played through both; they wrote {(before.errors + after.errors) or 'nothing'}")
    return 0


def checked_out(commit: str, folder: Path) -> Path:
    """A folder for PYTHONPATH, with the package as it was; its pages are not in it."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True).stdout  # noqa: S603, S607 - our own
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def told(release: Path | None, *arguments: str) -> str:
    """The output of a command."""
    done = conteur(*arguments, **({} if release is None else {"PYTHONPATH": str(release)}))
    return (done.stdout + done.stderr).strip()


def served(address: str) -> str:
    """Whether this conteur would serve before anything was migrated."""
    try:
        with Server("--database", address):
            return "yes"
    except RuntimeError as refused:
        return str(refused).strip().splitlines()[-1]


async def game(before: Server, after: Server) -> None:
    """Four people, alternately connected to one and the other."""
    async with around((before, after), 4) as (_, seats):
        await seats[0].ask(StartGame())
        views = await play_all(seats)
        if len({repr(view.game) for view in views}) != 1:
            raise AssertionError("they did not see the same end")


if __name__ == "__main__":
    sys.exit(main())
