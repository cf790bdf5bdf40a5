"""Servers whose pages know an address for other devices, as at home, and what a phone's camera reads on a screen."""

import socket
from pathlib import Path

import cv2
import numpy as np

from tests.web.serving import Server

_LARGER = (1, 2, 3)
"""A camera comes closer until it can read."""


class InvitingServer(Server):
    """Listens everywhere, and is found at `public`."""

    def __init__(self, *options: str, name: str = "127.0.0.1", port: int = 0, folder: Path | None = None) -> None:
        """On a free port, chosen before it starts so that the address can be named."""
        port = port or _free_port()
        self.public = f"http://{name}:{port}"
        everywhere = ("--host", "0.0.0.0", "--port", str(port))  # noqa: S104 - for the length of a test
        super().__init__(*everywhere, "--public-url", self.public, *options, folder=folder)


def _free_port() -> int:
    with socket.create_server(("", 0)) as found:
        return int(found.getsockname()[1])


def read_qr(picture: bytes) -> str:
    """What a phone's camera reads in a screenshot; empty if there is nothing to read."""
    seen = cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_COLOR)
    assert seen is not None
    for times in _LARGER:
        larger = cv2.resize(seen, None, fx=times, fy=times, interpolation=cv2.INTER_NEAREST)
        text, *_ = cv2.QRCodeDetector().detectAndDecode(larger)
        if text:
            return text
    return ""
