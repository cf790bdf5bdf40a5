"""Removing a picture by a socket removes its image, unless a game was played with it."""

from collections.abc import Iterator

import pytest

from tests.web.picture_host import Host, photo, picture_server
from tests.web.serving import Server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all of them."""
    with picture_server() as server:
        yield server


def test_a_removed_picture_is_gone_from_the_store(host: Host) -> None:
    """By the time its removal is answered; another one stays."""
    removed, other = (host.bring(photo(seed))[0]["picture"] for seed in (1, 2))
    assert host.seat.request({"kind": "remove_picture", "picture": removed}) is None
    for size in ("", "-400"):
        assert 404 == host.see(f"/pictures/{removed}{size}.webp").status
        assert 200 == host.see(f"/pictures/{other}{size}.webp").status


def test_a_picture_that_was_in_a_game_can_be_looked_back_at(host: Host) -> None:
    """Removed from the box, it stays in the store; a guest cannot remove anything."""
    (line,) = host.bring(photo(1))
    remove = {"kind": "remove_picture", "picture": line["picture"]}
    assert host.guests[0].request(remove) == "only_the_host_may"
    assert host.seat.request({"kind": "add_bot"}) is None
    assert host.seat.request({"kind": "start_game"}) is None
    assert host.seat.request(remove) == "game_is_running"
    assert host.seat.request({"kind": "stop_game"}) is None
    assert host.seat.request(remove) is None
    assert 0 == host.box()["own"]
    assert 200 == host.see(f"/pictures/{line['picture']}.webp").status


def test_a_removal_keeps_its_place_in_the_order_of_requests(host: Host) -> None:
    """Sent in one breath, the picture is removed before the game starts: it is not dealt."""
    (line,) = host.bring(photo(1))
    assert host.seat.request({"kind": "add_bot"}) is None
    asks = [{"kind": "remove_picture", "picture": line["picture"]}, {"kind": "start_game"}]
    for ref, ask in zip(("remove", "start"), asks, strict=True):
        host.seat.tell({"type": "ask", "ref": ref, "ask": ask})
    answers = {(answer := host.seat.until("answer"))["ref"]: answer["refused"] for _ in asks}
    assert {"remove": None, "start": None} == answers
    assert 84 == len(host.cards())
