"""A lost seat is given back by people, to one new key, and never behind its owner's back."""

import pytest

from conteur.live.randomness import new_key
from conteur.rules.view import private
from conteur.tables.asks import AnswerClaim, ClaimSeat, Leave, Say, SendAway, Sit, WithdrawClaim
from conteur.tables.decide.claims import CLAIM_LASTS, judges
from conteur.tables.keys import hash_of, owner_of
from conteur.tables.options import asks_open_to
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import CloseClaim, Request
from conteur.tables.settings import Settings
from tests.tables.evening import Evening


def at_table(people: int = 4, away: tuple[int, ...] = (1,)) -> Evening:
    """A running game whose players of these numbers are not connected."""
    evening = Evening().gather(people).start()
    evening.away_since = dict.fromkeys(away, evening.at)
    return evening


def claim(evening: Evening, person: int) -> str:
    """Somebody claims this seat; returns their new key."""
    key = new_key()
    assert evening.ask(None, ClaimSeat(person, key)) is None
    return key


def owner(evening: Evening, key: str) -> int | None:
    """Whose key this is."""
    member = owner_of(evening.state.members, hash_of(key) or "")
    return None if member is None else member.person


def test_the_host_gives_a_seat_back() -> None:
    """The new key proves it, the old one nothing; number, name, seat and hand stay, and everybody is told."""
    evening = at_table()
    before = evening.member(1)
    hand = private(evening.game, before.seat or 0).hand
    key = claim(evening, 1)
    assert owner(evening, key) is None
    assert evening.ask(0, AnswerClaim(1, agrees=True)) is None
    assert (1, None) == (owner(evening, key), owner(evening, evening.keys[1]))
    after = evening.member(1)
    assert (before.name, before.seat, hand) == (after.name, after.seat, private(evening.game, after.seat or 0).hand)
    assert not evening.state.claims
    notice = evening.state.notices[-1]
    assert ("seat_regained", "B", ("A",)) == (notice.kind, notice.who, notice.by)


def test_the_host_does_not_believe_it() -> None:
    """The old key stays valid, the new one is void, and nothing is announced."""
    evening = at_table()
    key = claim(evening, 1)
    assert evening.ask(0, AnswerClaim(1, agrees=False)) is None
    assert (None, 1) == (owner(evening, key), owner(evening, evening.keys[1]))
    assert not evening.state.claims
    assert not evening.state.notices
    assert evening.ask(0, AnswerClaim(1, agrees=True)) is TableRefusal.NO_SUCH_CLAIM


def test_what_cannot_be_claimed() -> None:
    """A seat in use, a bot's, a leaver's, nobody's; by somebody seated, sent away, or without a proper key."""
    evening = Evening().gather(4, bots=1).start()
    evening.away_since = {1: 0, 3: 0}
    assert evening.ask(None, ClaimSeat(2, new_key())) is TableRefusal.SEAT_IS_IN_USE
    assert evening.ask(None, ClaimSeat(4, new_key())) is TableRefusal.NO_SUCH_PERSON
    assert evening.ask(None, ClaimSeat(9, new_key())) is TableRefusal.NO_SUCH_PERSON
    assert evening.ask(None, ClaimSeat(1, "short")) is TableRefusal.KEY_MUST_BE_16_BYTES
    assert evening.ask(2, ClaimSeat(1, new_key())) is TableRefusal.ALREADY_SEATED
    assert evening.ask(None, ClaimSeat(1, evening.keys[2])) is TableRefusal.ALREADY_SEATED
    assert evening.ask(3, Leave()) is None
    assert evening.ask(None, ClaimSeat(3, new_key())) is TableRefusal.NO_SUCH_PERSON
    assert evening.ask(0, SendAway(2)) is None
    assert evening.ask(None, ClaimSeat(1, evening.keys[2])) is TableRefusal.SENT_AWAY


def test_an_old_key_is_no_claim() -> None:
    """Whoever still has the key is told who they are."""
    evening = at_table()
    assert evening.request(Request(ClaimSeat(1, evening.keys[1]))).person == 1
    assert not evening.state.claims


def test_a_locked_or_full_table_gives_seats_back_all_the_same() -> None:
    """No new person is created."""
    evening = Evening(Settings(is_locked=False)).gather(12).start()
    evening.away_since = {5: 0}
    assert evening.ask(None, Sit("New", new_key())) is TableRefusal.TABLE_IS_FULL
    key = claim(evening, 5)
    assert evening.ask(0, AnswerClaim(1, agrees=True)) is None
    assert owner(evening, key) == 5


def test_one_claim_on_a_seat() -> None:
    """A second claimant is refused; the first who asks again under the same key is not."""
    evening = at_table()
    key = claim(evening, 1)
    assert evening.ask(None, ClaimSeat(1, new_key())) is TableRefusal.SEAT_IS_CLAIMED
    assert evening.ask(None, ClaimSeat(1, key)) is None
    assert [1] == [each.number for each in evening.state.claims]
    assert evening.ask(0, AnswerClaim(1, agrees=True)) is None
    assert evening.request(Request(ClaimSeat(1, key))).person == 1


def test_only_the_host_is_asked() -> None:
    """Nobody else sees the button, and nobody else's yes counts."""
    evening = at_table()
    claim(evening, 1)
    here = {0, 2, 3}
    assert (0,) == judges(evening.state, 1, evening.is_here)
    assert "answer_claim" in asks_open_to(evening.state, 0, has_clock=False, here=here)
    assert "answer_claim" not in asks_open_to(evening.state, 2, has_clock=False, here=here)
    assert evening.ask(2, AnswerClaim(1, agrees=True)) is TableRefusal.ONLY_THE_HOST_MAY


@pytest.mark.parametrize("lost", [0, 1])
def test_without_the_host_two_have_to_agree(lost: int) -> None:
    """Whether it is the host's own seat or another; one of them cannot agree twice."""
    evening = at_table(people=5, away=tuple({0, lost}))
    key = claim(evening, lost)
    assert evening.ask(2, AnswerClaim(1, agrees=True)) is None
    assert evening.ask(2, AnswerClaim(1, agrees=True)) is None
    assert owner(evening, key) is None
    assert (2,) == evening.state.claims[0].supporters
    assert evening.ask(3, AnswerClaim(1, agrees=True)) is None
    assert owner(evening, key) == lost
    assert ("C", "D") == evening.state.notices[-1].by


def test_without_the_host_one_no_is_enough() -> None:
    """It is somebody's hand."""
    evening = at_table(people=5, away=(0, 1))
    key = claim(evening, 1)
    assert evening.ask(2, AnswerClaim(1, agrees=True)) is None
    assert evening.ask(3, AnswerClaim(1, agrees=False)) is None
    assert not evening.state.claims
    assert owner(evening, key) is None


def test_the_only_other_person() -> None:
    """Alone, they may give the seat back once it has been empty for three minutes."""
    evening = at_table(people=3, away=(0, 1))
    evening.at = 179_000
    key = claim(evening, 1)
    assert evening.ask(2, AnswerClaim(1, agrees=True)) is TableRefusal.SEAT_WAS_IN_USE_LATELY
    assert owner(evening, key) is None
    evening.at = 180_000
    assert evening.ask(2, AnswerClaim(1, agrees=True)) is None
    assert owner(evening, key) == 1


def test_nobody_to_ask() -> None:
    """No seat is given back automatically."""
    evening = at_table(people=3, away=(0, 1, 2))
    assert evening.ask(None, ClaimSeat(1, new_key())) is TableRefusal.NOBODY_TO_ASK


def test_the_owner_comes_back() -> None:
    """While a claim is open: then nobody's yes gives the seat away."""
    evening = at_table()
    key = claim(evening, 1)
    evening.away_since.clear()
    assert evening.ask(0, AnswerClaim(1, agrees=True)) is TableRefusal.SEAT_IS_IN_USE
    assert (None, 1) == (owner(evening, key), owner(evening, evening.keys[1]))


def test_a_claim_that_is_too_old() -> None:
    """After two minutes it cannot be granted any more, and another one may be made."""
    evening = at_table()
    late = claim(evening, 1)
    evening.at = CLAIM_LASTS
    assert evening.ask(0, AnswerClaim(1, agrees=True)) is TableRefusal.NO_SUCH_CLAIM
    key = claim(evening, 1)
    assert [2] == [each.number for each in evening.state.claims]
    assert evening.ask(0, AnswerClaim(2, agrees=True)) is None
    assert (None, 1) == (owner(evening, late), owner(evening, key))


def test_withdrawn_or_closed() -> None:
    """By the key it was made with, or by its number; a second time nothing happens."""
    evening = at_table(away=(1, 2))
    key = claim(evening, 1)
    claim(evening, 2)
    assert evening.ask(None, WithdrawClaim(new_key())) is None
    assert evening.ask(None, WithdrawClaim("short")) is None
    assert [1, 2] == [each.number for each in evening.state.claims]
    assert evening.ask(None, WithdrawClaim(key)) is None
    assert [2] == [each.number for each in evening.state.claims]
    for _ in range(2):
        assert evening.request(Request(CloseClaim(2))).refused is None
    assert not evening.state.claims


def test_somebody_with_a_claim_may_still_not_talk() -> None:
    """A claim is not a seat."""
    evening = at_table()
    claim(evening, 1)
    assert evening.ask(None, Say("I was B")) is TableRefusal.SIT_DOWN_FIRST


def test_the_claimed_person_leaves_meanwhile() -> None:
    """There is nothing to give back any more."""
    evening = at_table(away=(1,))
    claim(evening, 1)
    assert evening.ask(0, SendAway(1)) is None
    assert evening.ask(0, AnswerClaim(1, agrees=True)) is TableRefusal.NO_SUCH_CLAIM
