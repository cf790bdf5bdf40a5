"""Pictures on their way from a host's phone to a table: developed, weighed, shelved, and only then told of."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec

from conteur.decks.card import Card
from conteur.decks.darkroom import Darkroom
from conteur.decks.refusing import PictureRefusal, PictureRefused
from conteur.store.log import LogUnavailable
from conteur.store.shelf import Shelf, Shelved, table_owner
from conteur.tables.answers import Answer
from conteur.tables.around import milliseconds_now
from conteur.tables.happening import AnyRefusal
from conteur.tables.people import Person
from conteur.tables.picturing import AddPicture, BringDeck, why_not_bring
from conteur.tables.refusing import TableRefusal
from conteur.tables.saved_decks import SavedDeck, deck_to_bring, is_free, name_for, written_about
from conteur.tables.table import Table
from conteur.tables.texts import clean_title
from conteur.tables.wishes import Wish

MEGABYTE: Final = 1024 * 1024
_DAY: Final = 86_400_000
_WAITING: Final = "upload-"
KEPT_FOR: Final = 90 * _DAY
"""Milliseconds after which pictures of a table at which nobody played since are forgotten."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rooms:
    """How much may be brought."""

    is_open: bool = True
    table: int = 64 * MEGABYTE
    server: int = 2048 * MEGABYTE


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of one file."""

    name: str
    picture: str | None = None
    refused: StrEnum | None = None


class Studio:
    """One for a process."""

    def __init__(
        self,
        shelf: Shelf,
        darkroom: Darkroom,
        folder: Path,
        rooms: Rooms | None = None,
        date: Callable[[], int] = milliseconds_now,
    ) -> None:
        """Where pictures are kept and developed; files wait in the folder meanwhile."""
        self.shelf = shelf
        self.folder = folder
        self.rooms = rooms or Rooms()
        self._darkroom = darkroom
        self._date = date
        self._wanted: dict[str, int] = {}

    def waiting_place(self) -> Path:
        """Where a file may wait until it is developed; whoever puts one there takes it away."""
        return self.folder / f"{_WAITING}{secrets.token_hex(8)}"

    def clear_waiting(self) -> None:
        """Take away what was left there by a process that was ended."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for left in self.folder.glob(f"{_WAITING}*"):
            left.unlink(missing_ok=True)

    async def take(self, table: Table, by: Person, path: Path, name: str) -> AsyncIterator[Taken]:
        """Every picture in this file, one after the other; ends early when there is no room for more."""
        try:
            members = await self._darkroom.members(path)
        except PictureRefused as refused:
            yield Taken(name, refused=refused.why)
            return
        for member in [None] if members is None else members:
            shown = name if member is None else PurePosixPath(member).name
            if full := await self._why_not(table, by):
                yield Taken(shown, refused=full)
                return
            try:
                yield await self._take_one(table, by, path, member, shown)
            except PictureRefused as refused:
                yield Taken(shown, refused=refused.why)
            except LogUnavailable:
                yield Taken(shown, refused=TableRefusal.CANNOT_WRITE_NOW)
                return

    async def _why_not(self, table: Table, by: Person) -> TableRefusal | None:
        if refused := why_not_bring(table.past.table, by):
            return refused
        if await self.shelf.room(table_owner(table.code)) >= self.rooms.table:
            return TableRefusal.TABLE_IS_OUT_OF_ROOM
        return TableRefusal.SERVER_IS_OUT_OF_ROOM if await self.shelf.room() >= self.rooms.server else None

    async def _take_one(self, table: Table, by: Person, path: Path, member: str | None, name: str) -> Taken:
        found = await self._darkroom.develop(path, member)
        picture = secrets.token_urlsafe(16)
        about = written_about(Card(picture), found.likeness)
        owner = table_owner(table.code)
        await self.shelf.put(owner, Shelved(picture, found.large, found.small, about), self._date())
        refused = await _answer(table, Wish(AddPicture(picture, found.likeness), by))
        if refused is not None:
            await self.shelf.let_go(owner, picture)
            return Taken(name, refused=refused)
        return Taken(name, picture)

    async def bring(self, table: Table, by: Person, name: str) -> AnyRefusal | None:
        """Play with a saved deck at this table."""
        deck = await deck_to_bring(self.shelf, name)
        return TableRefusal.NO_SUCH_DECK if deck is None else await _answer(table, Wish(BringDeck(deck), by))

    async def save(self, table: Table, by: Person, title: str) -> str | StrEnum:
        """Keep the table's own pictures as a deck for everybody on this server; its name, or why not."""
        now = table.past.table
        if now.present(by) is None or now.host != by:
            return TableRefusal.ONLY_THE_HOST_MAY
        if not now.own:
            return PictureRefusal.NOTHING_IN_IT
        title = clean_title(title)
        if not title:
            return TableRefusal.NAME_IS_EMPTY
        name = name_for(title) or f"deck-{secrets.token_hex(4)}"
        member = now.member(by)
        about = SavedDeck(title=title, authors=(member.name,) if member else (), cards=len(now.own))
        pictures = [
            (each.id, written_about(Card(each.id, title=each.title, tags=each.tags), each.likeness)) for each in now.own
        ]
        if not is_free(name) or not await self.shelf.put_deck(name, msgspec.json.encode(about), pictures):
            return TableRefusal.DECK_NAME_IS_TAKEN
        return name

    async def drop(self, table: Table, picture: str) -> None:
        """A picture was removed from the table. If it was in a game, people may want to look back at it."""
        if table.past.table.games == 0:
            with contextlib.suppress(LogUnavailable):
                await self.shelf.let_go(table_owner(table.code), picture)

    async def notice(self, code: str) -> None:
        """Somebody looks at the table's pictures; written down once a day."""
        now = self._date()
        if now - self._wanted.get(code, 0) >= _DAY:
            self._wanted[code] = now
            with contextlib.suppress(LogUnavailable):
                await self.shelf.touch(table_owner(code), now)

    async def tidy(self) -> None:
        """Forget what nobody has wanted for long."""
        with contextlib.suppress(LogUnavailable):
            await self.shelf.forget(self._date() - KEPT_FOR)

    async def close(self) -> None:
        """Let go of process and file."""
        await self._darkroom.close()
        await self.shelf.close()


async def _answer(table: Table, wish: Wish) -> AnyRefusal | None:
    """Why the table says no, if it does."""
    told: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    table.post(wish, lambda answer: None if told.done() else told.set_result(answer))
    return (await told).refused
