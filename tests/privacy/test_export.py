"""Exporting what a table's log has of a person."""

import asyncio
import io
import json
import zipfile
from dataclasses import asdict

from conteur.privacy.collect import personal_data, subjects_in
from conteur.privacy.export import export_person
from conteur.store.images import StoredImage, table_owner
from conteur.store.memory.images import MemoryImages
from conteur.store.memory.log import MemoryLog
from tests.privacy.logs import LOGS


def test_the_zip_has_all_that_is_known() -> None:
    """As JSON, and beside it every picture and recording that is named and still there."""

    async def story() -> None:
        for bodies in LOGS.values():
            log, images = MemoryLog(), MemoryImages()
            await log.append("TABLE", 0, bodies)
            for subject in subjects_in(bodies):
                data = personal_data(bodies, subject)
                for name in data.recordings:
                    await log.put_blob("TABLE", name, "audio/webm", b"sound")
                for picture in data.picture_ids:
                    await images.put(table_owner("TABLE"), StoredImage(picture, b"large", b"small", b"{}"), 0)
                file = io.BytesIO()
                await export_person(log, images, "TABLE", subject, file)
                with zipfile.ZipFile(file) as archive:
                    known = json.loads(archive.read("known.json"))
                    assert {"table": "TABLE", **json.loads(json.dumps(asdict(data))), "decks": []} == known
                    assert {f"pictures/{picture}.webp" for picture in data.picture_ids} == {
                        name for name in archive.namelist() if name.startswith("pictures/")
                    }
                    recordings = [name for name in archive.namelist() if name.startswith("recordings/")]
                    assert len(data.recordings) == len(recordings)

    asyncio.run(story())
