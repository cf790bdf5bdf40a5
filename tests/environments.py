"""Virtual environments with some of the packages that are installed here, made without a network."""

# ruff: noqa: S603 - the processes are our own

import os
import subprocess
import venv
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


def make_environment(home: Path, requirements: Iterable[str] = ()) -> Path:
    """An environment with these, and what they require, and nothing else."""
    venv.create(home, with_pip=False, symlinks=True)
    link_packages(home, requirements)
    return home


def link_packages(home: Path, requirements: Iterable[str]) -> None:
    """Put these into an environment, and what they require."""
    (site,) = home.glob("lib/python*/site-packages")
    for package in _required(requirements):
        for name in {path.parts[0] for path in package.files or ()} - {"..", "__pycache__"}:
            if not (site / name).exists():
                (site / name).symlink_to(str(package.locate_file(name)))


def _required(requirements: Iterable[str], extras: Iterable[str] = ("",)) -> Iterator[Distribution]:
    for requirement in map(Requirement, requirements):
        if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in extras):
            found = distribution(requirement.name)
            yield found
            yield from _required(found.requires or (), ("", *requirement.extras))


def answered(command: Sequence[str | Path], folder: Path) -> str:
    """What a command prints that must succeed, in a folder that is not this one."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment, check=False)
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout
