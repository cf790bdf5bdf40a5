"""What operators see: whether the server lives, whether it can write, and counters that name nobody."""

import re

from tests.web.hostile import MARK, Guest, guarded, open_table
from tests.web.serving import Server

LINE = re.compile(r"[a-z_]+ [0-9.]+")


def counters(server: Server) -> dict[str, float]:
    """The page a scraper reads, as it reads it."""
    with Guest(server.port) as guest:
        answer = guest.ask("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    rows = [line for line in answer.body.decode().splitlines() if not line.startswith("#")]
    assert [] == [row for row in rows if not LINE.fullmatch(row)]
    return {name: float(value) for name, value in (row.split() for row in rows)}


def test_counters_count() -> None:
    """Each rises with what it is named after."""
    with guarded() as server:
        before = counters(server)
        code = open_table(server)
        with Guest(server.port) as ana, Guest(server.port) as bo, Guest(server.port) as stranger:
            ana.sit(code)
            bo.sit(code)
            assert ana.request({"kind": "start_game"}) == "too_few_players"
            stranger.hello(code)
            stranger.tell({"type": "nonsense", "why": MARK})
            assert stranger.until("bye")["why"] == "not_understood"
            with Guest(server.port) as lost:
                assert lost.knock("/ws/nonsense") == 404
            after = counters(server)
        assert MARK not in str(after)
    rose = {name.removeprefix("conteur_"): after[name] - before[name] for name in after if after[name] != before[name]}
    assert rose.pop("sockets") in {2, 3}  # the stranger may not have hung up yet
    assert rose.pop("frames_total") in {1, 2, 3}  # the stranger's, counted when the socket was over; the others' later
    assert rose == {
        "tables_awake": 1,
        "tables_opened_total": 1,
        "messages_total": 3 + 2 + 1 + 1,
        "messages_malformed_total": 1,
        "actions_done_total": 2,
        "actions_refused_total": 1,
        "visits_rejected_total": 1,
    }


def test_every_counter_is_described() -> None:
    """One HELP and one TYPE line before each."""
    with guarded() as server, Guest(server.port) as guest:
        lines = guest.ask("GET", "/metrics").body.decode().splitlines()
    described = [lines[at : at + 3] for at in range(0, len(lines), 3)]
    for about, kind, row in described:
        name = row.split()[0]
        assert about.startswith(f"# HELP {name} ")
        assert kind in {f"# TYPE {name} gauge", f"# TYPE {name} counter"}
