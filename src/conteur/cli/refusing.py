"""The one way a command gives up: a sentence that says what would be right."""


class CommandError(Exception):
    """Shown as one line on standard error; exit code 2."""

    def __str__(self) -> str:
        """The sentence on one line, whatever was quoted in it: line ends and terminal codes are escaped."""
        return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in super().__str__())
