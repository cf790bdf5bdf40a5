"""The decoders of what strangers send and of what disks keep, under bytes that atheris makes up."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.store.recorded_tables import LOGS, bodies_of

ROOT = Path(__file__).parents[2]
RUNS = {"frames": 60_000, "entries": 30_000}


def examples(kind: str) -> Iterable[bytes]:
    """What is well formed, for a start."""
    if kind == "frames":
        return [path.read_bytes() for path in (ROOT / "docs" / "protocol" / "examples").glob("client-*.json")]
    bodies = sorted((body for log in LOGS for body in bodies_of(log)), key=len, reverse=True)
    return {tuple(event["event"] for event in json.loads(body)["events"]): body for body in bodies}.values()


@pytest.mark.skipif(find_spec("atheris") is None, reason="atheris has no wheel for this system")
@pytest.mark.parametrize("kind", ["frames", "entries"])
def test_bytes_that_a_fuzzer_makes_up(kind: str, tmp_path: Path) -> None:
    """Are decoded or refused, and nothing else happens: so many, and the same each time."""
    corpus = tmp_path / "corpus"
    corpus.mkdir()
    for number, example in enumerate(examples(kind)):
        (corpus / str(number)).write_bytes(example)
    done = subprocess.run(  # noqa: S603 - our own program
        [
            *(sys.executable, "-m", "tests.web.fuzz_child", kind, corpus),
            *(f"-runs={RUNS[kind]}", "-seed=1", "-max_len=4096", "-verbosity=1", f"-artifact_prefix={tmp_path}/"),
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    assert 0 == done.returncode, done.stdout[-3000:] + done.stderr[-3000:]
    assert re.search(rf"Done {RUNS[kind]} runs", done.stderr), done.stderr[-1000:]
