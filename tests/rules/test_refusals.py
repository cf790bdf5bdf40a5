"""Every code a move can be refused with, each in a situation that brings it about."""

from collections.abc import Callable, Mapping

import pytest

from conteur.rules import (
    CastVotes,
    ClaimStory,
    ConfirmScores,
    Game,
    GiveClue,
    Move,
    NameGiver,
    Refusal,
    ReleasePlayer,
    SeatPlayer,
    StopGame,
    SubmitCards,
    TableMove,
    arrange,
    decide,
    make_setup,
    open_game,
)
from conteur.rules.vocabulary import Seat
from tests.rules.tables import CHANCE, after, arranged, dealt, found_by_all, submitting, telling, voting


def move(game: Game, seat: Seat, wanted: Move) -> object:
    """What the rules answer a player."""
    return decide(game, seat, wanted, CHANCE)


def table(game: Game, wanted: TableMove) -> object:
    """What the rules answer the table."""
    return arrange(game, wanted, CHANCE)


def deal(mode: str, players: int, deck_size: int = 84, **options: object) -> object:
    """What the rules answer those who want to begin."""
    return open_game(make_setup(mode, players, options=options, deck_size=deck_size), CHANCE)


def team_agreed_on(giver: Seat) -> Game:
    """Seats 1 and 4 of six agree on who gives."""
    return after(after(submitting(dealt("team", 6)), 1, NameGiver(giver)), 4, NameGiver(giver))


BASE, PARTY, TEAM = dealt("base", 4), dealt("party", 6), dealt("team", 6)
STOPPED = arranged(BASE, StopGame())
GIVEN = after(submitting(BASE), 1, SubmitCards((6,)))
RED_APART = dealt("party", 6, edition="ar")
OWN_TEAM_BARRED = dealt("team", 6, own_team_vote="forbid")

SITUATIONS: Mapping[Refusal, Callable[[], object]] = {
    Refusal.GAME_HAS_ENDED: lambda: move(STOPPED, 0, ClaimStory()),
    Refusal.SEAT_IS_NOT_PLAYING: lambda: move(BASE, 4, ClaimStory()),
    Refusal.NOT_IN_THIS_PHASE: lambda: move(telling(BASE), 1, SubmitCards((6,))),
    Refusal.STORYTELLER_ALREADY_CHOSEN: lambda: move(telling(BASE), 1, ClaimStory()),
    Refusal.FIRST_CLUE_CLAIMS: lambda: move(dealt("base", 4, edition="nl"), 0, ClaimStory()),
    Refusal.ONLY_STORYTELLER_GIVES_CLUE: lambda: move(telling(BASE), 1, GiveClue("the sea", 6)),
    Refusal.CLUE_NEEDS_A_CARD: lambda: move(telling(BASE), 0, GiveClue("the sea")),
    Refusal.CLUE_TAKES_NO_CARD: lambda: move(telling(PARTY), 0, GiveClue("the sea", 0)),
    Refusal.CLUE_IS_EMPTY: lambda: move(telling(BASE), 0, GiveClue(" \n", 0)),
    Refusal.CLUE_IS_TOO_LONG: lambda: move(telling(BASE), 0, GiveClue("o" * 201, 0)),
    Refusal.CLUE_IS_SPOKEN: lambda: move(telling(dealt("base", 4, clue="spoken")), 0, GiveClue("the sea", 0)),
    Refusal.CARD_NOT_IN_HAND: lambda: move(submitting(BASE), 1, SubmitCards((12,))),
    Refusal.STORYTELLER_HAS_SUBMITTED: lambda: move(submitting(BASE), 0, SubmitCards((1,))),
    Refusal.ALREADY_SUBMITTED: lambda: move(GIVEN, 1, SubmitCards((7,))),
    Refusal.WRONG_NUMBER_OF_CARDS: lambda: move(submitting(BASE), 1, SubmitCards((6, 7))),
    Refusal.CARDS_MUST_DIFFER: lambda: move(submitting(dealt("base", 3)), 1, SubmitCards((7, 7))),
    Refusal.ONLY_TEAMS_NAME_A_GIVER: lambda: move(submitting(BASE), 1, NameGiver(1)),
    Refusal.STORYTELLERS_TEAM_NAMES_NO_GIVER: lambda: move(submitting(TEAM), 3, NameGiver(3)),
    Refusal.GIVER_MUST_BE_OF_THE_TEAM: lambda: move(submitting(TEAM), 1, NameGiver(2)),
    Refusal.GIVER_ALREADY_AGREED: lambda: move(team_agreed_on(1), 4, NameGiver(4)),
    Refusal.GIVER_NOT_AGREED: lambda: move(submitting(TEAM), 1, SubmitCards((4,))),
    Refusal.PARTNER_GIVES: lambda: move(team_agreed_on(4), 1, SubmitCards((4,))),
    Refusal.STORYTELLER_DOES_NOT_VOTE: lambda: move(voting(BASE), 0, CastVotes((2,))),
    Refusal.GIVER_DOES_NOT_VOTE: lambda: move(voting(TEAM), 1, CastVotes((1,))),
    Refusal.WRONG_NUMBER_OF_VOTES: lambda: move(voting(BASE), 1, CastVotes((1, 3))),
    Refusal.VOTES_MUST_DIFFER: lambda: move(voting(dealt("base", 7)), 1, CastVotes((3, 3))),
    Refusal.NO_SUCH_SLOT: lambda: move(voting(BASE), 1, CastVotes((5,))),
    Refusal.CANNOT_VOTE_FOR_OWN_CARD: lambda: move(voting(BASE), 1, CastVotes((2,))),
    Refusal.CANNOT_VOTE_FOR_OWN_TEAM: lambda: move(voting(OWN_TEAM_BARRED), 4, CastVotes((2,))),
    Refusal.RED_TOKEN_IS_MISSING: lambda: move(voting(PARTY), 0, CastVotes((2,))),
    Refusal.ONLY_STORYTELLER_PLACES_RED: lambda: move(voting(PARTY), 1, CastVotes((2,), 3)),
    Refusal.RED_CANNOT_LIE_ON_GREEN: lambda: move(voting(RED_APART), 0, CastVotes((2,), 2)),
    Refusal.ALREADY_CONFIRMED: lambda: move(after(found_by_all(BASE), 1, ConfirmScores()), 1, ConfirmScores()),
    Refusal.TOO_FEW_PLAYERS: lambda: deal("base", 2),
    Refusal.TOO_MANY_PLAYERS: lambda: deal("base", 13),
    Refusal.TEAMS_NEED_AN_EVEN_NUMBER: lambda: deal("team", 7),
    Refusal.TEAMS_KEEP_THEIR_SEATS: lambda: table(found_by_all(TEAM), ReleasePlayer(1)),
    Refusal.END_DOES_NOT_FIT_MODE: lambda: deal("party", 6, end="pile"),
    Refusal.DECK_IS_TOO_SMALL: lambda: deal("base", 12, deck_size=83),
    Refusal.SEAT_IS_TAKEN: lambda: table(found_by_all(BASE), SeatPlayer(3)),
    Refusal.NO_SUCH_SEAT: lambda: table(found_by_all(BASE), SeatPlayer(12)),
    Refusal.NOT_ENOUGH_CARDS_TO_JOIN: lambda: table(found_by_all(dealt("base", 4, deck_size=34)), SeatPlayer(4)),
}


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("code", Refusal)
def test_every_refusal_can_happen(code: Refusal) -> None:
    """For each code there is a situation in which the rules answer with it."""
    assert code in SITUATIONS, f"write down a situation in which a move is refused with {code}"
    assert code == SITUATIONS[code]()


@pytest.mark.rule("C-19")
@pytest.mark.parametrize(
    "wanted",
    [ClaimStory(), GiveClue("the sea", 0), NameGiver(0), SubmitCards((0,)), CastVotes((1,)), ConfirmScores()],
)
def test_any_move_after_the_end_or_from_an_empty_seat(wanted: Move) -> None:
    """The end comes before everything else, then the seat."""
    assert Refusal.GAME_HAS_ENDED == move(STOPPED, 0, wanted)
    assert Refusal.GAME_HAS_ENDED == move(STOPPED, 9, wanted)
    assert Refusal.SEAT_IS_NOT_PLAYING == move(BASE, 9, wanted)
    assert Refusal.SEAT_IS_NOT_PLAYING == move(BASE, -1, wanted)


@pytest.mark.rule("C-19")
def test_a_refused_move() -> None:
    """It leaves no event behind: the same game may go on as if nothing had been asked."""
    game = voting(BASE)
    before = tuple(game)
    assert Refusal.CANNOT_VOTE_FOR_OWN_CARD == move(game, 1, CastVotes((2,)))
    assert before == tuple(game)
