"""The proxies of deploy/ in front of real servers. Where nginx or Caddy is not installed, there is nothing to try."""

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import trustme

from conteur.client import Seat
from tests.cli.running import conteur
from tests.client.players import LONGEST, play_all, seated
from tests.store.postgres.server import free_port
from tests.web.picture_host import photo
from tests.web.serving import Server, serving

DEPLOY = Path(__file__).parents[2] / "deploy"
FETCHED = DEPLOY.parent / ".venv" / "proxies"
PATIENCE = 30.0
SITE = "play.example.org"
LETSENCRYPT = f"/etc/letsencrypt/live/{SITE}"


@pytest.fixture
def chain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A certificate for this machine, with its key beside it, trusted by whatever this test starts."""
    authority = trustme.CA()
    issued = authority.issue_cert("localhost")
    issued.private_key_pem.write_to_path(str(tmp_path / "privkey.pem"))
    for part in issued.cert_chain_pems:
        part.write_to_path(str(tmp_path / "fullchain.pem"), append=True)
    authority.cert_pem.write_to_path(str(tmp_path / "authority.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))
    return tmp_path / "fullchain.pem"


def program(name: str) -> str:
    """Where it is, or where `make proxies` put it; without it there is nothing to do."""
    fetched = [str(FETCHED / "usr" / folder) for folder in ("sbin", "bin")]
    found = shutil.which(name, path=os.pathsep.join([os.environ["PATH"], "/usr/sbin", *fetched]))
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def changed(file: str, *words: tuple[str, str]) -> str:
    """A file of deploy/ in which just what everybody has to change is changed."""
    text = (DEPLOY / file).read_text(encoding="utf-8")
    for old, new in words:
        assert old in text, old
        text = text.replace(old, new)
    return text


def nginx(folder: Path, target: int) -> tuple[list[str], int]:
    """As it would be included by nginx's own file."""
    port, plain = free_port(), free_port()
    text = changed(
        "nginx.conf",
        (LETSENCRYPT, str(folder)),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        (SITE, "localhost"),
        ("127.0.0.1:8000", f"127.0.0.1:{target}"),
    )
    (folder / "conteur.conf").write_text(text, encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/conteur.conf; }}\n",
        encoding="utf-8",
    )
    command = [program("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], check=False, capture_output=True, text=True)  # noqa: S603 - a tool
    assert checked.returncode == 0, checked.stderr
    return command, port


def caddy(folder: Path, file: str, *targets: int) -> tuple[list[str], int]:
    """With a certificate of ours: there is no authority to ask for one."""
    port = free_port()
    own = f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n\nhttps://localhost:{port} {{\n"
    own += f"\ttls {folder}/fullchain.pem {folder}/privkey.pem\n"
    text = changed(
        file,
        (f"{{$CONTEUR_SITE:{SITE}}} {{\n" if "compose" in file else f"\n{SITE} {{\n", f"\n{own}"),
        ("server1:8000 server2:8000" if "compose" in file else "proxy 127.0.0.1:8000", _listed(file, targets)),
    )
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], port


def _listed(file: str, targets: tuple[int, ...]) -> str:
    listed = " ".join(f"127.0.0.1:{target}" for target in targets)
    return listed if "compose" in file else f"proxy {listed}"


@contextlib.contextmanager
def started(command: list[str], port: int, folder: Path) -> Iterator[str]:
    """A proxy that speaks HTTPS at this port; its address."""
    said = folder / "said.txt"
    homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    with (
        said.open("wb") as out,
        subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **homes}) as proxy,  # noqa: S603 - a tool
    ):
        try:
            url = f"https://localhost:{port}"
            end = time.monotonic() + PATIENCE
            while status(f"{url}/healthz") != 200:
                assert proxy.poll() is None, said.read_text()
                assert time.monotonic() < end, said.read_text()
                time.sleep(0.05)
            yield url
        finally:
            proxy.terminate()


def status(url: str, body: bytes | None = None, key: str = "") -> int:
    """What is answered; 0 if nothing is."""
    request = urllib.request.Request(url, body, {"Authorization": f"Bearer {key}"} if key else {})  # noqa: S310 - our own
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - our own
            answer.read()
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code
    except OSError:
        return 0


async def evening(url: str) -> None:
    """A game among three through the proxy, with a picture one of them brought."""
    async with asyncio.timeout(LONGEST), seated(url, 3) as (code, seats):
        host: Seat = seats[0]
        picture = f"{url}/api/tables/{code}/pictures?name=one.jpg"
        assert 200 == await asyncio.to_thread(status, picture, photo(1), host.key or "")
        views = await play_all(seats)
        assert {"ended"} == {view.game.phase for view in views if view.game}


@pytest.fixture
def trusting() -> Iterator[Server]:
    """A server that believes the proxy."""
    with serving("--trusted-proxy", "127.0.0.1", "--absence", "300") as server:
        yield server


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_in_front_of_one(name: str, trusting: Server, chain: Path) -> None:
    """The doctor finds nothing wrong with the way there, the counters are closed, and a game is played."""
    folder = chain.parent
    command, port = nginx(folder, trusting.port) if name == "nginx" else caddy(folder, "Caddyfile", trusting.port)
    with started(command, port, folder) as url:
        found = json.loads(conteur("doctor", "--json", "--data", str(folder), "--url", url).stdout)["findings"]
        assert [] == [finding for finding in found if finding["code"] != "too_few_files"]
        assert [404, 404] == [status(f"{url}{path}") for path in ("/metrics", "/readyz")]
        asyncio.run(evening(url))


def test_caddy_in_front_of_two(pair: tuple[Server, Server], chain: Path) -> None:
    """A table's people are at one server, and all of them play."""
    folder = chain.parent
    command, port = caddy(folder, "compose/Caddyfile", *(server.port for server in pair))
    with started(command, port, folder) as url:
        assert [404, 404] == [status(f"{url}{path}") for path in ("/metrics", "/readyz")]
        asyncio.run(evening(url))
