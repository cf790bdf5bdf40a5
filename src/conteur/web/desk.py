"""What pages about tables need: the house, how a table is found, and who asks."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.requests import Request

from conteur.tables.table import Table
from conteur.web.house import House


class Desk(NamedTuple):
    """One for all pages of a house."""

    house: House
    find: Callable[[Request], Awaitable[Table | None]]
    """The table a request is about; whoever has guessed too often finds none."""
    address: Callable[[Request], str]
    """Whom limits count for."""
