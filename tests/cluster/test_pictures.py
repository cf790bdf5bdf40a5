"""What a host brings through one server, everybody sees through the other."""

import urllib.request

from tests.web.hostile import Guest
from tests.web.http.test_my_data import NAME, SAID, Evening
from tests.web.picture_host import Host, asked, photo
from tests.web.serving import Server


def test_a_picture_on_both_servers(pair: tuple[Server, Server]) -> None:
    """The same bytes at the same address, the first time and from its copy."""
    host = Host(pair[0], guests=0)
    try:
        host.bring(photo(1))
        card = host.cards()[84]
        mine = host.see(card["image"]).body
        for _ in range(2):
            with urllib.request.urlopen(pair[1].url + card["image"], timeout=20) as answer:  # noqa: S310 - our own server
                assert mine == answer.read()
    finally:
        host.end()


def test_forgotten_on_both_servers(pair: tuple[Server, Server]) -> None:
    """A person erased through one server is erased on the other, too, which had everything in memory."""
    evening = Evening(pair[0])
    elsewhere = Guest(pair[1].port)
    elsewhere.hello(evening.code, evening.guests[0].key)
    assert SAID in [remark["text"] for remark in elsewhere.until("talk")["remarks"]]
    images = [f"{pair[1].url}/pictures/{each}.webp" for each in evening.pictures]
    assert [200, 200] == [asked(urllib.request.Request(url)).status for url in images]  # noqa: S310 - our own server
    assert 200 == evening.send("forget", b"").status
    while NAME in [person["name"] for person in elsewhere.view["table"]["people"]]:
        elsewhere.until("view")
    elsewhere.leave()
    assert [404, 404] == [asked(urllib.request.Request(url)).status for url in images]  # noqa: S310 - our own server
    with Guest(pair[1].port) as again:
        again.hello(evening.code, evening.guests[0].key)
        assert SAID not in [remark["text"] for remark in again.until("talk")["remarks"]]
    evening.end()
