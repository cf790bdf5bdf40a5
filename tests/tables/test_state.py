"""What a table's state says of its people."""

from conteur.rules.vocabulary import MAX_SEATS
from conteur.tables.asks import Leave
from tests.tables.evening import Evening


def test_a_rabbit_is_found_for_everybody() -> None:
    """The one that was wished for if nobody has it, else the first free one; of a bot to be replaced, it is free."""
    state = Evening().gather(2, bots=1).state
    taken = {member.rabbit for member in state.members}
    assert 7 == state.free_rabbit(7)
    assert state.free_rabbit(state.members[0].rabbit) not in taken
    bot = state.members[2]
    assert bot.rabbit == state.free_rabbit(bot.rabbit, instead_of=bot.person)


def test_bots_make_room_for_people_who_wait() -> None:
    """Of more than twelve, the last bots do not play the next game."""
    evening = Evening().gather(3, bots=MAX_SEATS - 3).start()
    evening.sit("Late")
    state = evening.state
    assert MAX_SEATS + 1 == len(state.members)
    assert MAX_SEATS == len(state.players)
    assert {member.person for member in state.members if not member.is_bot} <= {one.person for one in state.players}


def test_a_leaver_is_a_member_but_not_present() -> None:
    """Nothing can be done with the key any more."""
    evening = Evening().gather(4).start()
    evening.ask(1, Leave())
    assert evening.state.member(1) is not None
    assert evening.state.present(1) is None
    assert evening.state.member(99) is None
    assert evening.state.seated(99) is None
