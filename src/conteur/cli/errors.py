"""The error of a command: a sentence that says what to do instead."""


class CommandError(Exception):
    """Shown as one line on standard error; exit code 2."""

    def __str__(self) -> str:
        """On one line: line ends and terminal codes in what it quotes are escaped."""
        return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in super().__str__())
