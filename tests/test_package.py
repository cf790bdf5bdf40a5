"""The package as people install it: pages inside, with what playing needs and nothing else, or with nothing at all."""

# ruff: noqa: S603 - the processes are our own

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from conteur.tables.asks import AddBot
from tests.client.players import play_all, run, seated
from tests.environments import answered, link_packages, make_environment
from tests.test_documents import TRACKED
from tests.web.serving import Server

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
NEED_MORE = (
    "",
    "serve --port 0",
    "deck list",
    "lessons",
    "hear",
    "tell",
    "backup copies",
    "migrate",
    "person export BCDFGH Ana --to ana.zip",
    "doctor",
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it would be published."""
    folder = tmp_path_factory.mktemp("wheel")
    answered([*PIP, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", folder, ROOT], folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture
def home(wheel: Path, tmp_path: Path) -> Path:
    """A fresh environment with nothing in it but the package."""
    home = make_environment(tmp_path / "home")
    answered([*PIP, "--python", home, "install", "--no-deps", "--no-index", wheel], tmp_path)
    return home


def test_with_its_dependencies_it_serves_and_bots_understand(home: Path, tmp_path: Path) -> None:
    """`conteur` alone shows the page and plays a game with bots, whose model is there, with what it declares."""
    link_packages(home, PROJECT["dependencies"])
    with Server("--thinking", "0", program=[home / "bin" / "conteur"]) as server:
        with urlopen(server.url) as page:  # noqa: S310 - our own server
            assert b'<script type="module"' in page.read()

        async def evening() -> None:
            async with seated(server.url, 1) as (_, seats):
                for _bot in range(3):
                    await seats[0].ask(AddBot())
                await play_all(seats)

        run(evening())
        assert "" == server.errors
    model = "from conteur.bots.hearing.encoder import load_encoder; print(load_encoder())"
    assert "Encoder" in answered([home / "bin" / "python", "-c", model], tmp_path)


def test_the_library_installs_and_plays_alone(home: Path, tmp_path: Path) -> None:
    """Without dependencies it plays a simulated game; whatever needs more says what brings it."""
    command: list[str | Path] = [home / "bin" / "conteur", "simulate", "--games", "1", "--seed", "1"]
    assert answered(command, tmp_path).startswith("1 games of base with 6 players")
    for words in NEED_MORE:
        done = subprocess.run(
            [home / "bin" / "conteur", *words.split()], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert (2, "") == (done.returncode, done.stdout), words
        assert re.fullmatch(r"conteur: this needs more packages \(\w+\): pip install conteur\n", done.stderr), words


def test_the_wheel_has_pages_and_pictures(wheel: Path) -> None:
    """Nothing has to be built where it is installed."""
    names = zipfile.ZipFile(wheel).namelist()
    assert "conteur/web/client_dist/index.html" in names
    assert any(name.endswith(".webp") for name in names)
    assert not any(name.startswith(("tests/", "atelier/", "client/")) for name in names)


def test_extras_that_are_named_exist() -> None:
    """Wherever people are told to install one."""
    ours = {name for name in TRACKED if not name.startswith(("docs/decisions/", "CHANGELOG"))}
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ours if name.endswith((".md", ".py", "file"))]
    lists = [found for text in texts for found in re.findall(r"(?:conteur|\.whl\)|'\.)\[([a-z,-]+)\]", text)]
    assert {"cluster", "arena", "test"} <= {extra for found in lists for extra in found.split(",")}
    assert {extra for found in lists for extra in found.split(",")} <= PROJECT["optional-dependencies"].keys()


def told_by_make(target: str, folder: Path) -> str:
    """What make would do in a new checkout."""
    files = ("Makefile", "pyproject.toml", "client/package.json", "client/package-lock.json")
    for name in (*files, "requirements/play.txt", "requirements/test.txt"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).touch()
    for name in ("client/index.html", "client/vite.config.ts"):
        (folder / name).touch()
    (folder / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    return answered(["make", "--dry-run", target], folder)


def test_playing_needs_nothing_of_the_tests(tmp_path: Path) -> None:
    """`make play` installs the locked dependencies and builds the pages; `make test` fetches the rest."""
    playing, testing = told_by_make("play", tmp_path), told_by_make("test", tmp_path)
    assert {"requirements/play.txt"} == set(re.findall(r"--require-hashes --requirement (\S+)", playing))
    both = {"requirements/play.txt", "requirements/test.txt"}
    assert both == set(re.findall(r"--require-hashes --requirement (\S+)", testing))
    assert {"--no-deps --no-build-isolation --editable ."} == set(re.findall(r"--no-deps .*--editable \S+", playing))
    assert {"--omit=dev"} == set(re.findall(r"install_client ?(--omit=\w+)?$", playing, re.MULTILINE))
    assert {"--omit=dev", ""} == set(re.findall(r"install_client ?(--omit=\w+)?$", testing, re.MULTILINE))
    assert [] == re.findall(r"pip .* install (?!.*(?:--require-hashes|--no-deps)).*", testing)
