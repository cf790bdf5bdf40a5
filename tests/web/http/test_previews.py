"""What a messenger reads of a link that somebody pasted."""

import re
from html import unescape
from pathlib import Path

import pytest
from PIL import Image

from conteur.web.http.routes import static_routes
from conteur.web.http.static import CLIENT, StaticResource
from tests.web.asgi_client import AsgiClient
from tests.web.hostile import Guest, guarded, open_table


def _tags(page: str) -> dict[str, str]:
    """The tags of a page, by their names."""
    found = re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)"', page)
    return {name: unescape(value) for name, value in found}


def _page(path: str, headers: dict[str, str], public_url: str | None = None, root_path: str = "") -> dict[str, str]:
    static = StaticResource(root_path, public_url=public_url)
    return _tags(AsgiClient(static_routes(static)).get(path, headers).text)


def test_a_table_in_the_readers_language() -> None:
    """The first page invites to play, a table to sit down."""
    french = {"host": "example.org", "accept-language": "fr-CA,en;q=0.5"}
    table = _page("/t/BCDFGH", french)
    assert ("Une table t’attend", "fr") == (table["og:title"], table["og:locale"])
    assert table["og:title"] != _page("/", french)["og:title"]
    assert table["description"] == table["og:description"]
    assert "A table is waiting for you" == _page("/t/BCDFGH", {"host": "example.org"})["og:title"]


def test_addresses_are_whole() -> None:
    """A messenger cannot follow half an address; what the owner gave goes before what was asked for."""
    tags = _page("/t/BCDFGH", {"host": "example.org:8000"})
    assert "http://example.org:8000/t/BCDFGH" == tags["og:url"]
    assert "http://example.org:8000/preview.jpg" == tags["og:image"]
    tags = _page("/t/BCDFGH", {"host": "10.0.0.3"}, public_url="https://play.example.org/games", root_path="/games")
    assert "https://play.example.org/games/t/BCDFGH" == tags["og:url"]
    assert "https://play.example.org/games/preview.jpg" == tags["og:image"]


@pytest.mark.parametrize("host", ['"><script>', "a b", ""])
def test_a_host_that_is_none(host: str) -> None:
    """Nothing a visitor makes up gets into the page."""
    assert "og:url" not in _page("/", {"host": host})


def test_a_picture_as_large_as_its_tags_say() -> None:
    """And small enough for messengers, which give up on large ones."""
    path = CLIENT / "preview.jpg"
    with Image.open(path) as picture:
        assert (1200, 630) == picture.size
    assert path.stat().st_size < 300_000


def test_nothing_of_the_table_is_told() -> None:
    """A preview of a table where people sit is that of any other, on a real server."""
    with guarded() as server:
        code = open_table(server)
        with Guest(server.port) as host:
            host.sit(code)
            with Guest(server.port) as messenger:
                full = messenger.ask("GET", f"/t/{code}")
                empty = messenger.ask("GET", "/t/BCDFGH")
        assert full.body.replace(code.encode(), b"BCDFGH") == empty.body
        with Guest(server.port) as messenger:
            picture = messenger.ask("GET", "/preview.jpg")
        assert (200, "image/jpeg") == (picture.status, picture.headers["content-type"])
        assert picture.body == Path(CLIENT, "preview.jpg").read_bytes()
