"""Masks, tone ramps, sculpted height fields, bristle strokes and paper. Knows no motif and no scene."""
