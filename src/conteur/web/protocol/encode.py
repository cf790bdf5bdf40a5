"""Encodes tables' views as messages to clients, each part only once; decodes the moves clients send."""

from operator import attrgetter
from typing import Final

import msgspec

from conteur.rules import moves
from conteur.rules.chance import commitment_to
from conteur.rules.difference import difference
from conteur.rules.editions import offered
from conteur.rules.options import MayClaim, MayConfirm, MayNameGiver, MaySubmit, MayTell, MayVote, Option
from conteur.rules.setup import Setup, expected_rounds, refuse_size
from conteur.rules.view import Public, You
from conteur.store.codec import encode_setup
from conteur.tables.box import chosen_pictures, needed_cards, stamp_of
from conteur.tables.decide.claims import judges
from conteur.tables.decide.game import why_not_start_now
from conteur.tables.decide.seating import why_not_sit
from conteur.tables.events import Person
from conteur.tables.options import asks_open_to
from conteur.tables.settings import setup_for
from conteur.tables.state import TableState
from conteur.tables.view import SharedView
from conteur.web.protocol import messages as m
from conteur.web.protocol.encoded import Encoded, EncodedTables

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[m.FromClient]] = msgspec.json.Decoder(m.FromClient)


def decode_message(raw: bytes) -> m.FromClient:
    """One message from a client; msgspec.MsgspecError says what is wrong with it."""
    return _decoder.decode(raw)


def encode_message(message: m.Answer | m.Talk | m.Look | m.Pong | m.Bye) -> bytes:
    """One small message to a client."""
    return _encode(message)


def encode_view(view: SharedView, person: Person | None, tables: EncodedTables) -> bytes:
    """The whole view of one person, or a spectator's."""
    encoded = tables[view.code]
    if encoded.moment is not view:
        _update(view, encoded)
    if person is None:
        return b"".join((encoded.head, encoded.table, encoded.game, b',"you":null}'))
    you = encoded.yours.get(person)
    if you is None:
        you = encoded.yours[person] = _you(view, person, encoded)
    return b"".join((encoded.head, encoded.table, encoded.game, you))


def _update(view: SharedView, encoded: Encoded) -> None:
    """Drop what differs from the previous view, and encode the public part again."""
    before, encoded.moment = encoded.moment, None  # if anything fails below, nothing is valid
    if before is None or _differs_beyond_the_game(before, view):
        encoded.table = b',"table":' + _encode(_table(view))
        encoded.asks.clear()
        encoded.yours.clear()
    _update_game(before, view, encoded)
    time_left = b"null" if view.time_left is None else _encode(view.time_left)
    encoded.head = b'{"type":"view","version":%d,"time_left":%b' % (view.version, time_left)
    encoded.moment = view


def _differs_beyond_the_game(before: SharedView, view: SharedView) -> bool:
    """Whether anything outside the game has changed: what people see of each other, and what they may ask for."""
    old, new = before.state, view.state
    return (
        _beyond_the_game(old) != _beyond_the_game(new)
        or (old.game is not new.game and old.status != new.status)
        or before.here != view.here
        or before.spectators != view.spectators
        or (before.time_left is None) != (view.time_left is None)
    )


_beyond_the_game: Final = attrgetter(
    *(set(TableState.__struct_fields__) - {"game", "talk", "remarks", "notices", "notices_made", "played_for"})
)


def _update_game(before: SharedView | None, view: SharedView, encoded: Encoded) -> None:
    old, new = None if before is None else before.state.game, view.state.game
    if old is None or new is None:
        encoded.yours.clear()
        encoded.game = _game_part(view, encoded)
        return
    differs = difference(old, new)
    for member in view.state.members if differs.seats else ():
        if member.seat in differs.seats:
            encoded.yours.pop(member.person, None)
    if differs.is_public:
        encoded.game = _game_part(view, encoded)


def _game_part(view: SharedView, encoded: Encoded) -> bytes:
    game = view.public
    return b',"game":' + (b"null" if game is None else _encode(_game(game, encoded)))


def _table(view: SharedView) -> m.TableView:
    state = view.state
    setup = setup_for(state.settings, len(state.players), len(chosen_pictures(state)))
    return m.TableView(
        code=view.code,
        status=state.status,
        settings=state.settings,
        people=[
            m.PersonView(
                person=member.person,
                name=member.name,
                rabbit=member.rabbit,
                seat=member.seat,
                is_host=member.person == state.host,
                is_bot=member.is_bot,
                is_here=member.is_bot or member.person in view.here,
                is_leaving=member.is_leaving,
                is_muted=member.is_muted,
            )
            for member in state.members
        ],
        spectators=view.spectators,
        games=state.games,
        next_commitment=commitment_to(bytes.fromhex(state.secret)),
        words=[m.WordView(by, word) for by, word in sorted(state.words.items())],
        cannot_start=None if state.status == "playing" else why_not_start_now(state),
        cannot_sit=why_not_sit(state),
        offered=tuple(sorted(offered(setup.mode, setup.players))),
        rounds=expected_rounds(setup) if refuse_size(setup.mode, setup.players) is None else None,
        claims=[
            m.ClaimView(
                claim.number,
                claim.person,
                judges(state, claim.person, view.here.__contains__),
                claim.supporters,
            )
            for claim in state.claims
        ],
        sent_away=[m.SentAwayView(one.person, one.name) for one in state.sent_away],
        box=_box(state),
    )


def _box(state: TableState) -> m.BoxView:
    return m.BoxView(
        cards=len(chosen_pictures(state)),
        needed=needed_cards(state),
        own=len(state.own),
        brought=[m.BroughtView(deck.name, deck.title, len(deck.cards)) for deck in state.brought.values()],
        stamp=stamp_of(state),
    )


def _game(game: Public, encoded: Encoded) -> m.GameView:
    return m.GameView(
        setup=_setup(game.setup, encoded),
        phase=game.phase,
        round=game.round,
        storyteller=game.storyteller,
        clue=game.clue,
        players=[m.PlayerView(*player) for player in game.players],
        awaited=game.awaited,
        named=[m.NamedView(seat, giver) for seat, giver in game.named],
        gallery=game.gallery,
        reveal=reveal_view(game),
        pile=game.pile,
        discard=game.discard,
        end_reason=game.end_reason,
        winners=game.winners,
        shuffle=m.ShuffleView(*game.shuffle),
    )


def _setup(setup: Setup, encoded: Encoded) -> m.SetupView:
    """Converted once per game; encoding it at every change takes 0.3 µs."""
    if encoded.setup is None or encoded.setup[0] != setup:
        encoded.setup = setup, msgspec.convert(encode_setup(setup), m.SetupView)
    return encoded.setup[1]


def reveal_view(game: Public) -> m.RevealView | None:
    """The revealed boards and cards, once everybody has voted."""
    reveal = game.reveal
    if reveal is None:
        return None
    return m.RevealView(
        found_by=reveal.found_by,
        story_slot=reveal.story_slot,
        owners=reveal.owners,
        ballots=[m.BallotView(seat, ballot.slots, ballot.red) for seat, ballot in reveal.ballots],
        awards=[m.AwardView(*award) for award in reveal.awards],
    )


def _you(view: SharedView, person: Person, encoded: Encoded) -> bytes:
    """The end of one person's view: `messages.YouView`."""
    asks = encoded.asks.get(person)
    if asks is None:
        kinds = asks_open_to(view.state, person, has_clock=view.time_left is not None, here=view.here)
        asks = encoded.asks[person] = _encode(kinds)
    you = view.yours(person)
    game = b"null" if you is None else _encode(_hand(you))
    reports = _encode(_reports(view.state)) if person == view.state.host else b"[]"
    return b',"you":{"person":%d,"asks":%b,"game":%b,"reports":%b}}' % (person, asks, game, reports)


def _reports(state: TableState) -> list[m.ReportView]:
    return [m.ReportView(one.number, one.person, one.by, one.remark) for one in state.reports]


def _hand(you: You) -> m.HandView:
    seat, hand, submitted, ballot, options = you
    slots, red = ballot if ballot is not None else ((), None)
    return m.HandView(seat, hand, submitted, slots, red, [_option(option) for option in options])


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
    """The move as the rules' type."""
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
