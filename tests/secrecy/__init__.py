"""Histories: people who become somebody else, and what they may have learned by then."""
