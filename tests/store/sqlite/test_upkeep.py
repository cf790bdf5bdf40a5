"""The maintenance of a SQLite log keeps the contract."""

from pathlib import Path

from tests.store.upkeep_contract import UpkeepContract


class TestSqliteUpkeep(UpkeepContract):
    """In a file."""

    async def new_log(self, folder: Path) -> str:
        """A file of its own."""
        return f"sqlite:{folder / 'conteur.sqlite'}"
