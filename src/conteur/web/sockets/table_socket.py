"""One device's socket: reads a client's messages and sends it the table's views. Decides nothing about the game."""

import asyncio
import logging
from typing import Final

import msgspec

from conteur.live.idempotency import Reply
from conteur.live.table import Table
from conteur.store.codec import CodecError
from conteur.store.log import LogUnavailable
from conteur.tables.asks import ClaimSeat, Sit
from conteur.tables.events import Person
from conteur.tables.keys import hash_of, is_sent_away, owner_of
from conteur.tables.look_keys import admission_of, look_key
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Request
from conteur.tables.state import Remark, TableState
from conteur.tables.view import SharedView
from conteur.web.context import ServerContext
from conteur.web.protocol import messages as m
from conteur.web.protocol.encode import decode_message, encode_message, encode_view, read_move
from conteur.web.sockets.budget import SocketBudget
from conteur.web.sockets.requests import post_request
from conteur.web.transport.port import Socket

_log = logging.getLogger("conteur.socket")

_MOST_EARLY: Final = 32
"""Requests that may wait for the hello to be answered; finding a table is so fast that no person sends more."""
_POLICY_VIOLATION: Final = 1008

_NO_GUESSES: Final = frozenset({TableRefusal.SENT_AWAY, TableRefusal.TABLE_IS_CLOSED})
"""Refusals of visitors whose key or code was right."""


class TableSocket:
    """Listens to one client and to one table."""

    __slots__ = (
        "_address",
        "_budget",
        "_code",
        "_context",
        "_early",
        "_encoded",
        "_heard",
        "_hello_timer",
        "_is_greeted",
        "_is_invited",
        "_look",
        "_noticed",
        "_socket",
        "_table",
        "key_hash",
        "person",
    )

    def __init__(self, context: ServerContext, code: str, address: str) -> None:
        """For a visitor who has not said hello yet."""
        self.person: Person | None = None
        self.key_hash: str | None = None
        self._context = context
        self._encoded = context.encoded
        self._code = code
        self._address = address
        self._socket: Socket | None = None
        self._table: Table | None = None
        self._is_greeted = False
        self._early: list[m.MakeMove | m.MakeAsk] = []
        self._heard = 0
        """The number of the last remark sent."""
        self._is_invited = False
        """Whether this is a spectator with an invitation link from somebody at the table."""
        self._look: tuple[int, bool] | None = None
        """Which look key was sent: after how many kicks, and whether it is an invitation."""
        self._noticed = 0
        """The number of the last notice sent."""
        self._budget = SocketBudget(context, address)
        self._hello_timer: asyncio.TimerHandle | None = None

    # Called by the transport

    def on_open(self, socket: Socket) -> None:
        """Wait for a hello, with a timeout."""
        self._socket = socket
        self._context.metrics.sockets += 1
        self._hello_timer = asyncio.get_running_loop().call_later(
            self._context.hello_within, self._bye, TableRefusal.NOT_UNDERSTOOD
        )

    def on_close(self) -> None:
        """The device disconnected."""
        self._socket = None
        self._context.metrics.sockets -= 1
        self._context.connections.release(self._address)
        if self._hello_timer:
            self._hello_timer.cancel()
        if self._table:
            self._table.depart(self)

    def charge(self, cost: float) -> float:
        """Count what was received; the seconds for which to pause reading."""
        wait, has_patience = self._budget.charge_frames(cost)
        if not has_patience:
            self._bye(TableRefusal.TOO_FAST)
        return wait

    def on_message(self, raw: bytes) -> None:
        """One message from the client."""
        self._context.metrics.messages += 1
        try:
            message = decode_message(raw)
        except (msgspec.MsgspecError, RecursionError):
            self._context.metrics.malformed += 1
            self._bye(TableRefusal.NOT_UNDERSTOOD)
            return
        if not self._budget.take_message():
            self._hold_back(message, TableRefusal.TOO_FAST)
            return
        match message:
            case m.Hello():
                self._greet(message)
            case m.Ping():
                self._send(encode_message(m.Pong()))
            case m.MakeMove() | m.MakeAsk():
                self._request(message)

    def _hold_back(self, message: m.FromClient, why: TableRefusal) -> None:
        """Tell the client to wait; one that does not is disconnected."""
        if isinstance(message, m.MakeMove | m.MakeAsk):
            self._refuse(message.ref, why)
            if self._budget.charge_patience():
                return
        self._bye(TableRefusal.TOO_FAST)

    def _greet(self, hello: m.Hello) -> None:
        if self._is_greeted or hello.protocol != m.PROTOCOL_VERSION:
            self._bye(TableRefusal.NOT_UNDERSTOOD)
            return
        self._is_greeted = True
        if self._hello_timer:
            self._hello_timer.cancel()
        self._context.tasks.start(self._enter(hello.key, hello.look))

    async def _enter(self, key: str | None, look: str | None) -> None:
        """Find the table and, with a key, the seat; without a key, wait first if the address has to."""
        guesses = self._context.guesses
        if key is None and not await guesses.wait(self._address):
            self._bye(TableRefusal.TOO_FAST)
            return
        try:
            table = await self._context.lobby.find(self._code)
        except (LogUnavailable, CodecError):
            _log.exception("a table cannot be read", extra={"table": self._code})
            self._bye(TableRefusal.CANNOT_WRITE_NOW)
            return
        if self._socket is None:
            return
        if table is None:
            why: TableRefusal | None = TableRefusal.NO_SUCH_TABLE
        else:
            why = self._may_look(table.state, look) if key is None else self._identify(table.state, key)
        if table is None or why is not None:
            await self._miss(why or TableRefusal.NO_SUCH_TABLE, has_waited=key is None)
            return
        self._table = table
        table.arrive(self)
        early, self._early = self._early, []
        for message in early:
            self._request(message)

    def _may_look(self, state: TableState, look: str | None) -> TableRefusal | None:
        """Why a spectator may not watch: at a locked table, only those who were there or are invited may."""
        admission = None if look is None else admission_of(state, look)
        self._is_invited = admission == "invited"
        return TableRefusal.TABLE_IS_CLOSED if admission is None and state.settings.is_locked else None

    def _identify(self, state: TableState, key: str) -> TableRefusal | None:
        """Recognise the owner of a seat key; or why they, if anybody, may not sit here."""
        key_hash = hash_of(key)
        member = None if key_hash is None else owner_of(state.members, key_hash)
        if member is not None:
            self.person, self.key_hash = member.person, key_hash
            return None
        is_known = key_hash is not None and is_sent_away(state.sent_away, key_hash)
        return TableRefusal.SENT_AWAY if is_known else TableRefusal.WRONG_KEY

    async def _miss(self, why: TableRefusal, *, has_waited: bool) -> None:
        """Answer a wrong code or key; an address with too many of them waits for each answer."""
        guesses = self._context.guesses
        if why not in _NO_GUESSES:
            if guesses.is_suspect(self._address):
                _log.warning("one address tries many codes or keys")
                if not has_waited and not await guesses.wait(self._address):
                    why = TableRefusal.TOO_FAST
            guesses.miss(self._address)
        self._bye(why)

    def _request(self, message: m.MakeMove | m.MakeAsk) -> None:
        table = self._table
        if table is None:
            self._wait_for_the_greeting(message)
            return
        what = message.ask if isinstance(message, m.MakeAsk) else read_move(message.move)
        why = self._context.why_not(self._code, self.person, self._address, what)
        if why is not None:
            self._hold_back(message, why)
            return
        if self.person is None and isinstance(what, Sit | ClaimSeat):
            self._bring_key(table, what)
        ref = message.ref

        def answer(reply: Reply) -> None:
            if reply.person is not None and self.person is None and self._socket is not None:
                table.recognise(self, reply.person)
            self._context.metrics.count_answer(is_refused=reply.refused is not None)
            self._send(encode_message(m.Answer(ref, reply.refused, reply.person, table.replayed.version, reply.wait)))

        post_request(self._context, table, Request(what, self.person, ref, self.key_hash), answer)

    def _bring_key(self, table: Table, ask: Sit | ClaimSeat) -> None:
        """Identify this device by this key from now on; a claim it made with another key is withdrawn."""
        key_hash = hash_of(ask.key)
        if key_hash != self.key_hash:
            table.withdraw(self)
            self.key_hash = key_hash

    def _wait_for_the_greeting(self, message: m.MakeMove | m.MakeAsk) -> None:
        """Queue a request sent right after the hello until the hello is answered."""
        if not self._is_greeted:
            self._refuse(message.ref, TableRefusal.SIT_DOWN_FIRST)
        elif len(self._early) < _MOST_EARLY:
            self._early.append(message)
        else:
            self._refuse(message.ref, TableRefusal.TOO_FAST)

    # Called by the table

    def show(self, view: SharedView) -> None:
        """Send this view of the table."""
        if self._socket is not None:
            self._socket.send(encode_view(view, self.person, self._encoded))
        state = view.state
        if self._look != (state.kicks, self._is_let_in):
            self._send_look_key(state)
        if state.remarks > self._heard or state.notices_made > self._noticed:
            self._send_talk(state)

    def dismiss(self, why: TableRefusal) -> None:
        """Disconnect the device: the seat is no longer theirs."""
        self._table = None
        self._bye(why)

    @property
    def _is_let_in(self) -> bool:
        return self._is_invited or self.person is not None

    def _send_look_key(self, state: TableState) -> None:
        """Send a changed look key to everybody who is connected; somebody just sent away does not get the new one."""
        if self.person is not None and state.present(self.person) is None:
            return
        self._look = state.kicks, self._is_let_in
        key = look_key(state, "invited" if self._is_let_in else "visitor")
        if key is not None:
            self._send(encode_message(m.Look(key, self._is_let_in)))

    def _send_talk(self, state: TableState) -> None:
        fresh = [remark for remark in state.talk if remark.number > self._heard and self._hears(remark)]
        news = [notice for notice in state.notices if notice.number > self._noticed]
        self._heard, self._noticed = state.remarks, state.notices_made
        if fresh or news:
            notices = [m.NoticeView(one.number, one.at, one.kind, one.who, one.by) for one in news]
            self._send(encode_message(m.Talk([_remark(remark) for remark in fresh], notices)))

    def _hears(self, remark: Remark) -> bool:
        return remark.hearers is None or self.person in remark.hearers

    def _refuse(self, ref: str, why: TableRefusal) -> None:
        """Refuse a request that never reached the table."""
        self._send(encode_message(m.Answer(ref, why)))

    def _bye(self, why: TableRefusal) -> None:
        self._send(encode_message(m.Bye(why)))
        if self._socket:
            self._socket.close(_POLICY_VIOLATION, why)

    def _send(self, message: bytes) -> None:
        if self._socket:
            self._socket.send(message)


def _remark(remark: Remark) -> m.RemarkView:
    said = remark.said
    return m.RemarkView(
        remark.number, remark.at, said.person, said.text, said.to_team, said.is_reaction, said.is_phrase
    )
