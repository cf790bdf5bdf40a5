"""Lists, checks, adds and removes saved decks in the image store, for `conteur deck`."""

import secrets
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from conteur.cli.errors import CommandError
from conteur.cli.progress import with_progress
from conteur.decks.card import Card
from conteur.decks.catalog import decks, read_deck
from conteur.decks.check import count_cards, faults_of
from conteur.decks.likeness import are_alike
from conteur.live.ports import milliseconds_now
from conteur.pictures.archive import is_archive
from conteur.pictures.prepared import PreparedPicture
from conteur.pictures.refusals import PictureRefusal, PictureRefused
from conteur.pictures.sandbox import ImageSandbox
from conteur.pictures.saved_decks import cards_of_saved, encode_texts, is_free, name_for, saved_decks
from conteur.rules.setup import cards_needed
from conteur.rules.vocabulary import MAX_SEATS
from conteur.settings import default_folder, store_address
from conteur.store.backend import open_images
from conteur.store.images import ImageStore, StoredImage
from conteur.store.saved_deck import SavedDeck

_SENTENCES: Final = {
    PictureRefusal.NOT_A_PICTURE: "this is not a JPEG, PNG, WebP, AVIF or GIF",
    PictureRefusal.PICTURE_IS_SVG: "SVG drawings are not accepted: save it as PNG",
    PictureRefusal.PICTURE_IS_HEIC: "HEIC photos are not accepted: save it as JPEG",
    PictureRefusal.PICTURE_IS_DAMAGED: "the file is damaged or incomplete",
    PictureRefusal.PICTURE_MOVES: "it is animated: only still pictures can be cards",
    PictureRefusal.PICTURE_IS_TWO_THINGS: "another file is hidden in it: save the picture again",
    PictureRefusal.PICTURE_IS_TOO_HEAVY: "the file is larger than 24 MiB",
    PictureRefusal.PICTURE_IS_TOO_LARGE: "it has more than 64 million pixels: make it smaller",
    PictureRefusal.PICTURE_IS_TOO_SMALL: "it is too small: a card needs at least 200 x 300 pixels",
    PictureRefusal.PICTURE_SAYS_TOO_MUCH: "it has over a megabyte of extra data: save it again without that",
    PictureRefusal.PICTURE_TOOK_TOO_LONG: "it took too long to open: save it again, or smaller",
    PictureRefusal.ARCHIVE_IS_DAMAGED: "the zip is damaged or incomplete",
    PictureRefusal.ARCHIVE_IS_LOCKED: "the zip has a password",
    PictureRefusal.ARCHIVE_IS_TOO_LARGE: "the zip holds too much: at most 1000 files, 256 MiB, a gigabyte unpacked",
    PictureRefusal.ARCHIVE_IN_ARCHIVE: "there is a zip inside the zip: unpack it first",
    PictureRefusal.ARCHIVE_LEADS_ASTRAY: "file names in this zip point outside it: zip the pictures again",
    PictureRefusal.NOTHING_IN_IT: "there are no pictures in it",
}


@asynccontextmanager
async def _open_images(database: str | None, data: Path | None) -> AsyncIterator[ImageStore]:
    folder = data or default_folder()
    folder.mkdir(parents=True, exist_ok=True)
    images = await open_images(store_address(database, data), folder)
    try:
        yield images
    finally:
        await images.close()


async def list_decks(database: str | None, data: Path | None) -> list[str]:
    """One line per deck."""
    lines = [(deck.name, len(deck.cards), deck.title, deck.licence) for deck in decks().values()]
    async with _open_images(database, data) as images:
        lines += [
            (name, deck.cards, deck.title, deck.licence or _saved_by(deck))
            for name, deck in (await saved_decks(images)).items()
        ]
    width = max(len(name) for name, *_ in lines)
    return [f"{name:{width}}  {cards:4d} cards  {title}  {more}".rstrip() for name, cards, title, more in lines]


async def line_of(name: str, database: str | None, data: Path | None) -> str | None:
    """A saved deck with who saved it and what its cards are called; None if there is none."""
    async with _open_images(database, data) as images:
        deck = (await saved_decks(images)).get(name)
        if deck is None:
            return None
        titles = [card.title for card in await cards_of_saved(images, name) if card.title]
    return "  ".join(filter(None, (name, f"{deck.cards} cards", deck.title, _saved_by(deck), ", ".join(titles))))


def _saved_by(deck: SavedDeck) -> str:
    """Who saved it in the browser."""
    return f"saved by {', '.join(deck.authors)}" if deck.authors else ""


def check_folder(deck: str) -> tuple[list[str], str] | None:
    """The faults of a deck in a folder, and a summary line; None if there is no such folder."""
    folder = decks()[deck].folder if deck in decks() else Path(deck)
    return _with_summary(faults_of(folder), count_cards(folder), deck) if folder.exists() else None


async def check_saved(deck: str, database: str | None, data: Path | None) -> tuple[list[str], str]:
    """The same for a saved deck."""
    async with _open_images(database, data) as images:
        if deck not in await saved_decks(images):
            raise CommandError(f"{deck!r} is neither a folder nor a deck; `conteur deck list` lists the decks")
        cards = await cards_of_saved(images, deck)
        faults = [
            f"the picture {card.id} is no longer in the image store"
            for card in cards
            if await images.image(card.id, is_small=False) is None
        ]
        return _with_summary(faults, len(cards), deck)


def _with_summary(faults: list[str], cards: int, deck: str) -> tuple[list[str], str]:
    seats = [players for players in range(3, MAX_SEATS + 1) if cards_needed("base", players) <= cards]
    enough = (
        f"enough for {seats[-1]} players"
        if seats
        else f"too few to play alone: three players need {cards_needed('base', 3)}"
    )
    verdict = "nothing is wrong" if not faults else "one fault" if len(faults) == 1 else f"{len(faults)} faults"
    return faults, f"{deck}: {cards} cards, {enough}; {verdict}"


class NewDeck:
    """A deck that is made from files."""

    def __init__(self, name: str, title: str | None) -> None:
        """CommandError if the name cannot be used."""
        self.name = name_for(name)
        if not is_free(self.name):
            raise CommandError(
                f"a deck cannot be called {name!r}: letters a to z and digits, and no name that is taken"
            )
        self._title = title
        self._about = SavedDeck(title=title or name)
        self.taken: list[tuple[str, bytes]] = []
        self.refused: list[str] = []
        self._likenesses: list[str] = []
        self._owner = f"adding {secrets.token_hex(8)}"

    @property
    def summary(self) -> str:
        """What was added."""
        if not self.taken:
            return "nothing was added"
        return f"{self.name}: {len(self.taken)} cards; a host finds it under Pictures in the waiting room"

    async def add(self, paths: Sequence[Path], database: str | None, data: Path | None) -> None:
        """Prepare and store every picture, and save the deck."""
        missing = [path for path in paths if not path.exists()]
        if missing:
            raise CommandError(f"there is no {missing[0]}")
        sandbox = ImageSandbox()
        async with _open_images(database, data) as images:
            if self.name in await saved_decks(images):
                raise CommandError(f"a deck called {self.name!r} is there: choose another name, or remove it first")
            try:
                files = list(self._files(paths))
                for path, card in with_progress(files, len(files), "files"):
                    await self._take(images, sandbox, path, card)
                if self.taken:
                    about = msgspec.structs.replace(self._about, cards=len(self.taken))
                    await images.put_deck(self.name, msgspec.json.encode(about), self.taken)
            finally:
                await sandbox.close()
                for picture, _ in self.taken:
                    await images.let_go(self._owner, picture)

    def _files(self, paths: Iterable[Path]) -> Iterator[tuple[Path, Card | None]]:
        """Every file to open, with its texts if it belongs to a deck."""
        for path in paths:
            if (path / "deck.toml").exists():
                deck = read_deck(path)
                self._about = SavedDeck(
                    title=self._title or deck.title, authors=deck.authors, licence=deck.licence, version=deck.version
                )
                yield from ((deck.image(card.id), card) for card in deck.cards)
            elif path.is_dir():
                files = sorted(file for file in path.rglob("*") if file.is_file() and not file.name.startswith("."))
                yield from ((file, None) for file in files)
            else:
                yield path, None

    async def _take(self, images: ImageStore, sandbox: ImageSandbox, path: Path, card: Card | None) -> None:
        try:
            members: Sequence[str | None] = [None]
            if is_archive(path):
                members = await sandbox.members(path) or []
        except PictureRefused as refused:
            self.refused.append(f"{path}: {_SENTENCES[refused.why]}")
            return
        for member in members:
            where = str(path) if member is None else f"{path}, {member}"
            try:
                picture = await sandbox.prepare(path, member)
            except PictureRefused as refused:
                self.refused.append(f"{where}: {_SENTENCES[refused.why]}")
                continue
            if any(are_alike(picture.likeness, other) for other in self._likenesses):
                self.refused.append(f"{where}: this picture, or one that looks the same, is in the deck already")
                continue
            await self._store(images, picture, card)

    async def _store(self, images: ImageStore, picture: PreparedPicture, card: Card | None) -> None:
        name = secrets.token_urlsafe(16)
        texts = encode_texts(card or Card(name), picture.likeness)
        await images.put(self._owner, StoredImage(name, picture.large, picture.small, texts), milliseconds_now())
        self._likenesses.append(picture.likeness)
        self.taken.append((name, texts))


async def remove_deck(name: str, database: str | None, data: Path | None) -> bool:
    """Remove a saved deck; False if there is none."""
    async with _open_images(database, data) as images:
        return await images.remove_deck(name)
