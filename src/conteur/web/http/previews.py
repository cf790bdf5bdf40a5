"""Link previews: the Open Graph tags that messengers read. They contain no person, no clue and no table."""

import html
import json
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request

IMAGE: Final = "preview.jpg"
"""Three cards, 1200 by 630: scripts/make_preview.py."""
_SIZE: Final = (1200, 630)
_HOST: Final = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?")
_DESCRIPTION: Final = re.compile(r'\s*<meta name="description"[^>]*>')
_INVITATIONS: Final = ("/t/{code}", "/tv/{code}")


class Previews:
    """The preview texts in each language, written when the client is built."""

    def __init__(self, client: Path, root_path: str, public_url: str | None = None) -> None:
        """The client's folder, the root path, and the public address, if configured."""
        path = client / "previews.json"
        self._words: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self._root_path = root_path
        self._public_url = public_url

    def add_to(self, page: str, request: Request, path: str, language: str) -> str:
        """The page with the tags for this address, in this language."""
        words = self._words.get(language) or self._words.get("en")
        base = self._base(request)
        if words is None or base is None:
            return page
        inside = request.url.path.removeprefix(self._root_path)
        title = words["preview-invitation" if path in _INVITATIONS else "preview-title"]
        width, height = _SIZE
        tags = {
            "og:type": "website",
            "og:site_name": "conteur",
            "og:title": title,
            "og:description": words["preview-text"],
            "og:url": base + inside,
            "og:image": f"{base}/{IMAGE}",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:locale": language,
        }
        lines = [f'<meta name="description" content="{html.escape(words["preview-text"])}" />']
        lines += [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in tags.items()]
        lines.append('<meta name="twitter:card" content="summary_large_image" />')
        return _DESCRIPTION.sub("", page, count=1).replace(
            "</head>", "".join(f"{line}\n" for line in lines) + "</head>"
        )

    def _base(self, request: Request) -> str | None:
        """The address of the home page, without a trailing slash; None for an invalid Host."""
        if self._public_url is not None:
            return self._public_url.rstrip("/")
        host = request.headers.get("host", "")
        return f"{request.url.scheme}://{host}{self._root_path}" if _HOST.fullmatch(host) else None
