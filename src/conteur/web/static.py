"""The built client and the decks' pictures, as files with the right words about caching. Knows no tables."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from conteur.decks.catalog import FOLDER, description_of

CLIENT: Final = Path(__file__).parent / "client_dist"

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"

_KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))


@dataclass(frozen=True, slots=True)
class _File:
    """A file of the client, and its packed twins."""

    path: Path
    kind: str
    packed: dict[str, Path]


class Picture(msgspec.Struct, frozen=True):
    """One card's picture, in two sizes."""

    id: str
    image: str
    small: str
    description: str
    """What is shown, for whoever cannot see it, in the deck's language; empty if nobody wrote it."""


class DeckPictures(msgspec.Struct, frozen=True):
    """A deck's pictures in card order."""

    id: str
    cards: list[Picture]
    back: Picture | None


class StaticPages:
    """Everything that is the same for everybody. Pages are read anew, what has a hash in its name is kept for ever."""

    def __init__(self, root_path: str = "", client: Path = CLIENT, decks: Path = FOLDER) -> None:
        """Under which path the pages are seen, and where they lie."""
        self._root_path = root_path
        self._client = client
        self._decks = decks
        self._files = _files_of(client)
        self._page = _page_of(client, root_path)

    def routes(self) -> list[Route]:
        """The addresses."""
        pages = ("/", "/t/{code}", "/tv/{code}", "/how")
        return [
            *[Route(path, self.page) for path in pages],
            Route("/assets/{name}", self.asset),
            Route("/icon.svg", self.icon),
            Route("/decks/{deck}/{name}", self.picture),
            Route("/api/decks/{deck}", self.deck),
        ]

    async def page(self, request: Request) -> Response:
        """The one page of the client; what it shows follows from its address."""
        if self._page is None:
            return PlainTextResponse("The pages are not built yet: make client\n", 503)
        body, etag = self._page
        headers = {"cache-control": ASK_FIRST, "etag": etag}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="text/html", headers=headers)

    async def asset(self, request: Request) -> Response:
        """A file whose name changes with its content."""
        return self._file(request, f"assets/{request.path_params['name']}", FOR_EVER)

    async def icon(self, request: Request) -> Response:
        """The small picture in a browser's tab."""
        return self._file(request, "icon.svg", "public, max-age=86400")

    def _file(self, request: Request, name: str, caching: str) -> Response:
        found = self._files.get(name)
        if found is None or not found.path.exists():
            return PlainTextResponse("There is no such file.\n", 404)
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        accepted = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
        for encoding, path in found.packed.items():
            if encoding in accepted:
                return FileResponse(path, media_type=found.kind, headers=headers | {"content-encoding": encoding})
        return FileResponse(found.path, media_type=found.kind, headers=headers)

    async def deck(self, request: Request) -> Response:
        """The pictures of a deck, ordered by file name: card 0 is the first."""
        name = request.path_params["deck"]
        folder = self._folder(name)
        if folder is None:
            return PlainTextResponse("There is no such deck.\n", 404)
        base = f"{self._root_path}/decks/{name}"
        pictures = {
            path.stem: Picture(path.stem, _address(base, path), _address(base, _small(path)), description_of(path))
            for path in sorted(folder.glob("*.webp"))
            if not path.stem.endswith("-400")
        }
        back = pictures.pop("back", None)
        body = msgspec.json.encode(DeckPictures(name, list(pictures.values()), back))
        return Response(body, media_type="application/json", headers={"cache-control": ASK_FIRST})

    async def picture(self, request: Request) -> Response:
        """One picture; with its version in the address it never changes."""
        folder = self._folder(request.path_params["deck"])
        name = request.path_params["name"]
        path = None if folder is None else folder / name
        if path is None or not path.is_file() or path.suffix not in {".webp", ".avif"}:
            return PlainTextResponse("There is no such picture.\n", 404)
        caching = FOR_EVER if request.query_params.get("v") == _version(path) else ASK_FIRST
        return FileResponse(path, media_type=_KINDS[path.suffix], headers={"cache-control": caching})

    def _folder(self, deck: str) -> Path | None:
        folder = self._decks / deck / "images"
        return folder if deck.isidentifier() and folder.is_dir() else None


def _files_of(client: Path) -> dict[str, _File]:
    """What there is to serve, looked up once: a name that is not here is not a file."""
    return {
        str(path.relative_to(client)): _File(
            path,
            _KINDS[path.suffix],
            {word: twin for word, suffix in _PACKED if (twin := path.with_name(path.name + suffix)).exists()},
        )
        for path in client.glob("**/*")
        if path.suffix in _KINDS
    }


def _page_of(client: Path, root_path: str) -> tuple[bytes, str] | None:
    """The page with its addresses made absolute, for it is served at many."""
    path = client / "index.html"
    if not path.exists():
        return None
    body = path.read_text(encoding="utf-8").replace('"./', f'"{root_path}/').encode()
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def _small(path: Path) -> Path:
    small = path.with_name(f"{path.stem}-400{path.suffix}")
    return small if small.exists() else path


def _version(path: Path) -> str:
    """Changes when the picture does."""
    seen = path.stat()
    return hashlib.sha256(f"{seen.st_size}.{seen.st_mtime_ns}".encode()).hexdigest()[:8]


def _address(base: str, path: Path) -> str:
    return f"{base}/{path.name}?v={_version(path)}"
