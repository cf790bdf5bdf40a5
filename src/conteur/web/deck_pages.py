"""Decks over HTTP: what they hold, in the reader's language, and their pictures. Knows no tables."""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from conteur.decks.card import Card
from conteur.decks.catalog import ENGLISH, Deck, decks
from conteur.web.static import ASK_FIRST, FOR_EVER

_KINDS: Final = {".webp": "image/webp", ".avif": "image/avif"}


class Picture(msgspec.Struct, frozen=True):
    """One card's picture, in two sizes, and its words."""

    id: str
    image: str
    small: str
    title: str
    """Empty if it has none."""
    description: str
    """What is shown, for whoever cannot see it, in the language asked for; empty if nobody wrote it."""


class DeckPictures(msgspec.Struct, frozen=True):
    """A deck's pictures in card order, and whose they are."""

    id: str
    title: str
    authors: tuple[str, ...]
    licence: str
    version: str
    cards: list[Picture]
    back: Picture | None


class DeckPages:
    """The decks that come with conteur."""

    def __init__(self, root_path: str = "", known: Mapping[str, Deck] | None = None) -> None:
        """Under which path pictures are seen, and the decks by name."""
        self._root_path = root_path
        self._decks = decks() if known is None else known
        self._told: dict[tuple[str, str], tuple[bytes, str]] = {}

    def routes(self) -> list[Route]:
        """The addresses."""
        return [Route("/decks/{deck}/{name}", self.picture), Route("/api/decks/{deck}", self.deck)]

    async def deck(self, request: Request) -> Response:
        """All of a deck, card 0 first; `lang` is the reader's language."""
        deck = self._decks.get(request.path_params["deck"])
        if deck is None:
            return PlainTextResponse("There is no such deck.\n", 404)
        wanted = request.query_params.get("lang", ENGLISH)
        language = wanted if wanted in deck.languages else ENGLISH
        if (deck.name, language) not in self._told:
            body = msgspec.json.encode(self._pictures(deck, language))
            self._told[deck.name, language] = body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        body, etag = self._told[deck.name, language]
        headers = {"cache-control": ASK_FIRST, "etag": etag}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="application/json", headers=headers)

    async def picture(self, request: Request) -> Response:
        """One picture; with its version in the address it never changes."""
        deck = self._decks.get(request.path_params["deck"])
        path = None if deck is None else deck.folder / "images" / request.path_params["name"]
        if path is None or not path.is_file() or path.suffix not in _KINDS:
            return PlainTextResponse("There is no such picture.\n", 404)
        caching = FOR_EVER if request.query_params.get("v") == _version(path) else ASK_FIRST
        return FileResponse(path, media_type=_KINDS[path.suffix], headers={"cache-control": caching})

    def _pictures(self, deck: Deck, language: str) -> DeckPictures:
        return DeckPictures(
            deck.name,
            deck.title,
            deck.authors,
            deck.licence,
            deck.version,
            [self.picture_of(deck, card) for card in deck.cards_in(language)],
            self.back_of(deck),
        )

    def back_of(self, deck: Deck) -> Picture | None:
        """What is on the other side."""
        return self.picture_of(deck, Card(deck.back)) if deck.back else None

    def picture_of(self, deck: Deck, card: Card) -> Picture:
        """Where a card's picture is, and its words."""
        large, small = (self._address(deck, deck.image(card.id, is_small=is_small)) for is_small in (False, True))
        return Picture(card.id, large, small, card.title, card.description)

    def _address(self, deck: Deck, path: Path) -> str:
        return f"{self._root_path}/decks/{deck.name}/{path.name}?v={_version(path)}"


def _version(path: Path) -> str:
    """Changes when the picture does."""
    seen = path.stat()
    return hashlib.sha256(f"{seen.st_size}.{seen.st_mtime_ns}".encode()).hexdigest()[:8]
