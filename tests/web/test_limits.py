"""One address can ask for so much and no more, and whoever asks too fast is told so."""

import json

from conteur.web.limits import (
    Allowance,
    Bucket,
    ConcurrencyLimit,
    FairShare,
    PerAddress,
    PerWriter,
    Rate,
    remark_cost,
)
from tests.web.hostile import Guest, guarded, new_key, open_table
from tests.web.picture_host import Host, photo
from tests.web.transport.client import TEXT, frame

SMALL = ("--allowance", "0.1")
"""24 visits, 12 sockets, 2 tables, 6 joins, 2 misses, 240 messages, 12 of one socket: bursts a test can reach."""
NO_TABLE = "BCDFGH"


def test_a_rate_over_time() -> None:
    """A burst at once, then as many as have dripped in, never more than a burst."""
    limit = PerAddress(Rate(burst=2, per_second=0.5))
    assert [True, True, False] == [limit.take("ana", now=0.0) for _ in range(3)]
    assert limit.take("bo", now=0.0)
    assert not limit.may("ana", now=1.0)
    assert limit.may("ana", now=2.0)
    assert [True, False] == [limit.take("ana", now=2.0) for _ in range(2)]
    assert [True, True, False] == [limit.take("ana", now=1000.0) for _ in range(3)]


def test_a_crowd_of_addresses() -> None:
    """Only so many are remembered; asking whether one may remembers nobody."""
    limit = PerAddress(Rate(burst=1, per_second=0.0))
    for number in range(30_000):
        assert limit.take(str(number), now=0.0)
        assert limit.may(f"never {number}", now=0.0)
    assert not limit.take("29999", now=0.0)
    assert limit.take("0", now=0.0)  # forgotten


def test_what_is_written_over_hours() -> None:
    """A second is limited for itself, and so is the hour; what was refused costs nothing."""
    limit = PerWriter(Rate(burst=3, per_second=1), Rate(burst=10, per_second=0.001))
    assert [None, None, None, "too_fast"] == [limit.take("ana", now=0.0) for _ in range(4)]
    assert [None] * 7 + ["enough_for_an_hour"] * 2 == [limit.take("ana", now=10.0 + number) for number in range(9)]
    assert limit.take("bo", now=19.0) is None
    assert [None, "enough_for_an_hour"] == [limit.take("ana", now=1500.0 + number) for number in range(2)]


def test_a_person_who_writes_all_day() -> None:
    """A table grows by some thousand entries an hour at most, whatever one person or twelve of them send."""
    allowance = Allowance()
    each, all_of_them = (
        PerWriter(allowance.writes_each, allowance.hourly_each),
        PerWriter(allowance.writes, allowance.hourly),
    )
    written = [0, 0]
    for second in range(7200):
        for _ in range(10):
            written[0] += each.take("ana", second) is None
            written[1] += all_of_them.take("table", second) is None
    assert written[0] <= 1800 + 0.5 * 7200
    assert written[1] <= 12_000 + 4 * 7200


def test_twelve_talkative_people_notice_nothing() -> None:
    """Four hours of moves, a remark of eighty letters each every fifteen seconds, and bursts of applause."""
    allowance = Allowance()
    each, together = (
        PerWriter(allowance.writes_each, allowance.hourly_each),
        PerWriter(allowance.writes, allowance.hourly),
    )
    talk_each, talk = PerAddress(allowance.talk_each), PerAddress(allowance.talk)
    for second in range(0, 4 * 3600, 5):
        for person in range(12):
            requests = 1 + (second % 15 == 0) + 10 * (second % 600 == 0)
            for number in range(requests):
                assert each.take(str(person), second) is together.take("table", second) is None
                if number:
                    cost = remark_cost("ж" * 80)
                    assert talk_each.take(str(person), second, cost)
                    assert talk.take("table", second, cost)


def test_a_long_remark_counts_as_several() -> None:
    """By its bytes."""
    assert [1.0, 1.0, 2.0, 7.0] == [remark_cost(text) for text in ("", "a" * 199, "a" * 200, "\N{RABBIT}" * 300)]
    assert 1.0 == remark_cost("\ud800")


def test_too_much_talk() -> None:
    """From however many devices: the person is told so, others may speak, and moves are not counted as talk."""
    with guarded(*SMALL) as server:
        code = open_table(server)
        with Guest(server.port) as guest, Guest(server.port) as second, Guest(server.port) as other:
            guest.sit(code)
            second.hello(code, guest.key)
            say = {"kind": "say", "text": "\N{RABBIT}" * 300}
            answers = [device.request(say) for device in (guest, second) for _ in range(2)]
            assert [None, None, "said_enough_for_now", "said_enough_for_now"] == answers
            assert second.request({"kind": "add_word", "word": "sea"}) is None
            other.sit(code)
            assert other.request(say) is None


def test_too_many_decks() -> None:
    """An address saves so many a day; the second of one is refused."""
    with guarded(*SMALL) as server:
        host = Host(server)
        host.bring(photo(1))
        answers = [host.send("decks", json.dumps({"title": title}).encode()) for title in ("One", "Two")]
        assert [201, 429] == [answer.status for answer in answers]
        assert {"refused": "too_many_decks"} == answers[1].json
        host.end()


def test_too_many_questions_about_decks() -> None:
    """The list of decks, and one of them, are requests like others."""
    with guarded(*SMALL) as server, Guest(server.port) as guest:
        paths = ["/api/decks", "/api/decks/reverie"] * 20
        assert 429 in {guest.ask("GET", path).status for path in paths}


def test_places_are_given_back() -> None:
    """An address holds so many, others as many of their own."""
    places = ConcurrencyLimit(2)
    assert [True, True, False] == [places.acquire("ana") for _ in range(3)]
    assert places.acquire("bo")
    places.release("ana")
    assert [True, False] == [places.acquire("ana") for _ in range(2)]


def test_an_allowance_for_many() -> None:
    """Everything is as many times as large."""
    one, ten = Allowance(), Allowance().times(10)
    assert ten.sockets == 10 * one.sockets
    for name in (
        "visits",
        "openings",
        "joins",
        "misses",
        "uploads",
        "messages",
        "messages_each",
        "frames",
        "frames_each",
        "writes",
        "writes_each",
        "hourly",
        "hourly_each",
        "talk",
        "talk_each",
        "decks",
    ):
        assert getattr(one, name).times(10) == getattr(ten, name)


def test_too_many_visits() -> None:
    """Requests beyond the burst are answered 429, in our own words."""
    with guarded(*SMALL) as server, Guest(server.port) as guest:
        answers = [guest.ask("GET", "/api/lobby") for _ in range(60)]
        assert {answer.status for answer in answers[:20]} == {200}
        refused = [answer for answer in answers if answer.status == 429]
        assert len(refused) > 20
        assert refused[0].json == {"refused": "too_fast"}


def test_too_many_sockets() -> None:
    """An address holds twelve; a place is free again as soon as one has left."""
    with guarded(*SMALL) as server:
        code = open_table(server)
        crowd = [Guest(server.port) for _ in range(13)]
        assert [*[101] * 12, 429] == [guest.knock(f"/ws/{code}") for guest in crowd]
        for guest in crowd[:3]:
            guest.say(frame(8))
            while not guest.is_hung_up():
                pass
        with Guest(server.port) as late:
            assert late.knock(f"/ws/{code}") == 101
        for guest in crowd:
            guest.leave()


def test_too_many_joins() -> None:
    """The seventh of six who sit down from one address is asked to wait; the socket stays."""
    with guarded(*SMALL) as server:
        code = open_table(server)
        with Guest(server.port) as guest:
            guest.hello(code)
            asks = [guest.request({"kind": "sit", "name": " ", "key": new_key()}) for _ in range(7)]
            assert [*["name_is_empty"] * 6, "too_fast"] == asks
            guest.tell({"type": "ping"})
            assert guest.until("pong")


def test_too_many_messages() -> None:
    """A socket that floods is answered `too_fast` for requests, and disconnected for anything else."""
    with guarded(*SMALL) as server:
        code = open_table(server)
        with Guest(server.port) as guest:
            guest.sit(code)
            answers = [guest.request({"kind": "react", "reaction": "wow"}) for _ in range(30)]
            assert answers[:10] == [None] * 10
            assert "too_fast" in answers
            guest.say(frame(TEXT, b'{"type":"ping"}') * 30)
            assert guest.until("bye")["why"] == "too_fast"
            assert guest.until()["code"] == 1008


def test_too_many_messages_over_many_sockets() -> None:
    """What all sockets of one address say is counted together."""
    with guarded(*SMALL) as server:
        code = open_table(server)
        crowd = [Guest(server.port) for _ in range(12)]
        for guest in crowd:
            guest.hello(code)
        for number in range(30):
            for guest in crowd:
                guest.tell({"type": "ask", "ref": str(number), "ask": {"kind": "leave"}})
        for guest in crowd:
            answers = [guest.until("answer")["refused"] for _ in range(30)]
            assert set(answers) == {"sit_down_first", "too_fast"}
            guest.leave()


def test_people_who_sit_already_are_not_hurt_by_a_guesser() -> None:
    """Open sockets of the same address go on."""
    with guarded(*SMALL) as server:
        code = open_table(server)
        with Guest(server.port) as ana, Guest(server.port) as guesser:
            ana.sit(code)
            for _ in range(4):
                guesser.ask("GET", f"/api/tables/{NO_TABLE}")
            assert ana.request({"kind": "react", "reaction": "wow"}) is None


def test_ten_devices_of_one_person() -> None:
    """Count as one: what a person may write at a table is the same from however many devices, and others may still."""
    with guarded("--trusted-proxy", "127.0.0.1", *SMALL) as server:
        code = open_table(server)
        with Guest(server.port) as ana, Guest(server.port) as bo:
            ana.sit(code)
            bo.sit(code)
            refused = []
            for number in range(10):
                with Guest(server.port) as device:
                    assert device.knock(f"/ws/{code}", f"X-Forwarded-For: 198.51.100.{number}") == 101
                    device.tell({"type": "hello", "protocol": 1, "key": ana.key})
                    device.until("view")
                    refused += [device.request({"kind": "add_word", "word": "sea"}) for _ in range(4)]
            assert [None] * 24 == refused[:24]
            assert 10 <= refused.count("too_fast") <= 16, "24 at once, and one in three seconds"
            assert bo.request({"kind": "react", "reaction": "heart"}) is None


def test_a_table_takes_so_much() -> None:
    """Of all people at it together; another table takes as much of its own."""
    allowance = Allowance()
    assert allowance.writes_each.burst < allowance.writes.burst < 12 * allowance.writes_each.burst
    limit = PerAddress(allowance.writes)
    assert all(limit.take("BCDFGH", now=0.0) for _ in range(int(allowance.writes.burst)))
    assert not limit.take("BCDFGH", now=0.0)
    assert limit.take("CCCCCC", now=0.0)


def test_what_is_owed() -> None:
    """Costs are paid whether or not there is enough; the wait is until nothing is owed, and never longer than ten s."""
    rate = Rate(burst=100, per_second=50)
    bucket = Bucket(rate, now=0.0)
    assert bucket.charge(100, rate, now=0.0) == 0.0
    assert bucket.charge(25, rate, now=0.0) == 0.5
    assert bucket.charge(0, rate, now=0.5) == 0.0
    assert bucket.charge(1e9, rate, now=0.5) == 10.0
    assert not bucket.has_any(rate, now=10.0)
    assert bucket.has_any(rate, now=11.0)


def test_a_fair_share() -> None:
    """The usual is free for each address; beyond it all wait for each other, the longer the more they ask."""
    share = FairShare(Rate(burst=10, per_second=1), Rate(burst=20, per_second=10), now=0)
    assert 0 == share.charge("a", 10, now=0), "usual"
    assert 0 == share.charge("a", 20, now=0), "to spare"
    assert [1, 2] == [share.charge("a", 10, now=0), share.charge("a", 10, now=0)]
    assert 0 == share.charge("b", 10, now=0), "another one's usual"
    assert 3 == share.charge("b", 10, now=0)
    assert 0 == share.charge("a", 5, now=100)
