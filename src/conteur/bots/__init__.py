"""Bots: computer players that choose cards, clues and votes from what a person in their seat would see.

How a bot chooses is in brains/semantic.py. What it builds on: hearing/ (how well a clue fits each card) and
telling/ (which clue to give). Others import `brain` (the interface), `pool` (thinks for a server), `learning`,
`brains.registry` (brains by name), `brains.semantic`, `brains.blind` (any legal move), `hearing.box_reader`, `arena`,
`trial` (tries bots without a table).
"""
