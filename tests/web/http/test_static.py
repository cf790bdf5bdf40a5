"""The built client, as a browser asks for them."""

import gzip
import re
from pathlib import Path

import pytest

from conteur.web.http.responses import IMMUTABLE, REVALIDATED
from conteur.web.http.routes import static_routes
from conteur.web.http.static import CLIENT, StaticResource
from tests.web.asgi_client import AsgiClient

_FIRST_LOAD = 120 * 1024
_FONTS_OF_A_SCRIPT = 150 * 1024


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    """A small client: a page, a script and its packed twin."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script src="./assets/app-1.js"></script>')
    (tmp_path / "assets" / "app-1.js").write_text("1")
    (tmp_path / "assets" / "app-1.js.gz").write_bytes(gzip.compress(b"1"))
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/tv/BCDFGH", "/how", "/deck/reverie"])
def test_every_page_is_the_one_page_and_is_asked_for_again(planted: Path, path: str) -> None:
    """A new release is seen at the next visit, and costs nothing when there is none."""
    client = AsgiClient(static_routes(StaticResource("/games", planted)))
    page = client.get(path)
    assert REVALIDATED == page.headers["cache-control"]
    assert '<script src="/games/assets/app-1.js"></script>' == page.text
    assert 304 == client.get(path, headers={"if-none-match": page.headers["etag"]}).status_code


@pytest.mark.parametrize(
    ("accepted", "fetched"), [("de-AT,de;q=0.9,en;q=0.8", "de"), ("ja,de", "de"), ("ja", "en"), ("", "en")]
)
def test_the_words_of_the_readers_language_are_fetched_beside_the_script(
    planted: Path, accepted: str, fetched: str
) -> None:
    """The first language of the browser that there are words in; else English, as the page will choose."""
    for language in ("de", "en"):
        (planted / "assets" / f"{language}-2.js").write_text("")
    page = AsgiClient(static_routes(StaticResource("/games", planted))).get("/", headers={"accept-language": accepted})
    assert f"</games/assets/{fetched}-2.js>; rel=modulepreload; crossorigin" == page.headers["link"]


def test_the_pictures_of_the_first_page_are_fetched_beside_the_script_and_only_there(planted: Path) -> None:
    """A table does not show them."""
    for place in (2, 1):
        (planted / "assets" / f"welcome_{place}-abc.webp").write_bytes(b"")
    client = AsgiClient(static_routes(StaticResource("/games", planted)))
    both = [f"</games/assets/welcome_{place}-abc.webp>; rel=preload; as=image" for place in (1, 2)]
    assert ", ".join(both) == client.get("/").headers["link"]
    for path in ("/t/BCDFGH", "/how"):
        assert "link" not in client.get(path).headers


def test_the_files_of_a_screen_are_fetched_beside_the_script(planted: Path) -> None:
    """Each address has its own; those of other screens come when there is time."""
    for name in (
        "Home-12345678.js",
        "Home-12345678.css",
        "AtTable-1_-45678.js",
        "table-12345678.css",
        "Menu-12345678.js",
    ):
        (planted / "assets" / name).write_text("")
    client = AsgiClient(static_routes(StaticResource("/games", planted)))
    assert (
        "</games/assets/Home-12345678.css>; rel=preload; as=style; crossorigin, "
        "</games/assets/Home-12345678.js>; rel=modulepreload; crossorigin"
    ) == client.get("/").headers["link"]
    assert (
        "</games/assets/AtTable-1_-45678.js>; rel=modulepreload; crossorigin, "
        "</games/assets/table-12345678.css>; rel=preload; as=style; crossorigin"
    ) == client.get("/t/BCDFGH").headers["link"]


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_and_sent_packed(planted: Path) -> None:
    """Whoever cannot unpack gets it plain."""
    client = AsgiClient(static_routes(StaticResource("", planted)))
    packed = client.get("/assets/app-1.js", headers={"accept-encoding": "gzip"})
    plain = client.get("/assets/app-1.js", headers={"accept-encoding": "identity"})
    assert ("gzip", IMMUTABLE) == (packed.headers["content-encoding"], packed.headers["cache-control"])
    assert b"1" == gzip.decompress(packed.content)
    assert "content-encoding" not in plain.headers
    assert "1" == plain.text


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2Findex.html"])
def test_what_is_not_there_is_not_found(planted: Path, path: str) -> None:
    """No path leads out of the folders."""
    assert 404 == AsgiClient(static_routes(StaticResource("", planted))).get(path).status_code


def test_before_the_first_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    """Not an empty page."""
    answer = AsgiClient(static_routes(StaticResource("", tmp_path))).get("/")
    assert (503, "The pages are not built yet: make client\n") == (answer.status_code, answer.text)


_SCREENS = {"/": "Home", "/t/BCDFGH": "AtTable", "/tv/BCDFGH": "Tv", "/how": "How", "/deck/reverie": "DeckPage"}


def _imported(*names: str) -> set[str]:
    """These files, and those they import before anything is shown."""
    wanted, seen = set(names), set[str]()
    while wanted - seen:
        name = (wanted - seen).pop()
        seen.add(name)
        body = (CLIENT / "assets" / name).read_text(encoding="utf-8")
        wanted |= set(re.findall(r"""(?:from|import)\s*["'`]\./([\w.-]+\.js)["'`]""", body))
    return seen


def _first_load(path: str) -> set[str]:
    """The files an address is served with: those the page names, what they import, and those named ahead of it."""
    assert (CLIENT / "index.html").exists(), "make client builds the pages"
    page = AsgiClient(static_routes(StaticResource())).get(
        path, headers={"accept-language": "ru"}
    )  # the largest language
    named = r"assets/([\w.-]+\.(?:js|css))"
    return _imported(*re.findall(named, page.text)) | set(re.findall(named, page.headers["link"]))


@pytest.mark.parametrize("path", _SCREENS)
def test_the_first_load_is_small(path: str) -> None:
    """Script, style and words of a first page, packed as they are sent."""
    files = _first_load(path)
    size = sum(Path(CLIENT, "assets", f"{name}.gz").stat().st_size for name in files)
    assert size <= _FIRST_LOAD, f"{size:,} bytes packed: {sorted(files)}"


@pytest.mark.parametrize(("path", "screen"), [case for case in _SCREENS.items() if case[1] != "Tv"])
def test_no_first_screen_waits_for_a_file_that_another_file_asks_for(path: str, screen: str) -> None:
    """Everything the screen of an address imports comes with its page; a television can wait for a bouquet."""
    [entry] = CLIENT.glob(f"assets/{screen}-*.js")
    assert _imported(entry.name) <= _first_load(path)


def test_the_worker_keeps_what_there_is() -> None:
    """Every file it names exists, or nothing at all would be kept; and what the first page needs is among them."""
    named = set(re.findall(r"assets/([\w.-]+)", (CLIENT / "worker.js").read_text(encoding="utf-8").partition("\n")[0]))
    assert named
    assert all((CLIENT / "assets" / name).exists() for name in named)
    assert all(_first_load(path) <= named for path in _SCREENS)


@pytest.mark.parametrize("fonts", [("latin",), ("latin", "polish"), ("cyrillic",), ("ruqaa", "messiri")])
def test_the_fonts_of_a_script_are_small(fonts: tuple[str, ...]) -> None:
    """A reader loads the letters of one script."""
    files = [path for path in (CLIENT / "assets").glob("*.woff2") if any(word in path.name for word in fonts)]
    assert files
    assert sum(path.stat().st_size for path in files) <= _FONTS_OF_A_SCRIPT
