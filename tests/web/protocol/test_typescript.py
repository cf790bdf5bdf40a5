"""The page's types are the server's."""

import re
from pathlib import Path
from typing import get_args

import pytest

from conteur.rules.refusals import Refusal
from conteur.tables.asks import Ask
from conteur.tables.refusals import TableRefusal
from conteur.web.protocol import messages as m
from conteur.web.protocol.typescript import FILES, facts, typescript

COMMITTED = Path(__file__).parents[3] / "client" / "src" / "wire"
TEXT = typescript()


@pytest.mark.parametrize("name", FILES)
def test_the_committed_file_is_current(name: str) -> None:
    """When this fails: python -m conteur.web.protocol.typescript client/src/wire."""
    assert FILES[name]() == (COMMITTED / name).read_text(encoding="utf-8")


def test_the_printed_end_of_every_edition_is_among_the_facts() -> None:
    """The Arabic edition's base game ends with the pile, the other editions' with thirty points."""
    text = re.sub(r"\s", "", facts())
    assert '"odyssey":{"kind":"points","count":30}' in text
    assert '"ar":{"kind":"pile","count":0}' in text


def test_every_name_is_declared_once_and_before_it_is_used() -> None:
    """A reader meets nothing unknown."""
    declared: set[str] = set()
    for part in TEXT.split("\n\n"):
        code = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"|//.*", "", part, flags=re.DOTALL)
        (name,) = re.findall(r"export (?:interface|type|const) (\w+)", code) or [""]
        assert name not in declared
        used = set(re.findall(r"\b[A-Z][A-Za-z]+\b", code)) - {name, "Readonly", "Partial", "Record"}
        assert set() == {one for one in used if not one.isupper()} - declared
        declared.add(name)


@pytest.mark.parametrize("union", [m.FromClient, m.ToClient, m.WireMove, m.WireOption, Ask])
def test_unions_are_told_apart_by_one_field(union: object) -> None:
    """Each member has its own `type` or `kind`, as a text TypeScript can narrow by."""
    for member in get_args(union):
        config = member.__struct_config__
        assert f'export interface {member.__name__} {{\n  {config.tag_field}: "{config.tag}";\n' in TEXT


def test_every_refusal_is_a_known_one() -> None:
    """So that translations can be checked for completeness."""
    assert [] == [code for code in (*Refusal, *TableRefusal) if f'  "{code}",\n' not in TEXT]
