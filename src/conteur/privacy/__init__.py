"""Personal data: collecting, exporting and erasing what a table's log has about a person, and how long tables are kept.

Others import `collect` (DataSubject), `export`, `erase` and `retention`; `decks` finds the decks a person saved.
"""
