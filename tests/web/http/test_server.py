"""Health checks, metrics and the address of a server, and who may ask for them."""

import pytest

from conteur.web.reachable import Reachable
from tests.web.hostile import Guest, guarded


def test_counters_are_for_this_machine() -> None:
    """Whoever comes through a proxy finds nothing."""
    with guarded() as server, Guest(server.port) as guest:
        assert guest.ask("GET", "/metrics").status == 200
        assert guest.ask("GET", "/metrics", {"X-Forwarded-For": "127.0.0.1"}).status == 404


def test_counters_for_a_network_that_was_named() -> None:
    """`--metrics-from` names who may read; this machine then has to be named as well."""
    options = ("--metrics-from", "192.0.2.0/24", "--trusted-proxy", "127.0.0.1")
    with guarded(*options) as server, Guest(server.port) as guest:
        assert guest.ask("GET", "/metrics").status == 404
        assert guest.ask("GET", "/metrics", {"X-Forwarded-For": "192.0.2.7"}).status == 200
        assert guest.ask("GET", "/metrics", {"X-Forwarded-For": "198.51.100.7"}).status == 404


def test_alive_and_ready() -> None:
    """Alive without the disk, ready only with it; HEAD is answered as GET is, without a body."""
    with guarded() as server, Guest(server.port) as guest:
        assert (200, b"ok\n") == guest.get("/healthz")
        assert (200, b"ready\n") == guest.get("/readyz")
        assert guest.ask("HEAD", "/healthz").status == 200
        (server.folder / "conteur.sqlite").rename(server.folder / "elsewhere")
        assert guest.ask("GET", "/readyz").status == 503
        assert guest.ask("POST", "/api/tables").json == {"refused": "cannot_write_now"}
        assert guest.ask("GET", "/healthz").status == 200
        (server.folder / "elsewhere").rename(server.folder / "conteur.sqlite")
        assert guest.ask("GET", "/readyz").status == 200


def test_the_server_tells_its_own_machine() -> None:
    """Whoever asks from elsewhere, or through a proxy, is not told what this machine's networks are like."""
    with guarded("--host", "0.0.0.0") as server, Guest(server.port) as guest:  # noqa: S104 - for the length of a test
        expected = Reachable("0.0.0.0", server.port).url()  # noqa: S104 - not bound
        assert expected == guest.ask("GET", "/api/address").json["url"]
        assert expected == guest.ask("GET", "/api/address", {"Host": "192.0.2.9"}).json["url"]
        assert guest.ask("GET", "/api/address", {"X-Forwarded-For": "127.0.0.1"}).json == {"url": None}
    with guarded() as server, Guest(server.port) as guest:
        assert guest.ask("GET", "/api/address").json == {"url": None}


def test_an_address_somebody_has_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """By option or environment; it is for everybody to know."""
    with guarded("--public-url", "https://play.example/games/") as server, Guest(server.port) as guest:
        asked = [guest.ask("GET", "/api/address", more).json for more in ({}, {"X-Forwarded-For": "192.0.2.1"})]
    assert [{"url": "https://play.example/games"}] * 2 == asked
    monkeypatch.setenv("CONTEUR_PUBLIC_URL", "http://10.0.0.7:8000")
    with guarded() as server, Guest(server.port) as guest:
        assert guest.ask("GET", "/api/address").json == {"url": "http://10.0.0.7:8000"}


@pytest.mark.parametrize(
    ("options", "days"),
    [((), 90), (("--keep-tables", "30.5"), 31), (("--keep-tables", "0"), None), (("--keep-finished", "365"), 365)],
)
def test_how_long_tables_are_kept(options: tuple[str, ...], days: int | None) -> None:
    """Ninety days unless the operator says otherwise, also under the option's old name."""
    with guarded(*options) as server, Guest(server.port) as guest:
        assert {"days": days} == guest.ask("GET", "/api/keeping").json
