"""Stores in memory, for tests."""

from conteur.store.memory.images import MemoryImages
from conteur.store.memory.log import MemoryLog

__all__ = ["MemoryImages", "MemoryLog"]
