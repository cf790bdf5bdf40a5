"""Giving clues: which clue a bot gives for which card, and the personality that makes bots differ."""
