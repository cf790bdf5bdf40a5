"""`conteur person`, on a real file of games."""

import asyncio
import json
import zipfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from conteur.privacy.collect import personal_data, subjects_in
from conteur.privacy.decks import ERASED
from conteur.store.backend import open_log
from tests.cli.running import conteur
from tests.privacy.logs import LOGS


def document_in(archive: Path) -> Any:  # noqa: ANN401 - JSON
    """The JSON of an export."""
    with zipfile.ZipFile(archive) as opened:
        return json.loads(opened.read("known.json"))


def test_export_and_erase(tmp_path: Path) -> None:
    """The export is everything there is; after erasing, only another name is left."""
    bodies = LOGS["v1-base"]

    async def write() -> None:
        log = await open_log(f"sqlite:{tmp_path / 'conteur.sqlite'}")
        await log.append("BCDFGH", 0, bodies)
        await log.close()

    asyncio.run(write())
    subject = subjects_in(bodies)[2]
    data = personal_data(bodies, subject)
    name = subject.name
    where = ("--data", str(tmp_path))
    archive = tmp_path / "archive.zip"
    exported = conteur("person", "export", "bcdfgh", name, "--to", str(archive), *where)
    assert (exported.returncode, exported.stderr) == (0, "")
    assert document_in(archive) == {"table": "BCDFGH", "decks": [], **json.loads(json.dumps(asdict(data)))}
    erased = conteur("person", "erase", "BCDFGH", "2", *where)
    assert (erased.returncode, erased.stderr) == (0, "")
    assert conteur("person", "export", "BCDFGH", "2", "--to", str(archive), *where).returncode == 0
    again = document_in(archive)
    assert name not in again["names"]
    assert len(set(again["names"])) == 1
    assert {remark["text"] for remark in again["remarks"]} <= {ERASED, "applause"}
    refused = conteur("person", "erase", "BCDFGH", "Nobody at all", *where)
    assert refused.returncode == 2
    assert "is not one of the people" in refused.stderr
