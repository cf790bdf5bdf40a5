"""Tests of several servers on one PostgreSQL."""
