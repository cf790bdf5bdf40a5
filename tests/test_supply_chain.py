"""What is installed is what was locked: versions with hashes, for Python and for the pages, and images by digest."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.environments import answered

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DIGEST = f"sha256:{'0f' * 32}"


def locked(path: Path) -> dict[str, list[str]]:
    """The hashes of each package in a lock."""
    entries = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip())
    return {
        str(canonicalize_name(Requirement(entry.split(" \\\n")[0]).name)): re.findall(r"--hash=(\S+)", entry)
        for entry in entries
    }


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_every_package_has_hashes(path: Path) -> None:
    """SHA-256, exact versions, and no word of where they come from."""
    text = path.read_text(encoding="utf-8")
    assert all(hashes for hashes in locked(path).values())
    assert all(re.fullmatch("sha256:[0-9a-f]{64}", each) for hashes in locked(path).values() for each in hashes)
    assert "://" not in text
    assert "--index" not in text
    assert [] == [line for line in text.splitlines() if not line.startswith(" ") and "==" not in line]


def test_the_locks_know_all_that_is_declared() -> None:
    """Playing what playing needs, and testing everything."""
    playing, testing = locked(ROOT / "requirements" / "play.txt"), locked(ROOT / "requirements" / "test.txt")
    assert {canonicalize_name(Requirement(each).name) for each in PROJECT["dependencies"]} <= playing.keys()
    extras = PROJECT["optional-dependencies"]
    wanted = {
        canonicalize_name(Requirement(each).name) for name in ("test", "cluster", "arena") for each in extras[name]
    }
    assert wanted - {"conteur"} <= testing.keys()
    assert playing.keys() <= testing.keys()
    assert all(testing[name] == hashes for name, hashes in playing.items()), "one version everywhere"


def test_the_lock_of_the_pages_has_hashes() -> None:
    """Of every package, and no word of where they come from."""
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 100
    assert [] == [name for name, package in packages.items() if name and "integrity" not in package]
    assert [] == [name for name, package in packages.items() if "resolved" in package]


def test_pages_that_are_installed_otherwise() -> None:
    """Another version, another hash, or a package nobody locked is told; another system's optional one may be there."""
    spec = spec_from_file_location("check_client", ROOT / "scripts" / "check_client.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    one = {"version": "1.0.0", "integrity": "sha512-a"}
    assert [] == module.differences({"a": one, "b": {"version": "2", "optional": True}}, {"a": one})
    assert ["a is 1.0.1, locked is 1.0.0"] == module.differences({"a": {**one, "version": "1.0.1"}}, {"a": one})
    assert ["a has another hash than the locked one"] == module.differences(
        {"a": {**one, "integrity": "sha512-b"}}, {"a": one}
    )
    assert ["b is not locked"] == module.differences({"b": one}, {"a": one})


def test_what_is_installed_here() -> None:
    """Is what the lock of the pages says."""
    assert "" == answered([sys.executable, ROOT / "scripts" / "check_client.py"], ROOT)


def test_images_are_pinned_by_digest(tmp_path: Path) -> None:
    """Of all that come from elsewhere; a second time changes nothing. Docker is played here: it is not installed."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "pin_images", tmp_path / "scripts")
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy")
    docker = tmp_path / "docker"
    docker.write_text(f"#!/bin/sh\necho {DIGEST}\n", encoding="utf-8")
    docker.chmod(0o755)
    texts = []
    for _ in range(2):
        subprocess.run(  # noqa: S603 - our own script
            [tmp_path / "scripts" / "pin_images"], env={"PATH": f"{tmp_path}:/usr/bin:/bin"}, check=True
        )
        texts.append(
            [(tmp_path / "deploy" / name).read_text(encoding="utf-8") for name in ("Dockerfile", "compose.yaml")]
        )
    assert texts[0] == texts[1]
    image, compose = texts[0]
    assert [DIGEST] * 3 == re.findall(r"^FROM \S+?@(\S+)", image, re.MULTILINE)
    assert {"postgres:18", "caddy:2"} == set(re.findall(rf"image: (\S+)@{DIGEST}$", compose, re.MULTILINE))
