"""Takes uploads: has them prepared in the sandbox, checks quotas, stores them, and adds them to a table."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec

from conteur.decks.card import Card
from conteur.live.idempotency import Reply
from conteur.live.ports import milliseconds_now
from conteur.live.table import Table
from conteur.pictures.refusals import PictureRefusal, PictureRefused
from conteur.pictures.sandbox import ImageSandbox
from conteur.pictures.saved_decks import deck_to_bring, encode_texts, is_free, name_for
from conteur.store.images import ImageStore, StoredImage, table_owner
from conteur.store.log import LogUnavailable
from conteur.store.saved_deck import SavedDeck
from conteur.tables.decide.pictures import why_not_bring
from conteur.tables.events import Person
from conteur.tables.refusals import AnyRefusal, TableRefusal
from conteur.tables.requests import AddPicture, BringDeck, Request
from conteur.tables.sanitize import clean_title

MEGABYTE: Final = 1024 * 1024
_DAY: Final = 86_400_000
_PREFIX: Final = "upload-"
KEPT_FOR: Final = 90 * _DAY
"""Milliseconds after their last use when a table's pictures are deleted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UploadLimits:
    """Whether pictures may be uploaded, how many bytes a table and all tables may store, and how many decks."""

    is_open: bool = True
    table: int = 64 * MEGABYTE
    server: int = 2048 * MEGABYTE
    decks: int = 500
    """How many decks people may have saved on this server."""


@dataclass(frozen=True, slots=True)
class UploadResult:
    """The id of a new picture, or why there is none."""

    name: str
    picture: str | None = None
    refused: StrEnum | None = None


class Studio:
    """The uploads of one server."""

    def __init__(
        self,
        images: ImageStore,
        sandbox: ImageSandbox,
        folder: Path,
        limits: UploadLimits | None = None,
        date: Callable[[], int] = milliseconds_now,
    ) -> None:
        """Uploads are written to the folder until they are prepared."""
        self.images = images
        self.folder = folder
        self.limits = limits or UploadLimits()
        self._sandbox = sandbox
        self._date = date
        self._last_use: dict[str, int] = {}

    def upload_path(self) -> Path:
        """A new file for an upload; whoever writes it deletes it."""
        return self.folder / f"{_PREFIX}{secrets.token_hex(8)}"

    def delete_leftovers(self) -> None:
        """Delete uploads left by a process that was killed."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in self.folder.glob(f"{_PREFIX}*"):
            file.unlink(missing_ok=True)

    async def take(self, table: Table, by: Person, path: Path, name: str) -> AsyncIterator[UploadResult]:
        """Add every picture in this file, one by one; ends early when a quota is used up."""
        try:
            members = await self._sandbox.members(path)
        except PictureRefused as refused:
            yield UploadResult(name, refused=refused.why)
            return
        for member in [None] if members is None else members:
            file_name = name if member is None else PurePosixPath(member).name
            if why := await self._why_not(table, by):
                yield UploadResult(file_name, refused=why)
                return
            try:
                yield await self._take_one(table, by, path, member, file_name)
            except PictureRefused as refused:
                yield UploadResult(file_name, refused=refused.why)
            except (LogUnavailable, OSError):
                yield UploadResult(file_name, refused=TableRefusal.CANNOT_WRITE_NOW)
                return

    async def _why_not(self, table: Table, by: Person) -> TableRefusal | None:
        if refused := why_not_bring(table.state, by):
            return refused
        if await self.images.room(table_owner(table.code)) >= self.limits.table:
            return TableRefusal.TABLE_IS_OUT_OF_ROOM
        return TableRefusal.SERVER_IS_OUT_OF_ROOM if await self.images.room() >= self.limits.server else None

    async def _take_one(self, table: Table, by: Person, path: Path, member: str | None, name: str) -> UploadResult:
        prepared = await self._sandbox.prepare(path, member)
        picture = secrets.token_urlsafe(16)
        texts = encode_texts(Card(picture), prepared.likeness)
        owner = table_owner(table.code)
        await self.images.put(owner, StoredImage(picture, prepared.large, prepared.small, texts), self._date())
        refused = await _refusal(table, Request(AddPicture(picture, prepared.likeness), by))
        if refused is not None:
            await self.images.let_go(owner, picture)
            return UploadResult(name, refused=refused)
        return UploadResult(name, picture)

    async def bring(self, table: Table, by: Person, name: str) -> AnyRefusal | None:
        """Play with a saved deck at this table."""
        deck = await deck_to_bring(self.images, name)
        return TableRefusal.NO_SUCH_DECK if deck is None else await _refusal(table, Request(BringDeck(deck), by))

    async def save(self, table: Table, by: Person, title: str) -> str | StrEnum:
        """Save the table's own pictures as a deck for everybody on this server; returns its name, or why not."""
        state = table.state
        if state.present(by) is None or state.host != by:
            return TableRefusal.ONLY_THE_HOST_MAY
        if not state.own:
            return PictureRefusal.NOTHING_IN_IT
        title = clean_title(title)
        if not title:
            return TableRefusal.NAME_IS_EMPTY
        if len(await self.images.decks()) >= self.limits.decks:
            return TableRefusal.SERVER_IS_OUT_OF_ROOM
        name = name_for(title) or f"deck-{secrets.token_hex(4)}"
        member = state.member(by)
        about = SavedDeck(title=title, cards=len(state.own))
        if member is not None:
            about = msgspec.structs.replace(about, authors=(member.name,), owner=member.key_hash or "")
        pictures = [
            (each.id, encode_texts(Card(each.id, title=each.title, tags=each.tags), each.likeness))
            for each in state.own
        ]
        if not is_free(name) or not await self.images.put_deck(name, msgspec.json.encode(about), pictures):
            return TableRefusal.DECK_NAME_IS_TAKEN
        return name

    def remove(self, table: Table, request: Request, picture: str) -> Coroutine[None, None, Reply]:
        """Post the request to remove a picture at once; await the reply, after which its image is gone too."""
        return self._removed(table, picture, _post(table, request))

    async def _removed(self, table: Table, picture: str, posted: Awaitable[Reply]) -> Reply:
        reply = await posted
        if reply.refused is None and table.state.games == 0:  # people may want to look back at a game's pictures
            with contextlib.suppress(LogUnavailable):
                await self.images.let_go(table_owner(table.code), picture)
        return reply

    async def notice(self, code: str) -> None:
        """Somebody looks at the table's pictures: keep them longer. Written once a day."""
        now = self._date()
        if now - self._last_use.get(code, 0) >= _DAY:
            self._last_use[code] = now
            with contextlib.suppress(LogUnavailable):
                await self.images.touch(table_owner(code), now)

    async def tidy(self) -> None:
        """Delete pictures that nobody has used for a long time."""
        with contextlib.suppress(LogUnavailable):
            await self.images.forget(self._date() - KEPT_FOR)

    async def close(self) -> None:
        """Stop the sandbox and close the image store."""
        await self._sandbox.close()
        await self.images.close()


async def _refusal(table: Table, request: Request) -> AnyRefusal | None:
    """Why the table refuses the request, if it does."""
    return (await _post(table, request)).refused


def _post(table: Table, request: Request) -> asyncio.Future[Reply]:
    """Post a request; returns a future of its reply."""
    reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
    table.post(request, lambda answer: None if reply.done() else reply.set_result(answer))
    return reply
