"""Brains choose a move from a view: `semantic` (the built-in one), `blind`, `endpoint`; `registry` has their names."""
