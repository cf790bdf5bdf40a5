"""Players without hands, and whole games among them."""
