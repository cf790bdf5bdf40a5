"""Recorded logs of real evenings, by name."""

from tests.store.recorded_tables import FOLDER

LOGS = {path.stem: path.read_bytes().splitlines() for path in sorted(FOLDER.glob("*.log"))}
