"""The album: a finished game to look through, each round as everybody saw it, with the people seated at the time."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from conteur.rules.vocabulary import Card, Seat
from conteur.store.codec import encode_setup
from conteur.store.finished_games import AlbumPage
from conteur.web.protocol.encode import reveal_view
from conteur.web.protocol.messages import PersonView, PlayerView, RevealView, SetupView


class AlbumRound(Struct, frozen=True):
    """One round, played to its end; the scores are those after it."""

    round: int
    storyteller: Seat | None
    clue: str | None
    gallery: tuple[Card, ...]
    reveal: RevealView | None
    players: list[PlayerView]
    people: list[PersonView]
    """Who sat at the table then; somebody may have left since."""


class Album(Struct, frozen=True):
    """A finished game, round by round. What stays secret in a game, such as owners in Party, stays secret here."""

    setup: SetupView
    rounds: list[AlbumRound]


def album_of(pages: Sequence[AlbumPage]) -> Album | None:
    """The album of these rounds; None if no round was finished."""
    if not pages:
        return None
    return Album(msgspec.convert(encode_setup(pages[0].seen.setup), SetupView), [_round(page) for page in pages])


def _round(page: AlbumPage) -> AlbumRound:
    seen = page.seen
    return AlbumRound(
        round=seen.round,
        storyteller=seen.storyteller,
        clue=seen.clue,
        gallery=seen.gallery,
        reveal=reveal_view(seen),
        players=[PlayerView(each.seat, each.side, each.score, each.hand_size, each.told) for each in seen.players],
        people=[
            PersonView(
                person=member.person,
                name=member.name,
                rabbit=member.rabbit,
                seat=member.seat,
                is_host=member.person == page.state.host,
                is_bot=member.is_bot,
                is_here=True,
                is_leaving=member.is_leaving,
                is_muted=member.is_muted,
            )
            for member in page.state.members
            if member.seat is not None
        ],
    )
