"""The pages and the small HTTP interface beside the socket."""

import io
import re
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import segno
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from conteur.rules.refusals import Refusal
from conteur.store.codec import CodecError
from conteur.store.log import LogUnavailable
from conteur.tables.album import finished_game, pages_of
from conteur.tables.keys import is_code
from conteur.tables.refusing import TableRefusal
from conteur.tables.settings import Settings, SettingsChange, are_understood, with_changes
from conteur.tables.table import Table
from conteur.web.addresses import is_among, is_direct_from, is_own_origin, read_address, visitor
from conteur.web.album import album_of
from conteur.web.answering import json_answer, refused
from conteur.web.belongings_pages import BelongingsPages
from conteur.web.box_pages import BoxPages
from conteur.web.deck_pages import DeckPages
from conteur.web.desk import Desk
from conteur.web.house import House
from conteur.web.listing import Listing
from conteur.web.openapi import Visitor, openapi
from conteur.web.picture_pages import PicturePages
from conteur.web.recordings import is_too_long, recording_name
from conteur.web.schema import protocol_schema
from conteur.web.sound import kind_of, seconds_of
from conteur.web.static import StaticPages

MAX_BODY: Final = 16 * 1024
MAX_RECORDING: Final = 320 * 1024
"""Ten seconds of what browsers record, with room to spare."""
_LISTED: Final = 50
_NUMBER: Final = re.compile("[0-9]{1,6}", re.ASCII)
_LONGEST_LINK: Final = 500
"""More than a QR code that cameras can read would hold."""

_Page = Callable[[Request], Awaitable[Response]]


class Pages:
    """All routes of one house."""

    def __init__(self, house: House) -> None:
        """Whose pages."""
        self._house = house

    def app(self) -> Starlette:
        """The application."""
        decks = DeckPages(self._house.root_path, studio=self._house.studio)
        box = BoxPages(decks, self._house, self._table)
        desk = Desk(self._house, self._table, self._address)
        pictures, belongings = PicturePages(desk), BelongingsPages(desk)
        routes = [
            ("/api/tables", self.open_table, "POST"),
            ("/api/tables/{code}", self.see_table, "GET"),
            ("/api/tables/{code}/qr.svg", self.qr, "GET"),
            ("/api/tables/{code}/games/{number}", self.game, "GET"),
            ("/api/tables/{code}/games/{number}/album", self.album, "GET"),
            ("/api/tables/{code}/recordings", self.record, "POST"),
            ("/api/tables/{code}/recordings/{name}", self.recording, "GET"),
            ("/api/tables/{code}/cards", box.cards, "GET"),
            ("/api/tables/{code}/pictures", pictures.upload, "POST"),
            ("/api/tables/{code}/decks", pictures.save, "POST"),
            ("/api/tables/{code}/decks/{deck}", pictures.bring, "POST"),
            ("/api/tables/{code}/belongings", belongings.hand_out, "GET"),
            ("/api/tables/{code}/forget", belongings.forget, "POST"),
            ("/api/lobby", self.lobby, "GET"),
            ("/api/protocol.json", self.protocol, "GET"),
            ("/api/openapi.json", self.openapi, "GET"),
            ("/api/visitor", self.visitor, "GET"),
            ("/readyz", self.ready, "GET"),
            ("/metrics", self.metrics, "GET"),
        ]
        return Starlette(
            routes=[
                Route("/healthz", self.healthy, methods=["GET"]),  # whoever watches over this process may ask freely
                *(Route(path, self._guarded(page), methods=[method]) for path, page, method in routes),
                *decks.routes(),
                *pictures.routes(),
                *StaticPages(self._house.root_path).routes(),  # cheap, cached, and a whole school may ask at once
            ]
        )

    def _address(self, request: Request) -> str:
        return visitor(_peer(request), _told(request), self._house.trusted_proxies)

    def _guarded(self, page: _Page) -> _Page:
        """A limit for every address, and a clear answer when the disk says no."""

        async def guarded(request: Request) -> Response:
            if not self._house.visits.take(self._address(request), self._house.now()):
                self._house.metrics.rejected += 1
                return refused(TableRefusal.TOO_FAST, 429)
            if request.method == "POST" and not is_own_origin(request.headers, self._house.allowed_origins):
                self._house.metrics.rejected += 1
                return refused(TableRefusal.NOT_UNDERSTOOD, 403)
            try:
                return await page(request)
            except (LogUnavailable, CodecError):  # a newer server may have written what this one cannot read
                return refused(TableRefusal.CANNOT_WRITE_NOW, 503)
            except ClientDisconnect:  # in the middle of a body: nobody is left to read the answer
                return refused(TableRefusal.NOT_UNDERSTOOD, 400)

        return guarded

    async def _table(self, request: Request) -> Table | None:
        """The table asked for; whoever has guessed too often finds none."""
        house, address = self._house, self._address(request)
        code = request.path_params["code"].upper()
        if not house.misses.may(address, house.now()):
            house.metrics.rejected += 1
            return None
        table = await house.lobby.find(code) if is_code(code) else None
        if table is None:
            house.misses.take(address, house.now())
        return table

    async def open_table(self, request: Request) -> Response:
        """A new table; the body may hold settings."""
        if not self._house.openings.take(self._address(request), self._house.now()):
            self._house.metrics.rejected += 1
            return refused(TableRefusal.TOO_MANY_TABLES, 429)
        body = await _body(request, MAX_BODY)
        if body is None:
            return refused(TableRefusal.NOT_UNDERSTOOD, 413)
        try:
            change = msgspec.json.decode(body, type=SettingsChange) if body.strip() else SettingsChange()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return refused(TableRefusal.NOT_UNDERSTOOD, 400)
        settings = with_changes(Settings(), change)
        if not are_understood(settings):
            return refused(TableRefusal.SETTINGS_NOT_UNDERSTOOD, 400)
        table = await self._house.lobby.open(settings)
        self._house.metrics.tables_opened += 1
        return json_answer({"code": table.code, "path": f"{self._house.root_path}/t/{table.code}"}, 201)

    async def see_table(self, request: Request) -> Response:
        """What a visitor may know before sitting down."""
        table = await self._table(request)
        if table is None:
            return refused(TableRefusal.NO_SUCH_TABLE, 404)
        return json_answer(Listing.of(table))

    async def qr(self, request: Request) -> Response:
        """The table's link as a picture for cameras."""
        code = request.path_params["code"].upper()
        if not is_code(code):
            return refused(TableRefusal.NO_SUCH_TABLE, 404)
        link = f"{str(request.base_url).rstrip('/')}/t/{code}"
        if len(link) > _LONGEST_LINK:
            return refused(TableRefusal.NOT_UNDERSTOOD, 400)
        out = io.BytesIO()
        segno.make(link, error="m").save(out, kind="svg", border=2, xmldecl=False, nl=False)
        return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})

    async def game(self, request: Request) -> Response:
        """The record of a finished game, for `conteur verify`."""
        table = await self._table(request)
        if table is None:
            return refused(TableRefusal.NO_SUCH_TABLE, 404)
        number = request.path_params["number"]
        if not _NUMBER.fullmatch(number):
            return refused(TableRefusal.NO_GAME_IS_RUNNING, 404)
        record = finished_game(await self._house.log.read(table.code), int(number))
        if record is None:
            return refused(TableRefusal.NO_GAME_IS_RUNNING, 404)
        return Response(record, media_type="application/json", headers={"cache-control": "no-store"})

    async def album(self, request: Request) -> Response:
        """A finished game, round by round, for people to look through again."""
        table = await self._table(request)
        if table is None:
            return refused(TableRefusal.NO_SUCH_TABLE, 404)
        number = request.path_params["number"]
        pages = pages_of(await self._house.log.read(table.code), int(number)) if _NUMBER.fullmatch(number) else None
        album = None if pages is None else album_of(pages)
        return refused(TableRefusal.NO_GAME_IS_RUNNING, 404) if album is None else json_answer(album)

    async def record(self, request: Request) -> Response:
        """A storyteller's recording; the seat key comes in the Authorization header, never in the address."""
        if not self._house.uploads.take(self._address(request), self._house.now()):
            return refused(TableRefusal.TOO_FAST, 429)
        table = await self._table(request)
        if table is None:
            return refused(TableRefusal.NO_SUCH_TABLE, 404)
        member = self._house.bearer(table, request.headers.get("authorization", ""), self._address(request))
        if member is None:
            return refused(TableRefusal.WRONG_KEY, 403)
        name = recording_name(table.past.table, member)
        if name is None:
            return refused(Refusal.ONLY_STORYTELLER_GIVES_CLUE, 403)
        kind = kind_of(request.headers.get("content-type", ""))
        content = await _body(request, MAX_RECORDING)
        if content is None or is_too_long(lasts := seconds_of(kind, content)):
            return refused(TableRefusal.RECORDING_IS_TOO_LONG, 413)
        if lasts is None:
            return refused(TableRefusal.RECORDING_NOT_UNDERSTOOD, 415)
        await self._house.log.put_blob(table.code, name, kind, content)
        return json_answer({"name": name}, 201)

    async def recording(self, request: Request) -> Response:
        """A recording, for whoever was told its name."""
        code = request.path_params["code"].upper()
        found = await self._house.log.blob(code, request.path_params["name"]) if is_code(code) else None
        if found is None or not found[1]:  # of somebody who was forgotten only the name is left
            return refused(TableRefusal.NO_SUCH_RECORDING, 404)
        kind, content = found
        return Response(content, media_type=kind, headers={"cache-control": "private, max-age=86400"})

    async def lobby(self, _request: Request) -> Response:
        """The public tables."""
        listed = await self._house.notices.rows(_LISTED)
        return json_answer({"tables": [msgspec.Raw(body) for body in listed]})

    async def protocol(self, _request: Request) -> Response:
        """The protocol as JSON Schema."""
        return json_answer(protocol_schema())

    async def openapi(self, _request: Request) -> Response:
        """The HTTP interface, described."""
        return json_answer(openapi())

    async def visitor(self, request: Request) -> Response:
        """Who you seem to be, so that a proxy in between can be checked from outside."""
        peer = read_address(_peer(request))
        return json_answer(
            Visitor(
                address=self._address(request),
                host=request.headers.get("host", ""),
                scheme=request.url.scheme,
                is_forwarded=bool(_told(request)),
                is_believed=peer is not None and is_among(peer, self._house.trusted_proxies),
            )
        )

    async def healthy(self, _request: Request) -> Response:
        """The process lives."""
        return PlainTextResponse("ok\n")

    async def ready(self, _request: Request) -> Response:
        """Whether the log answers: without it no move can be made, and the server waits for it."""
        try:
            await self._house.log.version("readiness")
        except LogUnavailable:
            return PlainTextResponse("not ready: the log of games does not answer\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """Counters, for those who look after this server."""
        house = self._house
        if not is_direct_from(_peer(request), _told(request), house.metrics_readers, house.trusted_proxies):
            return PlainTextResponse("Not Found", 404)
        return PlainTextResponse(
            self._house.metrics.text(self._house.lobby.awake), media_type="text/plain; version=0.0.4"
        )


def _peer(request: Request) -> str:
    return request.client.host if request.client else ""


def _told(request: Request) -> dict[str, str]:
    """What proxies told of the visitor, each in its own line or all in one."""
    hops = request.headers.getlist("x-forwarded-for")
    return {"x-forwarded-for": ",".join(hops)} if hops else {}


async def _body(request: Request, most: int) -> bytes | None:
    """The body, unless it is larger than it may be."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            return None
    return bytes(body)
