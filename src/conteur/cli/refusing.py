"""The one way a command gives up: a sentence that says what would be right."""


class CommandError(Exception):
    """Shown as one line on standard error; exit code 2."""
