"""The socket protocol as JSON Schema, made from `messages`."""

from typing import Any

import msgspec

from conteur.web.protocol import messages


def protocol_schema() -> dict[str, Any]:
    """Both directions, with every type they use."""
    (from_client, to_client), components = msgspec.json.schema_components(
        [messages.FromClient, messages.ToClient], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "conteur protocol",
        "version": messages.PROTOCOL_VERSION,
        "$defs": {"FromClient": from_client, "ToClient": to_client, **components},
    }
