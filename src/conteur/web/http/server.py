"""The server itself over HTTP: health checks, metrics, its address, and machine-readable descriptions."""

from math import ceil

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from conteur.store.log import LogUnavailable
from conteur.web.addresses import LOOPBACK, is_among, read_address
from conteur.web.disk import DiskProbe
from conteur.web.http.context import RequestContext, forwarding_headers, peer_of
from conteur.web.http.responses import json_response
from conteur.web.protocol.http_types import Keeping, Reached, Visitor
from conteur.web.protocol.openapi import openapi
from conteur.web.protocol.schema import protocol_schema


class ServerResource:
    """Handlers that need no table."""

    def __init__(self, context: RequestContext) -> None:
        """For this server."""
        self._context = context
        self._server = context.server
        studio = context.server.studio
        self._disk = None if studio is None else DiskProbe(studio.folder)

    async def health(self, _request: Request) -> Response:
        """The process is alive."""
        return PlainTextResponse("ok\n")

    async def readiness(self, _request: Request) -> Response:
        """Whether the log answers and files can be written: otherwise no move or upload is accepted."""
        try:
            await self._server.log.version("readiness")
        except LogUnavailable:
            return PlainTextResponse("not ready: the log of games does not answer\n", 503)
        if self._disk is not None and not await self._disk.is_writable():
            return PlainTextResponse("not ready: no file can be written, the disk may be full\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """Counters for operators."""
        if not self._context.is_from(request, self._server.metrics_readers):
            return PlainTextResponse("Not Found", 404)
        text = self._server.metrics.text(self._server.lobby.awake)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")

    async def protocol(self, _request: Request) -> Response:
        """The socket protocol as JSON Schema."""
        return json_response(protocol_schema())

    async def openapi(self, _request: Request) -> Response:
        """The HTTP interface as OpenAPI."""
        return json_response(openapi())

    async def visitor(self, request: Request) -> Response:
        """The visitor's apparent address, so that a proxy in between can be checked from outside."""
        peer = read_address(peer_of(request))
        return json_response(
            Visitor(
                address=self._context.address(request),
                host=request.headers.get("host", ""),
                scheme=request.url.scheme,
                is_forwarded=bool(forwarding_headers(request)),
                is_believed=peer is not None and is_among(peer, self._server.trusted_proxies),
            )
        )

    async def keeping(self, _request: Request) -> Response:
        """How long tables are kept."""
        days = self._server.keep_tables
        return json_response(Keeping(None if days is None else ceil(days)))

    async def address(self, request: Request) -> Response:
        """The address for other devices, for a page that was opened on the same machine.

        Nobody else needs to know this machine's addresses in its local networks.
        """
        reachable = self._server.reachable
        is_local = self._context.is_from(request, LOOPBACK)
        return json_response(Reached(reachable.url() if is_local else reachable.public_url))
