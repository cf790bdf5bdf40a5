"""Own pictures over HTTP: uploading them one file at a time, saving them as decks, and serving them."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from conteur.live.table import Table
from conteur.pictures.archive import MOST_ARCHIVE_BYTES
from conteur.pictures.prepare import MOST_BYTES
from conteur.pictures.refusals import PictureRefusal
from conteur.pictures.studio import Studio, UploadResult
from conteur.tables.refusals import TableRefusal
from conteur.tables.state import Member
from conteur.web.http.context import RequestContext, read_body
from conteur.web.http.responses import IMMUTABLE, RequestRefused, json_response
from conteur.web.limits import ConcurrencyLimit
from conteur.web.protocol.http_types import DeckKept, SaveDeck, TakenFile

_PICTURE: Final = re.compile(r"([\w-]{22})(-400)?\.webp", re.ASCII)
_LONGEST_NAME: Final = 120
_AT_ONCE: Final = 16
"""Uploads this server receives at once."""
_EACH_AT_ONCE: Final = 3
"""Uploads from one address at once."""
MAX_TITLE_BODY: Final = 1024
_SAFE: Final = {
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": "inline",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": IMMUTABLE.replace("public", "private"),
}

TableOfHost = tuple[Table, Member, Studio]


class PicturesResource:
    """Handlers of /pictures, and of a host's uploads and decks."""

    def __init__(self, context: RequestContext) -> None:
        """No uploads yet."""
        self._context = context
        self._server = context.server
        self._uploading = ConcurrencyLimit(_EACH_AT_ONCE)
        self._all_uploading = ConcurrencyLimit(_AT_ONCE)

    async def see(self, request: Request) -> Response:
        """One picture, for whoever knows its name; it never changes."""
        studio = self._server.studio
        name = _PICTURE.fullmatch(request.path_params["name"])
        content = None
        if studio is not None and name is not None:
            content = await studio.images.image(name[1], is_small=name[2] is not None)
        if content is None:
            return PlainTextResponse("There is no such picture.\n", 404)
        return Response(content, media_type="image/webp", headers=_SAFE)

    async def upload(self, request: Request) -> Response:
        """Upload a picture or a zip of pictures; the response is one line of JSON for each, as soon as it is done."""
        address = self._context.address(request)
        if not self._server.pictures.take(address, self._server.now()):
            raise RequestRefused(TableRefusal.TOO_FAST, 429)
        table = await self._table_of_host(request)
        if not self._begin(address):
            raise RequestRefused(TableRefusal.TOO_FAST, 429)
        path = table[2].upload_path()
        is_whole = False
        try:
            is_whole = await _save_body(request, path)
        finally:
            if not is_whole:
                self._finish(address, path)
        if not is_whole:
            raise RequestRefused(PictureRefusal.PICTURE_IS_TOO_HEAVY, 413)
        name = request.query_params.get("name", "")[:_LONGEST_NAME]
        return StreamingResponse(
            self._lines(table, path, name, address),
            media_type="application/x-ndjson",
            headers={"cache-control": "no-store", "x-accel-buffering": "no"},
        )

    async def _lines(self, table_of_host: TableOfHost, path: Path, name: str, address: str) -> AsyncIterator[bytes]:
        table, host, studio = table_of_host
        try:
            async for taken in studio.take(table, host.person, path, name):
                yield _line(taken)
        finally:
            self._finish(address, path)

    def _begin(self, address: str) -> bool:
        """Whether one more upload may begin."""
        if not self._all_uploading.acquire(""):
            return False
        if not self._uploading.acquire(address):
            self._all_uploading.release("")
            return False
        return True

    def _finish(self, address: str, path: Path) -> None:
        path.unlink(missing_ok=True)
        self._all_uploading.release("")
        self._uploading.release(address)

    async def save(self, request: Request) -> Response:
        """Save the table's own pictures as a deck on this server."""
        table, host, studio = await self._table_of_host(request)
        body = await read_body(request, MAX_TITLE_BODY)
        if body is None:
            raise RequestRefused(TableRefusal.NOT_UNDERSTOOD, 413)
        try:
            wanted = msgspec.json.decode(body, type=SaveDeck)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise RequestRefused(TableRefusal.NOT_UNDERSTOOD, 400) from None
        if not self._server.decks.take(self._context.address(request), self._server.now()):
            raise RequestRefused(TableRefusal.TOO_MANY_DECKS, 429)
        name = await studio.save(table, host.person, wanted.title)
        if isinstance(name, TableRefusal | PictureRefusal):
            raise RequestRefused(name, 409)
        return json_response(DeckKept(str(name)), 201)

    async def bring(self, request: Request) -> Response:
        """Bring a saved deck to the table."""
        table, host, studio = await self._table_of_host(request)
        name = request.path_params["deck"]
        if why := await studio.bring(table, host.person, name):
            raise RequestRefused(why, 404 if why == TableRefusal.NO_SUCH_DECK else 409)
        return json_response(DeckKept(name), 201)

    async def _table_of_host(self, request: Request) -> TableOfHost:
        """The table in the path, if the sender is its host; checked before the body is read."""
        table = await self._context.table(request)
        member = self._context.member(request, table)
        if table.state.host != member.person:
            raise RequestRefused(TableRefusal.ONLY_THE_HOST_MAY, 403)
        studio = self._server.studio
        if studio is None or not studio.limits.is_open:
            raise RequestRefused(TableRefusal.UPLOADS_ARE_OFF, 403)
        return table, member, studio


async def _save_body(request: Request, path: Path) -> bool:
    """Write the body to this file; False if it is too large."""
    with await asyncio.to_thread(path.open, "wb") as file:
        size, most = 0, 0
        async for part in request.stream():
            if not size:
                most = MOST_ARCHIVE_BYTES if part.startswith(b"PK") else MOST_BYTES
            size += len(part)
            if size > most:
                return False
            await asyncio.to_thread(file.write, part)
    return True


def _line(taken: UploadResult) -> bytes:
    return msgspec.json.encode(TakenFile(taken.name, taken.picture, taken.refused)) + b"\n"
