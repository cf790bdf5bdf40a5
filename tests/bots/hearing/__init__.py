"""How clues are understood."""
