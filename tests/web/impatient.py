"""The real `conteur` whose house keeps other times: python -m tests.web.impatient '{"hello_within": 0.3}' serve ...

People wait ten seconds for a hello and two minutes for a row to fade; a test would rather not.
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

    def run_impatiently(settings: ServerSettings, on_ready: Callable[[int], None]) -> None:
        """As it is, but for the times."""
        run(replace(settings, **times), on_ready)

    main.run = run_impatiently
    sys.exit(command())
