"""Tables over HTTP: open one, look at one, list the public ones, and read finished games."""

import re
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from conteur.tables.refusals import TableRefusal
from conteur.tables.settings import Settings, SettingsChange, are_understood, with_changes
from conteur.tables.state import TableState
from conteur.web.finished_games import Busy, Form
from conteur.web.http.context import RequestContext, read_body
from conteur.web.http.responses import UNCACHED, RequestRefused, json_response
from conteur.web.protocol.http_types import Listing, Opened

MAX_BODY: Final = 16 * 1024
_LISTED: Final = 50
_NUMBER: Final = re.compile("[0-9]{1,6}", re.ASCII)


def _finished(state: TableState) -> int:
    """How many games have ended; the log is searched only for these."""
    return state.games - (state.status == "playing")


class TablesResource:
    """Handlers below /api/tables, and of /api/lobby."""

    def __init__(self, context: RequestContext) -> None:
        """For tables of this server."""
        self._context = context
        self._server = context.server

    async def open(self, request: Request) -> Response:
        """Open a new table; the body may contain settings."""
        server = self._server
        if not server.openings.take(self._context.address(request), server.now()):
            server.metrics.rejected += 1
            raise RequestRefused(TableRefusal.TOO_MANY_TABLES, 429)
        body = await read_body(request, MAX_BODY)
        if body is None:
            raise RequestRefused(TableRefusal.NOT_UNDERSTOOD, 413)
        try:
            change = msgspec.json.decode(body, type=SettingsChange) if body.strip() else SettingsChange()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise RequestRefused(TableRefusal.NOT_UNDERSTOOD, 400) from None
        settings = with_changes(Settings(), change)
        if not are_understood(settings):
            raise RequestRefused(TableRefusal.SETTINGS_NOT_UNDERSTOOD, 400)
        table = await server.lobby.open(settings)
        server.metrics.tables_opened += 1
        return json_response(Opened(table.code, f"{server.root_path}/t/{table.code}"), 201)

    async def see(self, request: Request) -> Response:
        """What a visitor may know before sitting down."""
        table = await self._context.table(request)
        return json_response(Listing.of(table.code, table.state))

    async def lobby(self, _request: Request) -> Response:
        """The public tables."""
        rows = await self._server.public_tables.rows(_LISTED)
        return json_response({"tables": [msgspec.Raw(row) for row in rows]})

    async def record(self, request: Request) -> Response:
        """The record of a finished game, for `conteur verify`."""
        return await self._finished_game(request, "record")

    async def album(self, request: Request) -> Response:
        """A finished game, round by round, for people to look through again."""
        return await self._finished_game(request, "album")

    async def _finished_game(self, request: Request, form: Form) -> Response:
        table = await self._context.table(request)
        self._context.look(request, table)
        number = request.path_params["number"]
        body = None
        if _NUMBER.fullmatch(number) and 0 < int(number) <= _finished(table.state):
            try:
                body = await self._server.archive.find(table.code, int(number), form, self._context.address(request))
            except Busy:
                self._server.metrics.rejected += 1
                raise RequestRefused(TableRefusal.TOO_FAST, 429) from None
        if body is None:
            raise RequestRefused(TableRefusal.NO_GAME_IS_RUNNING, 404)
        return Response(body, media_type="application/json", headers=UNCACHED)
