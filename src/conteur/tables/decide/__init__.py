"""Decides what a request to a table comes to: events, or a refusal. Pure, like `rules.decide`."""

from conteur.tables.decide.dispatch import decide_request

__all__ = ["decide_request"]
