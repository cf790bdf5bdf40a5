"""Where other devices find a server: which of a machine's addresses an invitation carries."""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from ipaddress import IPv4Address, ip_address

import pytest

from conteur.cli import main
from conteur.web.reachable import Interface, Reachable, in_order, interfaces, routed

WIFI, CABLE, VPN = "192.168.7.20", "10.1.1.5", "10.8.0.2"
ASK = """
from conteur.web.reachable import Reachable
import json
print(json.dumps([Reachable(host, 8000).url() for host in ("0.0.0.0", "::", "127.0.0.1", "localhost", "192.168.7.20")]))
"""
HOME = (
    "ip link set lo up",
    "ip link add home type veth peer name other",
    f"ip addr add {WIFI}/24 dev home",
    "ip addr add fd00:7::20/64 dev home nodad",
    "ip link set home up",
    "ip link set other up",
)
CABLED = (
    "ip link add cable type veth peer name end",
    f"ip addr add {CABLE}/24 dev cable",
    "ip link set cable up",
    "ip link set end up",
    "ip route add default via 10.1.1.1",
)
WAY_OUT = "ip route add default via 192.168.7.1"


def in_a_network(*commands: str) -> list[str | None] | None:
    """What a machine with these networks says of itself; None where the system lets nobody make a network."""
    unshare = shutil.which("unshare")
    if unshare is None or subprocess.run([unshare, "-rn", "true"], check=False).returncode != 0:  # noqa: S603 - ours
        return None
    script = " && ".join([*commands, f'exec {sys.executable} -c "$0"'])
    done = subprocess.run([unshare, "-rn", "sh", "-c", script, ASK], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    urls: list[str | None] = json.loads(done.stdout)
    return urls


@pytest.mark.parametrize(
    ("found", "routes", "expected"),
    [
        ([WIFI, CABLE], [CABLE], [CABLE, WIFI]),
        ([WIFI, CABLE], [], [WIFI, CABLE]),
        (["fd00::1", WIFI], [], [WIFI, "fd00::1"]),
        (["169.254.7.7", WIFI, "fe80::1"], [], [WIFI, "169.254.7.7"]),
        (["169.254.7.7", "fe80::1"], ["169.254.7.7"], ["169.254.7.7"]),
        ([f"tunnel {VPN}", WIFI], [VPN], [WIFI, VPN]),
        ([], [], []),
    ],
)
def test_which_address_comes_first(found: list[str], routes: list[str], expected: list[str]) -> None:
    """The default route's first, then other local networks, then tunnels, then link-local addresses."""
    interfaces_found = [Interface(ip_address(each.split()[-1]), is_tunnel=each.startswith("tunnel")) for each in found]
    assert list(map(ip_address, expected)) == in_order(interfaces_found, list(map(ip_address, routes)))


def test_this_machine() -> None:
    """Its addresses are those the system's own tool tells, without the loopback's."""
    tool = shutil.which("ip")
    if tool is None:  # not Linux, or very little of it
        assert {each for each in routed() if not each.is_loopback} <= {each.address for each in interfaces()}
        return
    addresses = json.loads(subprocess.run([tool, "-j", "addr"], capture_output=True, text=True, check=True).stdout)  # noqa: S603 - the system's
    up = [each for each in addresses if {"UP", "LOOPBACK"} & set(each["flags"]) == {"UP"}]
    expected = {ip_address(one["local"]) for each in up for one in each["addr_info"]}
    assert expected == {each.address for each in interfaces()}
    assert {each for each in routed() if not each.is_loopback} <= expected


@pytest.mark.parametrize(
    ("networks", "expected"),
    [
        ((*HOME, WAY_OUT), [f"http://{WIFI}:8000", f"http://{WIFI}:8000", None, None, f"http://{WIFI}:8000"]),
        (HOME, [f"http://{WIFI}:8000", f"http://{WIFI}:8000", None, None, f"http://{WIFI}:8000"]),
        (
            (*HOME, f"ip addr del {WIFI}/24 dev home"),
            [None, "http://[fd00:7::20]:8000", None, None, f"http://{WIFI}:8000"],
        ),
        (
            (*HOME, *CABLED),
            [f"http://{CABLE}:8000", f"http://{CABLE}:8000", None, None, f"http://{WIFI}:8000"],
        ),
        (
            (*HOME, "ip link set home down"),
            [None, None, None, None, f"http://{WIFI}:8000"],
        ),
        (("ip link set lo up",), [None, None, None, None, f"http://{WIFI}:8000"]),
    ],
    ids=["at home", "no way out", "IPv6 only", "two networks", "switched off", "no network"],
)
def test_a_machine_in_other_networks(networks: Sequence[str], expected: list[str | None]) -> None:
    """What a real system tells of its networks decides what is in the invitation."""
    urls = in_a_network(*networks)
    if urls is None:  # a system that lets nobody make networks: its own must do
        own = [each for each in in_order(list(interfaces()), routed()) if isinstance(each, IPv4Address)]
        urls, expected = [Reachable("0.0.0.0", 8000).url()], [f"http://{own[0]}:8000" if own else None]  # noqa: S104 - not bound
    assert expected == urls


@pytest.mark.parametrize(
    "written",
    [
        "play.example",
        "ftp://play.example",
        "http://",
        "http://[",
        "http://a:0",
        "http://a:b",
        "http://a/?b",
        "http://a@b",
    ],
)
def test_an_address_that_is_none(written: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Refused before anything is opened, with what would be right."""
    with pytest.raises(SystemExit):
        main(["serve", "--public-url", written])
    assert "is not an address such as https://play.example" in capsys.readouterr().err
