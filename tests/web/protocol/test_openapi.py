"""/api/openapi.json describes what is there, all of it, and as it is."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any, cast

import pytest
from jsonschema import Draft202012Validator
from starlette.routing import Route

from conteur.web.context import ServerContext
from conteur.web.http.routes import http_app
from conteur.web.protocol.openapi import openapi
from tests.web.serving import Server, serving
from tests.web.stranger import call, new_key

DESCRIBED = openapi()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One for all tests of this file."""
    with serving() as running:
        yield running


@dataclass(frozen=True)
class Asked:
    """A request, and the status it should have."""

    method: str
    path: str
    status: int
    body: bytes | None = None
    headers: tuple[tuple[str, str], ...] = ()

    @property
    def described(self) -> str:
        """The path as OpenAPI writes it."""
        names = {"BBBBBB": "{code}", "TABLE": "{code}", "reverie": "{deck}", "atlantis": "{deck}", "lost": "{name}"}
        parts = ["{number}" if part.isdigit() else names.get(part, part) for part in self.path.split("/")]
        return "/".join(parts)


def requests() -> list[Asked]:
    """What can be asked without harm, the good and the bad."""
    strange = (("origin", "https://elsewhere.example"),)
    bearer = (("authorization", f"Bearer {new_key()}"), ("content-type", "audio/webm"))
    return [
        Asked("POST", "/api/tables", 201, b'{"mode": "party", "is_public": true}'),
        Asked("POST", "/api/tables", 201, b""),
        Asked("POST", "/api/tables", 400, b"[]"),
        Asked("POST", "/api/tables", 400, b'{"edition": "unheard of"}'),
        Asked("POST", "/api/tables", 413, b" " * 20_000),
        Asked("POST", "/api/tables", 403, b"", strange),
        Asked("GET", "/api/tables/TABLE", 200),
        Asked("GET", "/api/tables/BBBBBB", 404),
        Asked("GET", "/api/tables/TABLE/games/1", 404),
        Asked("GET", "/api/tables/TABLE/games/1/album", 404),
        Asked("POST", "/api/tables/TABLE/recordings", 403, b"sound", bearer),
        Asked("POST", "/api/tables/BBBBBB/recordings", 404, b"sound", bearer),
        Asked("GET", "/api/tables/TABLE/recordings/lost", 404),
        Asked("GET", "/api/tables/TABLE/cards", 200),
        Asked("GET", "/api/tables/BBBBBB/cards", 404),
        Asked("POST", "/api/tables/TABLE/pictures", 403, b"picture", bearer),
        Asked("POST", "/api/tables/BBBBBB/pictures", 404, b"picture", bearer),
        Asked("POST", "/api/tables/TABLE/decks", 403, b"{}", bearer),
        Asked("POST", "/api/tables/TABLE/decks/atlantis", 403, b"", bearer),
        Asked("GET", "/api/tables/TABLE/belongings", 403, None, bearer),
        Asked("GET", "/api/tables/BBBBBB/belongings", 404, None, bearer),
        Asked("POST", "/api/tables/TABLE/forget", 403, b"", bearer),
        Asked("POST", "/api/tables/BBBBBB/forget", 404, b"", bearer),
        Asked("GET", "/api/decks", 200),
        Asked("GET", "/pictures/lost", 404),
        Asked("GET", "/api/lobby", 200),
        Asked("GET", "/api/decks/reverie", 200),
        Asked("GET", "/api/decks/atlantis", 404),
        Asked("GET", "/decks/reverie/lost", 404),
        Asked("GET", "/assets/lost", 404),
        Asked("GET", "/api/protocol.json", 200),
        Asked("GET", "/api/openapi.json", 200),
        Asked("GET", "/api/visitor", 200),
        Asked("GET", "/api/address", 200),
        Asked("GET", "/healthz", 200),
        Asked("GET", "/readyz", 200),
        Asked("GET", "/metrics", 200),
    ]


@pytest.mark.parametrize("asked", requests(), ids=lambda asked: f"{asked.method} {asked.path} {asked.status}")
def test_the_answer_is_one_of_the_described(server: Server, asked: Asked) -> None:
    """Its status, its kind and its fields."""
    code = call(f"{server.url}/api/tables", {})["code"] if "TABLE" in asked.path else ""
    url = server.url + asked.path.replace("TABLE", code)
    request = urllib.request.Request(url, asked.body, dict(asked.headers), method=asked.method)  # noqa: S310 - our server
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - as above
            status, kind, body = answer.status, answer.headers.get_content_type(), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            status, kind, body = error.code, error.headers.get_content_type(), error.read()
    assert asked.status == status
    described = DESCRIBED["paths"][asked.described][asked.method.lower()]["responses"][str(status)]["content"]
    [[pattern, meant]] = described.items()
    assert fnmatch(kind, pattern)
    if kind == "application/json":
        whole = {**meant["schema"], "components": DESCRIBED["components"]}
        assert [] == [error.message for error in Draft202012Validator(whole).iter_errors(json.loads(body))]


def test_every_route_is_described_and_no_other() -> None:
    """The application's own list of routes is the measure."""
    app = http_app(ServerContext(*cast("tuple[Any, Any, Any, Any]", (None,) * 4)))
    routes = {
        (route.path, method) for route in app.routes if isinstance(route, Route) for method in route.methods or ()
    }
    described = {(path, method.upper()) for path, methods in DESCRIBED["paths"].items() for method in methods}
    assert {(path, method) for path, method in routes if method != "HEAD"} == described


def test_the_description_is_well_formed() -> None:
    """Schemas are schemas, references lead somewhere, every parameter in a path is explained."""
    schemas = DESCRIBED["components"]["schemas"]
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    written = json.dumps(DESCRIBED)
    assert [] == [part for part in written.split('"#/components/schemas/')[1:] if part.split('"')[0] not in schemas]
    for path, methods in DESCRIBED["paths"].items():
        for described in methods.values():
            in_path = [each for each in described["parameters"] if each["in"] == "path"]
            assert path.count("{") == len(in_path)
            assert described["summary"]
            assert all(answer["description"] for answer in described["responses"].values())
