"""Builds the wheel, and with CONTEUR_COMPILE=1 compiles what an action passes through. See docs/decisions/0037.

The sources are compiled in a copy: a compiled file beside its source would hide every later change to it.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED: Final = (
    "rules/*.py",
    "live/audience.py",
    "live/bots.py",
    "live/commit.py",
    "live/idempotency.py",
    "live/table.py",
    "live/timers/chores.py",
    "live/timers/phase_clock.py",
    "live/timers/timekeeper.py",
    "store/codec.py",
    "store/followers.py",
    "store/log.py",
    "store/replay.py",
    "store/sqlite/chain.py",
    "store/sqlite/log.py",
    "store/sqlite/writer.py",
    "tables/decide/*.py",
    "tables/evolve.py",
    "web/limits.py",
    "web/protocol/encode.py",
    "web/protocol/encoded.py",
    "web/sockets/budget.py",
    "web/sockets/requests.py",
    "web/sockets/table_socket.py",
)
"""Modules that define no msgspec.Struct: mypyc keeps neither a class's keywords nor its annotations as they are."""

NEEDED: Final = ("msgspec", "mypy", "setuptools", "uvicorn")
"""To compile, in an environment that has nothing else; msgspec and uvicorn only for their types."""


class CompilingHook(BuildHookInterface):  # type: ignore[type-arg]  # generic only to hatchling's own checker
    """Adds the compiled modules beside their sources, which stay for whoever reads them."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiling needs."""
        return [*NEEDED] if _is_asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is put together."""
        if not _is_asked() or version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory(prefix="conteur-compiled-")
        found = compile_into(Path(self._folder.name), Path(self.root, "src", "conteur"))
        build_data["force_include"] |= {str(path): str(name) for name, path in found.items()}
        build_data |= {"pure_python": False, "infer_tag": True}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's
        """After it."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def _is_asked() -> bool:
    return os.environ.get("CONTEUR_COMPILE") == "1"


def compile_into(folder: Path, package: Path) -> dict[Path, Path]:
    """Compile a copy of the package there: every compiled file, by its place in a wheel."""
    copy = folder / package.name
    shutil.copytree(package, copy, ignore=lambda _, names: [name for name in names if name.endswith((".so", ".webp"))])
    modules = sorted(str(path.relative_to(folder)) for pattern in COMPILED for path in copy.glob(pattern))
    command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", "--config-file=", *modules]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    if done.returncode:
        raise RuntimeError(
            f"mypyc could not compile the package; without CONTEUR_COMPILE it needs not:\n{done.stdout}{done.stderr}"
        )
    return {
        path.relative_to(folder): path
        for suffix in ("*.so", "*.pyd")
        for path in folder.rglob(suffix)
        if path.relative_to(folder).parts[0] != "build"
    }
