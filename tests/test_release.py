"""What `make release` publishes beside the package: lists of what is inside (SBOM), notes and hashes."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import release

ROOT = Path(__file__).parent.parent
MOMENT = 1_700_000_000
LOCK = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def checked(text: bytes) -> dict[str, Any]:
    """The list, if it is one by the schema it names."""
    sbom: dict[str, Any] = json.loads(text)
    problem = JsonStrictValidator(SchemaVersion.from_version(sbom["specVersion"])).validate_str(text.decode())
    assert problem is None, problem
    return sbom


def test_what_the_wheel_is_made_of() -> None:
    """All that it needs, each with hashes; from one commit always the same bytes, with no registry's address in it."""
    text = release.python_sbom(MOMENT)
    sbom = checked(text)
    assert ("conteur", release.PROJECT["version"]) == tuple(
        sbom["metadata"]["component"][name] for name in ("name", "version")
    )
    found = {canonicalize_name(component["name"]): component for component in sbom["components"]}
    assert {canonicalize_name(Requirement(each).name) for each in release.PROJECT["dependencies"]} <= found.keys()
    assert [] == [name for name, component in found.items() if not component.get("hashes")]
    assert "schemathesis" not in found
    assert text == release.python_sbom(MOMENT)
    assert b"/simple/" not in text


def test_what_the_pages_are_made_of() -> None:
    """All that the lock has for building them, each with its hash."""
    sbom = checked(release.client_sbom(MOMENT))
    found = {(component["name"], component["version"]): component for component in sbom["components"]}
    wanted = {
        (place.rpartition("node_modules/")[2], package["version"])
        for place, package in LOCK.items()
        if place and not package.get("dev")
    }
    assert len(wanted) > 10
    assert wanted == found.keys()
    assert "svelte" in {name for name, _ in found}
    assert "eslint" not in {name for name, _ in found}
    assert [] == [name for name, component in found.items() if not component.get("hashes")]


def test_the_notes_of_a_version() -> None:
    """Are the changelog's, from its heading to the next."""
    changelog = "# Changelog\n\n## 2.0.0\n\n- New.\n\n## 1.0.0 (long ago)\n\n- Old.\n- Older.\n"
    assert "# conteur 2.0.0\n\n- New.\n" == release.notes_of("2.0.0", changelog)
    assert "# conteur 1.0.0\n\n- Old.\n- Older.\n" == release.notes_of("1.0.0", changelog)
    with pytest.raises(SystemExit, match="no heading"):
        release.notes_of("1.0", changelog.replace("1.0.0", "3"))
    assert "- " in release.notes_of(release.PROJECT["version"], (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_the_hashes(tmp_path: Path) -> None:
    """sha256sum agrees."""
    (tmp_path / "a.whl").write_bytes(b"a")
    (tmp_path / "b.json").write_bytes(b"b")
    release.write_sums(tmp_path)
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=tmp_path, check=True, capture_output=True)  # noqa: S607 - coreutils
