"""Whether a player's move is legal, and what follows from it. Pure: broadcasts nothing, changes nothing."""

from typing import assert_never

from conteur.rules.ballots import refuse_votes
from conteur.rules.chance import Chance
from conteur.rules.closing import begin_round, lay_gallery, score_round
from conteur.rules.events import (
    CardsSubmitted,
    ClueGiven,
    Event,
    GiverNamed,
    ScoresConfirmed,
    StorytellerChosen,
    VotesCast,
)
from conteur.rules.game import Game, agreed_giver, cards_expected, is_voter, votes_expected
from conteur.rules.moves import CastVotes, ClaimStory, ConfirmScores, GiveClue, Move, NameGiver, SubmitCards
from conteur.rules.refusals import Refusal
from conteur.rules.scoring import Ballot
from conteur.rules.setup import cards_each
from conteur.rules.vocabulary import MAX_CLUE_LENGTH, Seat

Decision = tuple[Event, ...] | Refusal


def decide(game: Game, seat: Seat, move: Move, chance: Chance) -> Decision:
    """The events that follow from this move, or why it is refused."""
    if game.phase == "ended":
        return Refusal.GAME_HAS_ENDED
    if seat not in game.seats:
        return Refusal.SEAT_IS_NOT_PLAYING
    match move:
        case CastVotes():
            return _cast_votes(game, seat, move)
        case SubmitCards():
            return _submit_cards(game, seat, move, chance)
        case ConfirmScores():
            return _confirm_scores(game, seat, chance)
        case GiveClue():
            return _give_clue(game, seat, move)
        case NameGiver():
            return _name_giver(game, seat, move)
        case ClaimStory():
            return _claim_story(game, seat)
        case _:
            assert_never(move)


def _claim_story(game: Game, seat: Seat) -> Decision:
    """The first claim wins; all later ones are too late (B-10)."""
    if game.phase != "claiming":
        return Refusal.STORYTELLER_ALREADY_CHOSEN
    if game.setup.first_storyteller == "clue":
        return Refusal.FIRST_CLUE_CLAIMS
    return (StorytellerChosen(seat),)


def _give_clue(game: Game, seat: Seat, move: GiveClue) -> Decision:
    """Clue and card are committed together (B-20); in Party the storyteller has seen no card (P-11)."""
    by_clue = game.phase == "claiming" and game.setup.first_storyteller == "clue"
    if game.phase != "telling" and not by_clue:
        return Refusal.NOT_IN_THIS_PHASE
    if not by_clue and seat != game.storyteller:
        return Refusal.ONLY_STORYTELLER_GIVES_CLUE
    if refused := _refuse_clue(game, move.clue):
        return refused
    if game.setup.mode == "party":
        if move.card is not None:
            return Refusal.CLUE_TAKES_NO_CARD
    elif move.card is None:
        return Refusal.CLUE_NEEDS_A_CARD
    elif move.card not in game.hands[seat]:
        return Refusal.CARD_NOT_IN_HAND
    return (ClueGiven(seat, move.clue, move.card),)


def _refuse_clue(game: Game, clue: str) -> Refusal | None:
    """A clue is free, but there must be one (B-20, B-21); if it is said aloud, the program only notes that (O-19)."""
    if game.setup.clue == "spoken":
        return Refusal.CLUE_IS_SPOKEN if clue else None
    if game.setup.clue == "sound" and not clue:  # C-21
        return None
    if not clue.strip():
        return Refusal.CLUE_IS_EMPTY
    return Refusal.CLUE_IS_TOO_LONG if len(clue) > MAX_CLUE_LENGTH else None


def _name_giver(game: Game, seat: Seat, move: NameGiver) -> Decision:
    """Partners agree on who gives by naming the same player (T-21, A-33)."""
    if game.setup.mode != "team":
        return Refusal.ONLY_TEAMS_NAME_A_GIVER
    if game.phase != "submitting":
        return Refusal.NOT_IN_THIS_PHASE
    partner = game.setup.partner_of(seat)
    if game.storyteller in (seat, partner):
        return Refusal.STORYTELLERS_TEAM_NAMES_NO_GIVER
    if agreed_giver(game, seat) is not None:
        return Refusal.GIVER_ALREADY_AGREED
    if move.giver not in (seat, partner):
        return Refusal.GIVER_MUST_BE_OF_THE_TEAM
    return (GiverNamed(seat, move.giver),)


def _submit_cards(game: Game, seat: Seat, move: SubmitCards, chance: Chance) -> Decision:
    """Hand over cards; the last player to do so turns the gallery up (B-30 to B-32)."""
    if refused := _refuse_submission(game, seat, move):
        return refused
    submitted = {**game.submitted, seat: move.cards}
    if sum(map(len, submitted.values())) < cards_expected(game):
        return (CardsSubmitted(seat, move.cards),)
    return CardsSubmitted(seat, move.cards), lay_gallery(game.round, submitted, chance)


def _refuse_submission(game: Game, seat: Seat, move: SubmitCards) -> Refusal | None:
    """Who may give, how many, and from where; the hand is checked last (H-12)."""
    if game.phase != "submitting":
        return Refusal.NOT_IN_THIS_PHASE
    if game.setup.mode != "party" and seat == game.storyteller:
        return Refusal.STORYTELLER_HAS_SUBMITTED  # B-31
    if seat in game.submitted:
        return Refusal.ALREADY_SUBMITTED
    if game.setup.mode == "team" and (refused := _refuse_giver(game, seat)):
        return refused
    if len(move.cards) != cards_each(game.setup.mode, len(game.seats)):
        return Refusal.WRONG_NUMBER_OF_CARDS
    if len(move.cards) > 1 and len(set(move.cards)) < len(move.cards):
        return Refusal.CARDS_MUST_DIFFER
    hand = game.hands[seat]
    for card in move.cards:
        if card not in hand:
            return Refusal.CARD_NOT_IN_HAND
    return None


def _refuse_giver(game: Game, seat: Seat) -> Refusal | None:
    """In the storyteller's team the partner gives, in every other team the one both have named (T-20, T-21)."""
    if game.setup.partner_of(seat) == game.storyteller:
        return None
    giver = agreed_giver(game, seat)
    if giver is None:
        return Refusal.GIVER_NOT_AGREED
    return None if giver == seat else Refusal.PARTNER_GIVES


def _cast_votes(game: Game, seat: Seat, move: CastVotes) -> Decision:
    """Vote, or move the tokens; the last vote reveals all of them (B-40, B-43, A-24)."""
    if game.phase != "voting" or game.storyteller is None:
        return Refusal.NOT_IN_THIS_PHASE
    if seat == game.storyteller and game.setup.mode != "party":
        return Refusal.STORYTELLER_DOES_NOT_VOTE
    if not is_voter(game, seat):
        return Refusal.GIVER_DOES_NOT_VOTE
    if refused := refuse_votes(game.setup, game.storyteller, game.owners, seat, move):
        return refused
    cast = VotesCast(seat, move.slots, move.red)
    if len(game.ballots) + (seat not in game.ballots) < votes_expected(game):
        return (cast,)
    return cast, *score_round(game, {**game.ballots, seat: Ballot(move.slots, move.red)})


def _confirm_scores(game: Game, seat: Seat, chance: Chance) -> Decision:
    """The last to confirm lets the next round begin."""
    if game.phase != "scored":
        return Refusal.NOT_IN_THIS_PHASE
    if seat in game.confirmed:
        return Refusal.ALREADY_CONFIRMED
    confirmed = ScoresConfirmed(seat)
    if len(game.confirmed) + 1 < len(game.seats):
        return (confirmed,)
    return confirmed, begin_round(game, chance)
