"""Exports the personal data of a person at a table as one zip."""

import asyncio
import json
import mimetypes
import zipfile
from dataclasses import asdict
from pathlib import Path
from typing import IO

from conteur.privacy.collect import DataSubject, personal_data
from conteur.privacy.decks import decks_of
from conteur.store.images import ImageStore
from conteur.store.log import EventLog


async def export_person(
    log: EventLog, images: ImageStore, code: str, subject: DataSubject, to: Path | IO[bytes]
) -> None:
    """Write a zip: `known.json`, and the recordings and pictures it names."""
    data = await asyncio.to_thread(personal_data, await log.read(code), subject)
    decks = [deck.as_known() for deck in await decks_of(images, subject, data)]
    with zipfile.ZipFile(to, "w") as archive:
        await asyncio.to_thread(_write_known, archive, {"table": code, **asdict(data), "decks": decks})
        for name in data.recordings:
            recording = await log.blob(code, name)
            if recording is not None:
                kind, content = recording
                suffix = mimetypes.guess_extension(kind.partition(";")[0]) or ""
                await asyncio.to_thread(archive.writestr, f"recordings/{name}{suffix}", content)
        for picture in data.picture_ids:
            image = await images.image(picture, is_small=False)
            if image is not None:
                await asyncio.to_thread(archive.writestr, f"pictures/{picture}.webp", image)


def _write_known(archive: zipfile.ZipFile, known: dict[str, object]) -> None:
    archive.writestr("known.json", json.dumps(known, ensure_ascii=False, indent=2).encode(), zipfile.ZIP_DEFLATED)
