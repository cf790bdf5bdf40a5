"""All that is known of a person at a table, packed into one file to be handed out."""

import asyncio
import json
import mimetypes
import zipfile
from pathlib import Path
from typing import IO

from conteur.store.log import EventLog
from conteur.store.shelf import Shelf
from conteur.tables.belongings import Stay, belongings, pictures_in, recordings_in


async def pack(log: EventLog, shelf: Shelf, table: str, stay: Stay, to: Path | IO[bytes]) -> None:
    """Write a zip: `known.json`, and beside it the recordings and pictures it names."""
    known = belongings(await log.read(table), stay)
    told = json.dumps({"table": table, **known}, ensure_ascii=False, indent=2).encode()
    with zipfile.ZipFile(to, "w") as parcel:
        await asyncio.to_thread(parcel.writestr, "known.json", told, zipfile.ZIP_DEFLATED)
        for name in recordings_in(known):
            found = await log.blob(table, name)
            if found is not None:
                kind, content = found
                ending = mimetypes.guess_extension(kind.partition(";")[0]) or ""
                await asyncio.to_thread(parcel.writestr, f"recordings/{name}{ending}", content)
        for picture in pictures_in(known):
            image = await shelf.image(picture, is_small=False)
            if image is not None:
                await asyncio.to_thread(parcel.writestr, f"pictures/{picture}.webp", image)
