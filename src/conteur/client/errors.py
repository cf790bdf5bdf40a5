"""The exception for what a server refuses."""


class Refused(Exception):  # noqa: N818 - an answer, not an error
    """The table says no; `code` says why. The codes are in docs/protocol.md."""

    def __init__(self, code: str) -> None:
        """Why."""
        super().__init__(code)
        self.code = code
