"""Bots, and whole games among them."""
