"""The images in memory keep the contract."""

from pathlib import Path

from conteur.store.images import ImageStore
from conteur.store.memory.images import MemoryImages
from tests.store.images_contract import ImageStoreContract


class TestMemoryImages(ImageStoreContract):
    """In dictionaries."""

    async def open_images(self, folder: Path) -> ImageStore:
        """Memory needs no folder."""
        del folder
        return MemoryImages()
