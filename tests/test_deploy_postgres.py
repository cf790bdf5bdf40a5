"""The scripts of deploy/compose and the backup commands of the hosting page, run on real databases."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from conteur.store.postgres.log import PostgresLog
from conteur.store.postgres.migrate import migrate
from conteur.store.postgres.upkeep import PostgresUpkeep
from tests.cli.running import conteur
from tests.store.postgres.server import Postgres, programs

ROOT = Path(__file__).parents[1]
LONGEST = 120
NOBODY = 65534 if os.geteuid() == 0 else None
TABLES = {f"table{number}": [f"{number} {entry}".encode() * 20 for entry in range(number + 1)] for number in range(12)}
SECRET = "s3cr-et'quoted"  # noqa: S105 - of a database that lives for seconds


def run_shell(line: str, folder: Path, **variables: str) -> str:
    """A line as an operator would type it, with PostgreSQL's programs at hand; never as root."""
    done = subprocess.run(  # noqa: S603 - from our own documents
        ["/bin/sh", "-ec", line],
        cwd=folder,
        env={"PATH": f"{programs()}:{os.environ['PATH']}", "LC_ALL": "C", "HOME": str(folder), **variables},
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
        user=NOBODY,
        group=NOBODY,
    )
    assert 0 == done.returncode, done.stderr
    return done.stdout


def told(program: str) -> str:
    """The line of the hosting page that begins with this program; there is one."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    (line,) = re.findall(rf"^{program} .*$", text, re.MULTILINE)
    return str(line)


async def fill(address: str) -> None:
    """A log with something in it."""
    await migrate(address)
    log = await PostgresLog.open(address)
    for table, bodies in TABLES.items():
        await log.append(table, 0, bodies)
    await log.put_blob("table3", "voice", "audio/webm", bytes(range(256)))
    await log.close()


async def read(address: str) -> dict[str, list[bytes]]:
    """Every entry of every table, and what was kept beside one."""
    log = await PostgresLog.open(address)
    try:
        assert ("audio/webm", bytes(range(256))) == await log.blob("table3", "voice")
        tails = await PostgresUpkeep(log).tails("", 1000)
        return {tail.code: await log.read(tail.code) for tail in tails}
    finally:
        await log.close()


def test_a_dump_put_back(postgres: Postgres) -> None:
    """The lines of the hosting page, word for word; what comes back is what was there, and can be played on."""
    address = postgres.new_database()
    asyncio.run(fill(address))
    folder = postgres.folder
    run_shell(told("pg_dump"), folder, CONTEUR_DATABASE=address)
    restored = postgres.address("conteur_restored")
    variables = {"MAINTENANCE": postgres.address(), "RESTORED": restored}
    run_shell(told("createdb"), folder, **variables)
    run_shell(told("pg_restore"), folder, **variables)
    assert TABLES == asyncio.run(read(restored))
    assert "nothing to do" in conteur("migrate", "--database", restored).stdout

    async def go_on() -> None:
        log = await PostgresLog.open(restored)
        await log.append("table9", 10, [b"one more"])
        assert [*TABLES["table9"], b"one more"] == await log.read("table9")
        await log.close()

    asyncio.run(go_on())


def test_a_copy_of_all_files(postgres: Postgres) -> None:
    """It starts where it lies, and has every entry. The wheel's pg_verifybackup dies of itself, and is not run."""
    address = postgres.new_database()
    asyncio.run(fill(address))
    other = Postgres()
    try:
        run_shell(told("pg_basebackup"), other.folder, CONTEUR_DATABASE=address)
        (other.folder / "conteur.base").rename(other.data)
        other.start()
        assert TABLES == asyncio.run(read(other.address(address.rpartition("/")[2])))
    finally:
        other.remove()


@pytest.fixture
def compose() -> Iterator[tuple[Postgres, Mapping[str, str]]]:
    """A primary as the image makes it (local users are trusted, others have passwords), and the scripts' variables."""
    primary = Postgres()
    try:
        folder = primary.folder
        for name in ("primary.sh", "standby.sh"):
            shutil.copy(ROOT / "deploy/compose" / name, folder / name)
            (folder / name).chmod(0o644)
        for name in ("conteur", "standby", "postgres"):
            (folder / name).write_text(f"{SECRET}\n", encoding="utf-8")
            (folder / name).chmod(0o644)
        line = "initdb --pgdata=data --username=postgres --auth-local=trust --auth-host=scram-sha-256 --pwfile=postgres"
        run_shell(f"{line} --no-sync --encoding=UTF8 --locale=C", folder)
        primary.start()
        yield (
            primary,
            {
                "PGDATA": str(primary.data),
                "PGHOST": str(folder),
                "PGPORT": str(primary.port),
                "POSTGRES_USER": "postgres",
                "CONTEUR_PASSWORD_FILE": str(folder / "conteur"),
                "STANDBY_PASSWORD_FILE": str(folder / "standby"),
            },
        )
    finally:
        primary.remove()


def test_the_scripts_of_the_compose_file(compose: tuple[Postgres, Mapping[str, str]]) -> None:
    """Primary, synchronous standby, migration, nothing wrong; then the primary is lost, and all is still there."""
    primary, variables = compose
    run_shell("sh primary.sh", primary.folder, **variables)
    primary.stop()
    primary.start()
    standby = Postgres()
    shutil.copy(primary.folder / "standby.sh", standby.folder / "standby.sh")
    around = {
        "PATH": f"{programs()}:{os.environ['PATH']}",
        "LC_ALL": "C",
        "PGDATA": str(standby.data),
        "PRIMARY_HOST": "127.0.0.1",
        "PRIMARY_PORT": str(primary.port),
        "STANDBY_PASSWORD_FILE": variables["STANDBY_PASSWORD_FILE"],
    }
    options = ["-c", f"port={standby.port}", "-c", f"unix_socket_directories={standby.folder}"]
    options += ["-c", "max_connections=120"]  # as our primary has: a standby with less refuses to follow
    following = subprocess.Popen(  # noqa: S603 - our own script
        ["/bin/sh", "standby.sh", *options, "-c", "listen_addresses=127.0.0.1"],
        cwd=standby.folder,
        env=around,
        user=NOBODY,
        group=NOBODY,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for_standby(primary, variables)
        hosts = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
        both = f"postgresql://conteur:s3cr-et%27quoted@{hosts}/conteur"
        assert "done: schema" in conteur("migrate", CONTEUR_DATABASE=both).stdout
        asyncio.run(fill(both))
        done = conteur("doctor", "--json", "--data", str(ROOT / "tests"), CONTEUR_DATABASE=both)
        assert {"too_few_files"} >= {finding["code"] for finding in json.loads(done.stdout)["findings"]}
        primary.kill()
        run_shell("pg_ctl promote", standby.folder, PGDATA=str(standby.data))
        assert TABLES == asyncio.run(read(both))
        done = conteur("doctor", "--json", "--data", str(ROOT / "tests"), CONTEUR_DATABASE=both)
        assert {"host_unreachable", "no_synchronous_standby"} <= {
            finding["code"] for finding in json.loads(done.stdout)["findings"]
        }
    finally:
        following.terminate()
        following.wait(LONGEST)
        standby.remove()


def _wait_for_standby(primary: Postgres, variables: Mapping[str, str]) -> None:
    question = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'"
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        if "1" == run_shell(f'psql -XAtU postgres -d postgres -c "{question}"', primary.folder, **variables).strip():
            return
        time.sleep(0.2)
    raise AssertionError("the standby never followed")
