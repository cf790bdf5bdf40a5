"""The wire protocol: `messages` (sockets) and `http_types` as types, JSON Schema, OpenAPI and TypeScript; encoding."""
