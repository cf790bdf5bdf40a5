"""HTTP requests of the client: open a table, send and fetch recordings, fetch a finished game."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any, Final

from conteur.client.errors import Refused

_TIMEOUT: Final = 30.0


async def open_table(url: str, settings: Mapping[str, Any] | None = None) -> str:
    """Open a table on a server; returns its code."""
    body = json.dumps(dict(settings or {})).encode()
    answer = await _call(f"{url.rstrip('/')}/api/tables", body, {"content-type": "application/json"})
    return str(json.loads(answer)["code"])


async def send_recording(url: str, code: str, key: str, content: bytes, kind: str) -> str:
    """Upload a storyteller's recording; returns its name, to be given as the clue."""
    headers = {"authorization": f"Bearer {key}", "content-type": kind}
    answer = await _call(f"{url.rstrip('/')}/api/tables/{code}/recordings", content, headers)
    return str(json.loads(answer)["name"])


async def fetch_recording(url: str, code: str, name: str) -> bytes:
    """The recording's bytes."""
    return await _call(f"{url.rstrip('/')}/api/tables/{code}/recordings/{name}")


async def fetch_record(url: str, code: str, number: int) -> str:
    """The record of a table's finished game, as `conteur verify` reads it."""
    return (await _call(f"{url.rstrip('/')}/api/tables/{code}/games/{number}")).decode()


async def _call(url: str, body: bytes | None = None, headers: Mapping[str, str] | None = None) -> bytes:
    """POST with a body, GET without; Refused with the server's code, or with the status if it gives none."""
    return await asyncio.to_thread(_call_and_wait, url, body, headers or {})


def _call_and_wait(url: str, body: bytes | None, headers: Mapping[str, str]) -> bytes:
    request = urllib.request.Request(url, body, dict(headers))  # noqa: S310 - the caller's own server
    try:
        with urllib.request.urlopen(request, timeout=_TIMEOUT) as answer:  # noqa: S310 - as above
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            raise Refused(_code_in(error.read()) or str(error.code)) from None


def _code_in(body: bytes) -> str | None:
    try:
        return str(json.loads(body)["refused"])
    except (ValueError, TypeError, KeyError):
        return None
