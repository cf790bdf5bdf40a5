"""Brains against each other."""
