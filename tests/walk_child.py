"""A server that says which of its own files it passes through: `python -m tests.walk_child FOLDER`.

A line on standard input begins the walk, another one ends it and prints the files.
"""

import sys
import threading
from pathlib import Path
from types import FrameType

import conteur
from conteur.live.patience import Patience
from conteur.main import run
from conteur.settings import ServerSettings

_ROOT = f"{Path(conteur.__file__).parent}/"
_files: set[str] = set()
_is_walking = threading.Event()


def _note(frame: FrameType, event: str, _argument: object) -> None:
    if event == "call" and _is_walking.is_set() and frame.f_code.co_filename.startswith(_ROOT):
        _files.add(frame.f_code.co_filename.removeprefix(_ROOT))


def _listen() -> None:
    for _line in sys.stdin:
        if _is_walking.is_set():
            _is_walking.clear()
            print(*sorted(_files), flush=True)  # noqa: T201 - read by the test
        else:
            _is_walking.set()
            print("walking", flush=True)  # noqa: T201 - as above


def main() -> None:
    """Serve on a free port, which is printed first."""
    threading.Thread(target=_listen, daemon=True).start()  # before the profile is set: it is no part of the walk
    threading.setprofile(_note)
    sys.setprofile(_note)
    settings = ServerSettings(
        host="127.0.0.1",
        port=0,
        folder=Path(sys.argv[1]),
        patience=Patience(thinking=(600.0, 600.0)),
        sweep_every=600.0,
    )
    run(settings, lambda port: print(port, flush=True))  # noqa: T201 - as above


if __name__ == "__main__":
    main()
