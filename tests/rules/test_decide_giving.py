"""Handing over, and how the gallery comes to lie."""

import pytest

from conteur.rules import Game, NameGiver, Refusal, SubmitCards, awaited, decide
from conteur.rules.events import CardsSubmitted, GalleryLaid, GiverNamed
from tests.rules.tables import CHANCE, after, dealt, submitting


def given_by(game: Game, *seats: int) -> Game:
    """These seats gave the first card of their hands."""
    for seat in seats:
        game = after(game, seat, SubmitCards(game.hands[seat][:1]))
    return game


@pytest.mark.rule("B-30", "B-31", "A-9")
def test_everybody_but_the_storyteller_gives() -> None:
    """All three are waited for until each has given; there is no other way on."""
    game = submitting(dealt("base", 4))
    assert (1, 2, 3) == awaited(game)
    game = given_by(game, 3)
    assert (1, 2) == awaited(game)
    game = given_by(game, 1)
    assert ("submitting", (2,)) == (game.phase, awaited(game))
    assert "voting" == given_by(game, 2).phase


@pytest.mark.rule("B-30")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ((), Refusal.WRONG_NUMBER_OF_CARDS),
        ((6, 7), Refusal.WRONG_NUMBER_OF_CARDS),
        ((0,), Refusal.CARD_NOT_IN_HAND),
        ((12,), Refusal.CARD_NOT_IN_HAND),
        ((24,), Refusal.CARD_NOT_IN_HAND),
    ],
)
def test_gifts_that_are_refused(cards: tuple[int, ...], code: Refusal) -> None:
    """Exactly one card, and one of the own hand: 6 to 11."""
    assert code == decide(submitting(dealt("base", 4)), 1, SubmitCards(cards), CHANCE)


@pytest.mark.rule("H-12")
def test_a_card_of_the_pile_and_the_storytellers_card() -> None:
    """Whatever is not in your hand gets the same answer, wherever it is."""
    game = given_by(submitting(dealt("base", 4)), 2)
    answers = {decide(game, 1, SubmitCards((card,)), CHANCE) for card in (0, 1, 12, 13, 24, 83, 84)}
    assert {Refusal.CARD_NOT_IN_HAND} == answers


@pytest.mark.rule("A-24")
def test_a_card_given_stays_given() -> None:
    """No second card, and not the first one back."""
    game = given_by(submitting(dealt("base", 4)), 1)
    assert ((6,), (7, 8, 9, 10, 11)) == (game.submitted[1], game.hands[1])
    assert Refusal.ALREADY_SUBMITTED == decide(game, 1, SubmitCards((7,)), CHANCE)
    assert Refusal.ALREADY_SUBMITTED == decide(game, 1, SubmitCards((6,)), CHANCE)


@pytest.mark.rule("B-32", "A-23")
@pytest.mark.parametrize("players", range(4, 13))
def test_the_last_card_turns_the_gallery_up(players: int) -> None:
    """All cards lie in slots 1 to the number of players, the storyteller's among them."""
    game = given_by(submitting(dealt("base", players)), *range(1, players - 1))
    last = game.hands[players - 1][0]
    decision = decide(game, players - 1, SubmitCards((last,)), CHANCE)
    assert not isinstance(decision, Refusal)
    submitted, laid = decision
    assert CardsSubmitted(players - 1, (last,)) == submitted
    assert isinstance(laid, GalleryLaid)
    assert [6 * seat for seat in range(players)] == sorted(laid.cards)
    assert tuple(card // 6 for card in laid.cards) == laid.owners


@pytest.mark.rule("B-32", "H-6")
def test_order_of_arrival() -> None:
    """Whoever is first to give, the gallery lies the same."""
    game = submitting(dealt("base", 5))
    forwards, backwards = given_by(game, 1, 2, 3, 4), given_by(game, 4, 3, 2, 1)
    assert forwards.gallery == backwards.gallery
    assert forwards.gallery != tuple(sorted(forwards.gallery))


@pytest.mark.rule("TH-2", "TH-3")
def test_three_players_give_two_cards_each() -> None:
    """Both in one move; with the storyteller's one that makes five."""
    game = submitting(dealt("base", 3))
    assert Refusal.WRONG_NUMBER_OF_CARDS == decide(game, 1, SubmitCards((7,)), CHANCE)
    assert Refusal.WRONG_NUMBER_OF_CARDS == decide(game, 1, SubmitCards((7, 8, 9)), CHANCE)
    assert Refusal.CARDS_MUST_DIFFER == decide(game, 1, SubmitCards((7, 7)), CHANCE)
    assert Refusal.CARD_NOT_IN_HAND == decide(game, 1, SubmitCards((7, 14)), CHANCE)
    game = after(after(game, 1, SubmitCards((7, 13))), 2, SubmitCards((20, 15)))
    assert (0, 7, 13, 15, 20) == tuple(sorted(game.gallery))
    assert {0: 0, 7: 1, 13: 1, 15: 2, 20: 2} == dict(zip(game.gallery, game.owners, strict=True))


@pytest.mark.rule("P-20", "P-21")
@pytest.mark.parametrize("players", range(6, 13))
def test_everybody_gives_in_party(players: int) -> None:
    """The storyteller gives like all others, and only then the gallery lies, one card of each."""
    game = submitting(dealt("party", players))
    assert tuple(range(players)) == awaited(game)
    game = given_by(game, *range(1, players))
    assert ("submitting", (0,)) == (game.phase, awaited(game))
    game = given_by(game, 0)
    assert ("voting", players) == (game.phase, len(game.gallery))
    assert set(range(players)) == set(game.owners)


@pytest.mark.rule("T-20", "T-21", "T-23", "A-33")
def test_a_team_agrees_on_a_giver() -> None:
    """Both name the same one, who then gives; the storyteller's partner gives without being named."""
    game = submitting(dealt("team", 6))
    assert (1, 2, 3, 4, 5) == awaited(game)
    game = given_by(game, 3)
    assert (GiverNamed(1, 4),) == decide(game, 1, NameGiver(4), CHANCE)
    game = after(game, 1, NameGiver(4))
    assert Refusal.GIVER_NOT_AGREED == decide(game, 4, SubmitCards((16,)), CHANCE)
    assert (2, 4, 5) == awaited(game)
    game = after(game, 4, NameGiver(4))
    assert (2, 4, 5) == awaited(game)
    assert Refusal.PARTNER_GIVES == decide(game, 1, SubmitCards((4,)), CHANCE)
    assert Refusal.GIVER_ALREADY_AGREED == decide(game, 1, NameGiver(1), CHANCE)
    game = given_by(game, 4)
    assert (2, 5) == awaited(game)
    assert Refusal.PARTNER_GIVES == decide(game, 1, SubmitCards((4,)), CHANCE)
    game = given_by(after(after(game, 2, NameGiver(2)), 5, NameGiver(2)), 2)
    assert ("voting", (0, 8, 12, 16)) == (game.phase, tuple(sorted(game.gallery)))


@pytest.mark.rule("A-33", "T-21")
def test_partners_disagree() -> None:
    """Each names the other: nobody gives, both are asked again, and either may give way."""
    game = after(after(submitting(dealt("team", 6)), 1, NameGiver(4)), 4, NameGiver(1))
    assert Refusal.GIVER_NOT_AGREED == decide(game, 1, SubmitCards((4,)), CHANCE)
    assert Refusal.GIVER_NOT_AGREED == decide(game, 4, SubmitCards((16,)), CHANCE)
    assert {1, 4} <= set(awaited(game))
    agreed = after(game, 4, NameGiver(4))
    assert (16,) == given_by(agreed, 4).submitted[4]


@pytest.mark.rule("T-20", "T-21")
def test_who_may_be_named() -> None:
    """One of the two, by one of the two, while cards are handed over; never in the storyteller's team."""
    game = submitting(dealt("team", 6))
    assert Refusal.GIVER_MUST_BE_OF_THE_TEAM == decide(game, 1, NameGiver(2), CHANCE)
    assert Refusal.GIVER_MUST_BE_OF_THE_TEAM == decide(game, 1, NameGiver(3), CHANCE)
    assert Refusal.STORYTELLERS_TEAM_NAMES_NO_GIVER == decide(game, 0, NameGiver(0), CHANCE)
    assert Refusal.STORYTELLERS_TEAM_NAMES_NO_GIVER == decide(game, 3, NameGiver(3), CHANCE)
    assert Refusal.NOT_IN_THIS_PHASE == decide(dealt("team", 6), 1, NameGiver(1), CHANCE)


@pytest.mark.rule("T-23")
@pytest.mark.parametrize(("players", "gallery"), [(6, 4), (8, 5), (10, 6), (12, 7)])
def test_gallery_of_teams(players: int, gallery: int) -> None:
    """Storyteller, partner and one of each other team."""
    half = players // 2
    game = given_by(submitting(dealt("team", players)), half)
    for seat in range(1, half):
        game = given_by(after(after(game, seat, NameGiver(seat)), seat + half, NameGiver(seat)), seat)
    assert ("voting", gallery) == (game.phase, len(game.gallery))
    assert set(range(half + 1)) == set(game.owners)
