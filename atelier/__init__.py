"""The painter's workshop: paints the pictures of the built-in deck. Nothing in conteur imports it."""
