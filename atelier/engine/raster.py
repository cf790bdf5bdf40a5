"""Outlines to masks: filled by the non-zero rule or drawn as round-ended lines, both anti-aliased."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numba
import numpy as np

from atelier.engine.canvas import Field, Polygon, blank

_ROWS = 6  # scan lines per pixel row: six grey levels on near-horizontal edges, exact on all others


@numba.njit(cache=True)
def _fill_one(mask: Any, polygon: Any) -> None:
    height, width = mask.shape
    count = polygon.shape[0]
    top = max(0, int(math.floor(polygon[:, 1].min())))
    bottom = min(height, int(math.ceil(polygon[:, 1].max())) + 1)
    if bottom <= top:
        return
    lines = (bottom - top) * _ROWS
    # first pass counts the crossings of each scan line, the second stores them
    starts = np.zeros(lines + 1, np.int64)
    crossing_x = np.empty(0, np.float64)
    crossing_way = np.empty(0, np.int64)
    cursor = np.zeros(lines, np.int64)
    for sweep in range(2):
        for i in range(count):
            x0, y0 = polygon[i, 0], polygon[i, 1]
            x1, y1 = polygon[(i + 1) % count, 0], polygon[(i + 1) % count, 1]
            way = 1
            if y0 > y1:
                x0, y0, x1, y1, way = x1, y1, x0, y0, -1
            first = max(0, int(math.ceil((y0 - top) * _ROWS - 0.5)))
            last = min(lines, int(math.ceil((y1 - top) * _ROWS - 0.5)))
            for line in range(first, last):
                if sweep == 0:
                    starts[line + 1] += 1
                else:
                    y = top + (line + 0.5) / _ROWS
                    crossing_x[cursor[line]] = x0 + (x1 - x0) * (y - y0) / (y1 - y0)
                    crossing_way[cursor[line]] = way
                    cursor[line] += 1
        if sweep == 0:
            starts = np.cumsum(starts)
            crossing_x = np.empty(starts[lines], np.float64)
            crossing_way = np.empty(starts[lines], np.int64)
            cursor = starts[:lines].copy()
    row = np.zeros(width, np.float64)
    for y in range(top, bottom):
        lowest, highest = width, -1
        for line in range((y - top) * _ROWS, (y - top + 1) * _ROWS):
            begin, end = starts[line], starts[line + 1]
            order = np.argsort(crossing_x[begin:end])
            winding = 0
            for k in range(end - begin - 1):
                winding += crossing_way[begin + order[k]]
                if winding == 0:
                    continue
                left = max(0.0, crossing_x[begin + order[k]])
                right = min(float(width), crossing_x[begin + order[k + 1]])
                if right <= left:
                    continue
                a, b = int(left), min(width - 1, int(right))
                lowest, highest = min(lowest, a), max(highest, b)
                if a == b:
                    row[a] += right - left
                else:
                    row[a] += a + 1 - left
                    for x in range(a + 1, b):
                        row[x] += 1.0
                    row[b] += right - b
        for x in range(lowest, highest + 1):
            cover = min(1.0, row[x] / _ROWS)
            mask[y, x] += cover * (1 - mask[y, x])
            row[x] = 0.0


@numba.njit(cache=True)
def _stroke_one(mask: Any, line: Any, width: float) -> None:
    height, columns = mask.shape
    half = max(width, 1.0) / 2
    strength = min(1.0, width)
    reach = half + 1.5
    for i in range(line.shape[0] - 1):
        x0, y0, x1, y1 = line[i, 0], line[i, 1], line[i + 1, 0], line[i + 1, 1]
        dx, dy = x1 - x0, y1 - y0
        length = dx * dx + dy * dy
        for y in range(max(0, int(min(y0, y1) - reach)), min(height, int(max(y0, y1) + reach) + 1)):
            for x in range(max(0, int(min(x0, x1) - reach)), min(columns, int(max(x0, x1) + reach) + 1)):
                px, py = x + 0.5 - x0, y + 0.5 - y0
                t = 0.0 if length == 0 else min(1.0, max(0.0, (px * dx + py * dy) / length))
                cover = half + 0.5 - math.hypot(px - t * dx, py - t * dy)
                if cover > 0:
                    mask[y, x] = max(mask[y, x], min(1.0, cover) * strength)


def fill(*polygons: Polygon) -> Field:
    """The mask of all polygons together."""
    mask = blank()
    for polygon in polygons:
        if len(polygon) > 2:
            _fill_one(mask, np.ascontiguousarray(polygon, dtype=np.float64))
    return mask


def lines(curves: Sequence[Polygon], widths: float | Sequence[float] | Field) -> Field:
    """The mask of open curves, one width for all or one each."""
    mask = blank()
    for curve, width in zip(curves, np.broadcast_to(np.asarray(widths, float), len(curves)), strict=True):
        if len(curve) > 1:
            _stroke_one(mask, np.ascontiguousarray(curve, dtype=np.float64), float(width))
    return mask


def as_mask(shape: Any) -> Field:
    """A mask as it is, a polygon or a list of polygons filled."""
    if isinstance(shape, (list, tuple)):
        return fill(*shape)
    if shape.ndim == 2 and shape.shape[1] == 2:
        return fill(shape)
    mask: Field = shape
    return mask
