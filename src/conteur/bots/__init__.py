"""Players without hands: brains, and games among them."""
