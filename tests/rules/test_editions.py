"""Setups from the names people write, and what each printed edition changes."""

import pytest

from conteur.rules import Setup, make_setup
from conteur.rules.editions import CHOICES, EDITIONS, offered, parse_end, written_end
from conteur.rules.setup import End, Laps, LastCard, Points
from conteur.rules.vocabulary import Mode


@pytest.mark.rule("E-1")
@pytest.mark.parametrize(("mode", "end"), [("base", Points(30)), ("party", Laps(1)), ("team", Laps(1))])
def test_odyssey(mode: Mode, end: End) -> None:
    """The box of 2011 is the game without any change."""
    assert Setup(mode=mode, players=6, end=end) == make_setup(mode, 6, edition="odyssey")


@pytest.mark.rule("E-2")
def test_second_polish_text() -> None:
    """It pays votes in mixed turns only."""
    assert Setup(mode="base", players=6, end=Points(30), bonus_when="mixed") == make_setup("base", 6, edition="pl-2")


@pytest.mark.rule("E-3")
def test_arabic_text() -> None:
    """No cap, red apart from green, private talk; the pile ends the base game, laps the others."""
    base, party = make_setup("base", 6, edition="ar"), make_setup("party", 6, edition="ar")
    assert (LastCard(), None) == (base.end, base.effective_bonus_cap)
    assert (Laps(1), "forbidden") == (party.end, party.red_on_green)
    team = make_setup("team", 12, edition="ar")
    assert (Laps(1), None, "private") == (team.end, team.effective_bonus_cap, team.team_talk)


@pytest.mark.rule("E-3", "SV-9", "O-2")
@pytest.mark.parametrize("players", range(7, 13))
def test_arabic_text_with_seven_and_more(players: int) -> None:
    """From seven players on its cap is 3 like everybody's."""
    assert 3 == make_setup("base", players, edition="ar").effective_bonus_cap


@pytest.mark.rule("E-4")
def test_first_polish_text() -> None:
    """Nobody in Party looks at the new hand before the clue."""
    assert Setup(mode="party", players=6, end=Laps(1), party_hands="all") == make_setup("party", 6, edition="pl-1")


@pytest.mark.rule("E-5")
def test_dutch_text() -> None:
    """The first clue claims the first story."""
    expected = Setup(mode="base", players=4, end=Points(30), first_storyteller="clue")
    assert expected == make_setup("base", 4, edition="nl")


@pytest.mark.rule("E-3", "O-3")
def test_an_edition_with_one_option_changed_back() -> None:
    """What the table says goes before what the edition says."""
    setup = make_setup("base", 6, edition="ar", options={"end": {"points": 50}, "bonus_cap": 3})
    assert (Points(50), 3, "forbidden") == (setup.end, setup.bonus_cap, setup.red_on_green)


@pytest.mark.rule("O-3", "O-20", "P-63", "T-63")
@pytest.mark.parametrize(
    ("written", "end"),
    [
        ("pile", LastCard()),
        ({"points": 5}, Points(5)),
        ({"points": 100}, Points(100)),
        ({"laps": 1}, Laps(1)),
        ({"laps": 5}, Laps(5)),
    ],
)
@pytest.mark.parametrize("mode", ["base", "party", "team"])
def test_ends_as_they_are_written(mode: Mode, written: object, end: End) -> None:
    """The written form is read, and written again the same."""
    assert end == parse_end(mode, written)
    assert written == written_end(end)


@pytest.mark.rule("O-3", "O-20")
@pytest.mark.parametrize(
    "written",
    [
        "points",
        30,
        {"points": 4},
        {"points": 101},
        {"points": "30"},
        {"points": True},
        {"laps": 0},
        {"laps": 6},
        {"laps": True},
        {"laps": 1, "points": 30},
        {},
    ],
)
def test_ends_that_make_no_sense(written: object) -> None:
    """The message says what would be right."""
    with pytest.raises(ValueError, match=r'must be "pile", \{"points": 5 to 100\} or \{"laps": 1 to 5\}'):
        make_setup("base", 4, options={"end": written})


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"mode": "solo"}, "unknown mode 'solo'; choose one of base, party, team"),
        ({"mode": "base", "edition": "fr"}, "unknown edition 'fr'; choose one of odyssey, pl-2, ar, pl-1, nl"),
        ({"mode": "base", "options": {"cap": 3}}, "unknown option 'cap'; there are end, bonus_when, bonus_cap"),
        ({"mode": "base", "options": {"bonus_cap": 4}}, "option 'bonus_cap' cannot be 4; choose one of 3, null"),
        ({"mode": "base", "options": {"bonus_cap": 3.0}}, "option 'bonus_cap' cannot be 3.0; choose one of 3, null"),
        ({"mode": "base", "options": {"clue": None}}, "option 'clue' cannot be null; choose one of"),
        ({"mode": "party", "options": {"red_on_green": "no"}}, '"no"; choose one of "allowed", "forbidden"'),
    ],
)
def test_words_nobody_knows(asked: dict[str, object], message: str) -> None:
    """What is not understood is named, with what would be."""
    with pytest.raises(ValueError, match=r"choose one of|there are") as caught:
        make_setup(players=4, **asked)  # type: ignore[arg-type]  # wrong on purpose
    assert message in str(caught.value)


@pytest.mark.rule("O-1", "O-2", "O-8", "O-12", "O-15", "O-16", "O-17", "O-19", "O-22")
def test_every_value_of_every_option() -> None:
    """Each can be agreed on, and an option left alone has its first value."""
    for name, values in CHOICES.items():
        assert values[0] == getattr(make_setup("base", 6), name)
        for value in values:
            assert value == getattr(make_setup("base", 6, options={name: value}), name)


def test_editions_change_known_options_only() -> None:
    """Every preset can be made a setup in every mode."""
    for edition in EDITIONS:
        for mode in ("base", "party", "team"):
            assert mode == make_setup(mode, 6, edition=edition).mode


@pytest.mark.rule("O-2", "O-22", "SV-1")
@pytest.mark.parametrize(
    ("mode", "players", "absent"),
    [
        ("base", 3, {"bonus_cap", "second_vote"}),
        ("base", 5, {"bonus_cap", "second_vote"}),
        ("base", 6, {"second_vote"}),
        ("base", 7, {"bonus_cap"}),
        ("base", 12, {"bonus_cap"}),
    ],
)
def test_options_nobody_could_notice_in_base(mode: Mode, players: int, absent: set[str]) -> None:
    """The cap is asked about with six only, the second vote from seven on; Party and Team options never."""
    everything = {"end", "bonus_when", "bonus_cap", "second_vote", "first_storyteller", "clue"}
    assert everything - absent == offered(mode, players)


@pytest.mark.rule("O-2", "O-8", "O-12", "O-15", "O-16", "O-20")
def test_options_nobody_could_notice_in_party_and_team() -> None:
    """Red and hands are Party's, own votes and talk Team's; the cap shows in Team from ten players on."""
    party = {"end", "red_on_green", "party_hands", "first_storyteller", "clue"}
    team = {"end", "bonus_when", "own_team_vote", "team_talk", "first_storyteller", "clue"}
    assert [party, party] == [offered("party", players) for players in (6, 12)]
    assert [team, team] == [offered("team", players) for players in (6, 8)]
    assert [team | {"bonus_cap"}] * 2 == [offered("team", players) for players in (10, 12)]
