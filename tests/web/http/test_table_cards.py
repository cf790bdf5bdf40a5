"""The list of a table's cards: own pictures are only for people seated or invited."""

from collections.abc import Iterator

import pytest

from tests.web.hostile import Guest, Json, new_key
from tests.web.picture_host import Host, photo, picture_server
from tests.web.serving import Server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with picture_server() as server:
        yield server


def invitation(host: Host) -> str:
    """The look key the host may put into links."""
    with Guest(host.port) as again:
        again.hello(host.code, host.seat.key)
        look = again.until("look")
    assert look["is_invitation"]
    return str(look["key"])


def visitors_key(host: Host) -> str:
    """What somebody gets who knows only the code."""
    with Guest(host.port) as visitor:
        visitor.hello(host.code)
        look = visitor.until("look")
    assert not look["is_invitation"]
    return str(look["key"])


def own(host: Host, key: str | None) -> list[Json]:
    """The table's own pictures in the list that somebody with this key gets."""
    answer = host.see(f"/api/tables/{host.code}/cards", key)
    assert "authorization" in answer.headers["vary"]
    return [card for card in answer.json["cards"] if card["deck"] == "own"]


def test_the_code_alone_shows_no_own_picture(host: Host) -> None:
    """Not without a key, not with a visitor's or a wrong one; a seat's and an invitation show it, and it is there."""
    (line,) = host.bring(photo(1), "the cake.jpg")
    nothing = {"deck": "own", "id": "", "image": "", "small": "", "title": "", "description": "", "tags": []}
    for key in (None, visitors_key(host), new_key()):
        assert [nothing] == own(host, key)
        assert line["picture"].encode() not in host.see(f"/api/tables/{host.code}/cards", key).body
    for key in (host.seat.key, host.guests[0].key, invitation(host)):
        (card,) = own(host, key)
        assert line["picture"] == card["id"]
        assert 200 == host.see(card["image"]).status


def test_a_browser_caches_neither_list_as_the_other(host: Host) -> None:
    """Both have the stamp that the view names, and a tag of their own."""
    host.bring(photo(1))
    path = f"/api/tables/{host.code}/cards"
    visitor, seat = host.see(path), host.see(path, host.seat.key)
    assert visitor.json["stamp"] == seat.json["stamp"] == host.box()["stamp"]
    assert visitor.headers["etag"] != seat.headers["etag"]


def test_a_locked_table_is_closed(host: Host) -> None:
    """Cards, albums and records are refused to whoever has only the code; a seat and both look keys go on."""
    visitor = visitors_key(host)
    invited = invitation(host)
    assert host.seat.request({"kind": "add_bot"}) is None
    assert host.seat.request({"kind": "start_game"}) is None
    assert host.seat.request({"kind": "change_settings", "settings": {"is_locked": True}}) is None
    for path in ("cards", "games/1", "games/1/album"):
        address = f"/api/tables/{host.code}/{path}"
        for key in (None, new_key()):
            answer = host.see(address, key)
            assert (403, "table_is_closed") == (answer.status, answer.json["refused"])
        for key in (host.seat.key, visitor, invited):
            assert host.see(address, key).status == (200 if path == "cards" else 404)
    assert 200 == host.see(f"/api/tables/{host.code}").status  # says no more than that it is there, and locked
