"""Frames and connections."""
