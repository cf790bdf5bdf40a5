"""A player's own data over HTTP: export all of it as a zip, or erase it."""

import asyncio
import contextlib
import logging
import tempfile
from collections.abc import AsyncIterator, Mapping
from typing import IO, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from conteur.pictures.studio import Studio
from conteur.privacy.collect import DataSubject, subject_with_key
from conteur.privacy.erase import erase_person
from conteur.privacy.export import export_person
from conteur.store.upkeep import Upkeep
from conteur.tables.keys import hash_of_bearer
from conteur.tables.refusals import TableRefusal
from conteur.web.http.context import RequestContext
from conteur.web.http.responses import RequestRefused, json_response
from conteur.web.limits import ConcurrencyLimit
from conteur.web.protocol.http_types import ForgottenThings

_MADE_AT_ONCE: Final = 2
"""Exports this server makes at once."""
_AT_ONCE: Final = 4
"""Exports being made or downloaded at once: each may be as large as all pictures of a table."""
_READ_WITHIN: Final = 300.0
"""Seconds until an export that is not downloaded is dropped."""
_PART: Final = 256 * 1024


_log = logging.getLogger("conteur.http")


class MyDataResource:
    """Handlers of /api/tables/CODE/belongings and /forget; the key of somebody who has left is accepted too."""

    read_within = _READ_WITHIN

    def __init__(self, context: RequestContext) -> None:
        """For players of this server."""
        self._context = context
        self._server = context.server
        self._making = asyncio.Semaphore(_MADE_AT_ONCE)
        self._exporting = ConcurrencyLimit(1)
        self._all_exporting = ConcurrencyLimit(_AT_ONCE)

    async def export(self, request: Request) -> Response:
        """Export everything as a zip."""
        code, subject, studio, _ = await self._player(request)
        who = f"{code} {subject.key_hash}"
        headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="conteur-{code}.zip"'}
        with contextlib.ExitStack() as held:
            if not self._exporting.acquire(who):
                raise RequestRefused(TableRefusal.EXPORT_IS_RUNNING, 429)
            held.callback(self._exporting.release, who)
            if not self._all_exporting.acquire(""):
                raise RequestRefused(TableRefusal.TOO_FAST, 429)
            held.callback(self._all_exporting.release, "")
            async with self._making:
                studio.folder.mkdir(parents=True, exist_ok=True)
                file = held.enter_context(tempfile.TemporaryFile(dir=studio.folder))
                await export_person(self._server.log, studio.images, code, subject, file)
            return _Download(_parts(file), held.pop_all(), self.read_within, headers)

    async def erase(self, request: Request) -> Response:
        """Erase everything; the person leaves."""
        code, subject, studio, upkeep = await self._player(request)
        erased = await erase_person(self._server.log, upkeep, studio.images, code, subject)
        return json_response(ForgottenThings(*erased))

    async def _owner(self, code: str, key_hash: str) -> DataSubject | None:
        """Whose key this is or was. The log is decoded only if it contains the key: anybody may ask with any key."""
        log, wanted = self._server.log, key_hash.encode()
        if not any(await log.sift(code, lambda body: wanted in body)):
            return None
        bodies = await log.read(code)
        return await self._server.archive.beside(lambda: subject_with_key(bodies, key_hash))

    async def _player(self, request: Request) -> tuple[str, DataSubject, Studio, Upkeep]:
        """The table, the person whose key is in the Authorization header, and the stores with their data."""
        server = self._server
        if not server.uploads.take(self._context.address(request), server.now()):
            raise RequestRefused(TableRefusal.TOO_FAST, 429)
        if server.studio is None or server.upkeep is None:
            raise RequestRefused(TableRefusal.CANNOT_WRITE_NOW, 503)
        table = await self._context.table(request)
        key_hash = hash_of_bearer(request.headers.get("authorization", ""))
        subject = None
        if key_hash is not None:
            subject = await self._owner(table.code, key_hash)
        if subject is None:
            self._context.count_miss(request)
            raise RequestRefused(TableRefusal.WRONG_KEY, 403)
        return table.code, subject, server.studio, server.upkeep


class _Download(StreamingResponse):
    """A file that is closed when it was downloaded, when the client is gone, and after a timeout."""

    def __init__(
        self, parts: AsyncIterator[bytes], end: contextlib.ExitStack, within: float, headers: Mapping[str, str]
    ) -> None:
        """`end` is closed with it."""
        super().__init__(parts, media_type="application/zip", headers=headers)
        self._end = end
        self._within = within

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it while the client reads."""
        with self._end:
            try:
                async with asyncio.timeout(self._within):
                    await super().__call__(scope, receive, send)
            except TimeoutError:  # the connection is closed: the response is incomplete
                _log.warning("an export was not read in time")


async def _parts(file: IO[bytes]) -> AsyncIterator[bytes]:
    await asyncio.to_thread(file.seek, 0)
    while part := await asyncio.to_thread(file.read, _PART):
        yield part
