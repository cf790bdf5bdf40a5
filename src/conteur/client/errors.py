"""The exception for refusals by a server."""


class Refused(Exception):  # noqa: N818 - an answer, not an error
    """The table refuses; `code` says why. The codes are in docs/protocol.md."""

    def __init__(self, code: str) -> None:
        """With the refusal's code."""
        super().__init__(code)
        self.code = code
