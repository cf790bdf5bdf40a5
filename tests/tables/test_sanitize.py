"""What people type, made safe to show."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conteur.tables.sanitize import alike, are_lookalikes, clean


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
        ("\ufe0f", ""),
        ("\U000e0100\u180b\U00016fe4\U000e0041", ""),
        ("A\ufe0fna\U000e0100", "Ana"),
        ("葛\U000e0100城", "葛城"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("1\ufe0f\u20e3 2\ufe0f", "1\ufe0f\u20e3 2"),
        ("👩🏽\u200d🚀🏳\ufe0f\u200d🌈", "👩🏽\u200d🚀🏳\ufe0f\u200d🌈"),
    ],
)
def test_only_what_can_be_seen_stays(typed: str, shown: str) -> None:
    """Letters of every script and emoji stay; controls, overrides, blanks and stacked accents are removed."""
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


NAMES = (
    "Ana Anna Hanna Hannah Ian Lan Ida Lia Mia Nia Léa Lea Zoë Zoe José Jose Chloé Björn Bjorn Søren Łukasz Lukasz",
    "Jürgen Juergen Straße François Françoise Müller Mueller Íñigo Iñaki João Joana Conceição Ole Ola Tim Tom Rory",
    "Мария Марина Маша Саша Паша Даша Наташа Катя Таня Ваня Аня Яна Сергей Андрей Ирина Ира Юра Света Пётр",
    "Μαρία Μαρίνα Γιώργος Ελένη Νίκος Νίκη Άννα Σοφία Ζωή Θάνος",
    "محمد محمود أحمد حمد علي علاء فاطمة زينب زينة مريم نور نورة ليلى يوسف يونس خالد خالدة هند هدى پریسا نم\u200cک",
    "דוד דניאל שרה שירה משה נועה נעה",
    "田中 山田 小林 大林 木村 太郎 次郎 花子 さくら サクラ ゆき ユキ 王伟 李娜 张伟 陈静 김민수 김민지 이서연 박지훈",
    "अनिल अनिता सुनील सुनीता রহিম করিম สมชาย สมหญิง გიორგი ნინო Արմեն Անի ንጉሥ",
    "❤\ufe0f 👩🏽\u200d🚀 👩\u200d🚀 🏳\ufe0f\u200d🌈 🦊 🐰 Bo❤\ufe0f Bo🦊 1\ufe0f\u20e3",
)
"""Of people who may well sit at one table."""


def test_real_names_pass() -> None:
    """Nobody is taken for somebody else, and nobody's name is changed by cleaning, in the scripts people write."""
    names = " ".join(NAMES).split()
    assert names == [clean(name) for name in names]
    taken = [(one, two) for one, two in combinations(names, 2) if alike(one) == alike(two) or are_lookalikes(one, two)]
    assert [] == taken


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "\u0410na"),
        ("Ana", "\u0430n\u0430"),
        ("ANA", "\u0391n\u0430"),
        ("Ana", "Ana\ufe0f"),
        ("Ilse", "llse"),
        ("Bob", "\u0412OB"),
        ("Olga", "0lga"),
        ("Мария", "Map\u0438\u044f"),
        ("Zoe", "\u0396o\u0435"),
        ("Ana", "\U0001d5d4na"),
        ("Ana", "A\u200dna"),
    ],
)
def test_a_name_in_other_letters(one: str, other: str) -> None:
    """Cyrillic, Greek and mathematical letters, capitals and digits, and what cannot be seen: it looks the same."""
    assert are_lookalikes(clean(one), clean(other))
    assert are_lookalikes(clean(other), clean(one))
