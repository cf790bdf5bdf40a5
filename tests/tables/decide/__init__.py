"""Tests of how requests are decided."""
