"""A typed asyncio client: for scripts, tests, and bots in other processes.

async with connect("http://localhost:8000", "BCDFGH", "Ana") as seat:
    async for view in seat:
        ...
"""

from conteur.client.errors import Refused
from conteur.client.http import open_table
from conteur.client.seat import Seat, connect

__all__ = ["Refused", "Seat", "connect", "open_table"]
