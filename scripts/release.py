"""Puts together what is published: python -m scripts.release dist.

Wheel and sdist, built twice and compared; a CycloneDX SBOM of each half, the wheel's packages and the pages'; the notes
of this version; and SHA256SUMS of all of them. From one commit always the same bytes.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
BIN: Final = Path(sys.executable).parent
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RUNTIME: Final = ROOT / "requirements" / "cluster.txt"
"""The wheel's requirements and PostgreSQL's client, as in the image."""


def main(folder: Path) -> None:
    """Build everything into this folder; files of an earlier release are removed."""
    version, moment = PROJECT["version"], commit_time()
    folder.mkdir(exist_ok=True)
    for old in (*folder.glob("conteur-*"), folder / "RELEASE_NOTES.md", folder / "SHA256SUMS"):
        old.unlink(missing_ok=True)
    build_twice(folder, moment)
    (folder / f"conteur-{version}.cdx.json").write_bytes(python_sbom(moment))
    (folder / f"conteur-client-{version}.cdx.json").write_bytes(client_sbom(moment))
    notes = notes_of(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    (folder / "RELEASE_NOTES.md").write_text(notes, encoding="utf-8")
    write_sums(folder)
    for path in sorted(folder.iterdir()):
        print(path)


def commit_time() -> int:
    """SOURCE_DATE_EPOCH, or the time of the commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given or _said("git", "log", "-1", "--format=%ct"))


def build_twice(folder: Path, moment: int) -> None:
    """Wheel and sdist; two builds must be the same bytes."""
    with tempfile.TemporaryDirectory() as other:
        for target in (folder, Path(other)):
            _said(sys.executable, "-m", "hatchling", "build", "--directory", str(target.resolve()), moment=moment)
        for path in sorted(Path(other).iterdir()):
            if path.read_bytes() != (folder / path.name).read_bytes():
                raise SystemExit(f"{path.name} differs when it is built again")


def python_sbom(moment: int) -> bytes:
    """The packages the wheel runs with, and their hashes."""
    said = _said(
        *(str(BIN / "cyclonedx-py"), "requirements", str(RUNTIME), "--pyproject", str(ROOT / "pyproject.toml")),
        *("--output-reproducible", "--no-validate", "--short-PURLs", "--output-file", "-"),
        moment=moment,
    )
    sbom = json.loads(said)
    refs = {component["name"].lower(): component["bom-ref"] for component in sbom["components"]}
    needed = [re.match(r"[\w.-]+", each) for each in PROJECT["dependencies"]]
    root = {"ref": "root-component", "dependsOn": sorted(refs[name[0].lower()] for name in needed if name)}
    sbom["dependencies"] = [root, *({"ref": ref} for ref in sorted(refs.values()))]
    return _tidied(sbom, moment)


def client_sbom(moment: int) -> bytes:
    """The packages the pages are built with, and their hashes."""
    command = ("npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only")
    sbom = json.loads(_said(str(ROOT / "scripts" / "node"), *command))
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    # Not with --omit=dev, which also leaves out packages that the tests share.
    used = {
        (place.rpartition("node_modules/")[2], package["version"])
        for place, package in lock.items()
        if place and not package.get("dev")
    }
    sbom["components"] = [each for each in sbom["components"] if (each["name"], each["version"]) in used]
    kept = {each["bom-ref"] for each in (*sbom["components"], sbom["metadata"]["component"])}
    sbom["dependencies"] = [
        {**each, "dependsOn": [ref for ref in each.get("dependsOn", []) if ref in kept]}
        for each in sbom["dependencies"]
        if each["ref"] in kept
    ]
    return _tidied(sbom, moment)


def _tidied(sbom: dict[str, Any], moment: int) -> bytes:
    """The SBOM without what differs between runs, and without registry addresses, which differ between machines."""
    sbom.pop("serialNumber", None)
    sbom["metadata"]["timestamp"] = datetime.fromtimestamp(moment, UTC).isoformat()
    for component in sbom["components"]:
        component.pop("description", None)  # the whole line of the lock, with hashes
        references = component.pop("externalReferences", [])
        hashes = [each for reference in references for each in reference.get("hashes", [])]
        if hashes:
            component["hashes"] = hashes
    return json.dumps(sbom, indent=2, ensure_ascii=False).encode() + b"\n"


def notes_of(version: str, changelog: str) -> str:
    """The part of the changelog that is about a version."""
    found = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"CHANGELOG.md has no heading for {version}")
    return f"# conteur {version}\n\n{found[1].strip()}\n"


def write_sums(folder: Path) -> None:
    """For `sha256sum --check SHA256SUMS`."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(folder.iterdir())]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def _said(*command: str, moment: int | None = None) -> str:
    variables = os.environ | ({} if moment is None else {"SOURCE_DATE_EPOCH": str(moment)})
    done = subprocess.run(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603 - our own commands
    return done.stdout.strip()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
