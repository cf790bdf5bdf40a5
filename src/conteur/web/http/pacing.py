"""Slows down HTTP requests of addresses that ask for more than is usual, while the server has more to do than it can.

A connection has one request at a time, so whoever waits for an answer is not read: a rate limit without refusals.
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
        """In front of another application."""
        self._app = app
        self._context = context
        self._requests = RequestContext(context)
        self._sleep = sleep

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http":
            context = self._context
            wait = context.requests.charge(self._requests.address(Request(scope)), 1.0, context.now())
            if wait > 0:
                context.metrics.pauses += 1
                await self._sleep(wait)
        await self._app(scope, receive, send)
