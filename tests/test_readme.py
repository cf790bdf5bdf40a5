"""The README is a round that is played."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_round_of_the_readme() -> None:
    """Every line of it answers what it says."""
    tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert 0 == tried.failed
    assert tried.attempted >= 15
