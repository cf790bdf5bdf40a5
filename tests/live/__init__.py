"""Tests of running tables."""
