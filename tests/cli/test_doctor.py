"""`conteur doctor`: findings as sentences, and an address in a file."""

import asyncio
import subprocess
import sys
from pathlib import Path

from conteur.store.postgres.migrate import migrate
from tests.cli.running import NOT_UNDERSTOOD, OK, REFUSED, conteur
from tests.store.postgres.server import Postgres


def test_in_sentences(tmp_path: Path) -> None:
    """One line a finding, with what to do; and a word when there is none."""
    path = tmp_path / "file"
    path.touch()
    done = conteur("doctor", "--data", str(path / "folder"))
    assert REFUSED == done.returncode
    line = next(line for line in done.stdout.splitlines() if "cannot be written to" in line)
    assert line.startswith(f"- {path}/folder cannot be written to (Not a directory)")
    assert line.endswith("or name another folder with --data.")
    fine = subprocess.run(  # noqa: S603 - our own command
        ["/bin/sh", "-c", f"ulimit -n 4096 && {sys.executable} -m conteur doctor --data {tmp_path}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (OK, "nothing is wrong\n") == (fine.returncode, fine.stdout)


def test_an_address_in_a_file(postgres: Postgres, tmp_path: Path) -> None:
    """As secrets are handed out; a file that cannot be read is named."""
    database = postgres.new_database()
    asyncio.run(migrate(database))
    secret = tmp_path / "secret"
    secret.write_text(f"{database}\n", encoding="utf-8")
    done = conteur("doctor", "--json", "--data", str(tmp_path), CONTEUR_DATABASE_FILE=str(secret))
    assert "no_synchronous_standby" in done.stdout
    assert "nothing to do" in conteur("migrate", CONTEUR_DATABASE_FILE=str(secret)).stdout
    done = conteur("migrate", CONTEUR_DATABASE_FILE=str(tmp_path / "none"))
    assert NOT_UNDERSTOOD == done.returncode
    assert f"{tmp_path}/none, which cannot be read" in done.stderr
