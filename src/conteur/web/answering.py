"""How the HTTP interface answers: JSON that nobody keeps, and refusals as codes."""

from enum import StrEnum

import msgspec
from starlette.responses import Response


def json_answer(body: object, status: int = 200) -> Response:
    """What was asked for."""
    return Response(
        msgspec.json.encode(body), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def refused(why: StrEnum, status: int) -> Response:
    """Why not."""
    return json_answer({"refused": why}, status)
