"""Security headers of every response: a page can load nothing from other origins and cannot be framed."""

from typing import Final

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(self)",
}
OPENER: Final = (b"cross-origin-opener-policy", b"same-origin")
"""Only with https: over plain HTTP browsers ignore it and log a warning on every page."""
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
"""Only with https, and only for names: a year without plain HTTP. Subdomains are not ours to decide about."""
