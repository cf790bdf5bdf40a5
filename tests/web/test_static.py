"""The built client and the pictures, as a browser asks for them."""

import asyncio
import gzip
import json
import re
from collections.abc import MutableMapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from starlette.applications import Starlette

from conteur.web.static import ASK_FIRST, CLIENT, FOR_EVER, StaticPages

_FIRST_LOAD = 120 * 1024
_FONTS_OF_A_SCRIPT = 150 * 1024


@dataclass
class _Answered:
    """What came back."""

    status_code: int
    headers: dict[str, str]
    content: bytes

    @property
    def text(self) -> str:
        """As words."""
        return self.content.decode()


class _Asking:
    """Asks an app as a server would, without a server."""

    def __init__(self, pages: StaticPages) -> None:
        """Whom to ask."""
        self._app = Starlette(routes=pages.routes())

    def get(self, address: str, headers: dict[str, str] | None = None) -> _Answered:
        """One answer."""
        return asyncio.run(self._get(address, headers or {}))

    async def _get(self, address: str, headers: dict[str, str]) -> _Answered:
        parts = urlsplit(address)
        sent: list[MutableMapping[str, Any]] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        async def receive() -> MutableMapping[str, Any]:
            await asyncio.Event().wait()  # nobody hangs up
            raise AssertionError

        scope = {
            "type": "http",
            "method": "GET",
            "path": unquote(parts.path),
            "query_string": parts.query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        await self._app(scope, receive, send)
        heads = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return _Answered(sent[0]["status"], heads, b"".join(message.get("body", b"") for message in sent[1:]))


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    """A small client: a page, a script and its packed twin."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script src="./assets/app-1.js"></script>')
    (tmp_path / "assets" / "app-1.js").write_text("1")
    (tmp_path / "assets" / "app-1.js.gz").write_bytes(gzip.compress(b"1"))
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/tv/BCDFGH", "/how"])
def test_every_page_is_the_one_page_and_is_asked_for_again(planted: Path, path: str) -> None:
    """A new release is seen at the next visit, and costs nothing when there is none."""
    asking = _Asking(StaticPages("/games", planted))
    page = asking.get(path)
    assert ASK_FIRST == page.headers["cache-control"]
    assert '<script src="/games/assets/app-1.js"></script>' == page.text
    assert 304 == asking.get(path, headers={"if-none-match": page.headers["etag"]}).status_code


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_and_sent_packed(planted: Path) -> None:
    """Whoever cannot unpack gets it plain."""
    asking = _Asking(StaticPages("", planted))
    packed = asking.get("/assets/app-1.js", headers={"accept-encoding": "gzip"})
    plain = asking.get("/assets/app-1.js", headers={"accept-encoding": "identity"})
    assert ("gzip", FOR_EVER) == (packed.headers["content-encoding"], packed.headers["cache-control"])
    assert b"1" == gzip.decompress(packed.content)
    assert "content-encoding" not in plain.headers
    assert "1" == plain.text


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/..%2Findex.html", "/decks/nowhere/a.webp", "/api/decks/.."]
)
def test_what_is_not_there_is_not_found(planted: Path, path: str) -> None:
    """No path leads out of the folders."""
    assert 404 == _Asking(StaticPages("", planted, planted)).get(path).status_code


def test_before_the_first_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    """Not an empty page."""
    answer = _Asking(StaticPages("", tmp_path)).get("/")
    assert (503, "The pages are not built yet: make client\n") == (answer.status_code, answer.text)


def test_a_deck_is_a_list_in_card_order_and_its_pictures_never_change(tmp_path: Path) -> None:
    """Ordered by name; the back is no card; an address without a version is asked for again."""
    images = tmp_path / "dreams" / "images"
    images.mkdir(parents=True)
    for name in ("b.webp", "b-400.webp", "a.webp", "back.webp"):
        (images / name).write_bytes(name.encode())
    cards = tmp_path / "dreams" / "cards"
    cards.mkdir()
    (cards / "b.toml").write_text('description = "Two moons over one lake."', encoding="utf-8")
    asking = _Asking(StaticPages("", tmp_path, tmp_path))
    deck = json.loads(asking.get("/api/decks/dreams").content)
    assert ["a", "b"] == [card["id"] for card in deck["cards"]]
    assert "back" == deck["back"]["id"]
    assert ["", "Two moons over one lake."] == [card["description"] for card in deck["cards"]]
    assert deck["cards"][0]["image"] == deck["cards"][0]["small"]
    picture = asking.get(deck["cards"][1]["small"])
    assert (b"b-400.webp", FOR_EVER) == (picture.content, picture.headers["cache-control"])
    assert ASK_FIRST == asking.get("/decks/dreams/b.webp").headers["cache-control"]


def _first_load() -> list[Path]:
    """The files of the first page: those it names, and those they import before anything is shown."""
    names = set(re.findall(r"assets/([\w.-]+\.(?:js|css))", (CLIENT / "index.html").read_text(encoding="utf-8")))
    seen: set[str] = set()
    while names - seen:
        name = (names - seen).pop()
        seen.add(name)
        body = (CLIENT / "assets" / name).read_text(encoding="utf-8")
        names |= set(re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", body))
    return [CLIENT / "assets" / name for name in sorted(seen)]


def test_the_first_load_is_small() -> None:
    """Script and style of the first page, with the largest language, packed as they are sent."""
    assert (CLIENT / "index.html").exists(), "make client builds the pages"
    languages = [path for path in (CLIENT / "assets").glob("??-*.js") if path.stat().st_size > 0]
    files = [*_first_load(), max(languages, key=lambda path: path.stat().st_size)]
    size = sum(Path(f"{path}.gz").stat().st_size for path in files)
    assert size <= _FIRST_LOAD, f"{size:,} bytes packed: {[path.name for path in files]}"


@pytest.mark.parametrize("fonts", [("latin",), ("latin", "polish"), ("cyrillic",), ("ruqaa", "messiri")])
def test_the_fonts_of_a_script_are_small(fonts: tuple[str, ...]) -> None:
    """A reader loads the letters of one script."""
    files = [path for path in (CLIENT / "assets").glob("*.woff2") if any(word in path.name for word in fonts)]
    assert files
    assert sum(path.stat().st_size for path in files) <= _FONTS_OF_A_SCRIPT
