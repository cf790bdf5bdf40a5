"""What the documents name is there: files, links, commands and targets of make."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.running import conteur

ROOT = Path(__file__).parent.parent
TRACKED = subprocess.run(
    ["git", "ls-files"],  # noqa: S607 - whichever git there is
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.splitlines()
DOCUMENTS = [name for name in TRACKED if name.endswith(".md") and not name.startswith("docs/decisions/")]
"""A decision tells of its day and may name what has gone since."""
BESIDE = ("", "src/conteur/", "client/", "client/src/")
"""Where documents begin to count their paths, besides their own folder."""


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    """Every link to a file of this project."""
    text = (ROOT / document).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link]
    assert [] == [link for link in links if not (ROOT / document).parent.joinpath(link).exists()]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_that_are_named_are_there(document: str) -> None:
    """Every path to a source, from the root or from where the document's readers are."""
    text = (ROOT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w.-]+(?:/[\w.-]+)+\.(?:py|ts|svelte|ftl|toml|service|sh))`", text))
    here = f"{Path(document).parent.as_posix()}/"
    assert [] == [
        path for path in sorted(named) if not any((ROOT / f"{place}{path}").exists() for place in (*BESIDE, here))
    ]


def test_commands_that_are_named_are_there() -> None:
    """`conteur …` and `make …`, wherever a document says so in code."""
    code = "\n".join(
        part
        for document in DOCUMENTS
        for part in re.findall(r"```.*?```|`[^`\n]+`", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL)
    )
    helped = conteur("--help").stdout
    assert set(re.findall(r"(?m)(?:^|`|bin/)conteur ([a-z]+)", code)) <= set(re.findall(r"(?m)^    ([a-z]+) ", helped))
    targets = set(re.findall(r"(?m)^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    assert set(re.findall(r"(?m)(?:^|`)make ([a-z]+)", code)) <= targets


def test_decisions_are_numbered_without_gaps_and_listed() -> None:
    """Each page begins with its number, and the index has one line for it."""
    pages = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    index = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    for number, page in enumerate(pages, 1):
        assert page.name.startswith(f"{number:04d}-")
        assert page.read_text(encoding="utf-8").startswith(f"# {number}. ")
        assert f"]({page.name})" in index


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "decisions").glob("*.md")), ids=lambda page: page.stem[:4])
def test_decisions_link_to_what_is_there(page: Path) -> None:
    """To each other, and to documents."""
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")) if "://" not in link]
    assert [] == [link for link in links if not page.parent.joinpath(link).exists()]
