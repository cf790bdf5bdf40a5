"""What people type, made safe to show."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conteur.tables.sanitize import alike, clean


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \t and\nBo ", "Ann and Bo"),
        ("abc\u202edef\u202c", "abcdef"),
        ("\u2066left\u2069 \u200fright\u061c", "left right"),
        ("e\u0301", "é"),
        ("\ufeffBOM\u200b", "BOM"),
        ("نم\u200cک", "نم\u200cک"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("🫨", "🫨"),
        ("x" + "\u0336" * 30, "x" + "\u0336" * 4),
        ("ก" + "\u0e47" * 30, "ก" + "\u0e47" * 4),
        ("ב" + "\u0591\u05b0" * 20, "ב" + ("\u05b0" * 4)),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("\ue000\ufdd0", ""),
        ("\u2800\u3164\u115f", ""),
        ("\u200d\u200c", ""),
    ],
)
def test_only_what_can_be_seen_stays(typed: str, shown: str) -> None:
    """Letters of every script and emoji stay; controls, overrides, blanks and towers go."""
    assert shown == clean(typed)


@given(st.text(max_size=80))
def test_cleaning_twice_changes_nothing(typed: str) -> None:
    """One line, trimmed, without a character that turns the direction or ends a line."""
    shown = clean(typed)
    assert shown == clean(shown)
    assert shown == shown.strip()
    assert not set(shown) & set("\n\r\t\x00\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@given(st.text(max_size=40))
def test_a_name_looks_like_itself(typed: str) -> None:
    """Joiners make no difference, nor does being looked at twice."""
    assert alike(typed) == alike(f"\u200d{typed}\u200c")
    assert alike(typed) == alike(alike(typed))


@pytest.mark.parametrize(("one", "other"), [("Ann", "ANN"), ("Straße", "STRASSE"), ("ﬁn", "fin"), ("Ⅻ", "xii")])
def test_names_that_look_alike(one: str, other: str) -> None:
    """Case, ligatures and compatibility letters."""
    assert alike(one) == alike(other)
