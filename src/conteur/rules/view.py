"""What a seat may know, built up field by field from what it may know (H-1 to H-13), never by removing secrets."""

from functools import lru_cache
from typing import Final, NamedTuple

from conteur.rules.afterwards import keeps_secret
from conteur.rules.chance import commitment_to
from conteur.rules.game import Game, awaited
from conteur.rules.options import Option, options
from conteur.rules.scoring import Award, Ballot, finders, found_by
from conteur.rules.setup import Setup
from conteur.rules.vocabulary import Card, EndReason, FoundBy, Phase, Seat, Side, Slot

_new_tuple: Final = tuple.__new__
"""What a named tuple's own `__new__` does, in two thirds of the time."""


class PlayerView(NamedTuple):
    """What everybody sees of one player."""

    seat: Seat
    side: Side
    score: int
    hand_size: int
    told: int


class Reveal(NamedTuple):
    """What is turned over when the last vote is in (H-8); in Party owners stay unknown (H-9)."""

    found_by: FoundBy | None
    story_slot: Slot | None
    owners: tuple[Seat, ...] | None
    ballots: tuple[tuple[Seat, Ballot], ...]
    awards: tuple[Award, ...]


class Shuffle(NamedTuple):
    """What proves that nobody steered the cards; the secret only when the game is over, if it reveals no other."""

    commitment: str
    words: tuple[str, ...]
    secret: str | None


class Public(NamedTuple):
    """The part of the view that is the same for everybody, spectators included."""

    setup: Setup
    phase: Phase
    round: int
    storyteller: Seat | None
    clue: str | None
    players: tuple[PlayerView, ...]
    awaited: tuple[Seat, ...]
    named: tuple[tuple[Seat, Seat], ...]
    """Team: whom each partner has named to give; that talk is public (T-22)."""
    gallery: tuple[Card, ...]
    """The face-up cards of this round, in slot order."""
    reveal: Reveal | None
    pile: int
    discard: int
    end_reason: EndReason | None
    winners: tuple[Side, ...]
    shuffle: Shuffle


class You(NamedTuple):
    """The part only one seat may see."""

    seat: Seat
    hand: tuple[Card, ...] | None
    """None while the cards must not be looked at (P-10, P-11)."""
    submitted: tuple[Card, ...]
    ballot: Ballot | None
    options: tuple[Option, ...]


class View(NamedTuple):
    """All that one seat knows; for spectators `you` is None."""

    public: Public
    you: You | None


def view(game: Game, seat: Seat | None) -> View:
    """The view from one seat, or a spectator's."""
    return View(public(game), None if seat is None else private(game, seat))


def views(game: Game) -> dict[Seat, View]:
    """Every seat's view; the public part is made once and shared."""
    shared = public(game)
    return {seat: View(shared, private(game, seat)) for seat in game.seats}


def public(game: Game) -> Public:
    """What everybody may know."""
    setup, phase = game.setup, game.phase
    is_over = phase == "ended"
    secret = game.secret.hex() if is_over and not keeps_secret(game) else None
    return _new_tuple(
        Public,
        (
            setup,
            phase,
            game.round,
            game.storyteller,
            game.clue,
            _players(game),
            awaited(game),
            tuple(sorted(game.named.items())) if game.named else (),
            game.gallery,
            _reveal(game) if (is_over or phase == "scored") and game.ballots else None,
            len(game.pile),
            len(game.discard),
            game.end_reason,
            game.winners,
            _new_tuple(Shuffle, (commitment_to(game.secret), game.words, secret)),
        ),
    )


def _players(game: Game) -> tuple[PlayerView, ...]:
    """A row for everybody who plays; built by C-level iteration, without a Python loop over the players."""
    seats = game.seats
    sides = seats if game.setup.mode != "team" else [*map(game.setup.side_of, seats)]
    rows = zip(
        seats,
        sides,
        map(game.scores.__getitem__, sides),
        map(len, map(game.hands.__getitem__, seats)),
        map(game.told.__getitem__, seats),
        strict=True,
    )
    return tuple(map(_row, rows))


@lru_cache(maxsize=10_000)
def _row(fields: tuple[int, ...]) -> PlayerView:
    """Cached: there are few different rows, and looking one up is faster than making it."""
    return _new_tuple(PlayerView, fields)


def private(game: Game, seat: Seat) -> You:
    """What this seat alone may know."""
    return _new_tuple(
        You,
        (
            seat,
            game.hands[seat] if _may_see_hand(game, seat) else None,
            game.submitted.get(seat, ()),
            game.ballots.get(seat),
            options(game, seat),
        ),
    )


def _may_see_hand(game: Game, seat: Seat) -> bool:
    """In Party nobody looks before there is a storyteller, who looks only after the clue (H-10, P-10, P-11)."""
    if game.setup.mode != "party" or game.phase not in ("claiming", "telling"):
        return True
    return game.phase == "telling" and seat != game.storyteller and game.setup.party_hands == "storyteller"


def _reveal(game: Game) -> Reveal | None:
    """Everything the revealed boards and cards show; nothing while votes are still secret."""
    if not game.gallery or game.storyteller is None:
        return None
    ballots = tuple((seat, game.ballots[seat]) for seat in sorted(game.ballots))
    if game.setup.mode == "party":
        return Reveal(None, None, None, ballots, game.awards)
    found = finders(game.storyteller, game.owners, game.ballots)
    return Reveal(
        found_by=found_by(len(found), len(game.ballots)),
        story_slot=game.owners.index(game.storyteller) + 1,
        owners=game.owners,
        ballots=ballots,
        awards=game.awards,
    )
