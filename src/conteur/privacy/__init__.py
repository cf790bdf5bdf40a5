"""Personal data: collecting, exporting and erasing what a table's log has of a person, and how long tables are kept.

Others import `collect` (DataSubject), `export`, `erase` and `retention`; `decks` knows the decks a person saved.
"""
