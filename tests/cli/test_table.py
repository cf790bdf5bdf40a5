"""`conteur table`: the operator sees what is kept, and removes it."""

from pathlib import Path

import pytest

from conteur.cli import main
from tests.cli.running import NOT_UNDERSTOOD, OK, REFUSED, conteur, on_terminal
from tests.pictures import hostile
from tests.store.postgres.server import Postgres
from tests.web.hostile import Guest, open_table
from tests.web.picture_host import Host
from tests.web.serving import Server


def test_listed_and_removed_while_people_sit_there(tmp_path: Path) -> None:
    """Its line tells no names; removed, it is gone for everybody at once, with its pictures; the others stay."""
    where = ("--data", str(tmp_path))
    with Server(folder=tmp_path) as server:
        other = open_table(server)
        host = Host(server, guests=1)
        picture = host.bring(hostile.encoded(hostile.photo(seed=1)))[0]["picture"]
        lines = conteur("table", "list", *where).stdout.splitlines()
        assert sorted([other, host.code]) == [line.partition(" ")[0] for line in lines]
        (line,) = [line for line in lines if line.startswith(host.code)]
        assert line.endswith("2 people    0 games    1 pictures  waiting")
        assert "Ana" not in "".join(lines)
        assert [] == conteur("table", "list", "--unused", "1", *where).stdout.splitlines()
        unasked = conteur("table", "remove", host.code, *where)
        assert (NOT_UNDERSTOOD, True) == (unasked.returncode, "say --yes" in unasked.stderr)
        removed = conteur("table", "remove", host.code.lower(), "--yes", *where)
        assert (OK, [line, f"{host.code} was removed"]) == (removed.returncode, removed.stdout.splitlines())
        assert "bye" == host.seat.until("bye")["type"]
        with Guest(server.port) as again:
            assert "no_such_table" == again.hello(host.code, host.seat.key)["why"]
        assert 404 == host.see(f"/pictures/{picture}.webp").status
        gone = conteur("table", "remove", host.code, "--yes", *where)
        assert (REFUSED, f"there is no table {host.code}\n") == (gone.returncode, gone.stdout)
        assert [other] == [line.partition(" ")[0] for line in conteur("table", "list", *where).stdout.splitlines()]
        host.end()


@pytest.mark.parametrize(("answer", "is_gone"), [(b"y\n", True), (b"\n", False), (b"no\n", False)])
def test_asked_first(tmp_path: Path, answer: bytes, is_gone: bool) -> None:  # noqa: FBT001 - a case
    """Only a yes removes."""
    with Server(folder=tmp_path) as server:
        code = open_table(server)
    with on_terminal("table", "remove", code, "--data", str(tmp_path), stdin=True) as (process, terminal):
        terminal.read_until("[y/N]")
        terminal.type(answer)
        assert ("was removed" if is_gone else "nothing was removed") in terminal.read_all()
        assert (OK if is_gone else REFUSED) == process.wait()
    assert is_gone == (code not in conteur("table", "list", "--data", str(tmp_path)).stdout)


def test_in_postgresql(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same, from a database."""
    address = postgres.new_database()
    assert OK == main(["migrate", "--database", address])
    with Server("--database", address, folder=tmp_path) as server:
        code = open_table(server)
        with Guest(server.port).sit(code) as ana:
            capsys.readouterr()
            assert OK == main(["table", "list", "--database", address, "--data", str(tmp_path)])
            assert capsys.readouterr().out.startswith(f"{code}  last used ")
            assert OK == main(["table", "remove", code, "--yes", "--database", address, "--data", str(tmp_path)])
            ana.tell({"type": "ask", "ref": "1", "ask": {"kind": "add_bot"}})
            assert "cannot_write_now" == ana.until("bye")["why"]
        capsys.readouterr()
        assert OK == main(["table", "list", "--database", address, "--data", str(tmp_path)])
        assert "" == capsys.readouterr().out
