"""HTTP responses: JSON that is never cached or revalidated by its ETag, and refusals as codes."""

import gzip
from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from conteur.web.protocol.http_types import RefusedAnswer

REVALIDATED: Final = "no-cache"
IMMUTABLE: Final = "public, max-age=31536000, immutable"
UNCACHED: Final = {"cache-control": "no-store"}


class RequestRefused(Exception):  # noqa: N818 - an expected answer, not a fault
    """Ends a request with a refusal code and a status."""

    def __init__(self, why: StrEnum, status: int) -> None:
        """With the code and the HTTP status."""
        super().__init__(why)
        self.why = why
        self.status = status


def json_response(body: object, status: int = 200) -> Response:
    """JSON that is never cached."""
    return Response(msgspec.json.encode(body), status, media_type="application/json", headers=UNCACHED)


def revalidated_response(request: Request, body: bytes, etag: str, *, is_private: bool = False) -> Response:
    """JSON that a browser caches and revalidates; long and repetitive, so it is compressed where possible.

    A private response is not stored by shared caches.
    """
    headers = {
        "cache-control": f"private, {REVALIDATED}" if is_private else REVALIDATED,
        "etag": etag,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _compressed(body), "gzip"
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(maxsize=64)
def _compressed(body: bytes) -> bytes:
    """Cached: a deck's list is the same for everybody, and a table's list is often a deck's."""
    return gzip.compress(body, mtime=0)


def refusal_response(why: StrEnum, status: int) -> Response:
    """A refusal as JSON."""
    return json_response(RefusedAnswer(why), status)
