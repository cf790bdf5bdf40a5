"""Decides the outcome of a request to a table: events, or a refusal. Pure, like `rules.decide`."""

from conteur.tables.decide.dispatch import decide_request

__all__ = ["decide_request"]
