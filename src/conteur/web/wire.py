"""From what tables show to what clients are sent, each part encoded once. The only place that knows both."""

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
from conteur.tables.gathering import Gathering
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
    """The whole view of one person, or a spectator's."""
    known = MEMORY[shown.code]
    if known.moment is not shown:
        _turn_to(shown, known)
    if person is None:
        return b"".join((known.head, known.table, known.game, b',"you":null}'))
    you = known.yours.get(person)
    if you is None:
        you = known.yours[person] = _you(shown, person, known)
    return b"".join((known.head, known.table, known.game, you))


def _turn_to(shown: Shown, known: Encoded) -> None:
    """Forget what this moment does not share with the one before, and make again what everybody sees of it."""
    before, known.moment = known.moment, None  # if anything fails on the way, nothing is believed any more
    if before is None or _is_gathered_otherwise(before, shown):
        known.table = b',"table":' + _encode(_table(shown))
        known.asks.clear()
        known.yours.clear()
    _turn_game(before, shown, known)
    time_left = b"null" if shown.time_left is None else _encode(shown.time_left)
    known.head = b'{"type":"view","version":%d,"time_left":%b' % (shown.version, time_left)
    known.moment = shown


def _is_gathered_otherwise(before: Shown, shown: Shown) -> bool:
    """Whether anything but the cards is different: what people see of each other, and what they may ask."""
    old, new = before.table, shown.table
    return (
        _about_people(old) != _about_people(new)
        or (old.game is not new.game and old.status != new.status)
        or before.here != shown.here
        or before.spectators != shown.spectators
        or (before.time_left is None) != (shown.time_left is None)
    )


_about_people: Final = attrgetter(*(set(Gathering.__struct_fields__) - {"game", "talk", "remarks"}))


def _turn_game(before: Shown | None, shown: Shown, known: Encoded) -> None:
    old, new = None if before is None else before.table.game, shown.table.game
    if old is None or new is None:
        known.yours.clear()
        known.game = _game_part(shown, known)
        return
    differs = difference(old, new)
    for member in shown.table.members if differs.seats else ():
        if member.seat in differs.seats:
            known.yours.pop(member.person, None)
    if differs.is_public:
        known.game = _game_part(shown, known)


def _game_part(shown: Shown, known: Encoded) -> bytes:
    game = shown.public
    return b',"game":' + (b"null" if game is None else _encode(_game(game, known)))


def _table(shown: Shown) -> m.TableView:
    table = shown.table
    setup = setup_for(table.settings, len(table.members), len(chosen_pictures(table)))
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
        sent_away=[m.SentAwayView(one.person, one.name) for one in table.sent_away],
        box=_box(table),
    )


def _box(table: Gathering) -> m.BoxView:
    return m.BoxView(
        cards=len(chosen_pictures(table)),
        needed=needed_cards(table),
        own=len(table.own),
        brought=[m.BroughtView(deck.name, deck.title, len(deck.cards)) for deck in table.brought.values()],
        stamp=stamp_of(table),
    )


def _game(game: Public, known: Encoded) -> m.RawGameView:
    return m.RawGameView(
        setup=_setup(game.setup, known),
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
    """How the view of one person ends: `messages.YouView`."""
    asks = known.asks.get(person)
    if asks is None:
        kinds = asks_open_to(shown.table, person, has_clock=shown.time_left is not None)
        asks = known.asks[person] = _encode(kinds)
    you = shown.yours(person)
    game = b"null" if you is None else _encode(_hand(you))
    return b',"you":{"person":%d,"asks":%b,"game":%b}}' % (person, asks, game)


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
