"""Stores in memory, for tests."""

from conteur.store.memory.images import MemoryImages
from conteur.store.memory.log import MemoryLog
from conteur.store.memory.snapshots import MemorySnapshots

__all__ = ["MemoryImages", "MemoryLog", "MemorySnapshots"]
