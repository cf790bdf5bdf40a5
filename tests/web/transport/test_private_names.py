"""The private names of picows and uvicorn that the transport uses are as they were when they were tested."""

import asyncio
import inspect
import sys
from importlib.metadata import version

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from conteur.web.transport import picows_framing, websockets_framing
from conteur.web.transport.http_protocol import UpgradedConnection
from conteur.web.transport.port import Limits, Socket
from conteur.web.transport.serve import framing_of


class SilentListener:
    """A listener that does not listen."""

    def charge(self, cost: float) -> float:
        """Nothing."""
        return 0.0 * cost

    def on_open(self, socket: Socket) -> None:
        """Nothing."""

    def on_message(self, message: bytes) -> None:
        """Nothing."""

    def on_close(self) -> None:
        """Nothing."""


def test_picows_is_the_version_that_was_tested() -> None:
    """Another version may work: run the tests of this folder, then change picows_framing.TESTED_VERSION."""
    assert version("picows") == picows_framing.TESTED_VERSION


def test_the_arguments_of_picows_protocol() -> None:
    """The class that is not public still takes the arguments it took, and still is what an event loop reads into."""

    async def make() -> asyncio.BufferedProtocol:
        upgraded = UpgradedConnection(asyncio.Transport(), "", b"", SilentListener(), Limits(), set())
        return picows_framing.new_protocol(picows_framing.PicowsFraming(upgraded), Limits())

    try:
        protocol = asyncio.run(make())
    except TypeError as error:
        pytest.fail(
            f"picows {version('picows')} changed picows.picows.WSProtocol: {error}. Compare its __init__ with"
            " picows_framing.new_protocol; until they agree, transport='websockets' serves."
        )
    assert isinstance(protocol, asyncio.BufferedProtocol)
    assert len(memoryview(protocol.get_buffer(-1))) == 2048 - 256, "idle sockets no longer have the small buffer"


def test_the_parts_of_uvicorn_that_are_overridden() -> None:
    """They are still there, with the same arguments."""
    expected = {
        "__init__": ["self", "config", "server_state", "app_state", "_loop"],
        "connection_made": ["self", "transport"],
        "connection_lost": ["self", "exc"],
        "data_received": ["self", "data"],
        "on_message_begin": ["self"],
        "on_headers_complete": ["self"],
        "on_body": ["self", "body"],
        "on_message_complete": ["self"],
        "on_response_complete": ["self"],
        "_start_asgi_task": ["self", "cycle", "app"],
        "_should_upgrade": ["self"],
        "_unset_keepalive_if_required": ["self"],
        "_unsupported_upgrade_warning": ["self"],
    }
    found = {name: list(inspect.signature(getattr(HttpToolsProtocol, name)).parameters) for name in expected}
    assert expected == found


def test_the_transport_is_chosen_by_name() -> None:
    """By itself it is picows."""
    assert picows_framing.start_socket is framing_of("picows")
    assert picows_framing.start_socket is framing_of("auto")
    assert websockets_framing.start_socket is framing_of("websockets")


def test_no_picows_for_this_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    """`auto` falls back to the websockets library; who asked for picows by name is told."""
    monkeypatch.setitem(sys.modules, "picows", None)
    monkeypatch.delitem(sys.modules, "conteur.web.transport.picows_framing")
    assert websockets_framing.start_socket is framing_of("auto")
    with pytest.raises(ImportError):
        framing_of("picows")
