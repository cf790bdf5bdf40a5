"""What each seat may know, by example: change what is hidden, and the view stays the same."""

import pytest

from conteur.rules import Game, NameGiver, SubmitCards, view, views
from conteur.rules.closing import lay_gallery
from conteur.rules.options import MayNameGiver, MaySubmit, MayTell, MayVote
from conteur.rules.scoring import Ballot
from conteur.rules.view import Reveal, You
from tests.rules.tables import CHANCE, after, dealt, found_by_all, next_round, scored, submitting, telling, voting


def you(game: Game, seat: int) -> You:
    """What only this seat sees."""
    private = view(game, seat).you
    assert private is not None
    return private


def reveal(game: Game) -> Reveal:
    """What was turned over with the last vote."""
    turned = view(game, None).public.reveal
    assert turned is not None
    return turned


@pytest.mark.rule("H-1", "I-5")
@pytest.mark.parametrize("mode", ["base", "team"])
def test_two_others_exchange_cards(mode: str) -> None:
    """Everybody else sees the same, the partner too: hands are the holder's, only their sizes are known."""
    game = telling(dealt(mode, 6))
    hands = dict(game.hands)
    hands[1], hands[2] = hands[2], hands[1]
    exchanged = game.but(hands=hands)
    assert [view(game, seat) for seat in (0, 3, 4, 5, None)] == [view(exchanged, seat) for seat in (0, 3, 4, 5, None)]
    assert game.hands[1] == you(game, 1).hand != you(exchanged, 1).hand
    assert [len(game.hands[1])] * 6 == [player.hand_size for player in view(game, 0).public.players]


@pytest.mark.rule("H-2", "I-5")
def test_the_pile_in_another_order() -> None:
    """Nobody sees a difference; what is known of pile and discard is how many cards they hold."""
    game = next_round(found_by_all(dealt("base", 4)))
    turned = game.but(pile=game.pile[::-1])
    assert views(game) == views(turned)
    assert (56, 4) == (view(game, 1).public.pile, view(game, 1).public.discard)


@pytest.mark.rule("H-3", "I-5")
def test_the_storyteller_had_chosen_another_card() -> None:
    """Nobody but the storyteller could tell."""
    one, other = submitting(dealt("base", 4)), submitting(dealt("base", 4))
    other = other.but(hands={**other.hands, 0: (0, 2, 3, 4, 5)}, submitted={0: (1,)})
    assert [view(one, seat) for seat in (1, 2, 3, None)] == [view(other, seat) for seat in (1, 2, 3, None)]
    assert ((0,), (1,)) == (you(one, 0).submitted, you(other, 0).submitted)


@pytest.mark.rule("H-4", "I-5")
def test_a_player_had_given_another_card() -> None:
    """Not even the storyteller could tell; that the player has given, everybody may know."""
    game = submitting(dealt("base", 4))
    one, other = after(game, 1, SubmitCards((6,))), after(game, 1, SubmitCards((9,)))
    assert [view(one, seat) for seat in (0, 2, 3, None)] == [view(other, seat) for seat in (0, 2, 3, None)]
    assert ((6,), (9,)) == (you(one, 1).submitted, you(other, 1).submitted)
    assert (2, 3) == view(one, None).public.awaited


@pytest.mark.rule("H-5", "I-5")
def test_two_cards_of_the_gallery_change_owners() -> None:
    """The others, the storyteller too, see the same cards in the same slots and no owners."""
    game = voting(dealt("base", 4))
    swapped = game.but(owners=(0, 2, 1, 3), submitted={**game.submitted, 1: (12,), 2: (6,)})
    assert [view(game, seat) for seat in (0, 3, None)] == [view(swapped, seat) for seat in (0, 3, None)]
    assert ((0, 6, 12, 18), None) == (view(game, 3).public.gallery, view(game, 3).public.reveal)
    assert ((6,), (12,)) == (you(game, 1).submitted, you(swapped, 1).submitted)


@pytest.mark.rule("H-6")
def test_order_of_the_gallery() -> None:
    """The same cards lie the same, whoever gave them and whoever was first."""
    laid = lay_gallery(1, {0: (5,), 1: (60,), 2: (33,), 3: (12,)}, CHANCE)
    others = lay_gallery(1, {3: (60,), 2: (5,), 0: (12,), 1: (33,)}, CHANCE)
    assert laid.cards == others.cards
    assert {5: 0, 60: 1, 33: 2, 12: 3} == dict(zip(laid.cards, laid.owners, strict=True))


@pytest.mark.rule("H-6")
def test_order_of_many_galleries() -> None:
    """Over six hundred turns each of the six orders of three cards comes about a hundred times."""
    seen: dict[tuple[int, ...], int] = {}
    for number in range(600):
        cards = lay_gallery(number, {0: (5,), 1: (60,), 2: (33,)}, CHANCE).cards
        seen[cards] = seen.get(cards, 0) + 1
    assert 6 == len(seen)
    assert 70 <= min(seen.values()) <= max(seen.values()) <= 130


@pytest.mark.rule("H-7", "I-5", "P-33")
@pytest.mark.parametrize(("mode", "players"), [("base", 4), ("party", 6)])
def test_a_player_had_voted_otherwise(mode: str, players: int) -> None:
    """Nobody else could tell before the last vote; that a vote was cast, everybody may know."""
    game = voting(dealt(mode, players))
    one, other = scored(game, {1: 1}), scored(game, {1: 3})
    for seat in (0, 2, 3, None):
        assert view(one, seat) == view(other, seat)
    assert (Ballot((1,)), Ballot((3,))) == (you(one, 1).ballot, you(other, 1).ballot)
    assert 1 not in view(one, None).public.awaited


@pytest.mark.rule("H-7", "I-5")
def test_one_vote_or_two() -> None:
    """With seven players nobody sees how many votes another one used."""
    game = voting(dealt("base", 7))
    one, two = scored(game, {1: 1}), scored(game, {1: (1, 3)})
    for seat in (0, 2, 3, 4, 5, 6, None):
        assert view(one, seat) == view(two, seat)


@pytest.mark.rule("P-33", "H-7")
def test_red_before_the_last_vote() -> None:
    """Where red lies only the storyteller knows, until all votes are in."""
    game = voting(dealt("party", 6))
    one, other = scored(game, {0: 1}, red=2), scored(game, {0: 1}, red=5)
    for seat in (1, 2, 3, 4, 5, None):
        assert view(one, seat) == view(other, seat)
    ballots = dict(reveal(scored(one, dict.fromkeys(range(1, 6), 3))).ballots)
    assert Ballot((1,), 2) == ballots[0]


@pytest.mark.rule("H-8", "B-44")
@pytest.mark.parametrize(("mode", "owners"), [("base", (0, 1, 2, 3, 4, 5)), ("team", (0, 1, 2, 3))])
def test_after_the_last_vote(mode: str, owners: tuple[int, ...]) -> None:
    """Votes, the storyteller's card and all owners are public, for spectators too."""
    game = found_by_all(dealt(mode, 6))
    turned = reveal(game)
    assert ("all", 1, owners) == (turned.found_by, turned.story_slot, turned.owners)
    assert tuple(sorted(game.ballots.items())) == turned.ballots


@pytest.mark.rule("H-9", "I-5")
def test_owners_in_party_after_the_last_vote() -> None:
    """Votes and points are turned over, owners are not: exchanged, nobody else sees a difference."""
    game = found_by_all(dealt("party", 6))
    turned = reveal(game)
    assert (None, None, None) == (turned.owners, turned.story_slot, turned.found_by)
    assert 6 == len(turned.ballots)
    swapped = game.but(owners=(0, 2, 1, 3, 4, 5), submitted={**game.submitted, 1: (10,), 2: (5,)})
    for seat in (0, 3, 4, 5, None):
        assert view(game, seat) == view(swapped, seat)


@pytest.mark.rule("H-10", "P-10", "P-11")
def test_hands_in_party() -> None:
    """Before the claim nobody sees a card; then all but the storyteller; after the clue the storyteller too."""
    claiming = dealt("party", 6)
    assert [None] * 6 == [you(claiming, seat).hand for seat in range(6)]
    told = telling(claiming)
    assert [None, (5, 6, 7, 8, 9)] == [you(told, seat).hand for seat in (0, 1)]
    assert (0, 1, 2, 3, 4) == you(submitting(told), 0).hand


@pytest.mark.rule("H-10", "P-11")
def test_hands_in_the_second_turn_of_party() -> None:
    """The new storyteller is as blind to the hand just received; the old one may look again."""
    game = next_round(found_by_all(dealt("party", 6)))
    assert 1 == game.storyteller
    assert [True, False, True, True, True, True] == [you(game, seat).hand is not None for seat in range(6)]


@pytest.mark.rule("O-15", "E-4")
def test_hands_in_party_by_the_first_polish_text() -> None:
    """Nobody looks before the clue, and all do after it."""
    game = telling(dealt("party", 6, edition="pl-1"))
    assert [None] * 6 == [you(game, seat).hand for seat in range(6)]
    assert [game.hands[seat] for seat in range(6)] == [you(submitting(game), seat).hand for seat in range(6)]


@pytest.mark.rule("H-10", "I-5", "H-12")
def test_the_blind_storyteller_with_another_hand() -> None:
    """Neither view nor offers nor answers would differ."""
    game = telling(dealt("party", 6))
    other = game.but(hands={**game.hands, 0: game.pile[:5]}, pile=(*game.hands[0], *game.pile[5:]))
    assert view(game, 0) == view(other, 0)
    assert (MayTell((), "text"),) == you(game, 0).options


@pytest.mark.rule("H-11", "I-5")
def test_the_partners_card_had_been_another() -> None:
    """The voters of both teams see the same although their teams' cards are exchanged, and may choose every slot."""
    game = voting(dealt("team", 6))
    swapped = game.but(owners=(0, 2, 1, 3), submitted={**game.submitted, 1: (8,), 2: (4,)})
    for voter in (4, 5):
        assert view(game, voter) == view(swapped, voter)
        assert (MayVote((1, 2, 3, 4), 1),) == you(game, voter).options


@pytest.mark.rule("H-12", "O-12")
def test_offers_where_the_own_team_is_forbidden() -> None:
    """The one option that lets a voter know the partner's card: slot 2 is not offered."""
    assert (MayVote((1, 3, 4), 1),) == you(voting(dealt("team", 6, own_team_vote="forbid")), 4).options


@pytest.mark.rule("H-12")
def test_offers_while_handing_over() -> None:
    """A player is offered the own hand, a team its two seats, and the storyteller nothing."""
    base, team = submitting(dealt("base", 4)), submitting(dealt("team", 6))
    assert (MaySubmit((6, 7, 8, 9, 10, 11), 1),) == you(base, 1).options
    assert (MayNameGiver((1, 4)),) == you(team, 4).options
    assert () == you(base, 0).options


@pytest.mark.rule("T-22", "A-33")
def test_whom_partners_have_named() -> None:
    """That is said aloud: everybody sees who named whom, in the order of seats."""
    game = after(after(submitting(dealt("team", 6)), 5, NameGiver(2)), 1, NameGiver(4))
    assert ((1, 4), (5, 2)) == view(game, None).public.named
    assert () == view(submitting(dealt("team", 6)), None).public.named


@pytest.mark.rule("H-13")
@pytest.mark.parametrize(("mode", "players"), [("base", 4), ("party", 6), ("team", 6)])
def test_spectators(mode: str, players: int) -> None:
    """They get the public part, which is the same for everybody, and nothing of their own."""
    for game in (dealt(mode, players), submitting(dealt(mode, players)), found_by_all(dealt(mode, players))):
        assert view(game, None).you is None
        for seat in game.seats:
            assert view(game, None).public == view(game, seat).public
            assert view(game, seat) == views(game)[seat]


@pytest.mark.rule("H-2")
def test_the_secret_of_the_shuffle() -> None:
    """While the game is on, only its commitment is shown; when it is over, the secret."""
    game = found_by_all(dealt("base", 4, end={"laps": 1}))
    assert view(game, None).public.shuffle.secret is None
    for _ in range(3):
        game = found_by_all(next_round(game))
    assert (game.phase, view(game, None).public.shuffle.secret) == ("ended", CHANCE.secret.hex())
