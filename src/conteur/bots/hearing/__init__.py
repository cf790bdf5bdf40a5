"""Understanding clues: how well a clue fits each card, by meaning, by letters and by clues people gave before."""
