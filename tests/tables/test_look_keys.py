"""Look keys: who may look on at a table, and until when."""

from conteur.live.randomness import new_key, new_secret
from conteur.tables.asks import LetBack, SendAway
from conteur.tables.events import TableOpened
from conteur.tables.keys import WRITTEN_LENGTH
from conteur.tables.look_keys import admission_of, look_key
from conteur.tables.settings import Settings
from conteur.tables.state import open_state
from tests.tables.evening import Evening


def test_two_keys_of_one_table() -> None:
    """An invitation and a visitor's key are told apart; neither is another table's, and a guess is nothing."""
    table, other = (open_state(TableOpened(Settings(), new_secret(), new_secret())) for _ in range(2))
    invited, visitor = look_key(table, "invited"), look_key(table, "visitor")
    assert invited is not None
    assert visitor is not None
    assert {WRITTEN_LENGTH} == {len(invited), len(visitor)}
    assert ("invited", "visitor") == (admission_of(table, invited), admission_of(table, visitor))
    for key in (invited, visitor):
        assert admission_of(other, key) is None
    for key in ("", new_key(), invited[:-1], "é" * WRITTEN_LENGTH, table.look_secret):
        assert admission_of(table, key) is None


def test_a_kick_makes_other_keys() -> None:
    """Whoever was sent away knew the old ones; being let back does not bring them back."""
    evening = Evening().gather(2)
    before = look_key(evening.state, "invited")
    assert before is not None
    assert evening.ask(0, SendAway(1)) is None
    after = look_key(evening.state, "invited")
    assert before != after
    assert admission_of(evening.state, before) is None
    assert evening.ask(0, LetBack(1)) is None
    assert after == look_key(evening.state, "invited")


def test_a_table_from_before() -> None:
    """A log without a look secret has no key that could be guessed from nothing."""
    old = open_state(TableOpened(Settings(), new_secret()))
    assert look_key(old, "invited") is None
    assert admission_of(old, "") is None
