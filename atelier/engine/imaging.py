"""The few OpenCV calls the atelier needs, with types. One thread: the same sums on every run."""

from __future__ import annotations

import cv2
import numpy as np

from atelier.engine.canvas import HEIGHT, WIDTH, Box, Field, Polygon

cv2.setNumThreads(1)


def blur(field: Field, sigma: float) -> Field:
    """Gaussian blur; wide ones run on a smaller copy."""
    if sigma < 0.3:
        return field
    if sigma <= 14:
        return cv2.GaussianBlur(field, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    shrink = int(sigma / 6)
    height, width = field.shape[:2]
    small = cv2.resize(field, (max(2, width // shrink), max(2, height // shrink)), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), sigma / shrink, borderType=cv2.BORDER_REPLICATE)
    return cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC)


def displace(field: Field, dx: Field | float, dy: Field | float, replicate: bool = False) -> Field:
    """Each pixel takes its value from (x + dx, y + dy)."""
    height, width = field.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    border = cv2.BORDER_REPLICATE if replicate else cv2.BORDER_CONSTANT
    map_x, map_y = (x + dx).astype(np.float32), (y + dy).astype(np.float32)
    return cv2.remap(field.astype(np.float32), map_x, map_y, cv2.INTER_LINEAR, borderMode=border)


def affine(field: Field, rows: list[list[float]], size: tuple[int, int] = (WIDTH, HEIGHT)) -> Field:
    """Move, scale or shear a field; outside is zero."""
    return cv2.warpAffine(field, np.array(rows, np.float32), size)


def shift(field: Field, dx: float, dy: float) -> Field:
    """Move a field by a fraction of pixels."""
    return affine(field, [[1, 0, dx], [0, 1, dy]], (field.shape[1], field.shape[0]))


def shrink_to(field: Field, width: int, height: int) -> Field:
    """Area-averaged copy of a supersampled field."""
    return cv2.resize(field.astype(np.float32), (width, height), interpolation=cv2.INTER_AREA)


def grow(mask: Field, radius: int) -> Field:
    """Dilate a mask by a disc."""
    side = radius * 2 + 1
    return cv2.dilate(mask, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)))


def bounding_box(mask: Field, margin: int = 0) -> Box | None:
    """x0, y0, x1, y1 of what is covered, kept on the sheet; None if nothing is."""
    x, y, width, height = cv2.boundingRect((mask > 0.004).astype(np.uint8))
    if width == 0:
        return None
    rows, columns = mask.shape
    return max(0, x - margin), max(0, y - margin), min(columns, x + width + margin), min(rows, y + height + margin)


def outlines(mask: Field, with_holes: bool = False) -> list[Polygon]:
    """Pixel contours of a mask."""
    mode = cv2.RETR_CCOMP if with_holes else cv2.RETR_LIST
    contours, _ = cv2.findContours((mask > 0.5).astype(np.uint8), mode, cv2.CHAIN_APPROX_NONE)
    return [np.asarray(contour).reshape(-1, 2) for contour in contours]


def scissor(mask: Field, tolerance: float) -> Field:
    """The mask with its outline cut into straight snips."""
    contours = [contour for contour in outlines(mask, with_holes=True) if len(contour) > 5]
    if not contours:
        return np.zeros(mask.shape, np.float32)
    snipped = [cv2.approxPolyDP(contour.astype(np.int32), tolerance, True) for contour in contours]
    sheet = np.zeros(mask.shape, np.uint8)
    cv2.fillPoly(sheet, [np.round(polygon * 16).astype(np.int32) for polygon in snipped], (255,), cv2.LINE_AA, 4)
    return sheet.astype(np.float32) / 255


def hull(points: Polygon) -> Polygon:
    """The convex hull of points."""
    return np.asarray(cv2.convexHull(np.asarray(points, np.float32))).reshape(-1, 2).astype(float)


def dot(field: Field, x: float, y: float, radius: float, value: float = 1.0) -> None:
    """Set an anti-aliased disc in a field, to sixteenths of a pixel."""
    cv2.circle(field, (int(x * 16), int(y * 16)), int(radius * 16), (value,), -1, cv2.LINE_AA, 4)


def grey(image: Field) -> Field:
    """Luminance of an RGB picture."""
    return cv2.cvtColor(image, cv2.COLOR_RGB2GRAY)
