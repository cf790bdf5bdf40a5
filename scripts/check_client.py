"""Compares the packages in client/node_modules with client/package-lock.json: every one locked, none different."""

import json
import sys
from pathlib import Path
from typing import Any

CLIENT = Path(__file__).parents[1] / "client"


def differences(installed: dict[str, Any], locked: dict[str, Any]) -> list[str]:
    """What is installed differently from the lock. Optional packages of other systems may be missing in the lock."""
    found = []
    for place, package in sorted(installed.items()):
        expected = locked.get(place)
        if expected is None:
            if not package.get("optional"):
                found.append(f"{place} is not locked")
        elif expected.get("version") != package.get("version"):
            found.append(f"{place} is {package.get('version')}, locked is {expected.get('version')}")
        elif expected.get("integrity") != package.get("integrity"):
            found.append(f"{place} has another hash than the locked one")
    return found


def main() -> int:
    """0 if everything matches the lock."""
    installed = json.loads((CLIENT / "node_modules" / ".package-lock.json").read_text(encoding="utf-8"))["packages"]
    locked = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = differences(installed, locked)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
