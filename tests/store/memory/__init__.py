"""In memory."""
