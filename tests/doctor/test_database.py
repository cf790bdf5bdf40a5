"""The doctor's checks of a database."""

import asyncio
from pathlib import Path

import pytest

from conteur.doctor import database as database_checks
from conteur.store.postgres.migrate import migrate
from conteur.store.postgres.schema import STEPS
from tests.doctor.asking import findings_of
from tests.store.postgres.server import Postgres, running


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An up-to-date log."""
    address = postgres.new_database()
    asyncio.run(migrate(address))
    return address


def database_findings(address: str, folder: Path) -> dict[str, str]:
    """At this database, and a folder in order."""
    return findings_of("--data", str(folder), "--database", address)


def test_a_lonely_database(database: str, tmp_path: Path) -> None:
    """Nothing is wrong but that nobody stands by."""
    assert {"no_synchronous_standby"} == database_findings(database, tmp_path).keys()


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        ("DATABASE {name} SET idle_session_timeout = '1min'", "idle_sessions_end"),
        ("DATABASE {name} CONNECTION LIMIT 20", "too_few_connections"),
    ],
)
def test_settings_of_one_database(postgres: Postgres, database: str, tmp_path: Path, setting: str, code: str) -> None:
    """Also those nobody sees in postgresql.conf."""
    postgres.run_sql("ALTER " + setting.format(name=database.rpartition("/")[2]))
    assert {"no_synchronous_standby", code} == database_findings(database, tmp_path).keys()


def test_schemas(postgres: Postgres, tmp_path: Path) -> None:
    """Missing, too old, too new."""
    address = postgres.new_database()
    name = address.rpartition("/")[2]
    assert {"no_synchronous_standby", "schema_missing"} == database_findings(address, tmp_path).keys()
    asyncio.run(migrate(address, up_to=1))
    assert {"no_synchronous_standby", "schema_unfit"} == database_findings(address, tmp_path).keys()
    asyncio.run(migrate(address))
    postgres.run_sql(f"UPDATE conteur SET step = {len(STEPS) + 2}, oldest = {len(STEPS) + 1}", name)  # noqa: S608 - numbers
    assert {"no_synchronous_standby", "schema_unfit"} == database_findings(address, tmp_path).keys()
    postgres.run_sql(f"UPDATE conteur SET oldest = {len(STEPS)}", name)  # noqa: S608 - a number
    assert {"no_synchronous_standby"} == database_findings(address, tmp_path).keys()


def test_no_database(tmp_path: Path) -> None:
    """Nobody answers; the password is not shown."""
    findings = database_findings("postgresql://conteur:hush@127.0.0.1:1/x", tmp_path)
    assert {"database_unreachable"} == findings.keys()
    assert "hush" not in findings["database_unreachable"]


def test_an_old_postgresql(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one at hand is new; what it says of itself is compared with a time when it is not."""
    monkeypatch.setattr(database_checks, "_OLDEST_POSTGRES", 99)

    async def look() -> dict[str, str]:
        return {finding.code: finding.what async for finding in database_checks.check_database(database)}

    assert "It is PostgreSQL 18" in asyncio.run(look())["postgres_too_old"]


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
            assert weak == database_findings(both, tmp_path).keys()
            primary.run_sql("CREATE ROLE guest LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest")
            guest = both.replace("conteur@", "guest@")
            assert weak | {"standbys_hidden"} == database_findings(guest, tmp_path).keys()
            standby.stop("immediate")
            findings = database_findings(both, tmp_path)
            assert weak | {"standby_not_following", "host_unreachable"} == findings.keys()
            assert f":{standby.port}/" in findings["host_unreachable"]
            standby.start()
            standby.promote()
            assert {"two_primaries"} <= database_findings(both, tmp_path).keys()
        finally:
            standby.remove()
