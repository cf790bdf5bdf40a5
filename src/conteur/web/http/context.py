"""The context of an HTTP request: the visitor's address, the table it names, its seat key and its body."""

import logging
from collections.abc import Awaitable, Callable

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from conteur.live.table import Table
from conteur.store.codec import CodecError
from conteur.store.log import LogUnavailable
from conteur.tables.keys import hash_of, hash_of_bearer, is_code, owner_of
from conteur.tables.look_keys import admission_of
from conteur.tables.refusals import TableRefusal
from conteur.tables.state import Member
from conteur.web.addresses import Networks, is_direct_from, is_own_origin, visitor
from conteur.web.context import ServerContext
from conteur.web.http.responses import RequestRefused, refusal_response

_log = logging.getLogger("conteur.http")

Handler = Callable[[Request], Awaitable[Response]]


class RequestContext:
    """What all HTTP handlers of a server share."""

    def __init__(self, server: ServerContext) -> None:
        """For this server."""
        self.server = server

    def guarded(self, handler: Handler) -> Handler:
        """A handler with a rate limit for every address, and a clear answer when the disk fails."""
        server = self.server

        async def guarded_handler(request: Request) -> Response:
            if not server.visits.take(self.address(request), server.now()):
                server.metrics.rejected += 1
                return refusal_response(TableRefusal.TOO_FAST, 429)
            if request.method == "POST" and not is_own_origin(request.headers, server.allowed_origins):
                server.metrics.rejected += 1
                return refusal_response(TableRefusal.NOT_UNDERSTOOD, 403)
            try:
                return await handler(request)
            except RequestRefused as refused:
                return refusal_response(refused.why, refused.status)
            except (LogUnavailable, CodecError):  # a newer server may have written what this one cannot read
                return refusal_response(TableRefusal.CANNOT_WRITE_NOW, 503)
            except OSError as trouble:  # during an upload or an export: a full disk, a quota, a missing folder
                _log.warning("a file cannot be written: %s", trouble)
                return refusal_response(TableRefusal.CANNOT_WRITE_NOW, 503)
            except ClientDisconnect:  # in the middle of a body: there is nobody to answer
                return refusal_response(TableRefusal.NOT_UNDERSTOOD, 400)

        return guarded_handler

    def address(self, request: Request) -> str:
        """The address that rate limits are counted for."""
        return visitor(peer_of(request), forwarding_headers(request), self.server.trusted_proxies)

    def is_from(self, request: Request, networks: Networks) -> bool:
        """Whether the visitor is certainly in one of these networks."""
        return is_direct_from(peer_of(request), forwarding_headers(request), networks, self.server.trusted_proxies)

    async def table(self, request: Request) -> Table:
        """The table named in the path; an address that has guessed often has to wait, unless it has a seat key."""
        server, address = self.server, self.address(request)
        table = await self._find(request)
        if server.guesses.is_suspect(address) and (table is None or _owner(request, table) is None):
            if not await server.guesses.wait(address):
                server.metrics.rejected += 1
                raise RequestRefused(TableRefusal.TOO_FAST, 429)
            table = await self._find(request)  # it may have been unloaded in the meantime
        if table is None:
            self.count_miss(request)
            raise RequestRefused(TableRefusal.NO_SUCH_TABLE, 404)
        return table

    async def _find(self, request: Request) -> Table | None:
        code = request.path_params["code"].upper()
        return await self.server.lobby.find(code) if is_code(code) else None

    def member(self, request: Request, table: Table) -> Member:
        """The member whose seat key is in the Authorization header; an unknown key counts as a guess."""
        member = _owner(request, table)
        if member is None:
            self.count_miss(request)
            raise RequestRefused(TableRefusal.WRONG_KEY, 403)
        return member

    def look(self, request: Request, table: Table) -> bool:
        """Refuse visitors who may not watch a locked table; returns whether they may also see uploaded pictures."""
        state, key = table.state, request.headers.get("authorization", "").removeprefix("Bearer ")
        key_hash = hash_of(key)
        if key_hash is not None and owner_of(state.members, key_hash) is not None:
            return True
        admission = admission_of(state, key)
        if admission is None and state.settings.is_locked:
            if key:
                self.count_miss(request)
            raise RequestRefused(TableRefusal.TABLE_IS_CLOSED, 403)
        return admission == "invited"

    def count_miss(self, request: Request) -> None:
        """Count a wrong code or key."""
        self.server.guesses.miss(self.address(request))


def _owner(request: Request, table: Table) -> Member | None:
    key_hash = hash_of_bearer(request.headers.get("authorization", ""))
    return None if key_hash is None else owner_of(table.state.members, key_hash)


def peer_of(request: Request) -> str:
    """The address of the TCP peer, which may be a proxy."""
    return request.client.host if request.client else ""


def forwarding_headers(request: Request) -> dict[str, str]:
    """The X-Forwarded-For headers as one: proxies append to a line or add another."""
    hops = request.headers.getlist("x-forwarded-for")
    return {"x-forwarded-for": ",".join(hops)} if hops else {}


async def read_body(request: Request, most: int) -> bytes | None:
    """The body, unless it is larger than this many bytes."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            return None
    return bytes(body)
