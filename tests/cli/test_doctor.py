"""`conteur doctor` beside real databases, servers, proxies and folders, each with one thing wrong."""

import asyncio
import contextlib
import json
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import trustme

from conteur.store import postgres_checkup
from conteur.store.folder_checkup import file_system_of
from conteur.store.postgres_migrate import migrate
from conteur.store.postgres_schema import STEPS
from conteur.store.sqlite import SqliteLog
from tests.cli.running import NOT_UNDERSTOOD, OK, REFUSED, conteur
from tests.store.postgres import Postgres, running
from tests.web.proxy import Faults, proxying
from tests.web.serving import Server, serving

SHELL = {"too_few_files"}
"""What may be wrong with whoever runs the tests."""
FORWARDED = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "http"}


def asked(*options: str, **variables: str) -> dict[str, str]:
    """What the doctor finds: sentences by code."""
    done = conteur("doctor", "--json", *options, **variables)
    assert "" == done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)["findings"]
    assert (REFUSED if found else OK) == done.returncode
    for finding in found:
        assert finding["what"].endswith(".")
        assert finding["remedy"].endswith(".")
    return {finding["code"]: finding["what"] for finding in found if finding["code"] not in SHELL}


# The folder


def test_a_folder_in_order(tmp_path: Path) -> None:
    """Before the first start, after it, and while somebody plays; nothing is left behind, nothing made."""
    folder = tmp_path / "new"
    assert {} == asked("--data", str(folder))
    assert not folder.exists()
    with serving(folder=folder) as server:
        before = sorted(path.name for path in folder.iterdir())
        assert {} == asked("--data", str(folder), "--url", server.url)
        assert before == sorted(path.name for path in folder.iterdir())


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


@contextlib.contextmanager
def unchangeable(path: Path) -> Iterator[None]:
    """Also for root; skipped where the file system knows no such thing."""
    chattr = shutil.which("chattr")
    if chattr is None or subprocess.run([chattr, "+i", path], check=False, capture_output=True).returncode:  # noqa: S603 - a tool
        pytest.skip("needs chattr, root and a file system that knows it")
    try:
        yield
    finally:
        subprocess.run([chattr, "-i", path], check=True)  # noqa: S603 - a tool


def test_a_folder_that_may_only_be_read(tmp_path: Path) -> None:
    """Said without starting a server."""
    with unchangeable(tmp_path):
        assert {"folder_unwritable"} == asked("--data", str(tmp_path)).keys()


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    """The folder is fine, the pictures in it belong to somebody else, so to say."""
    (tmp_path / "copies").mkdir()
    with unchangeable(tmp_path / "copies"):
        found = asked("--data", str(tmp_path))
    assert {"file_unwritable"} == found.keys()
    assert str(tmp_path / "copies") in found["file_unwritable"]


@pytest.mark.skipif(not Path("/dev/full").exists() or not shutil.which("mount"), reason="needs Linux")
def test_a_full_disk(tmp_path: Path) -> None:
    """A small disk of its own: nearly full is said, and full is unwritable."""
    mounted = subprocess.run(  # noqa: S603 - a tool
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(tmp_path)],  # noqa: S607 - wherever it is
        check=False,
        capture_output=True,
    )
    if mounted.returncode:
        pytest.skip("may not mount")
    try:
        assert {"disk_nearly_full"} == asked("--data", str(tmp_path)).keys()
        with contextlib.suppress(OSError), (tmp_path / "stuff").open("wb", buffering=0) as stuff:
            while stuff.write(b"x" * 65536):
                pass
        assert {"folder_unwritable"} == asked("--data", str(tmp_path)).keys()
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)  # noqa: S603, S607 - as above


@pytest.mark.skipif(not shutil.which("mount"), reason="needs Linux")
def test_a_disk_that_takes_no_more_files(tmp_path: Path) -> None:
    """There is room, but not for names."""
    mounting = ["mount", "-t", "tmpfs", "-o", "size=600m,nr_inodes=500", "tmpfs", str(tmp_path)]
    if subprocess.run(mounting, check=False, capture_output=True).returncode:  # noqa: S603 - a tool
        pytest.skip("may not mount")
    try:
        assert {"few_files_left"} == asked("--data", str(tmp_path)).keys()
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)  # noqa: S603, S607 - as above


@pytest.mark.parametrize(("files", "is_enough"), [(256, False), (4096, True)])
def test_open_files(tmp_path: Path, *, files: int, is_enough: bool) -> None:
    """As many as the shell that starts it may have."""
    done = subprocess.run(  # noqa: S603 - our own command
        ["/bin/sh", "-c", f"ulimit -n {files} && {sys.executable} -m conteur doctor --data {tmp_path}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (OK if is_enough else REFUSED) == done.returncode
    assert is_enough == ("may open 256 files at a time" not in done.stdout)
    assert is_enough == ("LimitNOFILE=65536" not in done.stdout)


def test_files_that_are_no_games(tmp_path: Path) -> None:
    """Another program's, a newer version's, a damaged one."""
    path = tmp_path / "conteur.sqlite"
    path.write_bytes(b"not a database, and long enough to be read as one" * 100)
    assert {"file_unusable"} == asked("--data", str(tmp_path)).keys()
    path.unlink()
    (tmp_path / "pictures.sqlite").write_bytes(b"nor is this" * 1000)
    assert {"file_damaged"} == asked("--data", str(tmp_path)).keys()
    (tmp_path / "pictures.sqlite").unlink()

    async def damaged() -> None:
        log = await SqliteLog.open(path)
        await log.append("oak", 0, [b"x" * 3000] * 20)
        await log.close()

    asyncio.run(damaged())
    assert {} == asked("--data", str(tmp_path))
    raw = bytearray(path.read_bytes())
    raw[4096 * 8 :] = b"\xff" * (len(raw) - 4096 * 8)
    path.write_bytes(raw)
    assert asked("--data", str(tmp_path)).keys() in ({"file_damaged"}, {"file_unusable"})


def test_network_file_systems() -> None:
    """From a list as Linux writes it; nothing is mounted here."""
    mounts = (
        "22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw\n"
        "30 22 0:26 / /srv rw,relatime shared:5 - nfs4 nas:/games rw,vers=4.2\n"
        "31 30 0:27 / /srv/my\\040disk rw - xfs /dev/vdb rw\n"
    )
    assert "nfs4" == file_system_of(Path("/srv/conteur"), mounts)
    assert "ext4" == file_system_of(Path("/srv2/conteur"), mounts)
    assert "xfs" == file_system_of(Path("/srv/my disk/conteur"), mounts)
    assert "" == file_system_of(Path("/srv"), "")


# The database


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An up-to-date log."""
    address = postgres.new_database()
    asyncio.run(migrate(address))
    return address


def looked(address: str, folder: Path) -> dict[str, str]:
    """At this database, and a folder in order."""
    return asked("--data", str(folder), "--database", address)


def test_a_lonely_database(database: str, tmp_path: Path) -> None:
    """Nothing is wrong but that nobody stands by."""
    assert {"no_synchronous_standby"} == looked(database, tmp_path).keys()


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        ("DATABASE {name} SET synchronous_commit = off", "asynchronous_commit"),
        ("DATABASE {name} SET synchronous_commit = local", "asynchronous_commit"),
        ("DATABASE {name} SET idle_session_timeout = '1min'", "idle_sessions_end"),
        ("DATABASE {name} CONNECTION LIMIT 20", "too_few_connections"),
    ],
)
def test_settings_of_one_database(postgres: Postgres, database: str, tmp_path: Path, setting: str, code: str) -> None:
    """Also those nobody sees in postgresql.conf."""
    postgres.run_sql("ALTER " + setting.format(name=database.rpartition("/")[2]))
    assert {"no_synchronous_standby", code} == looked(database, tmp_path).keys()


def test_schemas(postgres: Postgres, tmp_path: Path) -> None:
    """Missing, too old, too new."""
    address = postgres.new_database()
    name = address.rpartition("/")[2]
    assert {"no_synchronous_standby", "schema_missing"} == looked(address, tmp_path).keys()
    asyncio.run(migrate(address, up_to=1))
    assert {"no_synchronous_standby", "schema_unfit"} == looked(address, tmp_path).keys()
    asyncio.run(migrate(address))
    postgres.run_sql(f"UPDATE conteur SET step = {len(STEPS) + 2}, oldest = {len(STEPS) + 1}", name)  # noqa: S608 - numbers
    assert {"no_synchronous_standby", "schema_unfit"} == looked(address, tmp_path).keys()
    postgres.run_sql(f"UPDATE conteur SET oldest = {len(STEPS)}", name)  # noqa: S608 - a number
    assert {"no_synchronous_standby"} == looked(address, tmp_path).keys()


def test_no_database(tmp_path: Path) -> None:
    """Nobody answers; the password is not told."""
    found = looked("postgresql://conteur:hush@127.0.0.1:1/x", tmp_path)
    assert {"database_unreachable"} == found.keys()
    assert "hush" not in found["database_unreachable"]


def test_clocks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ours is an hour late, and that is said of the database's, as seen from here."""
    monkeypatch.setattr(postgres_checkup, "time", lambda: time.time() - 3600)

    async def look() -> dict[str, str]:
        return {finding.code: finding.what async for finding in postgres_checkup.look_at_database(database)}

    assert "3,600 seconds ahead of this machine's" in asyncio.run(look())["clocks_differ"]


def test_an_old_postgresql(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one at hand is new; what it says of itself is compared with a time when it is not."""
    monkeypatch.setattr(postgres_checkup, "_OLDEST", 99)

    async def look() -> dict[str, str]:
        return {finding.code: finding.what async for finding in postgres_checkup.look_at_database(database)}

    assert "It is PostgreSQL 18" in asyncio.run(look())["postgres_too_old"]


def test_an_address_in_a_file(database: str, tmp_path: Path) -> None:
    """As secrets are handed out; a file that cannot be read is named."""
    secret = tmp_path / "secret"
    secret.write_text(f"{database}\n", encoding="utf-8")
    done = conteur("doctor", "--json", "--data", str(tmp_path), CONTEUR_DATABASE_FILE=str(secret))
    assert "no_synchronous_standby" in done.stdout
    assert "nothing to do" in conteur("migrate", CONTEUR_DATABASE_FILE=str(secret)).stdout
    done = conteur("migrate", CONTEUR_DATABASE_FILE=str(tmp_path / "none"))
    assert NOT_UNDERSTOOD == done.returncode
    assert f"{tmp_path}/none, which cannot be read" in done.stderr


def test_a_primary_and_its_standby(tmp_path: Path) -> None:
    """All is well; then the standby goes, a stranger looks, disks are not waited for, and both are primaries."""
    with running(fsync="off", full_page_writes="off") as primary:
        standby = Postgres()
        try:
            standby.copy(primary, "standby")
            standby.start()
            primary.run_sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
            primary.run_sql("SELECT pg_reload_conf()")
            asyncio.run(migrate(primary.address()))
            both = f"postgresql://conteur@127.0.0.1:{primary.port},127.0.0.1:{standby.port}/postgres"
            weak = {"fsync_off", "full_page_writes_off"}
            assert weak == looked(both, tmp_path).keys()
            primary.run_sql("CREATE ROLE guest LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest")
            guest = both.replace("conteur@", "guest@")
            assert weak | {"standbys_hidden"} == looked(guest, tmp_path).keys()
            standby.stop("immediate")
            found = looked(both, tmp_path)
            assert weak | {"standby_not_following", "host_unreachable"} == found.keys()
            assert f":{standby.port}/" in found["host_unreachable"]
            standby.start()
            standby.promote()
            assert {"two_primaries"} <= looked(both, tmp_path).keys()
        finally:
            standby.remove()


# The way there


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """Believes nobody."""
    with serving() as running_server:
        yield running_server


@pytest.fixture(scope="module")
def trusting() -> Iterator[Server]:
    """Believes proxies of its own machine."""
    with serving("--trusted-proxy", "127.0.0.1") as running_server:
        yield running_server


def through(server: Server, faults: Faults, folder: Path, **variables: str) -> dict[str, str]:
    """What is found through a proxy with these faults."""

    async def ask() -> dict[str, str]:
        async with proxying(server.port, faults) as proxy:
            return await asyncio.to_thread(asked, "--data", str(folder), "--url", proxy.url, **variables)

    return asyncio.run(ask())


def test_a_proxy_in_order(trusting: Server, tmp_path: Path) -> None:
    """It tells who asks, and is believed."""
    assert {} == through(trusting, Faults(adds=FORWARDED), tmp_path)


def test_a_proxy_that_eats_upgrades(trusting: Server, tmp_path: Path) -> None:
    """Pages load, sockets do not: the commonest mistake."""
    faults = Faults(drops=("upgrade", "connection"), adds={**FORWARDED, "connection": "close"})
    assert {"proxy_eats_upgrades"} == through(trusting, faults, tmp_path).keys()


def test_a_proxy_nobody_believes(server: Server, tmp_path: Path) -> None:
    """Without --trusted-proxy all share one visitor's limits."""
    found = through(server, Faults(adds=FORWARDED), tmp_path)
    assert {"proxy_not_trusted"} == found.keys()
    assert "all seem to come from 127.0.0.1" in found["proxy_not_trusted"]


def test_a_proxy_that_says_nothing(server: Server, tmp_path: Path) -> None:
    """Then everybody looks like the machine itself, which may read the counters."""
    assert {"proxy_hides_visitors", "counters_public"} == through(server, Faults(), tmp_path).keys()


def test_a_proxy_that_asks_for_another_host(trusting: Server, tmp_path: Path) -> None:
    """Its own pages are refused; programs are not."""
    faults = Faults(adds={**FORWARDED, "host": "127.0.0.1:8000"})
    assert {"proxy_changes_host", "own_pages_refused"} == through(trusting, faults, tmp_path).keys()


def test_a_proxy_that_takes_origins_away(trusting: Server, tmp_path: Path) -> None:
    """Then any page may play in a visitor's name."""
    faults = Faults(drops=("origin",), adds=FORWARDED)
    assert {"strangers_let_in"} == through(trusting, faults, tmp_path).keys()


def test_a_proxy_that_claims_another_scheme(trusting: Server, tmp_path: Path) -> None:
    """Links for phones would be wrong."""
    faults = Faults(adds={**FORWARDED, "x-forwarded-proto": "https"})
    assert {"proxy_hides_scheme"} == through(trusting, faults, tmp_path).keys()


@pytest.mark.parametrize(
    ("name", "days", "is_known", "code"),
    [
        ("localhost", 90, True, None),
        ("localhost", 3, True, "certificate_ends_soon"),
        ("localhost", -1, True, "certificate_expired"),
        ("play.example.org", 90, True, "certificate_of_another_name"),
        ("localhost", 90, False, "certificate_of_nobody"),
    ],
)
def test_certificates(
    trusting: Server, tmp_path: Path, *, name: str, days: int, is_known: bool, code: str | None
) -> None:
    """Good ones, and the ways they go bad."""
    authority = trustme.CA()
    now = datetime.now(UTC)
    issued = authority.issue_cert(name, not_before=now - timedelta(days=100), not_after=now + timedelta(days=days))
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    issued.configure_cert(tls)
    known = tmp_path / "authority.pem"
    (authority if is_known else trustme.CA()).cert_pem.write_to_path(str(known))
    faults = Faults(adds={**FORWARDED, "x-forwarded-proto": "https"}, tls=tls)
    found = through(trusting, faults, tmp_path, SSL_CERT_FILE=str(known))
    assert ({code} if code else set()) == found.keys()


def test_nobody_there_or_somebody_else(tmp_path: Path, server: Server) -> None:
    """No server, no conteur, no address."""
    folder = ("--data", str(tmp_path))
    assert {"address_unreachable"} == asked(*folder, "--url", "http://127.0.0.1:1").keys()
    assert {"not_conteur"} == asked(*folder, "--url", f"{server.url}/somewhere").keys()
    assert NOT_UNDERSTOOD == conteur("doctor", *folder, "--url", "play.example.org").returncode
