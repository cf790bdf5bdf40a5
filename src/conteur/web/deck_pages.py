"""Decks over HTTP: what they hold, in the reader's language, and their pictures. Knows no game."""

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
from conteur.tables.saved_decks import cards_of_saved, saved_decks
from conteur.tables.studio import Studio
from conteur.web.answering import ASK_FIRST, json_answer, unchanging_answer
from conteur.web.static import FOR_EVER

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


class DeckListing(msgspec.Struct, frozen=True):
    """A deck to choose."""

    name: str
    title: str
    authors: tuple[str, ...]
    licence: str
    cards: int
    is_saved: bool
    """Brought and saved here by somebody; it has to be brought to a table before it can be chosen."""


class Decks(msgspec.Struct, frozen=True):
    """All there are, and whether hosts may bring pictures of their own."""

    decks: list[DeckListing]
    can_bring: bool


class DeckPages:
    """The decks of a house."""

    def __init__(
        self, root_path: str = "", known: Mapping[str, Deck] | None = None, studio: Studio | None = None
    ) -> None:
        """Under which path pictures are seen, the decks that come with conteur by name, and where others are."""
        self._studio = studio
        self._root_path = root_path
        self._decks = decks() if known is None else known
        self._told: dict[tuple[str, str], tuple[bytes, str]] = {}
        self._addresses: dict[Path, str] = {}

    def routes(self) -> list[Route]:
        """The addresses."""
        return [
            Route("/decks/{deck}/{name}", self.picture),
            Route("/api/decks", self.all),
            Route("/api/decks/{deck}", self.deck),
        ]

    async def all(self, _request: Request) -> Response:
        """Every deck of this server; those that come with conteur first."""
        listed = [
            DeckListing(deck.name, deck.title, deck.authors, deck.licence, len(deck.cards), is_saved=False)
            for deck in self._decks.values()
        ]
        if self._studio is not None:
            listed += [
                DeckListing(name, deck.title, deck.authors, deck.licence, deck.cards, is_saved=True)
                for name, deck in (await saved_decks(self._studio.shelf)).items()
            ]
        can_bring = self._studio is not None and self._studio.rooms.is_open
        return json_answer(Decks(listed, can_bring=can_bring))

    async def deck(self, request: Request) -> Response:
        """All of a deck, card 0 first; `lang` is the reader's language."""
        deck = self._decks.get(request.path_params["deck"])
        if deck is None:
            return await self._saved(request.path_params["deck"])
        wanted = request.query_params.get("lang", ENGLISH)
        language = wanted if wanted in deck.languages else ENGLISH
        if (deck.name, language) not in self._told:
            body = msgspec.json.encode(self._pictures(deck, language))
            self._told[deck.name, language] = body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        body, etag = self._told[deck.name, language]
        return unchanging_answer(request, body, etag)

    async def picture(self, request: Request) -> Response:
        """One picture; with its version in the address it never changes."""
        deck = self._decks.get(request.path_params["deck"])
        path = None if deck is None else deck.folder / "images" / request.path_params["name"]
        if path is None or not path.is_file() or path.suffix not in _KINDS:
            return PlainTextResponse("There is no such picture.\n", 404)
        caching = FOR_EVER if request.query_params.get("v") == _version(path) else ASK_FIRST
        return FileResponse(path, media_type=_KINDS[path.suffix], headers={"cache-control": caching})

    async def _saved(self, name: str) -> Response:
        found = {} if self._studio is None else await saved_decks(self._studio.shelf)
        if self._studio is None or name not in found:
            return PlainTextResponse("There is no such deck.\n", 404)
        deck = found[name]
        cards = [
            Picture(card.id, *self.kept_addresses(card.id), card.title, card.description)
            for card in await cards_of_saved(self._studio.shelf, name)
        ]
        back = next((self.back_of(each) for each in self._decks.values() if each.back), None)
        return json_answer(DeckPictures(name, deck.title, deck.authors, deck.licence, deck.version, cards, back))

    def kept_addresses(self, picture: str) -> tuple[str, str]:
        """Where a picture somebody brought is, large and small."""
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
        """What is on the other side."""
        return self.picture_of(deck, Card(deck.back)) if deck.back else None

    def picture_of(self, deck: Deck, card: Card) -> Picture:
        """Where a card's picture is, and its words."""
        large, small = (self._address(deck, deck.image(card.id, is_small=is_small)) for is_small in (False, True))
        return Picture(card.id, large, small, card.title, card.description)

    def _address(self, deck: Deck, path: Path) -> str:
        """Looked up once: a deck that comes with conteur does not change while it runs."""
        if path not in self._addresses:
            self._addresses[path] = f"{self._root_path}/decks/{deck.name}/{path.name}?v={_version(path)}"
        return self._addresses[path]


def _version(path: Path) -> str:
    """Changes when the picture does."""
    seen = path.stat()
    return hashlib.sha256(f"{seen.st_size}.{seen.st_mtime_ns}".encode()).hexdigest()[:8]
