"""Tables that run."""
