"""The HTTP interface described for programs (OpenAPI 3.1)."""

from importlib.metadata import version
from typing import Any

import msgspec

from conteur.tables.settings import SettingsChange
from conteur.web.listing import Listing

_REFUSED = {
    "description": "Refused; the code says why.",
    "content": {
        "application/json": {
            "schema": {"type": "object", "properties": {"refused": {"type": "string"}}, "required": ["refused"]}
        }
    },
}
_CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}, "description": "A table's code."}


def _ok(told: str, schema: dict[str, Any] | None = None, kind: str = "application/json") -> dict[str, Any]:
    return {"description": told, "content": {kind: {"schema": schema or {"type": "string"}}}}


def _get(told: str, answer: dict[str, Any], *parameters: dict[str, Any]) -> dict[str, Any]:
    responses = {"200": answer, "404": _REFUSED} if parameters else {"200": answer}
    return {"get": {"summary": told, "parameters": list(parameters), "responses": responses}}


def openapi() -> dict[str, Any]:
    """The whole description."""
    (change, listing), components = msgspec.json.schema_components(
        [SettingsChange, Listing], ref_template="#/components/schemas/{name}"
    )
    opened = {"type": "object", "properties": {"code": {"type": "string"}, "path": {"type": "string"}}}
    number = {"name": "number", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}}
    name = {"name": "name", "in": "path", "required": True, "schema": {"type": "string"}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "conteur", "version": version("conteur"), "license": {"name": "Apache-2.0"}},
        "components": {
            "schemas": components,
            "securitySchemes": {"seatKey": {"type": "http", "scheme": "bearer"}},
        },
        "paths": {
            "/api/tables": {
                "post": {
                    "summary": "Open a table.",
                    "requestBody": {"required": False, "content": {"application/json": {"schema": change}}},
                    "responses": {"201": _ok("Opened.", opened), "400": _REFUSED, "429": _REFUSED, "503": _REFUSED},
                }
            },
            "/api/tables/{code}": _get("What a visitor may know.", _ok("The table.", listing), _CODE),
            "/api/tables/{code}/qr.svg": _get("Its link as a QR code.", _ok("A picture.", kind="image/svg+xml"), _CODE),
            "/api/tables/{code}/games/{number}": _get(
                "The record of a finished game.", _ok("For `conteur verify`.", {"type": "object"}), _CODE, number
            ),
            "/api/tables/{code}/recordings": {
                "post": {
                    "summary": "Keep a storyteller's recording of at most ten seconds.",
                    "parameters": [_CODE],
                    "security": [{"seatKey": []}],
                    "requestBody": {"required": True, "content": {"audio/*": {"schema": {"type": "string"}}}},
                    "responses": {
                        "201": _ok("Its name, to be given as the clue.", {"type": "object"}),
                        **dict.fromkeys(("403", "404", "413", "415", "429"), _REFUSED),
                    },
                }
            },
            "/api/tables/{code}/recordings/{name}": _get("A recording.", _ok("Sound.", kind="audio/*"), _CODE, name),
            "/api/lobby": _get("The public tables.", _ok("Newest first.", {"type": "object"})),
            "/api/protocol.json": _get("The socket protocol.", _ok("JSON Schema.", {"type": "object"})),
            "/healthz": _get("Whether the process lives.", _ok("ok", kind="text/plain")),
            "/readyz": _get("Whether the log answers.", _ok("ready", kind="text/plain")),
            "/metrics": _get("Counters for Prometheus.", _ok("Text form 0.0.4.", kind="text/plain")),
        },
    }
