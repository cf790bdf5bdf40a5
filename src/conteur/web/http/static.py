"""Static files: the built client, with cache headers and preloads."""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from conteur.web.http.context import Handler
from conteur.web.http.previews import IMAGE, Previews
from conteur.web.http.responses import IMMUTABLE, REVALIDATED

CLIENT: Final = Path(__file__).parents[1] / "client_dist"

_KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".jpg": "image/jpeg",
    ".png": "image/png",
}
ROOT_FILES: Final = {
    IMAGE: "public, max-age=86400",
    "icon.svg": "public, max-age=86400",
    "icon-192.png": "public, max-age=86400",
    "icon-512.png": "public, max-age=86400",
    "icon-masked-512.png": "public, max-age=86400",
    "icon-touch-180.png": "public, max-age=86400",
    "manifest.webmanifest": REVALIDATED,
    "worker.js": REVALIDATED,
}
"""Files at the root, whose names never change. The service worker's path decides which pages it controls."""
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_WELCOME: Final = re.compile(r"assets/welcome_\d-[\w-]+\.webp")
"""The pictures of the first page."""
_WORDS: Final = re.compile(r"assets/[a-z]{2}-[\w-]+\.js")
PAGES: Final = {
    "/": ("Home",),
    "/t/{code}": ("AtTable", "table", "rolldown-runtime"),  # the bundler's helper, if it is a separate file
    "/tv/{code}": ("Tv", "table", "gallery"),
    "/how": ("How", "table"),
    "/deck/{deck}": ("DeckPage", "table"),
}
"""Which files a page needs besides the first; their names come from client/vite.config.ts."""


@dataclass(frozen=True, slots=True)
class _File:
    """A file of the client, and its compressed versions."""

    path: Path
    kind: str
    compressed: dict[str, Path]


class StaticResource:
    """Handlers of pages and files that are the same for everybody."""

    def __init__(self, root_path: str = "", client: Path = CLIENT, public_url: str | None = None) -> None:
        """The root path, the client's folder, and the public address, if configured."""
        self._root_path = root_path
        self._files = _files_of(client)
        self._page = _page_of(client, root_path)
        self._previews = Previews(client, root_path, public_url)
        self._preloads = {path: self._parts(names) for path, names in PAGES.items()}
        self._words = {name[7:9]: f"{root_path}/{name}" for name in self._files if _WORDS.fullmatch(name)}
        self._welcome = [f"{root_path}/{name}" for name in sorted(self._files) if _WELCOME.fullmatch(name)]

    def page_at(self, path: str) -> Handler:
        """The handler of a page at this path."""

        async def page(request: Request) -> Response:
            """The client's single page; what it shows depends on its address."""
            return self._show(request, path)

        return page

    def _show(self, request: Request, path: str) -> Response:
        if self._page is None:
            return PlainTextResponse("The pages are not built yet: make client\n", 503)
        language = self._language_for(request.headers.get("accept-language", ""))
        body = self._previews.add_to(self._page, request, path, language).encode()
        etag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        headers = {"cache-control": REVALIDATED, "etag": etag, "vary": "accept-language"}
        words = self._words.get(language)
        preloads = [f"<{words}>; rel=modulepreload; crossorigin"] if words else []
        preloads += self._preloads[path]
        if path == "/":
            preloads += [f"<{picture}>; rel=preload; as=image" for picture in self._welcome]
        if preloads:
            headers["link"] = ", ".join(preloads)
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="text/html", headers=headers)

    def _parts(self, names: tuple[str, ...]) -> list[str]:
        """What a page needs besides the first files, to be preloaded in parallel with them."""
        wanted = re.compile(rf"assets/(?:{'|'.join(names)})-[\w-]{{8}}\.(js|css)")
        relations = {"js": "rel=modulepreload", "css": "rel=preload; as=style"}
        parts = [(name, match[1]) for name in sorted(self._files) if (match := wanted.fullmatch(name))]
        return [f"<{self._root_path}/{name}>; {relations[kind]}; crossorigin" for name, kind in parts]

    def _language_for(self, accepted: str) -> str:
        """The first accepted language we support: its texts are fetched in parallel with the script, not after it."""
        wanted = (tag.strip()[:2].lower() for tag in accepted.split(","))
        return next((language for language in wanted if language in self._words), "en")

    async def asset(self, request: Request) -> Response:
        """A file whose name changes with its content."""
        return self._file(request, f"assets/{request.path_params['name']}", IMMUTABLE)

    async def root_file(self, request: Request) -> Response:
        """What a browser needs to install the page, and its service worker."""
        name = request.url.path.rpartition("/")[2]
        return self._file(request, name, ROOT_FILES[name])

    def _file(self, request: Request, name: str, caching: str) -> Response:
        file = self._files.get(name)
        if file is None or not file.path.exists():
            return PlainTextResponse("There is no such file.\n", 404)
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        accepted = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
        for encoding, path in file.compressed.items():
            if encoding in accepted:
                return FileResponse(path, media_type=file.kind, headers=headers | {"content-encoding": encoding})
        return FileResponse(file.path, media_type=file.kind, headers=headers)


def _files_of(client: Path) -> dict[str, _File]:
    """All files to serve, listed once: a name that is not here does not exist."""
    return {
        str(path.relative_to(client)): _File(
            path,
            _KINDS[path.suffix],
            {word: twin for word, suffix in _ENCODINGS if (twin := path.with_name(path.name + suffix)).exists()},
        )
        for path in client.glob("**/*")
        if path.suffix in _KINDS
    }


def _page_of(client: Path, root_path: str) -> str | None:
    """The page with absolute URLs, because it is served at many paths."""
    path = client / "index.html"
    return path.read_text(encoding="utf-8").replace('"./', f'"{root_path}/') if path.exists() else None
