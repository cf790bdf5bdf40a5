"""What is known of a player at a table, for that player alone: to be taken along, or to be forgotten."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from typing import IO, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from conteur.store.upkeep import Upkeep
from conteur.tables.belongings import Stay, stay_with
from conteur.tables.forgetting import forget
from conteur.tables.keys import hash_of_bearer
from conteur.tables.parcel import pack
from conteur.tables.refusing import TableRefusal
from conteur.tables.studio import Studio
from conteur.web.answering import json_answer, refused
from conteur.web.desk import Desk

_AT_ONCE: Final = 2
"""Parcels this server packs at a time: each may be as large as all pictures of a table."""
_PART: Final = 256 * 1024


class ForgottenThings(msgspec.Struct, frozen=True):
    """How much of a person is no longer there."""

    entries: int
    recordings: int
    pictures: int


class BelongingsPages:
    """Asked with the seat key, in a header; the key of somebody who has left is as good."""

    def __init__(self, desk: Desk) -> None:
        """Of whose house."""
        self._house, self._find, self._address = desk
        self._packing = asyncio.Semaphore(_AT_ONCE)

    async def hand_out(self, request: Request) -> Response:
        """Everything, as a zip."""
        asked = await self._asked(request)
        if isinstance(asked, Response):
            return asked
        code, stay, studio, _ = asked
        async with self._packing:
            studio.folder.mkdir(parents=True, exist_ok=True)
            parcel = tempfile.TemporaryFile(dir=studio.folder)  # noqa: SIM115 - closed when the last part was read
            await pack(self._house.log, studio.shelf, code, stay, parcel)
        named = {"cache-control": "no-store", "content-disposition": f'attachment; filename="conteur-{code}.zip"'}
        return StreamingResponse(_parts(parcel), media_type="application/zip", headers=named)

    async def forget(self, request: Request) -> Response:
        """Everything goes, and the person leaves."""
        asked = await self._asked(request)
        if isinstance(asked, Response):
            return asked
        code, stay, studio, upkeep = asked
        done = await forget(self._house.log, upkeep, studio.shelf, code, stay)
        return json_answer(ForgottenThings(*done))

    async def _asked(self, request: Request) -> tuple[str, Stay, Studio, Upkeep] | Response:
        if not self._house.uploads.take(self._address(request), self._house.now()):
            return refused(TableRefusal.TOO_FAST, 429)
        studio, upkeep = self._house.studio, self._house.upkeep
        if studio is None or upkeep is None:
            return refused(TableRefusal.CANNOT_WRITE_NOW, 503)
        table = await self._find(request)
        if table is None:
            return refused(TableRefusal.NO_SUCH_TABLE, 404)
        key_hash = hash_of_bearer(request.headers.get("authorization", ""))
        stay = None if key_hash is None else stay_with(await self._house.log.read(table.code), key_hash)
        if stay is None:
            self._house.misses.take(self._address(request), self._house.now())
            return refused(TableRefusal.WRONG_KEY, 403)
        return table.code, stay, studio, upkeep


async def _parts(parcel: IO[bytes]) -> AsyncIterator[bytes]:
    with parcel:
        await asyncio.to_thread(parcel.seek, 0)
        while part := await asyncio.to_thread(parcel.read, _PART):
            yield part
