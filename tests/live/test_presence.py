"""Who is here, and who is away."""

from conteur.live.randomness import new_key
from conteur.rules.game import awaited
from conteur.rules.moves import ClaimStory, GiveClue
from conteur.tables.asks import Sit, StartGame
from tests.live.looping import done, in_a_loop
from tests.live.phases import submitting
from tests.live.room import Room


@in_a_loop
async def test_after_a_restart_everybody_is_away_until_they_come() -> None:
    """The waiting time starts again."""
    room = Room()
    await submitting(room)
    await room.restart()
    ann = room.watch(0)
    await room.wait(59)
    assert room.phase() == "submitting"
    await room.wait(1)
    assert room.phase() != "submitting"
    assert ann.sees.here == {0}


@in_a_loop
async def test_somebody_whose_line_is_cut_while_sitting_down() -> None:
    """They are seated and away, and a stand-in plays for them as for anybody else."""
    room = Room()
    ann, bo = await room.open(people=2)
    cy = room.watch()
    answered = cy.post(Sit("C", new_key()))
    cy.leave()
    await done(answered)
    await room.settle()
    await done(ann.do(StartGame()))
    await done(ann.do(ClaimStory()))
    await done(ann.do(GiveClue("sea", (ann.hand or ())[0])))
    await room.wait(60)
    assert awaited(room.game) == (bo.person,)
