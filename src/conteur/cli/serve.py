"""`conteur serve`: host tables for everybody who can reach this machine."""

import argparse
import json
import logging
import math
import socket
import sys
import webbrowser
from dataclasses import replace
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

from conteur.cli.migrate import add_database_to
from conteur.cli.refusing import CommandError


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Say what the command is."""
    parser = commands.add_parser(
        "serve",
        help="host tables on this machine",
        description="One process, one port, one file of games. Prints the address phones in the same network can open.",
    )
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on (default: every one)")  # noqa: S104 - see settings
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000; 0: any free one)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: your data folder)")
    add_database_to(parser)
    parser.add_argument(
        "--keep-finished",
        type=_factor,
        metavar="DAYS",
        help="remove tables, with all their games, where no game is running and nobody came for so long "
        "(default: keep them)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--transport", choices=("auto", "picows", "websockets"), default="auto", help="socket library")
    parser.add_argument("--origin", action="append", default=[], help="another address whose pages may open sockets")
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        type=_network,
        metavar="NETWORK",
        help="believe X-Forwarded-For and -Proto from here",
    )
    parser.add_argument(
        "--root-path", default="", type=_root_path, metavar="/PATH", help="the path a proxy serves conteur under"
    )
    parser.add_argument(
        "--metrics-from",
        action="append",
        default=[],
        type=_network,
        metavar="NETWORK",
        help="who may read /metrics (default: this machine)",
    )
    parser.add_argument(
        "--allowance",
        type=_factor,
        default=1.0,
        metavar="N",
        help="let one address ask for N times as much as a household, for a school or a company behind one",
    )
    parser.add_argument("--no-uploads", action="store_true", help="let nobody bring pictures of their own")
    parser.add_argument(
        "--table-room", type=_factor, default=64.0, metavar="MB", help="for the pictures of one table (default: 64)"
    )
    parser.add_argument(
        "--server-room", type=_factor, default=2048.0, metavar="MB", help="for everybody's pictures (default: 2048)"
    )
    parser.add_argument("--absence", type=float, default=60.0, metavar="S", help="seconds before a stand-in plays")
    parser.add_argument("--thinking", type=float, default=2.0, metavar="S", help="seconds bots seem to think, about")
    parser.add_argument(
        "--vision-model",
        type=Path,
        metavar="DIR",
        help="an image-text model that finds words for people's own pictures",
    )
    parser.add_argument("--brain", metavar="NAME", help="what bots think with (default: our own); see docs/bots.md")
    parser.set_defaults(run=run)


def _root_path(written: str) -> str:
    path = written.rstrip("/")
    if path and not path.startswith("/"):
        raise argparse.ArgumentTypeError(f"{written!r} does not begin with a slash: /{written}")
    return path


def _factor(written: str) -> float:
    try:
        factor = float(written)
    except ValueError:
        factor = 0
    if not 0 < factor < math.inf:
        raise argparse.ArgumentTypeError(f"{written!r} is no number greater than 0")
    return factor


def _network(written: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(written, strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{written!r} is no address and no network such as 10.0.0.0/8") from None


def run(chosen: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from conteur import main, settings
    from conteur.bots.named import UnknownBrainError, find_brain
    from conteur.bots.sight import Sight, SightError
    from conteur.store.log import LogUnavailable
    from conteur.tables.studio import MEGABYTE, Rooms
    from conteur.tables.timing import Patience

    _log_to_stderr()
    think = chosen.thinking
    wanted = settings.ServerSettings(
        host=chosen.host,
        port=chosen.port,
        transport=chosen.transport,
        database=chosen.database,
        keep_finished=chosen.keep_finished,
        origins=frozenset(chosen.origin),
        trusted_proxies=tuple(chosen.trusted_proxy),
        metrics_readers=tuple(chosen.metrics_from) or settings.LOOPBACK,
        root_path=chosen.root_path,
        allowance=chosen.allowance,
        rooms=Rooms(
            is_open=not chosen.no_uploads,
            table=int(chosen.table_room * MEGABYTE),
            server=int(chosen.server_room * MEGABYTE),
        ),
        brain=chosen.brain,
        sight=chosen.vision_model,
        patience=Patience(
            absence=chosen.absence, host_absence=chosen.absence, thinking=(think / 2, think * 3 / 2), claiming=think * 3
        ),
    )
    if chosen.data:
        wanted = replace(wanted, folder=chosen.data)
    try:
        if wanted.brain is not None:
            find_brain(wanted.brain)  # said now, not when the first bot sits down
        if wanted.sight is not None:
            Sight(wanted.sight)  # the same
        main.run(wanted, lambda port: _welcome(wanted.host, port, wanted.root_path, opens=not chosen.no_browser))
    except (LogUnavailable, UnknownBrainError, SightError) as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"cannot listen on {wanted.host} port {wanted.port}: {error.strerror or error}") from None
    return 0


def _welcome(host: str, port: int, root_path: str, *, opens: bool) -> None:
    """The address, as words and as a QR code for phones."""
    here = f"http://localhost:{port}{root_path}/"
    everywhere = host in {"0.0.0.0", "::"}  # noqa: S104 - compared, not bound
    name = _own_address() if everywhere else f"[{host}]" if ":" in host else host
    link = f"http://{name}:{port}{root_path}/"
    if sys.stdout.isatty():
        import segno

        segno.make(link, error="l").terminal(compact=True)
    print(f"conteur is open at {link}", flush=True)
    if everywhere:
        print(f"and on this machine at {here}   (Ctrl-C closes)", flush=True)
    if opens and sys.stdout.isatty():
        webbrowser.open(here)


def _own_address() -> str:
    """The address others in the network know this machine by. Asks the system for a route; sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


class _JsonLines(logging.Formatter):
    """One JSON object a line; never a name, a clue or a key."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        what = record.getMessage()
        told["what"] = what.partition("\n")[0] if record.name == "asyncio" else what  # the rest may quote anything
        if table := getattr(record, "table", None):
            told["table"] = table
        if record.exc_info and record.exc_info[0]:
            told["error"] = record.exc_info[0].__name__
        return json.dumps(told, ensure_ascii=False)


def _log_to_stderr() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
