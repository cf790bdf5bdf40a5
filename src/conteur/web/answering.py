"""How the HTTP interface answers: JSON that nobody keeps or that is asked for again, and refusals as codes."""

import gzip
from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

ASK_FIRST: Final = "no-cache"


def json_answer(body: object, status: int = 200) -> Response:
    """What was asked for."""
    return Response(
        msgspec.json.encode(body), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def unchanging_answer(request: Request, body: bytes, etag: str) -> Response:
    """JSON that a browser keeps and asks about again; long and repetitive, so it goes packed where it can."""
    headers = {"cache-control": ASK_FIRST, "etag": etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _packed(body), "gzip"
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    """The lists of a deck are the same for everybody; those of tables are often a deck's."""
    return gzip.compress(body, mtime=0)


def refused(why: StrEnum, status: int) -> Response:
    """Why not."""
    return json_answer({"refused": why}, status)
