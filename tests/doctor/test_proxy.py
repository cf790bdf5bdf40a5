"""The doctor's checks of the way to a server, through proxies with one fault each."""

from pathlib import Path

from tests.cli.running import NOT_UNDERSTOOD, conteur
from tests.doctor.asking import findings_of
from tests.doctor.serving import FORWARDED, through
from tests.web.proxy import Faults
from tests.web.serving import Server


def test_a_proxy_in_order(trusting: Server, tmp_path: Path) -> None:
    """It tells who asks, and is believed."""
    assert {} == through(trusting, Faults(adds=FORWARDED), tmp_path)


def test_a_proxy_that_eats_upgrades(trusting: Server, tmp_path: Path) -> None:
    """Pages load, sockets do not: the commonest mistake."""
    faults = Faults(drops=("upgrade", "connection"), adds={**FORWARDED, "connection": "close"})
    assert {"proxy_eats_upgrades"} == through(trusting, faults, tmp_path).keys()


def test_a_proxy_nobody_believes(server: Server, tmp_path: Path) -> None:
    """Without --trusted-proxy all share one visitor's limits."""
    findings = through(server, Faults(adds=FORWARDED), tmp_path)
    assert {"proxy_not_trusted"} == findings.keys()
    assert "all seem to come from 127.0.0.1" in findings["proxy_not_trusted"]


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


def test_a_name_the_server_does_not_know(server: Server, tmp_path: Path) -> None:
    """It is told once what is missing, not blamed on the proxy."""
    findings = through(server, Faults(adds={"host": "play.example.org"}), tmp_path)
    assert "name_unknown" in findings
    assert "proxy_eats_upgrades" not in findings


def test_nobody_there_or_somebody_else(tmp_path: Path, server: Server) -> None:
    """No server, no conteur, no address."""
    folder = ("--data", str(tmp_path))
    assert {"address_unreachable"} == findings_of(*folder, "--url", "http://127.0.0.1:1").keys()
    assert {"not_conteur"} == findings_of(*folder, "--url", f"{server.url}/somewhere").keys()
    assert NOT_UNDERSTOOD == conteur("doctor", *folder, "--url", "play.example.org").returncode
