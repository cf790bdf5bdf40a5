"""Tests with whole games in a real browser."""
