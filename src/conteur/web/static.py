"""The built client, as files with the right words about caching. Knows no tables."""

import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from conteur.web.answering import ASK_FIRST

CLIENT: Final = Path(__file__).parent / "client_dist"

FOR_EVER: Final = "public, max-age=31536000, immutable"

_KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
}
_BESIDE: Final = {
    "icon.svg": "public, max-age=86400",
    "icon-192.png": "public, max-age=86400",
    "icon-512.png": "public, max-age=86400",
    "icon-masked-512.png": "public, max-age=86400",
    "icon-touch-180.png": "public, max-age=86400",
    "manifest.webmanifest": ASK_FIRST,
    "worker.js": ASK_FIRST,
}
"""What lies beside the page under a name that never changes. The worker's place decides which pages it may serve."""
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
_WELCOME: Final = re.compile(r"assets/welcome_\d-[\w-]+\.webp")
"""The pictures of the first page."""
_WORDS: Final = re.compile(r"assets/[a-z]{2}-[\w-]+\.js")
_PAGES: Final = {
    "/": ("Home",),
    "/t/{code}": ("AtTable", "table"),
    "/tv/{code}": ("Tv", "table", "gallery"),
    "/how": ("How", "table"),
    "/deck/{deck}": ("DeckPage", "table"),
}
"""Which files an address needs beside the first; their names follow from client/vite.config.ts."""


@dataclass(frozen=True, slots=True)
class _File:
    """A file of the client, and its packed twins."""

    path: Path
    kind: str
    packed: dict[str, Path]


class StaticPages:
    """Everything that is the same for everybody. Pages are read anew, what has a hash in its name is kept for ever."""

    def __init__(self, root_path: str = "", client: Path = CLIENT) -> None:
        """Under which path the pages are seen, and where they lie."""
        self._root_path = root_path
        self._files = _files_of(client)
        self._page = _page_of(client, root_path)
        self._ahead = {path: self._parts(names) for path, names in _PAGES.items()}
        self._words = {name[7:9]: f"{root_path}/{name}" for name in self._files if _WORDS.fullmatch(name)}
        self._welcome = [f"{root_path}/{name}" for name in sorted(self._files) if _WELCOME.fullmatch(name)]

    def routes(self) -> list[Route]:
        """The addresses."""
        return [
            *[Route(path, self._page_at(path)) for path in _PAGES],
            Route("/assets/{name}", self.asset),
            *[Route(f"/{name}", self.beside) for name in _BESIDE],
        ]

    def _page_at(self, path: str) -> Callable[[Request], Awaitable[Response]]:
        async def page(request: Request) -> Response:
            """The one page of the client; what it shows follows from its address."""
            return self._show(request, path)

        return page

    def _show(self, request: Request, path: str) -> Response:
        if self._page is None:
            return PlainTextResponse("The pages are not built yet: make client\n", 503)
        body, etag = self._page
        headers = {"cache-control": ASK_FIRST, "etag": etag, "vary": "accept-language"}
        words = self._words_for(request.headers.get("accept-language", ""))
        ahead = [f"<{words}>; rel=modulepreload; crossorigin"] if words else []
        ahead += self._ahead[path]
        if path == "/":
            ahead += [f"<{picture}>; rel=preload; as=image" for picture in self._welcome]
        if ahead:
            headers["link"] = ", ".join(ahead)
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="text/html", headers=headers)

    def _parts(self, names: tuple[str, ...]) -> list[str]:
        """What a page needs beside the first files: fetched together with them, not asked for by them."""
        wanted = re.compile(rf"assets/(?:{'|'.join(names)})-[\w-]{{8}}\.(js|css)")
        how = {"js": "rel=modulepreload", "css": "rel=preload; as=style"}
        found = [(name, match[1]) for name in sorted(self._files) if (match := wanted.fullmatch(name))]
        return [f"<{self._root_path}/{name}>; {how[kind]}; crossorigin" for name, kind in found]

    def _words_for(self, accepted: str) -> str | None:
        """Where the words of the first language are that we speak: they are fetched beside the script, not after it."""
        wanted = (tag.strip()[:2].lower() for tag in accepted.split(","))
        return next((self._words[language] for language in wanted if language in self._words), self._words.get("en"))

    async def asset(self, request: Request) -> Response:
        """A file whose name changes with its content."""
        return self._file(request, f"assets/{request.path_params['name']}", FOR_EVER)

    async def beside(self, request: Request) -> Response:
        """What a browser needs to install the page, and the worker that keeps it."""
        name = request.url.path.rpartition("/")[2]
        return self._file(request, name, _BESIDE[name])

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
