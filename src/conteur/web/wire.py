"""From what tables show to what clients are sent, each part encoded once. The only place that knows both."""

from typing import Final

import msgspec

from conteur.rules import moves
from conteur.rules.chance import commitment_to
from conteur.rules.editions import offered
from conteur.rules.options import MayClaim, MayConfirm, MayNameGiver, MaySubmit, MayTell, MayVote, Option
from conteur.rules.setup import Setup, expected_rounds, refuse_size
from conteur.rules.view import Public, You
from conteur.store.codec import encode_setup
from conteur.tables.open_asks import asks_open_to
from conteur.tables.people import Person
from conteur.tables.seating import why_not_start_now
from conteur.tables.settings import setup_for
from conteur.tables.shown import Shown
from conteur.web import messages as m
from conteur.web.memory import MEMORY, Encoded

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[m.FromClient]] = msgspec.json.Decoder(m.FromClient)


def decode_message(raw: bytes) -> m.FromClient:
    """One message from a client; msgspec.MsgspecError says what is wrong with it."""
    return _decoder.decode(raw)


def encode_message(message: m.Answer | m.Talk | m.Pong | m.Bye) -> bytes:
    """One small message to a client."""
    return _encode(message)


def encode_view(shown: Shown, person: Person | None) -> bytes:
    """The whole view of one person, or a spectator's; devices of one person share the bytes."""
    wire = shown.wire
    found = wire.get(person)
    if found is None:
        known = MEMORY.of(shown.code)
        if "everybody" not in wire:
            wire["everybody"] = _everybody(shown, known)
        you = b"null" if person is None else _you(shown, person, known)
        found = wire[person] = b'%b,"you":%b}' % (wire["everybody"], you)
    return found


def _everybody(shown: Shown, known: Encoded) -> bytes:
    """How every view of this moment begins; `messages.View` says what is in it."""
    game = b"null" if shown.public is None else _encode(_game(shown.public, known))
    head = b'{"type":"view","version":%d,"time_left":%b' % (shown.version, _encode(_time(shown)))
    return b'%b,"table":%b,"game":%b' % (head, _table_part(shown, known), game)


def _time(shown: Shown) -> m.TimeView | None:
    left = shown.time_left
    return None if left is None else m.TimeView(left.milliseconds, left.is_paused)


def _table_part(shown: Shown, known: Encoded) -> bytes:
    """The people and what they agreed: encoded again only when something of it has changed."""
    table = shown.table
    facts = (
        table.members, table.settings, table.host, table.words, table.games, table.secret, table.status,
        shown.here, shown.spectators,
    )  # fmt: skip
    if known.facts != facts:
        known.facts, known.table = facts, _encode(_table(shown))
        known.asks.clear()
        known.hands.clear()  # of people who may have left
    return known.table


def _table(shown: Shown) -> m.TableView:
    table = shown.table
    setup = setup_for(table.settings, len(table.members))
    return m.TableView(
        code=shown.code,
        status=table.status,
        settings=table.settings,
        people=[
            m.PersonView(
                person=member.person,
                name=member.name,
                rabbit=member.rabbit,
                seat=member.seat,
                is_host=member.person == table.host,
                is_bot=member.is_bot,
                is_here=member.is_bot or member.person in shown.here,
                is_leaving=member.is_leaving,
            )
            for member in table.members
        ],
        spectators=shown.spectators,
        games=table.games,
        next_commitment=commitment_to(bytes.fromhex(table.secret)),
        words=[m.WordView(by, word) for by, word in sorted(table.words.items())],
        cannot_start=None if table.status == "playing" else why_not_start_now(table),
        offered=tuple(sorted(offered(setup.mode, setup.players))),
        rounds=expected_rounds(setup) if refuse_size(setup.mode, setup.players) is None else None,
    )


def _game(game: Public, known: Encoded) -> m.RawGameView:
    return m.RawGameView(
        setup=_setup(game.setup, known),
        phase=game.phase,
        round=game.round,
        storyteller=game.storyteller,
        clue=game.clue,
        players=game.players,
        awaited=game.awaited,
        named=[m.NamedView(seat, giver) for seat, giver in game.named],
        gallery=game.gallery,
        reveal=reveal_view(game),
        pile=game.pile,
        discard=game.discard,
        end_reason=game.end_reason,
        winners=game.winners,
        shuffle=game.shuffle,
    )


def _setup(setup: Setup, known: Encoded) -> msgspec.Raw:
    if known.setup is None or known.setup[0] != setup:
        view = msgspec.convert(encode_setup(setup), m.SetupView)
        known.setup = setup, msgspec.Raw(_encode(view))
    return known.setup[1]


def reveal_view(game: Public) -> m.RevealView | None:
    """What the turned boards and cards show, once they are turned."""
    turned = game.reveal
    if turned is None:
        return None
    return m.RevealView(
        found_by=turned.found_by,
        story_slot=turned.story_slot,
        owners=turned.owners,
        ballots=[m.BallotView(seat, ballot.slots, ballot.red) for seat, ballot in turned.ballots],
        awards=[m.AwardView(*award) for award in turned.awards],
    )


def _you(shown: Shown, person: Person, known: Encoded) -> bytes:
    """`messages.YouView`; what somebody holds is encoded again only when it has changed."""
    has_clock = shown.time_left is not None
    asks = known.asks.get((person, has_clock))
    if asks is None:
        asks = known.asks[person, has_clock] = _encode(asks_open_to(shown.table, person, has_clock=has_clock))
    you = shown.yours(person)
    held = known.hands.get(person)
    if held is None or held[0] != you:
        held = known.hands[person] = you, b"null" if you is None else _encode(_hand(you))
    return b'{"person":%d,"asks":%b,"game":%b}' % (person, asks, held[1])


def _hand(you: You) -> m.HandView:
    ballot = you.ballot
    return m.HandView(
        seat=you.seat,
        hand=you.hand,
        submitted=you.submitted,
        slots=ballot.slots if ballot else (),
        red=ballot.red if ballot else None,
        options=[_option(option) for option in you.options],
    )


def _option(option: Option) -> m.WireOption:
    match option:
        case MayVote(slots, at_most, red, red_on_green):
            return m.MayVote(slots, at_most, red, red_on_green)
        case MaySubmit(cards, count):
            return m.MaySubmit(cards, count)
        case MayConfirm():
            return m.MayConfirm()
        case MayTell(cards, clue):
            return m.MayTell(cards, clue)
        case MayNameGiver(givers):
            return m.MayNameGiver(givers)
        case MayClaim():
            return m.MayClaim()


def read_move(move: m.WireMove) -> moves.Move:
    """The rules' own move."""
    match move:
        case m.CastVotes(slots, red):
            return moves.CastVotes(slots, red)
        case m.SubmitCards(cards):
            return moves.SubmitCards(cards)
        case m.ConfirmScores():
            return moves.ConfirmScores()
        case m.GiveClue(clue, card):
            return moves.GiveClue(clue, card)
        case m.NameGiver(giver):
            return moves.NameGiver(giver)
        case m.ClaimStory():
            return moves.ClaimStory()
