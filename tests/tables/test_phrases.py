"""What bots say to their partners in Team: codes, to people, once a round, and nothing about a card (T-22)."""

from collections import Counter
from typing import get_args

import pytest

from conteur.rules.moves import NameGiver
from conteur.tables.asks import Leave
from conteur.tables.deadlines import moment_of
from conteur.tables.events import Said
from conteur.tables.phrases import Phrase
from conteur.tables.requests import Request, StandIn
from conteur.tables.settings import Settings, SettingsChange
from tests.tables.evening import Evening


def at_naming(people: int = 1, settings: Settings | None = None) -> Evening:
    """Six at the table, the people first; the storyteller sits elsewhere than Ann and her partner."""
    evening = Evening(settings or Settings(mode="team")).gather(people, 6 - people).start()

    def is_naming() -> bool:
        game = evening.game
        return game.phase == "submitting" and not game.named and game.storyteller not in (0, partner_of(evening))

    return evening.play(lambda _: is_naming())


def partner_of(evening: Evening) -> int:
    """Ann's."""
    return evening.game.setup.partner_of(0)


def name(evening: Evening, seat: int, giver: int) -> list[Said]:
    """A stand-in names somebody; what was said with it."""
    before = len(evening.happened)
    assert evening.request(Request(StandIn(seat, moment_of(evening.state), NameGiver(giver)))).steps
    return [event for event in evening.happened[before:] if isinstance(event, Said)]


def test_a_bot_says_whom_it_means() -> None:
    """To its partner, as a code of the list."""
    for giver, codes in ((0, {"you_give", "not_sure"}), (None, {"let_me", "i_have_one"})):
        evening = at_naming()
        partner = partner_of(evening)
        (said,) = name(evening, partner, partner if giver is None else giver)
        assert said.text in codes
        assert said.to_team
        assert said.is_phrase
        assert not said.is_reaction
        assert evening.state.talk[-1].said is said


def test_whoever_follows_agrees() -> None:
    """Ann has named somebody; the bot names the same one."""
    evening = at_naming()
    assert evening.request(Request(NameGiver(0), 0)).refused is None
    assert [said.text for said in name(evening, partner_of(evening), 0)] == ["all_right"]


def test_once_a_round() -> None:
    """Who changes its mind does not talk about it."""
    evening = at_naming()
    partner = partner_of(evening)
    assert name(evening, partner, partner)
    assert evening.request(Request(NameGiver(0), 0)).refused is None
    assert name(evening, partner, 0) == []


def test_bots_are_silent_among_themselves_and_for_others() -> None:
    """Nobody speaks in the name of a person, nor to somebody who has left, nor where there is no talk."""
    among = at_naming()
    partner = partner_of(among)
    silent = [seat for seat in among.game.seats if seat not in (0, partner, among.game.storyteller)]
    assert [] == [said for seat in silent if seat in among.game.hands for said in _named_by(among, seat)]
    assert name(at_naming(people=6), partner, partner) == []
    left = at_naming(people=2)
    assert left.ask(0, Leave()) is None
    assert name(left, partner, partner) == []
    quiet = at_naming()
    quiet.agree(SettingsChange(has_talk=False))
    assert name(quiet, partner, partner) == []


def _named_by(evening: Evening, seat: int) -> list[Said]:
    game = evening.game
    partner = game.setup.partner_of(seat)
    return [] if game.storyteller in (seat, partner) else name(evening, seat, seat)


@pytest.mark.parametrize("seed", range(4))
def test_whole_games(seed: int) -> None:
    """Every phrase is on the list, said by a bot to a person, and at most once a round and bot."""
    evening = Evening(Settings(mode="team"), seed=seed).gather(2, 6).start().play_to("ended")
    game_round, spoken = 0, Counter[tuple[int, int]]()
    for event in evening.happened:
        if type(event).__name__ == "RoundScored":
            game_round += 1
        if isinstance(event, Said):
            speaker = evening.state.member(event.person)
            assert speaker is not None
            assert speaker.seat is not None
            assert speaker.is_bot
            hearer = evening.state.seated(evening.game.setup.partner_of(speaker.seat))
            assert hearer is not None
            assert not hearer.is_bot
            assert event.text in get_args(Phrase)
            spoken[game_round, event.person] += 1
    assert spoken
    assert max(spoken.values()) == 1
