"""Own pictures over HTTP: brought one file at a time, saved as decks, and shown. The seat key proves who is host."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from conteur.decks.archive import MOST_ARCHIVE_BYTES
from conteur.decks.intake import MOST_BYTES
from conteur.decks.refusing import PictureRefusal
from conteur.tables.gathering import Member
from conteur.tables.refusing import TableRefusal
from conteur.tables.studio import Studio, Taken
from conteur.tables.table import Table
from conteur.web.answering import json_answer, refused
from conteur.web.desk import Desk
from conteur.web.limits import Places
from conteur.web.static import FOR_EVER

_PICTURE: Final = re.compile(r"([\w-]{22})(-400)?\.webp", re.ASCII)
_LONGEST_NAME: Final = 120
_AT_ONCE: Final = 16
"""Files on their way to this server."""
_EACH_AT_ONCE: Final = 3
"""From one address."""
_SLOWEST: Final = 600.0
"""Seconds a file may be on its way."""
MAX_TITLE_BODY: Final = 1024
_SAFE: Final = {
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": "inline",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": FOR_EVER.replace("public", "private"),
}

Seated = tuple[Table, Member, Studio]


class TakenFile(msgspec.Struct, frozen=True):
    """What became of one file: the id of the picture it is now, or why it is none."""

    name: str
    picture: str | None
    refused: str | None


class SaveDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck shall be called."""

    title: str


class DeckKept(msgspec.Struct, frozen=True):
    """The name of a deck that is on this server now, or was brought."""

    name: str


class PicturePages:
    """All that a host may do with pictures."""

    def __init__(self, desk: Desk) -> None:
        """Of whose house."""
        self._house, self._find, self._address = desk
        self._places = Places(_EACH_AT_ONCE)
        self._under_way = 0

    def routes(self) -> list[Route]:
        """What is cheap and cached."""
        return [Route("/pictures/{name}", self.picture)]

    async def picture(self, request: Request) -> Response:
        """One picture, for whoever was told its name; it never changes."""
        studio = self._house.studio
        found = _PICTURE.fullmatch(request.path_params["name"])
        if studio is None or found is None:
            return PlainTextResponse("There is no such picture.\n", 404)
        content = await studio.shelf.image(found[1], is_small=found[2] is not None)
        if content is None:
            return PlainTextResponse("There is no such picture.\n", 404)
        return Response(content, media_type="image/webp", headers=_SAFE)

    async def upload(self, request: Request) -> Response:
        """A picture or a zip of them; the answer is a line of JSON for each, as soon as it is known."""
        address = self._address(request)
        if not self._house.pictures.take(address, self._house.now()):
            return refused(TableRefusal.TOO_FAST, 429)
        seated = await self._seated(request)
        if isinstance(seated, Response):
            return seated
        if self._under_way >= _AT_ONCE or not self._places.take(address):
            return refused(TableRefusal.TOO_FAST, 429)
        self._under_way += 1
        path = seated[2].waiting_place()
        is_whole = False
        try:
            is_whole = await self._received(request, path)
        except TimeoutError:
            return refused(TableRefusal.TOO_FAST, 408)
        finally:
            if not is_whole:
                self._leave(address, path)
        if not is_whole:
            return refused(PictureRefusal.PICTURE_IS_TOO_HEAVY, 413)
        name = request.query_params.get("name", "")[:_LONGEST_NAME]
        return StreamingResponse(
            self._lines(seated, path, name, address),
            media_type="application/x-ndjson",
            headers={"cache-control": "no-store", "x-accel-buffering": "no"},
        )

    async def _lines(self, seated: Seated, path: Path, name: str, address: str) -> AsyncIterator[bytes]:
        table, member, studio = seated
        try:
            async for taken in studio.take(table, member.person, path, name):
                yield _line(taken)
        finally:
            self._leave(address, path)

    def _leave(self, address: str, path: Path) -> None:
        path.unlink(missing_ok=True)
        self._under_way -= 1
        self._places.give_back(address)

    async def _received(self, request: Request, path: Path) -> bool:
        """Write the body to this file; False if it is larger than it may be."""
        with await asyncio.to_thread(path.open, "wb") as file:
            async with asyncio.timeout(_SLOWEST):
                size, most = 0, 0
                async for part in request.stream():
                    if not size:
                        most = MOST_ARCHIVE_BYTES if part.startswith(b"PK") else MOST_BYTES
                    size += len(part)
                    if size > most:
                        return False
                    await asyncio.to_thread(file.write, part)
        return True

    async def save(self, request: Request) -> Response:
        """The table's own pictures become a deck of this server."""
        seated = await self._seated(request)
        if isinstance(seated, Response):
            return seated
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > MAX_TITLE_BODY:
                return refused(TableRefusal.NOT_UNDERSTOOD, 413)
        try:
            wanted = msgspec.json.decode(bytes(body), type=SaveDeck)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return refused(TableRefusal.NOT_UNDERSTOOD, 400)
        table, member, studio = seated
        found = await studio.save(table, member.person, wanted.title)
        if isinstance(found, TableRefusal | PictureRefusal):
            return refused(found, 409)
        return json_answer(DeckKept(str(found)), 201)

    async def bring(self, request: Request) -> Response:
        """A deck of this server comes to the table."""
        seated = await self._seated(request)
        if isinstance(seated, Response):
            return seated
        table, member, studio = seated
        name = request.path_params["deck"]
        if why := await studio.bring(table, member.person, name):
            return refused(why, 404 if why == TableRefusal.NO_SUCH_DECK else 409)
        return json_answer(DeckKept(name), 201)

    async def _seated(self, request: Request) -> Seated | Response:
        """The host of the table asked for, or why not: before a byte of the body is read."""
        table = await self._find(request)
        if table is None:
            return refused(TableRefusal.NO_SUCH_TABLE, 404)
        member = self._house.bearer(table, request.headers.get("authorization", ""), self._address(request))
        if member is None:
            return refused(TableRefusal.WRONG_KEY, 403)
        if table.past.table.host != member.person:
            return refused(TableRefusal.ONLY_THE_HOST_MAY, 403)
        studio = self._house.studio
        if studio is None or not studio.rooms.is_open:
            return refused(TableRefusal.UPLOADS_ARE_OFF, 403)
        return table, member, studio


def _line(taken: Taken) -> bytes:
    return msgspec.json.encode(TakenFile(taken.name, taken.picture, taken.refused)) + b"\n"
