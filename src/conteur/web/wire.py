"""From what tables show to what clients are sent, each part encoded once. The only place that knows both."""

from typing import Final

import msgspec

from conteur.rules import moves
from conteur.rules.chance import commitment_to
from conteur.rules.options import MayClaim, MayConfirm, MayNameGiver, MaySubmit, MayTell, MayVote, Option
from conteur.rules.view import Public, You
from conteur.store.codec import encode_setup
from conteur.tables.people import Person
from conteur.tables.seating import asks_open_to, why_not_start_now
from conteur.tables.shown import Shown
from conteur.web import messages as m

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[m.FromClient]] = msgspec.json.Decoder(m.FromClient)
_NULL: Final = msgspec.Raw(b"null")


def decode_message(raw: bytes) -> m.FromClient:
    """One message from a client; msgspec.MsgspecError says what is wrong with it."""
    return _decoder.decode(raw)


def encode_message(message: m.Answer | m.Talk | m.Pong | m.Bye) -> bytes:
    """One small message to a client."""
    return _encode(message)


def encode_view(shown: Shown, person: Person | None) -> bytes:
    """The whole view of one person, or a spectator's; devices of one person share the bytes."""
    if person not in shown.wire:
        shown.wire[person] = _encode(
            m.RawView(
                version=shown.version,
                time_left=_time(shown),
                table=_part(shown, "table"),
                game=_part(shown, "game"),
                you=_NULL if person is None else msgspec.Raw(_encode(_you(shown, person))),
            )
        )
    return shown.wire[person]


def _part(shown: Shown, part: str) -> msgspec.Raw:
    if part not in shown.wire:
        shown.wire[part] = _encode(_table(shown)) if part == "table" else _encode(_game(shown.public))
    return msgspec.Raw(shown.wire[part])


def _time(shown: Shown) -> m.TimeView | None:
    left = shown.time_left
    return None if left is None else m.TimeView(left.milliseconds, left.is_paused)


def _table(shown: Shown) -> m.TableView:
    table = shown.table
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
    )


def _game(game: Public | None) -> m.GameView | None:
    if game is None:
        return None
    return m.GameView(
        setup=msgspec.convert(encode_setup(game.setup), m.SetupView),
        phase=game.phase,
        round=game.round,
        storyteller=game.storyteller,
        clue=game.clue,
        players=[m.PlayerView(p.seat, p.side, p.score, p.hand_size, p.told) for p in game.players],
        awaited=game.awaited,
        named=[m.NamedView(seat, giver) for seat, giver in game.named],
        gallery=game.gallery,
        reveal=_reveal(game),
        pile=game.pile,
        discard=game.discard,
        end_reason=game.end_reason,
        winners=game.winners,
        shuffle=m.ShuffleView(game.shuffle.commitment, game.shuffle.words, game.shuffle.secret),
    )


def _reveal(game: Public) -> m.RevealView | None:
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


def _you(shown: Shown, person: Person) -> m.YouView:
    you = shown.yours(person)
    asks = asks_open_to(shown.table, person, has_clock=shown.time_left is not None)
    return m.YouView(person, asks, None if you is None else _hand(you))


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
