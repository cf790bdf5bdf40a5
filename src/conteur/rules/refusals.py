"""Why a move is not accepted, as codes; the sentences are the client's. Knows nothing about games."""

from enum import StrEnum


class Refusal(StrEnum):
    """Each code says what is wrong with the move, never what somebody else holds (H-12)."""

    GAME_HAS_ENDED = "game_has_ended"
    SEAT_IS_NOT_PLAYING = "seat_is_not_playing"
    NOT_IN_THIS_PHASE = "not_in_this_phase"

    STORYTELLER_ALREADY_CHOSEN = "storyteller_already_chosen"
    FIRST_CLUE_CLAIMS = "first_clue_claims"
    ONLY_STORYTELLER_GIVES_CLUE = "only_storyteller_gives_clue"
    CLUE_NEEDS_A_CARD = "clue_needs_a_card"
    CLUE_TAKES_NO_CARD = "clue_takes_no_card"
    CLUE_IS_EMPTY = "clue_is_empty"
    CLUE_IS_TOO_LONG = "clue_is_too_long"
    CLUE_IS_SPOKEN = "clue_is_spoken"

    CARD_NOT_IN_HAND = "card_not_in_hand"
    STORYTELLER_HAS_SUBMITTED = "storyteller_has_submitted"
    ALREADY_SUBMITTED = "already_submitted"
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    CARDS_MUST_DIFFER = "cards_must_differ"

    ONLY_TEAMS_NAME_A_GIVER = "only_teams_name_a_giver"
    STORYTELLERS_TEAM_NAMES_NO_GIVER = "storytellers_team_names_no_giver"
    GIVER_MUST_BE_OF_THE_TEAM = "giver_must_be_of_the_team"
    GIVER_ALREADY_AGREED = "giver_already_agreed"
    GIVER_NOT_AGREED = "giver_not_agreed"
    PARTNER_GIVES = "partner_gives"

    STORYTELLER_DOES_NOT_VOTE = "storyteller_does_not_vote"
    GIVER_DOES_NOT_VOTE = "giver_does_not_vote"
    WRONG_NUMBER_OF_VOTES = "wrong_number_of_votes"
    VOTES_MUST_DIFFER = "votes_must_differ"
    NO_SUCH_SLOT = "no_such_slot"
    CANNOT_VOTE_FOR_OWN_CARD = "cannot_vote_for_own_card"
    CANNOT_VOTE_FOR_OWN_TEAM = "cannot_vote_for_own_team"
    RED_TOKEN_IS_MISSING = "red_token_is_missing"  # noqa: S105 - a token of wood
    ONLY_STORYTELLER_PLACES_RED = "only_storyteller_places_red"
    RED_CANNOT_LIE_ON_GREEN = "red_cannot_lie_on_green"

    ALREADY_CONFIRMED = "already_confirmed"

    TOO_FEW_PLAYERS = "too_few_players"
    TOO_MANY_PLAYERS = "too_many_players"
    TEAMS_NEED_AN_EVEN_NUMBER = "teams_need_an_even_number"
    TEAMS_KEEP_THEIR_SEATS = "teams_keep_their_seats"
    END_DOES_NOT_FIT_MODE = "end_does_not_fit_mode"
    DECK_IS_TOO_SMALL = "deck_is_too_small"
    SEAT_IS_TAKEN = "seat_is_taken"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_ENOUGH_CARDS_TO_JOIN = "not_enough_cards_to_join"
