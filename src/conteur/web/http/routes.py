"""The routes of the HTTP interface."""

from collections.abc import Callable

from starlette.applications import Starlette
from starlette.routing import Route

from conteur.web.context import ServerContext
from conteur.web.http.context import Handler, RequestContext
from conteur.web.http.decks import DecksResource
from conteur.web.http.my_data import MyDataResource
from conteur.web.http.pictures import PicturesResource
from conteur.web.http.recordings import RecordingsResource
from conteur.web.http.security import SecurityResource
from conteur.web.http.server import ServerResource
from conteur.web.http.static import PAGES, ROOT_FILES, StaticResource
from conteur.web.http.table_cards import TableCardsResource
from conteur.web.http.tables import TablesResource


def http_app(context: ServerContext) -> Starlette:
    """The ASGI application for everything but sockets."""
    request = RequestContext(context)
    decks = DecksResource(context.root_path, studio=context.studio)
    server, pictures = ServerResource(request), PicturesResource(request)
    return Starlette(
        routes=[
            Route("/healthz", server.health, methods=["GET"]),  # no rate limit for health checks
            *guarded_routes(request, server, pictures, decks),
            # Cheap and cached, and a whole school may request them at once:
            Route("/pictures/{name}", pictures.see),
            *deck_routes(decks, request.guarded),
            *static_routes(StaticResource(context.root_path, public_url=context.reachable.public_url)),
        ]
    )


def guarded_routes(
    request: RequestContext, server: ServerResource, pictures: PicturesResource, decks: DecksResource
) -> list[Route]:
    """Routes with a rate limit for every address."""
    tables, recordings, my_data = TablesResource(request), RecordingsResource(request), MyDataResource(request)
    security = SecurityResource(request.server.security_contacts, request.server.reachable.public_url)
    routes = [
        ("/.well-known/security.txt", security.contact, "GET"),
        ("/security-policy.txt", security.policy, "GET"),
        ("/api/tables", tables.open, "POST"),
        ("/api/tables/{code}", tables.see, "GET"),
        ("/api/tables/{code}/games/{number}", tables.record, "GET"),
        ("/api/tables/{code}/games/{number}/album", tables.album, "GET"),
        ("/api/tables/{code}/recordings", recordings.upload, "POST"),
        ("/api/tables/{code}/recordings/{name}", recordings.listen, "GET"),
        ("/api/tables/{code}/cards", TableCardsResource(request, decks).cards, "GET"),
        ("/api/tables/{code}/pictures", pictures.upload, "POST"),
        ("/api/tables/{code}/decks", pictures.save, "POST"),
        ("/api/tables/{code}/decks/{deck}", pictures.bring, "POST"),
        ("/api/tables/{code}/belongings", my_data.export, "GET"),
        ("/api/tables/{code}/forget", my_data.erase, "POST"),
        ("/api/lobby", tables.lobby, "GET"),
        ("/api/protocol.json", server.protocol, "GET"),
        ("/api/openapi.json", server.openapi, "GET"),
        ("/api/visitor", server.visitor, "GET"),
        ("/api/address", server.address, "GET"),
        ("/api/keeping", server.keeping, "GET"),
        ("/readyz", server.readiness, "GET"),
        ("/metrics", server.metrics, "GET"),
    ]
    return [Route(path, request.guarded(handler), methods=[method]) for path, handler, method in routes]


def deck_routes(decks: DecksResource, guarded: Callable[[Handler], Handler] = lambda handler: handler) -> list[Route]:
    """Decks, with a rate limit because saved ones need a lookup; and the pictures of built-in decks."""
    return [
        Route("/decks/{deck}/{name}", decks.picture),
        Route("/api/decks", guarded(decks.all)),
        Route("/api/decks/{deck}", guarded(decks.deck)),
    ]


def static_routes(static: StaticResource) -> list[Route]:
    """The pages and the files they load."""
    return [
        *[Route(path, static.page_at(path)) for path in PAGES],
        Route("/assets/{name}", static.asset),
        *[Route(f"/{name}", static.root_file) for name in ROOT_FILES],
    ]
