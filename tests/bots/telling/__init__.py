"""How clues are chosen."""
