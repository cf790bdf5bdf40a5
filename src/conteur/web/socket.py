"""One device's socket: hears a client, shows it the table. Knows no rules."""

import asyncio
import logging
from typing import Final

import msgspec

from conteur.rules import moves
from conteur.rules.talk import hearers
from conteur.rules.vocabulary import Seat
from conteur.store.codec import CodecError
from conteur.store.log import LogUnavailable
from conteur.tables.answers import Answer
from conteur.tables.asks import RemovePicture, Sit
from conteur.tables.gathering import Gathering, Remark
from conteur.tables.keys import hash_of, is_sent_away, owner_of
from conteur.tables.people import Person
from conteur.tables.refusing import TableRefusal
from conteur.tables.shown import Shown
from conteur.tables.table import Table
from conteur.tables.wishes import Wish
from conteur.web import messages as m
from conteur.web.house import House
from conteur.web.limits import Bucket
from conteur.web.transport.port import Socket
from conteur.web.wire import decode_message, encode_message, encode_view, read_move

_log = logging.getLogger("conteur.socket")

_MOST_EARLY: Final = 32
"""Wishes that may wait behind a hello; a table is found in no time, and nobody can have thought of more by then."""
_POLICY: Final = 1008


class TableSocket:
    """Listens to one client and to one table."""

    __slots__ = (
        "_address",
        "_bucket",
        "_code",
        "_early",
        "_heard",
        "_hello_alarm",
        "_house",
        "_is_greeted",
        "_shared_bucket",
        "_socket",
        "_table",
        "person",
    )

    def __init__(self, house: House, code: str, address: str) -> None:
        """A visitor at a table's door."""
        self.person: Person | None = None
        self._house = house
        self._code = code
        self._address = address
        self._socket: Socket | None = None
        self._table: Table | None = None
        self._is_greeted = False
        self._early: list[m.MakeMove | m.MakeAsk] = []
        self._heard = 0
        self._bucket = Bucket(house.messages_each, house.now())
        self._shared_bucket = house.messages.bucket(address, house.now())
        self._hello_alarm: asyncio.TimerHandle | None = None

    # From the transport

    def on_open(self, socket: Socket) -> None:
        """Wait for a greeting, but not for ever."""
        self._socket = socket
        self._house.metrics.sockets += 1
        self._hello_alarm = asyncio.get_running_loop().call_later(
            self._house.hello_within, self._bye, TableRefusal.NOT_UNDERSTOOD
        )

    def on_close(self) -> None:
        """The device is gone."""
        self._socket = None
        self._house.metrics.sockets -= 1
        self._house.leave(self._address)
        if self._hello_alarm:
            self._hello_alarm.cancel()
        if self._table:
            self._table.depart(self)

    def on_message(self, raw: bytes) -> None:
        """One message from the client."""
        self._house.metrics.messages += 1
        try:
            message = decode_message(raw)
        except (msgspec.MsgspecError, RecursionError):
            self._house.metrics.malformed += 1
            self._bye(TableRefusal.NOT_UNDERSTOOD)
            return
        if not self._may_speak():
            self._too_fast(message)
            return
        match message:
            case m.Hello():
                self._greet(message)
            case m.Ping():
                self._send(encode_message(m.Pong()))
            case m.MakeMove() | m.MakeAsk():
                self._wish(message)

    def _may_speak(self) -> bool:
        house, now = self._house, self._house.now()
        return self._bucket.take(house.messages_each, now) and self._shared_bucket.take(house.messages.rate, now)

    def _too_fast(self, message: m.FromClient) -> None:
        if isinstance(message, m.MakeMove | m.MakeAsk):
            self._send(encode_message(m.Answer(message.ref, TableRefusal.TOO_FAST)))
        else:
            self._bye(TableRefusal.TOO_FAST)

    def _greet(self, hello: m.Hello) -> None:
        if self._is_greeted or hello.protocol != m.PROTOCOL_VERSION:
            self._bye(TableRefusal.NOT_UNDERSTOOD)
            return
        self._is_greeted = True
        if self._hello_alarm:
            self._hello_alarm.cancel()
        self._house.tasks.soon(self._enter(hello.key))

    async def _enter(self, key: str | None) -> None:
        """Find the table and, with a key, the seat."""
        try:
            table = await self._house.lobby.find(self._code)
        except (LogUnavailable, CodecError):
            _log.exception("a table cannot be read", extra={"table": self._code})
            self._bye(TableRefusal.CANNOT_WRITE_NOW)
            return
        if self._socket is None:
            return
        if table is None:
            self._miss(TableRefusal.NO_SUCH_TABLE)
            return
        if key is not None:
            key_hash = hash_of(key)
            member = None if key_hash is None else owner_of(table.past.table.members, key_hash)
            if member is None and key_hash is not None and is_sent_away(table.past.table.sent_away, key_hash):
                self._bye(TableRefusal.SENT_AWAY)
                return
            if member is None:
                self._miss(TableRefusal.WRONG_KEY)
                return
            self.person = member.person
        self._table = table
        table.arrive(self)
        early, self._early = self._early, []
        for message in early:
            self._wish(message)

    def _miss(self, why: TableRefusal) -> None:
        """A wrong code or key; whoever has too many of them is not let in for a while."""
        if not self._house.misses.take(self._address, self._house.now()):
            _log.warning("one address tries many codes or keys")
        self._bye(why)

    def _wish(self, message: m.MakeMove | m.MakeAsk) -> None:
        table = self._table
        if table is None:
            self._wait_for_the_greeting(message)
            return
        if isinstance(message, m.MakeAsk):
            what = message.ask
            if isinstance(what, Sit) and not self._house.joins.take(self._address, self._house.now()):
                self._send(encode_message(m.Answer(message.ref, TableRefusal.TOO_FAST)))
                return
            self._post(table, Wish(what, self.person, message.ref), message.ref)
            return
        move = read_move(message.move)
        if isinstance(move, moves.GiveClue) and _wants_recording(table.past.table):
            self._house.tasks.soon(self._give_recorded_clue(table, move, message.ref))
            return
        self._post(table, Wish(move, self.person, message.ref), message.ref)

    def _wait_for_the_greeting(self, message: m.MakeMove | m.MakeAsk) -> None:
        """What is sent right behind the hello is heard when the hello has been answered."""
        if self._is_greeted and len(self._early) < _MOST_EARLY:
            self._early.append(message)
        else:
            why = TableRefusal.TOO_FAST if self._is_greeted else TableRefusal.SIT_DOWN_FIRST
            self._send(encode_message(m.Answer(message.ref, why)))

    async def _give_recorded_clue(self, table: Table, move: moves.GiveClue, ref: str) -> None:
        """A recording must have arrived before it can be the clue."""
        try:
            found = await self._house.log.blob(table.code, move.clue) if move.clue else None
        except (LogUnavailable, ValueError):
            found = None
        if found is None:
            self._send(encode_message(m.Answer(ref, TableRefusal.NO_SUCH_RECORDING)))
            return
        self._post(table, Wish(move, self.person, ref), ref)

    def _post(self, table: Table, wish: Wish, ref: str) -> None:
        def answer(told: Answer) -> None:
            if told.person is not None and self.person is None and self._socket is not None:
                table.recognise(self, told.person)
            studio = self._house.studio
            if isinstance(wish.what, RemovePicture) and told.refused is None and studio is not None:
                self._house.tasks.soon(studio.drop(table, wish.what.picture))
            self._house.metrics.count_answer(is_refused=told.refused is not None)
            self._send(encode_message(m.Answer(ref, told.refused, told.person, table.past.version)))

        table.post(wish, answer)

    # From the table

    def show(self, shown: Shown) -> None:
        """The table looks like this now."""
        if self._socket is not None:
            self._socket.send(encode_view(shown, self.person))
        if shown.table.remarks > self._heard:
            self._tell_talk(shown.table)

    def dismiss(self, why: TableRefusal) -> None:
        """The seat is no longer yours."""
        self._table = None
        self._bye(why)

    def _tell_talk(self, table: Gathering) -> None:
        fresh = [remark for remark in table.talk if remark.number > self._heard and self._hears(table, remark)]
        self._heard = table.remarks
        if fresh:
            self._send(encode_message(m.Talk([_remark(remark) for remark in fresh])))

    def _hears(self, table: Gathering, remark: Remark) -> bool:
        """Team talk may be the two partners' own (T-22)."""
        said = remark.said
        if not said.to_team or table.game is None:
            return not said.to_team
        by, me = _seat(table, said.person), _seat(table, self.person)
        if by is None:
            return False
        heard_by = hearers(table.game.setup, by, to_team=True)
        return heard_by is None or me in heard_by

    def _bye(self, why: TableRefusal) -> None:
        self._send(encode_message(m.Bye(why)))
        if self._socket:
            self._socket.close(_POLICY, why)

    def _send(self, message: bytes) -> None:
        if self._socket:
            self._socket.send(message)


def _seat(table: Gathering, person: Person | None) -> Seat | None:
    member = None if person is None else table.member(person)
    return None if member is None else member.seat


def _wants_recording(table: Gathering) -> bool:
    return table.game is not None and table.game.setup.clue == "sound"


def _remark(remark: Remark) -> m.RemarkView:
    said = remark.said
    return m.RemarkView(
        remark.number, remark.at, said.person, said.text, said.to_team, said.is_reaction, said.is_phrase
    )
