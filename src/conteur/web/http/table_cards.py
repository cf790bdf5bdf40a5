"""A table's cards over HTTP: the picture for each card number, with texts in the reader's language."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from conteur.decks.catalog import ENGLISH, decks
from conteur.tables.box import cards_in_the_box, pictures_of, stamp_of
from conteur.tables.settings import FIRST_DECK, OWN
from conteur.tables.state import TableState
from conteur.web.http.context import RequestContext
from conteur.web.http.decks import DecksResource
from conteur.web.http.responses import revalidated_response
from conteur.web.protocol.http_types import BoxCard, TableCards


class TableCardsResource:
    """The handler of /api/tables/CODE/cards."""

    def __init__(self, context: RequestContext, decks_resource: DecksResource) -> None:
        """For tables of this server; picture URLs come from the decks' resource."""
        self._context = context
        self._decks = decks_resource

    async def cards(self, request: Request) -> Response:
        """The whole box, which does not reveal the cards in play; own pictures only for people seated or invited."""
        table = await self._context.table(request)
        shows_own = self._context.look(request, table)
        language = request.query_params.get("lang", ENGLISH)
        studio = self._context.server.studio
        if studio is not None and shows_own and table.state.own:
            await studio.notice(table.code)
        cards = self._cards(table.state, language, shows_own=shows_own)
        etag = f'"{cards.stamp}-{language if language.isalpha() else ENGLISH}{"" if shows_own else "-visitor"}"'
        response = revalidated_response(request, msgspec.json.encode(cards), etag, is_private=True)
        response.headers["vary"] += ", authorization"
        return response

    def _cards(self, state: TableState, language: str, *, shows_own: bool) -> TableCards:
        own = {each.id: each.tags for each in state.own}
        cards = []
        for picture, card in zip(pictures_of(state), cards_in_the_box(state, language), strict=True):
            deck = picture.partition("/")[0]
            if deck == OWN and not shows_own:
                cards.append(BoxCard(deck, "", "", "", "", "", ()))
                continue
            if deck in decks() and deck not in state.brought:
                built_in = self._decks.picture_of(decks()[deck], card)
                image, small = built_in.image, built_in.small
            else:
                image, small = self._decks.saved_addresses(card.id)
            tags = own.get(card.id, ()) if deck == OWN else ()
            cards.append(BoxCard(deck, card.id, image, small, card.title, card.description, tags))
        return TableCards(stamp_of(state), cards, self._decks.back_of(decks()[FIRST_DECK]))
