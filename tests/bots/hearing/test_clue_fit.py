"""What all ways of hearing share."""

from conteur.bots.hearing.clue_fit import stamp, standardized, wording


def test_all_alike() -> None:
    """Where nothing stands out, nothing does."""
    assert (0.0, 0.0) == standardized([0.3, 0.3])
    assert (0.0, 0.0) == standardized([None, None])
    assert () == standardized([])


def test_wording() -> None:
    """Capitals, spaces and marks make no other clue; letters do; a clue of marks alone is itself."""
    assert wording("Who's there?") == wording("whos  there")
    assert stamp("Кто там?") == stamp("кто там")
    assert wording("Who's here?") != wording("Who's there?")
    assert "…?" == wording("…?")
