"""The HTTP interface as OpenAPI 3.1: every route with its parameters and responses.

Defined next to the types, not the handlers, so that it does not load the server; a test compares it with the routes.
"""

import re
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

import msgspec
from msgspec import Struct

from conteur.tables.settings import SettingsChange
from conteur.web.hosts import MISDIRECTED, OPEN_PATHS
from conteur.web.protocol.album import Album
from conteur.web.protocol.http_types import (
    DeckKept,
    DeckPictures,
    Decks,
    ForgottenThings,
    Keeping,
    Kept,
    Listing,
    Opened,
    PublicTableList,
    Reached,
    RefusedAnswer,
    SaveDeck,
    TableCards,
    Visitor,
)
from conteur.web.protocol.settings_schema import exact_settings

_Json = dict[str, Any]

_REASONS: Final = {
    304: "Not modified.",
    400: "Not understood.",
    403: "Not from that page, not with that key, or not now.",
    404: "There is none.",
    409: "Not now, or not so.",
    413: "Too large.",
    415: "Not an audio format that is accepted.",
    MISDIRECTED: "Not a name this server answers to.",
    429: "Too much from this address: come back later.",
    503: "Not possible now: come back later.",
}
_PARAMETERS: Final = {
    "code": "A table's code.",
    "deck": "A deck's name.",
    "name": "The name the server gave it.",
    "number": "Which game of the table, from 1.",
}


@dataclass(frozen=True, slots=True)
class _Route:
    path: str
    summary: str
    answer: type | str
    """A type is sent as JSON; a string is a media type."""
    refusals: tuple[int, ...] = ()
    """Statuses with a refusal code."""
    plain: tuple[int, ...] = ()
    """Statuses with plain text."""
    takes: type | str | None = None
    """The request body; None if there is none."""
    status: int | None = None
    """The status of success, if it is not the usual one."""
    query: tuple[str, ...] = ()
    """Optional query parameters."""
    needs_key: bool = False
    """Whether it needs a seat key, as every POST to a table does."""


_NOTHING: Final = ""
"""A POST without a body."""
_NEEDED: Final = (SaveDeck, "audio/*")
"""Required bodies."""
_TABLE: Final = "/api/tables/{code}"
_ROUTES: Final = (
    _Route("/api/tables", "Open a table.", Opened, (400, 403, 413, 429, 503), takes=SettingsChange),
    _Route(_TABLE, "What a visitor may know.", Listing, (404, 429, 503)),
    _Route(f"{_TABLE}/games/{{number}}", "The record of a finished game.", dict, (403, 404, 429, 503)),
    _Route(f"{_TABLE}/games/{{number}}/album", "The same, round by round.", Album, (403, 404, 429, 503)),
    _Route(f"{_TABLE}/recordings", "Keep a spoken clue.", Kept, (403, 404, 413, 415, 429, 503), takes="audio/*"),
    _Route(f"{_TABLE}/recordings/{{name}}", "A spoken clue.", "audio/*", (404, 429, 503)),
    _Route(
        f"{_TABLE}/cards",
        "The pictures it plays with, by card; ?lang= names the language.",
        TableCards,
        (403, 404, 429),
        (304,),
        query=("lang",),
    ),
    _Route(
        f"{_TABLE}/pictures",
        "Bring a picture or a zip of them: a line of JSON for each file. ?name= is the file's.",
        "application/x-ndjson",
        (403, 404, 413, 429, 503),
        takes="image/*",
        status=200,
        query=("name",),
    ),
    _Route(
        f"{_TABLE}/decks",
        "Save the table's own pictures.",
        DeckKept,
        (400, 403, 404, 409, 413, 429, 503),
        takes=SaveDeck,
    ),
    _Route(
        f"{_TABLE}/decks/{{deck}}",
        "Bring a saved deck.",
        DeckKept,
        (403, 404, 409, 429, 503),
        takes=_NOTHING,
        status=201,
    ),
    _Route(
        f"{_TABLE}/belongings",
        "All that is known of whoever has this key, as a zip.",
        "application/zip",
        (403, 404, 429, 503),
        needs_key=True,
    ),
    _Route(
        f"{_TABLE}/forget",
        "Forget whoever has this key: they leave, and nothing of theirs stays but their moves.",
        ForgottenThings,
        (403, 404, 429, 503),
        takes=_NOTHING,
        status=200,
    ),
    _Route("/api/decks", "Every deck of this server.", Decks, (429, 503)),
    _Route("/pictures/{name}", "A picture somebody brought.", "image/webp", plain=(404,)),
    _Route("/api/lobby", "The public tables.", PublicTableList, (429, 503)),
    _Route(
        "/api/decks/{deck}",
        "A deck's pictures, card 0 first; ?lang= names the language.",
        DeckPictures,
        (429, 503),
        plain=(304, 404),
        query=("lang",),
    ),
    _Route("/api/protocol.json", "The socket protocol as JSON Schema.", dict, (429,)),
    _Route("/api/openapi.json", "This description.", dict, (429,)),
    _Route("/api/visitor", "Who you seem to be: shows what a proxy in between does.", Visitor, (429,)),
    _Route("/api/address", "Where other devices find this server.", Reached, (429,)),
    _Route("/api/keeping", "How long tables are kept.", Keeping, (429,)),
    _Route("/decks/{deck}/{name}", "A picture.", "image/*", plain=(404,)),
    _Route("/.well-known/security.txt", "Whom to tell of a weakness (RFC 9116).", "text/plain", (429,)),
    _Route("/security-policy.txt", "What to do with a weakness that was found.", "text/plain", (429,)),
    _Route("/healthz", "Whether the process lives.", "text/plain"),
    _Route("/readyz", "Whether the log answers and files can be written.", "text/plain", (429, 503)),
    _Route("/metrics", "Counters for Prometheus, for whom the owner lets read.", "text/plain", (429,), (404,)),
    _Route("/", "The entrance.", "text/html", plain=(304, 503)),
    _Route("/t/{code}", "A table, for players.", "text/html", plain=(304, 503)),
    _Route("/tv/{code}", "A table, for a shared screen.", "text/html", plain=(304, 503)),
    _Route("/deck/{deck}", "A deck to look through.", "text/html", plain=(304, 503)),
    _Route("/how", "How to play.", "text/html", plain=(304, 503)),
    _Route("/assets/{name}", "A part of the pages.", "*/*", plain=(404,)),
    _Route("/preview.jpg", "What messengers show of a link.", "image/jpeg", plain=(404,)),
    _Route("/icon.svg", "A small picture.", "image/svg+xml", plain=(404,)),
    _Route("/icon-192.png", "The same, for a home screen.", "image/png", plain=(404,)),
    _Route("/icon-512.png", "The same, larger.", "image/png", plain=(404,)),
    _Route("/icon-masked-512.png", "The same, to be cut to any shape.", "image/png", plain=(404,)),
    _Route("/icon-touch-180.png", "The same, for Apple.", "image/png", plain=(404,)),
    _Route("/manifest.webmanifest", "What a browser installs.", "application/manifest+json", plain=(404,)),
    _Route("/worker.js", "Keeps shell and pictures on a device.", "text/javascript; charset=utf-8", plain=(404,)),
)


def http_structs() -> list[type[Struct]]:
    """Every struct that is sent or returned over HTTP, by name."""
    bodies = {body for route in _ROUTES for body in (route.answer, route.takes)} | {RefusedAnswer}
    structs = [body for body in bodies if isinstance(body, type) and issubclass(body, Struct)]
    return sorted(structs, key=lambda struct: struct.__name__)


def openapi() -> _Json:
    """The whole OpenAPI document."""
    _, schemas = msgspec.json.schema_components(http_structs(), ref_template="#/components/schemas/{name}")
    schemas["SettingsChange"] = exact_settings(schemas["SettingsChange"])
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "conteur",
            "version": version("conteur"),
            "description": "What is asked over HTTP. The game itself is played over a WebSocket: docs/protocol.md.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "components": {"schemas": schemas, "securitySchemes": {"seatKey": {"type": "http", "scheme": "bearer"}}},
        "paths": {route.path: {"get" if route.takes is None else "post": _describe(route)} for route in _ROUTES},
    }


def _describe(route: _Route) -> _Json:
    refused = {str(status): _answer(_REASONS[status], RefusedAnswer) for status in route.refusals}
    statuses = route.plain if route.path in OPEN_PATHS else (*route.plain, MISDIRECTED)
    plain = {str(status): _answer(_REASONS[status], "text/plain") for status in statuses}
    done = str(route.status or (200 if route.takes is None else 201))
    description: _Json = {
        "operationId": _operation(route),
        "summary": route.summary,
        "parameters": [
            *[_parameter(name) for name in re.findall(r"{(\w+)}", route.path)],
            *[{"name": name, "in": "query", "schema": {"type": "string"}} for name in route.query],
        ],
        "responses": {done: _answer(route.summary, route.answer), **refused, **plain},
    }
    if route.answer is Opened:
        description["responses"][done]["links"] = _links()
    if route.takes:
        description["requestBody"] = {"required": route.takes in _NEEDED, "content": _content(route.takes)}
    if route.needs_key or (route.takes is not None and route.path.startswith(_TABLE)):
        description["security"] = [{"seatKey": []}]
    return description


def _operation(route: _Route) -> str:
    """A name for what a route does, such as post_api_tables_code_recordings."""
    words = re.findall(r"\w+", route.path) or ["index"]
    return "_".join(["get" if route.takes is None else "post", *words])


def _links() -> _Json:
    """Links from a newly opened table to its other routes."""
    about = [_operation(route) for route in _ROUTES if "{code}" in route.path]
    return {name: {"operationId": name, "parameters": {"code": "$response.body#/code"}} for name in about}


def _parameter(name: str) -> _Json:
    return {
        "name": name,
        "in": "path",
        "required": True,
        "schema": {"type": "string"},
        "description": _PARAMETERS[name],
    }


def _answer(description: str, kind: type | str) -> _Json:
    return {"description": description, "content": _content(kind)}


def _content(kind: type | str) -> _Json:
    if isinstance(kind, str):
        described = (
            {"type": "object"} if kind.endswith("+json") else {"type": "string"} if kind.startswith("text/") else {}
        )
        return {kind: {"schema": described}}  # content other than JSON and text has no type
    schema = {"type": "object"} if kind is dict else {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"application/json": {"schema": schema}}
