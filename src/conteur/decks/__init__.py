"""The built-in decks: their pictures and texts as files.

Others import `card` (a card's texts), `catalog` (reads decks), `check` (finds faults in a deck) and `likeness`
(tells whether two pictures look the same).
"""
