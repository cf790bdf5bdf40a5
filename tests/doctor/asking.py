"""Runs `conteur doctor` and collects its findings."""

import json
from typing import Any

from tests.cli.running import OK, REFUSED, conteur

SHELL = {"too_few_files"}
"""What may be wrong with whoever runs the tests."""


def findings_of(*options: str, **variables: str) -> dict[str, str]:
    """What the doctor finds: sentences by code."""
    done = conteur("doctor", "--json", *options, **variables)
    assert "" == done.stderr
    findings: list[dict[str, Any]] = json.loads(done.stdout)["findings"]
    assert (REFUSED if findings else OK) == done.returncode
    for finding in findings:
        assert finding["what"].endswith(".")
        assert finding["remedy"].endswith(".")
    return {finding["code"]: finding["what"] for finding in findings if finding["code"] not in SHELL}
