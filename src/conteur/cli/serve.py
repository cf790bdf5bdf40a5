"""`conteur serve`: runs a server on this machine."""

import argparse
import json
import logging
import math
import os
import re
import sys
import webbrowser
from dataclasses import replace
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from conteur.cli.database_option import add_database_option
from conteur.cli.errors import CommandError

if TYPE_CHECKING:
    from conteur.live.patience import Patience
    from conteur.settings import ServerSettings

PUBLIC_URL: Final = "CONTEUR_PUBLIC_URL"


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "serve",
        help="host tables on this machine",
        description="One process, one port, one file of games. Prints the address phones on the same network can open.",
    )
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")  # noqa: S104 - see settings
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000; 0: any free one)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: your data folder)")
    add_database_option(parser)
    parser.add_argument(
        "--keep-tables",
        "--keep-finished",  # its old name, from when it did not remove tables with a running game
        type=_days,
        default=90.0,
        metavar="DAYS",
        help="remove tables nobody has used for this long, with their games and pictures (default: 90; 0: never)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    _add_network_options(parser)
    _add_table_options(parser)
    parser.set_defaults(run=run)


def _add_network_options(parser: argparse.ArgumentParser) -> None:
    """Options for how visitors reach the server."""
    parser.add_argument("--transport", choices=("auto", "picows", "websockets"), default="auto", help="socket library")
    parser.add_argument("--origin", action="append", default=[], help="another address whose pages may open sockets")
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        type=_host_name,
        metavar="NAME",
        help="another name this server is opened by, such as play.example.org (*: any; default: its addresses, its own "
        "name, that of --public-url, and whatever a trusted proxy passes on)",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        type=_network,
        metavar="NETWORK",
        help="trust X-Forwarded-For and -Proto from this address or network",
    )
    parser.add_argument(
        "--root-path", default="", type=_root_path, metavar="/PATH", help="the path a proxy serves conteur under"
    )
    parser.add_argument(
        "--public-url",
        default=os.environ.get(PUBLIC_URL) or None,
        type=_public_url,
        metavar="URL",
        help="where other devices find this server, for invitations made at localhost "
        f"(default: detected; or ${PUBLIC_URL})",
    )
    parser.add_argument(
        "--security-contact",
        action="append",
        default=[],
        type=_contact,
        metavar="URI",
        help="whom to tell of a weakness, for /.well-known/security.txt: mailto:you@example.org or https://...",
    )
    parser.add_argument(
        "--metrics-from",
        action="append",
        default=[],
        type=_network,
        metavar="NETWORK",
        help="who may read /metrics (default: this machine)",
    )


def _add_table_options(parser: argparse.ArgumentParser) -> None:
    """Options for what visitors may do, and how bots and stand-ins play."""
    parser.add_argument(
        "--allowance",
        type=_factor,
        default=1.0,
        metavar="N",
        help="allow one address N times what a household needs, for a school or company behind a single one",
    )
    parser.add_argument("--no-uploads", action="store_true", help="turn off uploads of people's own pictures")
    parser.add_argument(
        "--table-room",
        type=_factor,
        default=64.0,
        metavar="MB",
        help="room for the pictures of one table (default: 64)",
    )
    parser.add_argument(
        "--server-room", type=_factor, default=2048.0, metavar="MB", help="room for everyone's pictures (default: 2048)"
    )
    parser.add_argument(
        "--absence",
        type=float,
        metavar="S",
        help="seconds before a bot plays for someone who is away, and before an absent host is replaced"
        " (default: 180 and 60)",
    )
    parser.add_argument("--thinking", type=float, default=2.0, metavar="S", help="seconds bots take to think, roughly")
    parser.add_argument(
        "--brain", metavar="NAME", help="which brain the bots use (default: the built-in one); see docs/bots.md"
    )


def _root_path(text: str) -> str:
    path = text.rstrip("/")
    if path and not path.startswith("/"):
        raise argparse.ArgumentTypeError(f"{text!r} does not begin with a slash: /{text}")
    return path


def _public_url(text: str) -> str:
    try:
        parts = urlsplit(text)
        is_url = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
        is_url = is_url and not (parts.query or parts.fragment or "@" in parts.netloc)
    except ValueError:
        is_url = False
    if not is_url:
        raise argparse.ArgumentTypeError(f"{text!r} is not an address such as https://play.example")
    return text.rstrip("/")


def _host_name(text: str) -> str:
    if not re.fullmatch(r"\*|[\w.-]+", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no name such as play.example.org")
    return text


def _contact(text: str) -> str:
    if not re.fullmatch(r"(mailto:[^\s@]+@[^\s@]+|https://\S+|tel:[+\d-]+)", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no mailto:, https: or tel: address")
    return text


def _factor(text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = 0
    if not 0 < factor < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number greater than 0")
    return factor


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1
    if not 0 <= days < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of days, and not 0 for ever")
    return days


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is neither an address nor a network such as 10.0.0.0/8") from None


def patience_of(absence: float | None, thinking: float) -> "Patience":
    """The patience; a given absence applies to the host, too."""
    from conteur.live.patience import Patience

    usual = Patience(thinking=(thinking / 2, thinking * 3 / 2), claiming=thinking * 3)
    return usual if absence is None else replace(usual, absence=absence, host_absence=absence)


def run(chosen: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from conteur import main, settings
    from conteur.bots.brains.registry import UnknownBrainError, find_brain
    from conteur.bots.hearing.box_reader import BoxReader
    from conteur.pictures.studio import MEGABYTE, UploadLimits
    from conteur.store.log import LogUnavailable

    _log_to_stderr()
    wanted = settings.ServerSettings(
        host=chosen.host,
        port=chosen.port,
        transport=chosen.transport,
        database=chosen.database,
        keep_tables=chosen.keep_tables or None,
        origins=frozenset(chosen.origin),
        security_contacts=tuple(chosen.security_contact),
        allowed_hosts=frozenset(chosen.allow_host),
        trusted_proxies=tuple(chosen.trusted_proxy),
        metrics_readers=tuple(chosen.metrics_from) or settings.LOOPBACK,
        root_path=chosen.root_path,
        public_url=chosen.public_url,
        allowance=chosen.allowance,
        uploads=UploadLimits(
            is_open=not chosen.no_uploads,
            table=int(chosen.table_room * MEGABYTE),
            server=int(chosen.server_room * MEGABYTE),
        ),
        brain=chosen.brain,
        patience=patience_of(chosen.absence, chosen.thinking),
    )
    if chosen.data:
        wanted = replace(wanted, folder=chosen.data)
    try:
        if wanted.brain is not None:
            find_brain(wanted.brain, BoxReader())  # fails now, not when the first bot sits down
        main.run(wanted, lambda port: _welcome(wanted, port, opens=not chosen.no_browser))
    except (LogUnavailable, UnknownBrainError) as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"cannot listen on {wanted.host} port {wanted.port}: {error.strerror or error}") from None
    return 0


def _welcome(wanted: "ServerSettings", port: int, *, opens: bool) -> None:
    """Print the address, and a QR code for phones."""
    from conteur.web.reachable import Reachable

    reachable = Reachable(wanted.host, port, wanted.root_path, wanted.public_url)
    here = f"http://localhost:{port}{wanted.root_path}/"
    local, link = reachable.local_url(), reachable.url()
    is_everywhere = wanted.host in {"0.0.0.0", "::"}  # noqa: S104 - compared, not bound
    name = f"[{wanted.host}]" if ":" in wanted.host else wanted.host
    own = here if is_everywhere else f"http://{name}:{port}{wanted.root_path}/"
    if link and sys.stdout.isatty():
        import segno

        segno.make(f"{link}/", error="l").terminal(compact=True)
    print(f"conteur is open at {f'{local}/' if local else own}", flush=True)
    if wanted.public_url:
        print(f"for everyone: {link}/", flush=True)
    elif not local:
        print("Other devices can't reach it.", flush=True)
    if is_everywhere:
        print(f"on this machine: {here}   (Ctrl-C to stop)", flush=True)
    print(_keeping(wanted.keep_tables), flush=True)
    if opens and sys.stdout.isatty():
        webbrowser.open(here)


def _keeping(days: float | None) -> str:
    """How long tables are kept, as a sentence for the operator."""
    if days is None:
        return "Tables are kept for ever."
    return f"Tables that nobody uses for {days:g} days are removed   (--keep-tables changes that)"


class _JsonLines(logging.Formatter):
    """One JSON object per line; never a name, a clue or a key."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        what = record.getMessage()
        fields["what"] = what.partition("\n")[0] if record.name == "asyncio" else what  # the rest may quote anything
        if table := getattr(record, "table", None):
            fields["table"] = table
        if record.exc_info and record.exc_info[0]:
            fields["error"] = record.exc_info[0].__name__
        return json.dumps(fields, ensure_ascii=False)


def _log_to_stderr() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
