"""The pictures a table plays with, over HTTP: which card number means which, in the reader's language."""

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from conteur.decks.catalog import ENGLISH, decks
from conteur.tables.box import cards_in_the_box, pictures_of, stamp_of
from conteur.tables.gathering import Gathering
from conteur.tables.refusing import TableRefusal
from conteur.tables.settings import FIRST_DECK, OWN
from conteur.tables.table import Table
from conteur.web.answering import refused, unchanging_answer
from conteur.web.deck_pages import DeckPages, Picture
from conteur.web.house import House


class BoxCard(msgspec.Struct, frozen=True):
    """One card: its picture in two sizes, and its words."""

    deck: str
    id: str
    image: str
    small: str
    title: str
    description: str
    tags: tuple[str, ...]
    """Of the pictures the host brought only: the others' would give bots away."""


class TableCards(msgspec.Struct, frozen=True):
    """The pictures by card number, and the back of all."""

    stamp: str
    cards: list[BoxCard]
    back: Picture | None


class BoxPages:
    """What lies in the boxes of all tables."""

    def __init__(self, pages: DeckPages, house: House, find: Callable[[Request], Awaitable[Table | None]]) -> None:
        """Where decks are, whose boxes, and how a table is found."""
        self._pages = pages
        self._house = house
        self._find = find

    async def cards(self, request: Request) -> Response:
        """The whole box: it tells nobody which of its cards are in play."""
        table = await self._find(request)
        if table is None:
            return refused(TableRefusal.NO_SUCH_TABLE, 404)
        language = request.query_params.get("lang", ENGLISH)
        if self._house.studio is not None and table.past.table.own:
            await self._house.studio.notice(table.code)
        told = self._told(table.past.table, language)
        etag = f'"{told.stamp}-{language if language.isalpha() else ENGLISH}"'
        return unchanging_answer(request, msgspec.json.encode(told), etag)

    def _told(self, table: Gathering, language: str) -> TableCards:
        own = {each.id: each.tags for each in table.own}
        cards = []
        for picture, card in zip(pictures_of(table), cards_in_the_box(table, language), strict=True):
            name = picture.partition("/")[0]
            if name in decks() and name not in table.brought:
                found = self._pages.picture_of(decks()[name], card)
                image, small = found.image, found.small
            else:
                image, small = self._pages.kept_addresses(card.id)
            tags = own.get(card.id, ()) if name == OWN else ()
            cards.append(BoxCard(name, card.id, image, small, card.title, card.description, tags))
        return TableCards(stamp_of(table), cards, self._pages.back_of(decks()[FIRST_DECK]))
