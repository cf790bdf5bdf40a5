"""Decks over HTTP: the list, their cards in the reader's language, and their pictures."""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from conteur.decks.card import Card
from conteur.decks.catalog import ENGLISH, Deck, decks
from conteur.pictures.saved_decks import cards_of_saved, saved_decks
from conteur.pictures.studio import Studio
from conteur.web.http.responses import IMMUTABLE, REVALIDATED, json_response, revalidated_response
from conteur.web.protocol.http_types import DeckListing, DeckPictures, Decks, Picture

_KINDS: Final = {".webp": "image/webp", ".avif": "image/avif"}


class DecksResource:
    """Handlers of /api/decks and /decks."""

    def __init__(
        self, root_path: str = "", built_in: Mapping[str, Deck] | None = None, studio: Studio | None = None
    ) -> None:
        """The root path of picture URLs, the built-in decks by name, and where saved ones are stored."""
        self._studio = studio
        self._root_path = root_path
        self._decks = decks() if built_in is None else built_in
        self._bodies: dict[tuple[str, str], tuple[bytes, str]] = {}
        """Encoded decks and their ETags, by name and language."""
        self._addresses: dict[Path, str] = {}

    async def all(self, _request: Request) -> Response:
        """Every deck of this server, built-in ones first."""
        listed = [
            DeckListing(deck.name, deck.title, deck.authors, deck.licence, len(deck.cards), is_saved=False)
            for deck in self._decks.values()
        ]
        if self._studio is not None:
            listed += [
                DeckListing(name, deck.title, deck.authors, deck.licence, deck.cards, is_saved=True)
                for name, deck in (await saved_decks(self._studio.images)).items()
            ]
        can_bring = self._studio is not None and self._studio.limits.is_open
        return json_response(Decks(listed, can_bring=can_bring))

    async def deck(self, request: Request) -> Response:
        """All cards of a deck, card 0 first; `lang` is the reader's language."""
        deck = self._decks.get(request.path_params["deck"])
        if deck is None:
            return await self._saved(request.path_params["deck"])
        language = request.query_params.get("lang", ENGLISH)
        if language not in deck.languages:
            language = ENGLISH
        if (deck.name, language) not in self._bodies:
            body = msgspec.json.encode(self._pictures(deck, language))
            self._bodies[deck.name, language] = body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        body, etag = self._bodies[deck.name, language]
        return revalidated_response(request, body, etag)

    async def picture(self, request: Request) -> Response:
        """One picture; with its version in the address it never changes."""
        deck = self._decks.get(request.path_params["deck"])
        path = None if deck is None else deck.folder / "images" / request.path_params["name"]
        if path is None or not path.is_file() or path.suffix not in _KINDS:
            return PlainTextResponse("There is no such picture.\n", 404)
        caching = IMMUTABLE if request.query_params.get("v") == _version(path) else REVALIDATED
        return FileResponse(path, media_type=_KINDS[path.suffix], headers={"cache-control": caching})

    async def _saved(self, name: str) -> Response:
        saved = {} if self._studio is None else await saved_decks(self._studio.images)
        if self._studio is None or name not in saved:
            return PlainTextResponse("There is no such deck.\n", 404)
        deck = saved[name]
        cards = [
            Picture(card.id, *self.saved_addresses(card.id), card.title, card.description)
            for card in await cards_of_saved(self._studio.images, name)
        ]
        back = next((self.back_of(each) for each in self._decks.values() if each.back), None)
        return json_response(DeckPictures(name, deck.title, deck.authors, deck.licence, deck.version, cards, back))

    def saved_addresses(self, picture: str) -> tuple[str, str]:
        """The URLs of an uploaded picture, large and small."""
        return f"{self._root_path}/pictures/{picture}.webp", f"{self._root_path}/pictures/{picture}-400.webp"

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
        """The picture on the back of every card."""
        return self.picture_of(deck, Card(deck.back)) if deck.back else None

    def picture_of(self, deck: Deck, card: Card) -> Picture:
        """A card's picture and its texts."""
        large, small = (self._address(deck, deck.image(card.id, is_small=is_small)) for is_small in (False, True))
        return Picture(card.id, large, small, card.title, card.description)

    def _address(self, deck: Deck, path: Path) -> str:
        """Cached: a built-in deck does not change while the server runs."""
        if path not in self._addresses:
            self._addresses[path] = f"{self._root_path}/decks/{deck.name}/{path.name}?v={_version(path)}"
        return self._addresses[path]


def _version(path: Path) -> str:
    """Changes when the picture does."""
    stat = path.stat()
    return hashlib.sha256(f"{stat.st_size}.{stat.st_mtime_ns}".encode()).hexdigest()[:8]
