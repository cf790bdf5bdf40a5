"""The real `conteur` with shorter timeouts: python -m tests.web.short_timeouts '{"hello_within": 0.3}' serve ...

A server waits ten seconds for a hello and two minutes before a lobby row expires; a test would rather not.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import replace

from conteur import main
from conteur.cli import main as command
from conteur.settings import ServerSettings

if __name__ == "__main__":
    times = json.loads(sys.argv.pop(1))
    run = main.run

    def run_with_timeouts(settings: ServerSettings, on_ready: Callable[[int], None]) -> None:
        """As it is, but for the times."""
        run(replace(settings, **times), on_ready)

    main.run = run_with_timeouts
    sys.exit(command())
