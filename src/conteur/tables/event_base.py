"""What all table events are made of: people by their numbers, and names in the log."""

from msgspec import Struct

from conteur.tables.naming import in_snake_case

Person = int
"""Somebody, or a bot, at this table: a number that is never used again."""

Rabbit = int
"""One of the twelve rabbits, 0 to 11."""


class TableEventBase(Struct, frozen=True, tag_field="event", tag=in_snake_case):
    """Written to the log under the snake-case name of its class."""
