"""The bare picows library on uvloop: sockets without rules, tables or a disk. python picows_server.py PORT."""

import sys

import msgspec
import uvloop
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

SEATS = 6
COLOURS = ("red", "blue", "green", "yellow", "pink", "white")
CARDS = 84


class Action(Struct):
    """What a client sends."""

    t: str
    seq: int
    card: int
    target: int
    key: str


class Card(Struct):
    """In a hand."""

    id: int
    img: str


class Player(Struct):
    """At the table."""

    seat: int
    name: str
    score: int
    colour: str
    connected: bool
    played: bool
    voted: bool


class Slot(Struct):
    """On the table."""

    slot: int
    card: int | None
    owner: int | None


class Played(Struct):
    """In the log."""

    seq: int
    seat: int
    kind: str
    card: int


class You(Struct):
    """One seat's own."""

    seat: int
    hand: list[Card]
    vote: int | None
    can: tuple[str, ...]


class View(Struct, tag_field="type", tag="state"):
    """What a client is sent."""

    room: str
    version: int
    phase: str
    round: int
    storyteller: int
    clue: str
    deadline: int
    players: list[Player]
    table: list[Slot]
    log: list[Played]
    you: You


decode = msgspec.json.Decoder(Action).decode
encode = msgspec.json.Encoder().encode


class Room:
    """Six seats."""

    def __init__(self, name: str) -> None:
        """Nothing played yet."""
        self.name = name
        self.version = 0
        self.players = [Player(s, f"Player number {s}", s * 3, COLOURS[s], True, False, False) for s in range(SEATS)]  # noqa: FBT003 - a row
        self.table = [Slot(seat, None, None) for seat in range(SEATS)]
        self.log = [Played(number, number % SEATS, "play", number) for number in range(5)]
        self.hands = [
            [Card((s * 6 + n) % CARDS, f"/cards/{s * 6 + n:03d}.webp") for n in range(6)] for s in range(SEATS)
        ]
        self.sockets: list[WSTransport | None] = [None] * SEATS

    def play(self, seat: int, card: int) -> None:
        """One action."""
        self.version += 1
        player, slot = self.players[seat], self.table[seat]
        player.score = self.version % 30
        player.played = not player.played
        slot.card = card if player.played else None
        slot.owner = seat
        self.log.append(Played(self.version, seat, "play", card))
        del self.log[0]
        self.hands[seat].append(self.hands[seat].pop(0))

    def view(self, seat: int) -> bytes:
        """What one seat is sent."""
        you = You(seat, self.hands[seat], None, ("play", "vote", "leave"))
        clue = "a long road to nowhere"
        return encode(
            View(
                self.name, self.version, "playing", 3, 0, clue, 1790000000, self.players, self.table, self.log, you
            )
        )  # fmt: skip


rooms: dict[str, Room] = {}


class Seat(WSListener):
    """One connection."""

    def __init__(self, path: str) -> None:
        """At /ws/ROOM/SEAT."""
        _, _, name, seat = path.split("/")
        self._room = rooms.setdefault(name, Room(name))
        self._seat = int(seat)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Sit down."""
        self._room.sockets[self._seat] = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Play, and show everybody."""
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:
            action = decode(frame.get_payload_as_memoryview())
            if action.t != "play" or not 0 <= action.card < CARDS or action.target != self._seat:
                return
            self._room.play(self._seat, action.card)
            for seat, socket in enumerate(self._room.sockets):
                if socket is not None:
                    socket.send(WSMsgType.TEXT, self._room.view(seat))


def _seat(request: WSUpgradeRequest) -> Seat:
    return Seat(request.path.decode())


async def main() -> None:
    """Serve for ever."""
    server = await ws_create_server(_seat, "127.0.0.1", int(sys.argv[1]), backlog=4096, disconnect_on_exception=False)
    print("up", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main())
