"""Tells schemathesis about our media types. It loads this file in its own process."""

from typing import Any

import schemathesis


@schemathesis.serializer("audio/*")
def spoken(_context: schemathesis.SerializationContext, value: Any) -> bytes:  # noqa: ANN401 - whatever was generated
    """A body that is no recording, but claims to be one."""
    return value if isinstance(value, bytes) else str(value).encode(errors="replace")


@schemathesis.hook
def filter_body(_context: schemathesis.HookContext, body: Any) -> bool:  # noqa: ANN401 - whatever was generated
    """JSON Schema takes 2.0 for an integer; we do not."""
    return not _has_whole_float(body)


def _has_whole_float(value: Any) -> bool:  # noqa: ANN401 - whatever was generated
    if isinstance(value, dict):
        return any(map(_has_whole_float, value.values()))
    if isinstance(value, list):
        return any(map(_has_whole_float, value))
    return isinstance(value, float) and value.is_integer()
