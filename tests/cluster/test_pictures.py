"""What a host brings through one server, everybody sees through the other."""

import urllib.request

from tests.web.bringing import Host
from tests.web.serving import Server
from tests.web.test_pictures import photo


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
