"""Recorded clues over HTTP: who may upload one, in which audio format and size, and who may hear it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from conteur.live.table import Table
from conteur.rules.refusals import Refusal
from conteur.tables.keys import is_code
from conteur.tables.recordings import recording_name
from conteur.tables.refusals import TableRefusal
from conteur.web.http.context import RequestContext, read_body
from conteur.web.http.responses import RequestRefused, json_response
from conteur.web.protocol.http_types import Kept

MAX_RECORDING: Final = 320 * 1024
"""Bytes: ten seconds of what browsers record, with room to spare (decision 46)."""
_SIGNATURES: Final = {
    "audio/webm": ((0, b"\x1a\x45\xdf\xa3"),),
    "audio/ogg": ((0, b"OggS"),),
    "audio/mp4": ((4, b"ftyp"),),
    "audio/mpeg": ((0, b"ID3"), (0, b"\xff\xfb"), (0, b"\xff\xfa"), (0, b"\xff\xf3"), (0, b"\xff\xf2")),
    "audio/wav": ((8, b"WAVE"),),
}
"""The formats that browsers record and phones store, with their magic bytes and offsets."""
_OTHER_NAMES: Final = {
    "audio/m4a": "audio/mp4",
    "audio/x-m4a": "audio/mp4",
    "audio/mp3": "audio/mpeg",
    "audio/wave": "audio/wav",
    "audio/x-wav": "audio/wav",
}


class RecordingsResource:
    """Handlers of /api/tables/CODE/recordings."""

    def __init__(self, context: RequestContext) -> None:
        """For tables of this server."""
        self._context = context
        self._server = context.server

    async def upload(self, request: Request) -> Response:
        """Store a storyteller's recording; the seat key is in the Authorization header, never in the URL."""
        if not self._server.uploads.take(self._context.address(request), self._server.now()):
            raise RequestRefused(TableRefusal.TOO_FAST, 429)
        table = await self._context.table(request)
        name = self._name(request, table)
        media_type = audio_type(request.headers.get("content-type", ""))
        content = await read_body(request, MAX_RECORDING)
        if content is None:
            raise RequestRefused(TableRefusal.RECORDING_IS_TOO_LONG, 413)
        if not is_audio(media_type, content):
            raise RequestRefused(TableRefusal.RECORDING_NOT_UNDERSTOOD, 415)
        if name != self._name(request, table):  # the clue may have been given before the last byte arrived
            raise RequestRefused(Refusal.ONLY_STORYTELLER_GIVES_CLUE, 403)
        await self._server.log.put_blob(table.code, name, media_type, content)
        return json_response(Kept(name), 201)

    def _name(self, request: Request, table: Table) -> str:
        """The name of the sender's recording in this turn, if they are the storyteller."""
        name = recording_name(table.state, self._context.member(request, table))
        if name is None:
            raise RequestRefused(Refusal.ONLY_STORYTELLER_GIVES_CLUE, 403)
        return name

    async def listen(self, request: Request) -> Response:
        """A recording, for whoever knows its name."""
        code = request.path_params["code"].upper()
        recording = await self._server.log.blob(code, request.path_params["name"]) if is_code(code) else None
        if recording is None or not recording[1]:  # of an erased person only the name is left
            raise RequestRefused(TableRefusal.NO_SUCH_RECORDING, 404)
        media_type, content = recording
        return Response(content, media_type=media_type, headers={"cache-control": "private, max-age=86400"})


def audio_type(content_type: str) -> str:
    """The media type in a Content-Type header, without parameters, under its usual name."""
    media_type = content_type.partition(";")[0].strip().lower()
    return _OTHER_NAMES.get(media_type, media_type)


def is_audio(media_type: str, content: bytes) -> bool:
    """Whether this is one of the audio formats browsers play, and the content begins as that format does."""
    return any(content.startswith(magic, at) for at, magic in _SIGNATURES.get(media_type, ()))
