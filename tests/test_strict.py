"""The rule of tests/strict.py, tried on tests that skip."""

# ruff: noqa: S603 - the processes are our own

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

RULE = Path(__file__).with_name("strict.py")

FILES = {
    "test_marked.py": """
        import pytest
        @pytest.mark.skip(reason="not today")
        def test_one(): pass
        @pytest.mark.skipif(True, reason="not here")
        def test_two(): pass
        def test_three(): pytest.skip("not now")
        @pytest.fixture
        def absent(): pytest.skip("nothing there")
        def test_four(absent): pass
        def test_five(): pass
        @pytest.mark.xfail(strict=True)
        def test_six(): raise AssertionError
    """,
    "test_module.py": """
        import pytest
        pytest.importorskip("no_such_module")
        def test_seven(): pass
    """,
}


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("true", {"failed": 1, "passed": 1, "xfailed": 1, "errors": 4}),
        ("", {"skipped": 5, "passed": 1, "xfailed": 1}),
    ],
)
def test_skipping(tmp_path: Path, value: str, expected: dict[str, int]) -> None:
    """Marked, called, in a fixture or for a whole file: with CI=true it fails, otherwise it may."""
    shutil.copy(RULE, tmp_path / "conftest.py")
    for name, text in FILES.items():
        (tmp_path / name).write_text("\n".join(line[8:] for line in text.splitlines()))
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-n",
        "1",
        "--continue-on-collection-errors",
    ]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")} | {"CI": value}
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=environment, check=False)
    summary = done.stdout.strip().splitlines()[-1]
    assert expected == {word: int(count) for count, word in re.findall(r"(\d+) (\w+)", summary.split(" in ")[0])}
    assert (1 if value else 0) == done.returncode
