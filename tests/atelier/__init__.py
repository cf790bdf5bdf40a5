"""Tests of the painter's workshop and of the deck it painted."""
