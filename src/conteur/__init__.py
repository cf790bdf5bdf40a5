"""Dixit Odyssey away from the cardboard box: rules, tables, bots and pictures."""
