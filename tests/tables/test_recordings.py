"""What a recorded clue is called, and whose it is."""

from msgspec.structs import replace

from conteur.live.randomness import new_key
from conteur.rules.moves import GiveClue
from conteur.tables.recordings import is_anothers_recording, names_recording, recording_name
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Request
from conteur.tables.settings import Settings
from tests.tables.evening import Evening

SOUND = Settings(options={"clue": "sound"})


def test_the_name_of_a_recording() -> None:
    """Only whoever is to tell has one, another one each turn, with the form of a name."""
    evening = Evening(SOUND).gather(4).start().play_to("telling")
    names = set()
    for _ in range(3):
        storyteller = evening.game.storyteller
        of_all = {member.seat: recording_name(evening.state, member) for member in evening.state.members}
        name = of_all.pop(storyteller)
        assert {None} == set(of_all.values())
        assert name is not None
        assert names_recording(evening.state, name)
        names.add(name)
        evening.play_to("scored").play_to("telling")
    assert len(names) == 3


def test_nobody_gives_anothers_recording() -> None:
    """Neither in the name of somebody else, nor one that follows from nothing; words are free."""
    evening = Evening(SOUND).gather(4).start().play_to("telling")
    teller = next(member for member in evening.state.members if member.seat == evening.game.storyteller)
    card = evening.game.hands[teller.seat or 0][0]
    stolen = new_key()  # a name has the form of a key
    assert is_anothers_recording(evening.state, teller, stolen)
    refused = evening.request(Request(GiveClue(f" {stolen} ", card), teller.person)).refused
    assert refused is TableRefusal.NO_SUCH_RECORDING
    assert not is_anothers_recording(evening.state, teller, "a door in the rain")
    own = recording_name(evening.state, teller)
    assert own is not None
    assert evening.request(Request(GiveClue(own, card), teller.person)).refused is None


def test_where_clues_are_written() -> None:
    """No clue is a recording, whatever it looks like."""
    evening = Evening().gather(4).start().play_to("telling")
    assert not names_recording(evening.state, new_key())
    assert {None} == {recording_name(evening.state, member) for member in evening.state.members}


def test_a_name_that_follows_from_nothing_public() -> None:
    """With another key it is another one, though all that anybody sees is the same; nobody hears it before the clue."""
    names = set()
    for _ in range(2):
        evening = Evening(SOUND).gather(4).start().play_to("telling")
        for key_hash in ("a" * 64, "b" * 64):
            teller = next(member for member in evening.state.members if member.seat == evening.game.storyteller)
            names.add(recording_name(evening.state, replace(teller, key_hash=key_hash)))
    assert len(names) == 2
