"""A real server for the transport's tests, in a process of its own: a page that counts, and listeners with habits."""

import asyncio
import gc
import json
import logging
import resource
import sys
import weakref
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qsl

from conteur.web.limits import Bucket, Rate
from conteur.web.transport import Limits, Rejected, Socket, SocketListener, Transport, Upgrade, new_event_loop, serve

Message = MutableMapping[str, Any]
OURS = {"SocketConnection", "PicowsWire", "WebsocketsWire", "WSProtocol", "WSTransport"}
REJECTIONS = {"/nobody": 404, "/stranger": 403, "/hurried": 429, "/full": 503}


class Counts:
    """What happened so far, for the tests to wait on and to read."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.opened = self.closed = self.wrongs = self.messages = 0
        self.paid = 0.0
        self.alive: weakref.WeakSet[Habit] = weakref.WeakSet()
        self._change = asyncio.Event()

    def changed(self) -> None:
        """Wake who waits."""
        self._change.set()
        self._change = asyncio.Event()

    async def reach(self, goals: dict[str, int]) -> None:
        """Wait until each count is at least its goal."""
        while any(getattr(self, name) < goal for name, goal in goals.items()):
            await self._change.wait()


class Habit:
    """A listener that echoes, counts, and checks the order in which it is called."""

    def __init__(self, counts: Counts, upgrade: Upgrade, stop: asyncio.Event, rate: Rate) -> None:
        """Not open yet."""
        self.rate, self.bucket = rate, Bucket(rate, asyncio.get_running_loop().time())
        self.counts = counts
        self.upgrade = upgrade
        self.stop = stop
        self.socket: Socket | None = None
        counts.alive.add(self)

    def charge(self, cost: float) -> float:
        """Count it; on the path /rich there is no end to what one may send."""
        self.counts.paid += cost
        now = asyncio.get_running_loop().time()
        return 0.0 if self.upgrade.path == "/rich" else self.bucket.charge(cost, self.rate, now)

    def on_open(self, socket: Socket) -> None:
        """Count it."""
        self.counts.wrongs += self.socket is not None
        self.socket = socket
        self.counts.opened += 1
        self.counts.changed()
        if self.upgrade.path == "/raise-on-open":
            raise RuntimeError("planted fault")
        if self.upgrade.path == "/close-on-open":
            socket.close(4001, "not today")
            socket.send(b"never heard")
            self.counts.wrongs += self.socket is None

    def on_message(self, message: bytes) -> None:
        """Do what the path says."""
        socket = self.socket
        self.counts.messages += 1
        if socket is None:
            self.counts.wrongs += 1
            return
        match self.upgrade.path:
            case "/raise":
                raise ValueError(message.decode())
            case "/close":
                code, _, reason = message.decode().partition(" ")
                socket.close(int(code), reason)
            case "/flood":
                for _ in range(int(message)):
                    socket.send(bytes(65536))
                self.counts.wrongs += self.socket is None
            case "/volley":
                for size in json.loads(message):
                    socket.send(b"%d" % (size % 10) * size)
            case "/facts":
                facts = {name: getattr(self.upgrade, name) for name in ("path", "query", "headers", "client")}
                socket.send(json.dumps(facts).encode())
            case "/stop":
                self.stop.set()
            case _:
                socket.send(message)

    def on_close(self) -> None:
        """Count it; a second time is a wrong, as is any call after it."""
        self.counts.wrongs += self.socket is None
        self.socket = None
        self.counts.closed += 1
        self.counts.changed()


def pages(counts: Counts) -> Callable[..., Awaitable[None]]:
    """`/` says hello and the size of what was sent; `/counts?closed=3` answers when three sockets are over."""

    async def app(
        scope: Message, receive: Callable[[], Awaitable[Message]], send: Callable[..., Awaitable[None]]
    ) -> None:
        if scope["type"] != "http":
            raise NotImplementedError
        size, more = 0, True
        while more:
            part = await receive()
            size, more = size + len(part.get("body", b"")), part.get("more_body", False)
        body = b"hello %d" % size
        if scope["path"] == "/counts":
            await counts.reach({name: int(goal) for name, goal in parse_qsl(scope["query_string"].decode())})
            seen = {name: getattr(counts, name) for name in ("opened", "closed", "wrongs", "messages", "paid")}
            alive = len(counts.alive) + sum(type(thing).__name__ in OURS for thing in gc.get_objects())
            http_protocols = sum(type(thing).__name__ == "HttpProtocol" for thing in gc.get_objects())
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            body = json.dumps(seen | {"alive": alive, "http_protocols": http_protocols, "peak_kib": memory}).encode()
        length = str(len(body)).encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
        await send({"type": "http.response.body", "body": body})

    return app


async def run(transport: Transport, limits: Limits, rate: Rate) -> None:
    """Serve on a free port of the loopback, say which, and say goodbye."""
    counts, stop = Counts(), asyncio.Event()

    def accept(upgrade: Upgrade) -> SocketListener | Rejected:
        if upgrade.path == "/broken":
            raise RuntimeError(f"planted fault {upgrade.query}")
        if upgrade.path in REJECTIONS:
            return Rejected(REJECTIONS[upgrade.path], "no, because")
        return Habit(counts, upgrade, stop, rate)

    def ready(port: int) -> None:
        print(port, flush=True)  # noqa: T201 - how the test learns the port

    gc.disable()  # listeners must go without its help
    await serve(
        pages(counts), accept, host="127.0.0.1", port=0, transport=transport, limits=limits, stop=stop, on_ready=ready
    )
    print(f"over {counts.opened} {counts.closed} {counts.wrongs}", flush=True)  # noqa: T201 - how the test knows


if __name__ == "__main__":
    logging.basicConfig(level=logging.DEBUG)
    chosen, loop, limits_given = sys.argv[1:]
    factory = new_event_loop if loop == "uvloop" else asyncio.new_event_loop
    words = json.loads(limits_given)
    bucket = Rate(words.pop("burst", 1e9), words.pop("per_second", 1e9))
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(run(chosen, Limits(**words), bucket))  # type: ignore[arg-type]  # the tests' own words
