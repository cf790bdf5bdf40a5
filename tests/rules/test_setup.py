"""What is agreed before the deal, and the deal itself."""

import pytest

from conteur.rules import Chance, Refusal, Setup, awaited, make_setup, open_game, replay
from conteur.rules.events import GameDealt, StorytellerChosen
from conteur.rules.setup import Laps, Points, cards_needed, expected_rounds, gallery_size, hand_size, refuse_setup
from conteur.rules.vocabulary import Mode
from tests.rules.tables import CHANCE, dealt, found_by_all, next_round, voting

SIZES: list[tuple[Mode, int, int, int, int, int]] = [  # mode, players, hand, gallery, voters, pile
    ("base", 3, 7, 5, 2, 63),
    ("base", 4, 6, 4, 3, 60),
    ("base", 5, 6, 5, 4, 54),
    ("base", 6, 6, 6, 5, 48),
    ("base", 7, 6, 7, 6, 42),
    ("base", 8, 6, 8, 7, 36),
    ("base", 9, 6, 9, 8, 30),
    ("base", 10, 6, 10, 9, 24),
    ("base", 11, 6, 11, 10, 18),
    ("base", 12, 6, 12, 11, 12),
    ("party", 6, 5, 6, 6, 54),
    ("party", 7, 5, 7, 7, 49),
    ("party", 8, 5, 8, 8, 44),
    ("party", 9, 5, 9, 9, 39),
    ("party", 10, 5, 10, 10, 34),
    ("party", 11, 5, 11, 11, 29),
    ("party", 12, 5, 12, 12, 24),
    ("team", 6, 4, 4, 2, 60),
    ("team", 8, 4, 5, 3, 52),
    ("team", 10, 4, 6, 4, 44),
    ("team", 12, 4, 7, 5, 36),
]


@pytest.mark.rule("G-4", "G-5", "B-3", "TH-1", "TH-3", "SV-13", "P-2", "P-21", "T-4", "T-23", "I-2")
@pytest.mark.parametrize(("mode", "players", "hand", "gallery", "voters", "pile"), SIZES)
def test_table_of_sizes(*, mode: Mode, players: int, hand: int, gallery: int, voters: int, pile: int) -> None:
    """Hand, gallery, voters and pile are what the table says, with twelve slots at most and a pile to refill from."""
    assert (hand, gallery) == (hand_size(mode, players), gallery_size(mode, players))
    game = voting(dealt(mode, players))
    assert gallery == len(game.gallery) <= 12
    assert voters == len(awaited(game))
    assert pile == len(game.pile) >= gallery


@pytest.mark.rule("G-1", "B-3", "H-6")
def test_deal_from_a_shuffled_deck() -> None:
    """Four hands of six and a pile of sixty: 84 different cards, in no natural order; nothing is discarded."""
    events = open_game(make_setup("base", 4), CHANCE)
    assert not isinstance(events, Refusal)
    game = replay(events)
    assert [6, 6, 6, 6] == [len(game.hands[seat]) for seat in range(4)]
    cards = [card for seat in range(4) for card in game.hands[seat]] + list(game.pile)
    assert list(range(84)) == sorted(cards)
    assert list(range(84)) != cards
    assert () == game.discard


@pytest.mark.rule("B-3")
def test_deal_with_another_secret() -> None:
    """Another secret deals other hands; the same secret the same ones."""
    setup = make_setup("base", 4)
    assert open_game(setup, Chance(bytes(32))) == open_game(setup, Chance(bytes(32)))
    assert open_game(setup, Chance(bytes(32))) != open_game(setup, Chance(b"\1" * 32))


@pytest.mark.rule("G-1", "B-1", "B-2")
@pytest.mark.parametrize("players", [4, 5, 6, 12])
def test_seats_after_the_deal(players: int) -> None:
    """Everybody has a seat of their own, in a circle, and starts at 0."""
    game = dealt("base", players)
    assert tuple(range(players)) == game.seats
    assert dict.fromkeys(range(players), 0) == game.scores


@pytest.mark.rule("G-2", "P-1", "T-1")
@pytest.mark.parametrize(
    ("mode", "allowed"),
    [("base", {3, 4, 5, 6, 7, 8, 9, 10, 11, 12}), ("party", {6, 7, 8, 9, 10, 11, 12}), ("team", {6, 8, 10, 12})],
)
def test_numbers_of_players(mode: Mode, allowed: set[int]) -> None:
    """Exactly these numbers can play each mode."""
    assert allowed == {players for players in range(15) if refuse_setup(make_setup(mode, players)) is None}


@pytest.mark.rule("G-2", "C-19")
@pytest.mark.parametrize(
    ("mode", "players", "code"),
    [
        ("base", 2, Refusal.TOO_FEW_PLAYERS),
        ("base", 13, Refusal.TOO_MANY_PLAYERS),
        ("party", 5, Refusal.TOO_FEW_PLAYERS),
        ("team", 4, Refusal.TOO_FEW_PLAYERS),
        ("team", 7, Refusal.TEAMS_NEED_AN_EVEN_NUMBER),
        ("team", 13, Refusal.TOO_MANY_PLAYERS),
        ("team", 14, Refusal.TOO_MANY_PLAYERS),
    ],
)
def test_wrong_number_of_players(mode: Mode, players: int, code: Refusal) -> None:
    """Nothing is dealt, and the code says what is wrong."""
    assert code == open_game(make_setup(mode, players), CHANCE)


@pytest.mark.rule("O-20", "O-3")
@pytest.mark.parametrize("mode", ["party", "team"])
@pytest.mark.parametrize("end", ["pile", {"points": 30}])
def test_party_or_team_to_points_or_pile(mode: Mode, end: object) -> None:
    """Only the base game ends by points or by the pile."""
    assert Refusal.END_DOES_NOT_FIT_MODE == open_game(make_setup(mode, 6, options={"end": end}), CHANCE)


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(
    ("mode", "players", "fewest"),
    [("base", 3, 26), ("base", 4, 28), ("base", 12, 84), ("party", 6, 36), ("party", 12, 72), ("team", 12, 55)],
)
def test_smallest_deck(mode: Mode, players: int, fewest: int) -> None:
    """The deck must fill all hands and one gallery: one card less is refused; base for twelve needs all 84."""
    assert fewest == cards_needed(mode, players)
    assert refuse_setup(make_setup(mode, players, deck_size=fewest)) is None
    assert Refusal.DECK_IS_TOO_SMALL == refuse_setup(make_setup(mode, players, deck_size=fewest - 1))


@pytest.mark.rule("C-4")
def test_larger_deck() -> None:
    """A deck of 100 is dealt to its last card."""
    events = open_game(make_setup("base", 4, deck_size=100), CHANCE)
    assert not isinstance(events, Refusal)
    game = replay(events)
    assert list(range(100)) == sorted([card for hand in game.hands.values() for card in hand] + list(game.pile))


@pytest.mark.rule("B-4", "SV-1", "SV-2", "P-30", "T-3", "T-32", "O-22")
def test_votes_each() -> None:
    """Two votes in the base game from seven players on, unless agreed otherwise; one everywhere else."""
    assert [1, 1, 1, 1] == [make_setup("base", players).votes_each for players in (3, 4, 5, 6)]
    assert [2] * 6 == [make_setup("base", players).votes_each for players in range(7, 13)]
    assert [1, 1] == [make_setup(mode, 12).votes_each for mode in ("party", "team")]
    assert 1 == make_setup("base", 7, options={"second_vote": "never"}).votes_each


def test_rounds_known_before_the_deal() -> None:
    """The printed counts of the Arabic edition, once around the table, and none where points decide."""
    printed = [13, 15, 11, 8, 6, 5, 4, 3, 2, 1]
    assert printed == [expected_rounds(make_setup("base", players, edition="ar")) for players in range(3, 13)]
    assert 12 == expected_rounds(make_setup("party", 6, options={"end": {"laps": 2}}))
    assert expected_rounds(make_setup("base", 6)) is None


@pytest.mark.rule("T-1", "T-2", "T-3")
def test_partners_of_eight() -> None:
    """Four teams: who sits four seats away is the partner, and both score for one side."""
    setup = make_setup("team", 8)
    assert [4, 5, 6, 7, 0, 1, 2, 3] == [setup.partner_of(seat) for seat in range(8)]
    assert [0, 1, 2, 3, 0, 1, 2, 3] == [setup.side_of(seat) for seat in range(8)]
    assert {0: 0, 1: 0, 2: 0, 3: 0} == dealt("team", 8).scores


@pytest.mark.rule("O-17", "C-17")
def test_first_storyteller_at_random() -> None:
    """With the deal comes a storyteller by lot; over many secrets it is everybody's turn."""
    setup = make_setup("base", 4, options={"first_storyteller": "random"})
    chosen = []
    for number in range(40):
        events = open_game(setup, Chance(bytes([number]) * 32))
        assert not isinstance(events, Refusal)
        opening, choice = events
        assert isinstance(opening, GameDealt)
        assert isinstance(choice, StorytellerChosen)
        assert choice.by_lot
        chosen.append(choice.seat)
    assert {0, 1, 2, 3} == set(chosen)


@pytest.mark.rule("G-6")
@pytest.mark.parametrize("players", [6, 12])
def test_scores_beyond_thirty(players: int) -> None:
    """A whole lap of Party with everybody together brings 5 a turn, and 30 stops nothing: twelve players reach 60."""
    game = dealt("party", players)
    for _ in range(players):
        game = found_by_all(next_round(game) if game.phase == "scored" else game)
    assert dict.fromkeys(range(players), 5 * players) == game.scores


@pytest.mark.rule("B-70", "P-60", "T-60")
def test_a_setup_without_options() -> None:
    """Base goes to 30 points, Party and Team go round once."""
    assert Setup(mode="base", players=4, end=Points(30)) == make_setup("base", 4)
    assert Setup(mode="party", players=6, end=Laps(1)) == make_setup("party", 6)
    assert Setup(mode="team", players=6, end=Laps(1)) == make_setup("team", 6)
