"""What the hosting page and the files in deploy/ tell people to type is what the program understands."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from conteur.cli import _parser
from conteur.web.limits import Allowance, Rate

ROOT = Path(__file__).parents[1]
FILES = ["docs/hosting.md", "deploy/conteur.service", "deploy/Dockerfile", "deploy/Caddyfile", "deploy/nginx.conf"]


def served_with(text: str) -> Iterator[str]:
    """Every option after `conteur serve`, also in the list form Docker has."""
    for line in text.splitlines():
        _, _, options = re.sub(r"\bserve\b", "\0", line).partition("\0")
        yield from re.findall(r"--[a-z-]+", options)


@pytest.mark.parametrize("name", FILES)
def test_options_exist(name: str) -> None:
    """Nobody is told an option the program does not have."""
    serve = _parser()._subparsers._group_actions[0].choices["serve"]  # type: ignore[index,union-attr] # argparse has no other way
    known = {option for action in serve._actions for option in action.option_strings}
    text = (ROOT / name).read_text(encoding="utf-8")
    assert set(served_with(text)) <= known
    assert set(re.findall(r"`(--[a-z-]+)", text)) <= known


def test_limits_are_told_as_they_are() -> None:
    """Each row of the table is the program's own number."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]+ \| ([0-9,]+) \| ([^|]*)\|$", text, re.MULTILINE)
    bursts = [int(burst.replace(",", "")) for burst, _ in rows]
    own = Allowance()
    rates = [own.visits, Rate(own.sockets, 0), own.openings, own.joins, own.misses, own.uploads, own.messages]
    rates.append(own.messages_each)
    assert bursts == [rate.burst for rate in rates]
    slow = {"one in 10 seconds": 0.1, "one in 5 seconds": 0.2, "": 0.0}
    told = [
        next((value for words, value in slow.items() if words and words in then), None)
        or (float(then.split()[0]) if then.strip() else 0.0)
        for _, then in rows
    ]
    assert told == [rate.per_second for rate in rates]


def test_files_that_are_named_exist() -> None:
    """Links of the page lead somewhere."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(\.\./([^)]+)\)", text):
        assert (ROOT / target).is_file()


CHECKERS = {
    "caddy": ["caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"],
    "systemd-analyze": ["systemd-analyze", "security", "--offline=true", "--threshold=20", "deploy/conteur.service"],
}


@pytest.mark.parametrize("tool", [tool for tool in CHECKERS if shutil.which(tool)] or ["none"])
def test_what_the_tools_say(tool: str) -> None:
    """Where a tool is at hand, it understands its file."""
    if tool in CHECKERS:
        subprocess.run(CHECKERS[tool], cwd=ROOT, check=True, capture_output=True)  # noqa: S603 - the table above
