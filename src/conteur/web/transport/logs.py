"""Logging for transports: what failed and where, never a player's text."""

import logging
import traceback

log = logging.getLogger("conteur.web.transport")


def log_failure(error: Exception) -> None:
    """Log the exception's type and traceback; its text may quote a player's message."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("a listener raised %s\n%s", type(error).__qualname__, where)


class LibraryLogger:
    """A logger for socket libraries that drops clients' protocol errors and all message contents."""

    __slots__ = ()

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802 - as in logging
        """No debugging inside the libraries: it would show messages."""
        del level
        return False

    def info(self, *_: object, **__: object) -> None:
        """Dropped: connections and clients' errors."""

    debug = warning = log = info

    def error(self, message: str, *_: object, exc_info: bool = False) -> None:
        """A failure inside the library if it comes with a traceback; otherwise a client's error, dropped."""
        if exc_info:
            log.error("the socket library failed: %s", message)

    def exception(self, message: str, *_: object) -> None:
        """A failure inside the library."""
        log.error("the socket library failed: %s", message)


LIBRARY_LOGGER = LibraryLogger()
