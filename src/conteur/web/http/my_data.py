"""A player's own data over HTTP: export all of it as a zip, or erase it."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from typing import IO, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from conteur.pictures.studio import Studio
from conteur.privacy.collect import DataSubject, subject_with_key
from conteur.privacy.erase import erase_person
from conteur.privacy.export import export_person
from conteur.store.upkeep import Upkeep
from conteur.tables.keys import hash_of_bearer
from conteur.tables.refusals import TableRefusal
from conteur.web.http.context import RequestContext
from conteur.web.http.responses import RequestRefused, json_response
from conteur.web.protocol.http_types import ForgottenThings

_AT_ONCE: Final = 2
"""Exports this server makes at a time: each may be as large as all pictures of a table."""
_PART: Final = 256 * 1024


class MyDataResource:
    """Handlers of /api/tables/CODE/belongings and /forget; the key of somebody who has left is accepted too."""

    def __init__(self, context: RequestContext) -> None:
        """Players of this server."""
        self._context = context
        self._server = context.server
        self._exporting = asyncio.Semaphore(_AT_ONCE)

    async def export(self, request: Request) -> Response:
        """Everything, as a zip."""
        code, subject, studio, _ = await self._player(request)
        async with self._exporting:
            studio.folder.mkdir(parents=True, exist_ok=True)
            file = tempfile.TemporaryFile(dir=studio.folder)  # noqa: SIM115 - closed when the last part was read
            await export_person(self._server.log, studio.images, code, subject, file)
        headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="conteur-{code}.zip"'}
        return StreamingResponse(_parts(file), media_type="application/zip", headers=headers)

    async def erase(self, request: Request) -> Response:
        """Everything is erased, and the person leaves."""
        code, subject, studio, upkeep = await self._player(request)
        erased = await erase_person(self._server.log, upkeep, studio.images, code, subject)
        return json_response(ForgottenThings(*erased))

    async def _player(self, request: Request) -> tuple[str, DataSubject, Studio, Upkeep]:
        """Whose key came in the Authorization header, at which table, and where their data is."""
        server = self._server
        if not server.uploads.take(self._context.address(request), server.now()):
            raise RequestRefused(TableRefusal.TOO_FAST, 429)
        if server.studio is None or server.upkeep is None:
            raise RequestRefused(TableRefusal.CANNOT_WRITE_NOW, 503)
        table = await self._context.table(request)
        key_hash = hash_of_bearer(request.headers.get("authorization", ""))
        subject = None
        if key_hash is not None:
            bodies = await server.log.read(table.code)
            subject = await server.archive.beside(lambda: subject_with_key(bodies, key_hash))
        if subject is None:
            self._context.count_miss(request)
            raise RequestRefused(TableRefusal.WRONG_KEY, 403)
        return table.code, subject, server.studio, server.upkeep


async def _parts(file: IO[bytes]) -> AsyncIterator[bytes]:
    with file:
        await asyncio.to_thread(file.seek, 0)
        while part := await asyncio.to_thread(file.read, _PART):
            yield part
