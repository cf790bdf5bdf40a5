"""Slows down HTTP requests from addresses that send more than usual, while the server is overloaded.

A connection has one request at a time, and nothing is read from it until it is answered: a rate limit without refusals.
"""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from conteur.web.context import ServerContext
from conteur.web.http.context import RequestContext

Sleep = Callable[[float], Awaitable[None]]


class Pacing:
    """An ASGI application that answers when it is this address's turn."""

    def __init__(self, app: ASGIApp, context: ServerContext, sleep: Sleep = asyncio.sleep) -> None:
        """Wrap another application."""
        self._app = app
        self._context = context
        self._requests = RequestContext(context)
        self._sleep = sleep

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] == "http":
            context = self._context
            wait = context.requests.charge(self._requests.address(Request(scope)), 1.0, context.now())
            if wait > 0:
                context.metrics.pauses += 1
                await self._sleep(wait)
        await self._app(scope, receive, send)
