"""The HTTP interface as types: the JSON bodies of requests and responses."""

from typing import Final

from msgspec import Struct

from conteur.tables.state import Status, TableState

# Tables

RECORDING_SECONDS: Final = 10
"""How long clients record a clue. The server only limits its bytes."""


class Opened(Struct, frozen=True):
    """A new table: its code, and the link people share."""

    code: str
    path: str


class Listing(Struct, frozen=True):
    """What a visitor sees of a table before sitting down, and in the public lobby: no names, no cards."""

    code: str
    status: Status
    mode: str
    edition: str
    people: int
    bots: int
    is_public: bool
    is_locked: bool

    @classmethod
    def of(cls, code: str, state: TableState) -> "Listing":
        """The table as it is now."""
        bots = sum(member.is_bot for member in state.members)
        return cls(
            code=code,
            status=state.status,
            mode=state.settings.mode,
            edition=state.settings.edition,
            people=len(state.members) - bots,
            bots=bots,
            is_public=state.settings.is_public,
            is_locked=state.settings.is_locked,
        )

    @property
    def is_listed(self) -> bool:
        """Whether the lobby shows it: people there are looking for a free chair."""
        return self.is_public and not self.is_locked


class PublicTableList(Struct, frozen=True):
    """The tables in the lobby, newest first."""

    tables: list[Listing]


class Kept(Struct, frozen=True):
    """A recording's name, to be given as the clue."""

    name: str


class ForgottenThings(Struct, frozen=True):
    """How much of a person was erased."""

    entries: int
    recordings: int
    pictures: int
    decks: int
    """Decks they had saved from the table's pictures."""


class RefusedAnswer(Struct, frozen=True):
    """A refusal; the code says why. The codes are in docs/protocol.md."""

    refused: str


# Pictures


class Picture(Struct, frozen=True):
    """One card's picture, in two sizes, and its texts."""

    id: str
    image: str
    small: str
    title: str
    """Empty if it has none."""
    description: str
    """Alternative text in the requested language; empty if there is none."""


class BoxCard(Struct, frozen=True):
    """One card: its picture in two sizes, and its texts."""

    deck: str
    id: str
    image: str
    small: str
    title: str
    description: str
    tags: tuple[str, ...]
    """Only for pictures the host brought: those of other cards would give away how bots think."""


class TableCards(Struct, frozen=True):
    """The pictures by card number, and the picture on their back."""

    stamp: str
    cards: list[BoxCard]
    back: Picture | None


class DeckPictures(Struct, frozen=True):
    """A deck's pictures in card order, and who made them."""

    id: str
    title: str
    authors: tuple[str, ...]
    licence: str
    version: str
    cards: list[Picture]
    back: Picture | None


class DeckListing(Struct, frozen=True):
    """A deck to choose."""

    name: str
    title: str
    authors: tuple[str, ...]
    licence: str
    cards: int
    is_saved: bool
    """Saved on this server by somebody; it has to be brought to a table before it can be chosen."""


class Decks(Struct, frozen=True):
    """All decks, and whether hosts may upload their own pictures."""

    decks: list[DeckListing]
    can_bring: bool


class TakenFile(Struct, frozen=True):
    """The result for one uploaded file: the id of its picture, or why there is none."""

    name: str
    picture: str | None
    refused: str | None


class SaveDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The title for a deck to be saved."""

    title: str


class DeckKept(Struct, frozen=True):
    """The name of a deck that was saved on this server, or brought to a table."""

    name: str


# The server


class Visitor(Struct, frozen=True):
    """Your apparent address, and how the request arrived."""

    address: str
    """The address that rate limits are counted for."""
    host: str
    scheme: str
    is_forwarded: bool
    """Whether a proxy forwarded your address."""
    is_believed: bool
    """Whether the proxy is trusted."""


class Keeping(Struct, frozen=True):
    """How long this server keeps tables."""

    days: int | None
    """A table that nobody has used for this many days is removed; null: tables are kept forever."""


class Reached(Struct, frozen=True):
    """The address of this server for other devices."""

    url: str | None
    """Without a trailing slash; null if no device can reach it, or if you are not on the same machine."""
