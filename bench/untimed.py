"""Our server without what comes by the clock: python bench/untimed.py PORT FOLDER. See instructions.py.

Counting slows a server down fifty times, and what is done once in so many seconds would look fifty times as costly.
"""

import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

from conteur.live.patience import Patience
from conteur.main import run
from conteur.settings import ServerSettings
from conteur.web.transport.port import Limits

NEVER = 1e6
"""Seconds."""

if __name__ == "__main__":
    settings = ServerSettings(
        host="127.0.0.1",
        port=int(sys.argv[1]),
        folder=Path(sys.argv[2]),
        allowance=NEVER,
        patience=Patience(absence=NEVER, host_absence=NEVER),
        hello_within=NEVER,
        sweep_every=NEVER,
        keep_every=100 * NEVER,
    )
    serving = import_module("conteur.web.transport.serve")  # its package has a function with the same name
    with patch.object(serving, "Limits", partial(Limits, head_timeout=NEVER, idle_timeout=NEVER)):
        run(settings, lambda port: print("up", port, flush=True))
