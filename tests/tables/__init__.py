"""Tests of the people around a game."""
