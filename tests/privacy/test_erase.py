"""Erasing a person from a log."""

from conteur.privacy.collect import personal_data, subjects_in
from conteur.privacy.decks import ERASED
from conteur.privacy.erase import erased_entries
from conteur.rules.game import Game
from conteur.rules.verify import check
from conteur.store.finished_games import played_game
from conteur.store.record import record_of
from conteur.store.replay import replay
from tests.privacy.logs import LOGS


def test_everybody_can_be_erased() -> None:
    """Nothing of them is left but their seat; every game still follows from its secret, and the table still reads."""
    for bodies in LOGS.values():
        for place, subject in enumerate(subjects_in(bodies)):
            assert subject.name in personal_data(bodies, subject).names
            changed = erased_entries(bodies, subject, "Clover")
            after = [changed.get(version, body) for version, body in enumerate(bodies, 1)]
            left = personal_data(after, subjects_in(after)[place])
            assert {"Clover"} == {*left.names}
            assert {ERASED} == {*left.words, *(clue["clue"] for clue in left.clues), ERASED}
            reactions = {remark["text"] for remark in left.remarks} - {ERASED}
            assert reactions <= {"applause"}
            record = record_of(played_game(after, 1) or ())
            assert isinstance(check(record.commitment, record.events), Game)
            before, now = replay(bodies).state, replay(after).state
            assert before.game is not None
            assert now.game is not None
            assert before.game._replace(clue="") == now.game._replace(clue="")
            others = [member for member in before.members if member.key_hash != subject.key_hash]
            assert {member.person for member in before.members} == {member.person for member in now.members}
            assert all(member in now.members for member in others)
            for other in subjects_in(bodies):
                if other != subject:
                    (same,) = [each for each in subjects_in(after) if each.since == other.since]
                    assert personal_data(bodies, other) == personal_data(after, same)
