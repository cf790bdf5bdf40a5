"""What transports write in the log: what failed and where, never a player's words."""

import logging
import traceback

log = logging.getLogger("conteur.web.transport")


def log_failure(error: Exception) -> None:
    """Say what was raised and where; the exception's own text may quote a player's message."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("a listener raised %s\n%s", type(error).__qualname__, where)


class Journal:
    """A logger for socket libraries: what visitors do wrong is no error of ours, and their words stay unwritten."""

    __slots__ = ()

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802 - as in logging
        """No debugging inside the libraries: it would show messages."""
        del level
        return False

    def info(self, *_: object, **__: object) -> None:
        """Comings, goings and bad manners."""

    debug = warning = log = info

    def error(self, message: str, *_: object, exc_info: bool = False) -> None:
        """A failure inside the library when it shows a traceback, bad manners otherwise."""
        if exc_info:
            log.error("the socket library failed: %s", message)

    def exception(self, message: str, *_: object) -> None:
        """A failure inside the library."""
        log.error("the socket library failed: %s", message)


JOURNAL = Journal()
