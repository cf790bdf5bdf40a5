"""The dice: fair, repeatable, and each draw independent of the others."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conteur.rules import Chance, commitment_to
from conteur.rules.chance import _below
from conteur.rules.closing import lay_gallery
from tests.rules.strategies import examples

SECRET = bytes(range(32))
secrets = st.binary(min_size=32, max_size=32)


def _chi_square(counts: Sequence[int]) -> float:
    """How far counts are from being all the same."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_order_of_four_is_equally_likely() -> None:
    """24,000 shuffles of four things give each order about 1,000 times: not too unevenly, and not too evenly either."""
    counts = Counter(Chance(SECRET).shuffled(f"gallery {number}", range(4)) for number in range(24_000))
    assert set(permutations(range(4))) == set(counts)
    assert 7.53 < _chi_square(list(counts.values())) < 49.73  # 23 degrees of freedom, 1 in 1,000 on either side


def test_every_order_of_four_over_many_secrets() -> None:
    """The first shuffle of 24,000 games is as fair as 24,000 shuffles of one game."""
    counts = Counter(Chance(number.to_bytes(32, "big")).shuffled("deal", range(4)) for number in range(24_000))
    assert set(permutations(range(4))) == set(counts)
    assert 7.53 < _chi_square(list(counts.values())) < 49.73


def test_every_order_of_four_over_many_words() -> None:
    """A player who tries 24,000 words gets every order as often as any other."""
    counts = Counter(Chance(SECRET, ("Ana", str(number))).shuffled("deal", range(4)) for number in range(24_000))
    assert set(permutations(range(4))) == set(counts)
    assert 7.53 < _chi_square(list(counts.values())) < 49.73


def test_every_card_of_the_deck_is_equally_likely_on_top() -> None:
    """In 16,800 deals each of 84 cards comes first about 200 times."""
    counts = Counter(Chance(number.to_bytes(32, "little")).shuffled("deal", range(84))[0] for number in range(16_800))
    assert len(counts) == 84
    assert 48.79 < _chi_square(list(counts.values())) < 128.56  # 83 degrees of freedom, 1 in 1,000 on either side


@pytest.mark.parametrize(("seats", "least", "most"), [(3, 0.002, 13.82), (7, 0.381, 22.46), (12, 1.834, 31.26)])
def test_every_seat_is_equally_likely_to_begin(seats: int, least: float, most: float) -> None:
    """Lots favour no seat."""
    counts = Counter(Chance(SECRET, (str(number),)).picked("storyteller", range(seats)) for number in range(12_000))
    assert set(range(seats)) == set(counts)
    assert least < _chi_square(list(counts.values())) < most  # 1 in 1,000 on either side


@pytest.mark.rule("H-6")
def test_storytellers_card_lies_anywhere() -> None:
    """Over 6,000 rounds the storyteller's card, the lowest of the deck, lies in each of six slots about as often."""
    gifts = {seat: (seat,) for seat in range(6)}
    counts = Counter(lay_gallery(number, gifts, Chance(SECRET)).owners.index(0) for number in range(6_000))
    assert set(range(6)) == set(counts)
    assert 0.21 < _chi_square(list(counts.values())) < 20.52  # 5 degrees of freedom, 1 in 1,000 on either side


def test_slots_of_two_rounds_have_nothing_to_do_with_each_other() -> None:
    """Where a card lay in one round says nothing about where its like lies in the next."""
    pairs = Counter(
        tuple(Chance(number.to_bytes(32, "big")).shuffled(f"gallery {turn}", range(3)).index(0) for turn in (1, 2))
        for number in range(9_000)
    )
    assert len(pairs) == 9
    assert 0.857 < _chi_square(list(pairs.values())) < 26.12  # 8 degrees of freedom, 1 in 1,000 on either side


@examples(100)
@given(secrets, st.lists(st.text()), st.text(), st.lists(st.integers()))
def test_shuffling_loses_nothing(secret: bytes, words: list[str], label: str, items: list[int]) -> None:
    """A shuffle has the same things in it, and the same secret, words and label give the same order again."""
    shuffled = Chance(secret, words).shuffled(label, items)
    assert sorted(items) == sorted(shuffled)
    assert shuffled == Chance(secret, words).shuffled(label, items)


@examples(100)
@given(secrets, st.lists(st.sampled_from(["deal", "storyteller", "gallery 1", "gallery 2", "reshuffle 1"])))
def test_draws_do_not_depend_on_earlier_draws(secret: bytes, earlier: list[str]) -> None:
    """Each label has dice of its own, so nobody can move the cards by making another draw happen first."""
    chance = Chance(secret)
    for label in earlier:
        chance.shuffled(label, range(12))
    assert Chance(secret).shuffled("gallery 1", range(12)) == chance.shuffled("gallery 1", range(12))


@pytest.mark.parametrize(
    "words",
    [(), ("",), ("", ""), ("abc",), ("ab", "c"), ("a", "bc"), ("c", "ab"), ("ab", "c", ""), ("é",), ("e\u0301",)],
)
def test_words_are_told_apart(words: tuple[str, ...]) -> None:
    """Other words, the same letters cut elsewhere or another order of players make another deal."""
    all_words = [
        (),
        ("",),
        ("", ""),
        ("abc",),
        ("ab", "c"),
        ("a", "bc"),
        ("c", "ab"),
        ("ab", "c", ""),
        ("é",),
        ("e\u0301",),
    ]
    deals = {other: Chance(SECRET, other).shuffled("deal", range(84)) for other in all_words}
    assert [words] == [
        other for other, deal in deals.items() if deal == Chance(SECRET, words).shuffled("deal", range(84))
    ]


@pytest.mark.parametrize(
    ("bound", "numbers", "drawn"),
    [
        (3, (2**32 - 1, 5), 2),  # the last of 2**32 numbers would favour 0
        (3, (2**32 - 2, 5), 2),
        (3, (2**32 - 3, 5), 1),
        (2, (2**32 - 1,), 1),
        (1, (2**32 - 1,), 0),
        (84, (2**32 - 1, 2**32 - 4, 83), 83),
        (84, (2**32 - 5,), 83),
        (2**31 + 1, (2**31 + 1, 2**32 - 1, 2**31), 2**31),
    ],
)
def test_numbers_that_would_favour_some_are_thrown_away(bound: int, numbers: tuple[int, ...], drawn: int) -> None:
    """Only numbers below the greatest multiple of the bound count."""
    assert drawn == _below(bound, iter(numbers))


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_secret_of_another_length(length: int) -> None:
    """A secret that is not 32 bytes long is not taken, and the message says what would be right."""
    with pytest.raises(ValueError, match=f"must be 32 bytes long, not {length}"):
        Chance(bytes(length))


def test_commitment() -> None:
    """The commitment is the SHA-256 of the secret alone, in small letters."""
    assert commitment_to(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
