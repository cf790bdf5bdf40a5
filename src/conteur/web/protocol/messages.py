"""The socket protocol: every message to and from clients; asks and settings are defined in `tables`."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from conteur.rules.vocabulary import Card, ClueKind, EndReason, FoundBy, Phase, Reason, Seat, Side, Slot
from conteur.tables.asks import Ask
from conteur.tables.events import Person, Rabbit
from conteur.tables.naming import in_snake_case
from conteur.tables.settings import Settings
from conteur.tables.state import NoticeKind, Status

PROTOCOL_VERSION: Final = 1

Ref = Annotated[str, Meta(min_length=1, max_length=64)]
"""The sender's idempotency key for a request. Sent again, it is answered again, but not done again."""
_Few = Meta(max_length=12)

# What clients send


class _Move(Struct, frozen=True, tag_field="kind", tag=in_snake_case, forbid_unknown_fields=True):
    """A move of the game; the kinds are those of `conteur.rules.moves`."""


class ClaimStory(_Move, frozen=True):
    """I have an idea: let me tell first."""


class GiveClue(_Move, frozen=True):
    """My clue and my card; in Party the card is null. For a recording, the clue is its name."""

    clue: Annotated[str, Meta(max_length=400)]
    card: Card | None = None


class NameGiver(_Move, frozen=True):
    """Team: this one of us two should give the card."""

    giver: Seat


class SubmitCards(_Move, frozen=True):
    """My card for the clue; with three players, my two."""

    cards: Annotated[tuple[Card, ...], _Few]


class CastVotes(_Move, frozen=True):
    """My vote or votes; `red` is the Party storyteller's red token."""

    slots: Annotated[tuple[Slot, ...], _Few]
    red: Slot | None = None


class ConfirmScores(_Move, frozen=True):
    """I have seen the points: let the next round begin."""


WireMove = ClaimStory | GiveClue | NameGiver | SubmitCards | CastVotes | ConfirmScores


class _FromClient(Struct, frozen=True, tag_field="type", tag=in_snake_case, forbid_unknown_fields=True):
    """A message to the server."""


class Hello(_FromClient, frozen=True):
    """The first message. With a seat key it is that seat's socket; without, a spectator's."""

    protocol: int
    key: Annotated[str, Meta(max_length=64)] | None = None
    look: Annotated[str, Meta(max_length=64)] | None = None
    """A look key, if you have one: it admits a spectator to a locked table."""


class MakeMove(_FromClient, frozen=True, tag="move"):
    """A move of the game."""

    ref: Ref
    move: WireMove


class MakeAsk(_FromClient, frozen=True, tag="ask"):
    """An ask to the table."""

    ref: Ref
    ask: Ask


class Ping(_FromClient, frozen=True):
    """A heartbeat."""


FromClient = Hello | MakeMove | MakeAsk | Ping

# What clients are sent


class PersonView(Struct, frozen=True):
    """Somebody at the table, in seating order."""

    person: Person
    name: str
    rabbit: Rabbit
    seat: Seat | None
    is_host: bool
    is_bot: bool
    is_here: bool
    is_leaving: bool
    is_muted: bool
    """Whether the host has muted them."""


class WordView(Struct, frozen=True):
    """A word mixed into the next shuffle."""

    person: Person
    word: str


class SentAwayView(Struct, frozen=True):
    """Somebody the host sent away, who may not sit down again until let back."""

    person: Person
    name: str


class ClaimView(Struct, frozen=True):
    """Somebody who lost the key of a seat asks for it."""

    claim: int
    person: Person
    """Whose seat it is."""
    asked: tuple[Person, ...]
    """Who may answer: the host if connected, otherwise everybody who is; then two have to agree."""
    supporters: tuple[Person, ...]
    """Who has agreed."""


class BroughtView(Struct, frozen=True):
    """A deck saved on this server that was brought to this table."""

    name: str
    title: str
    cards: int


class BoxView(Struct, frozen=True):
    """How many pictures there are to deal; the pictures are at `/api/tables/CODE/cards`."""

    cards: int
    """In the chosen decks."""
    needed: int
    """Needed for this many people, or for the fewest that could play."""
    own: int
    """Brought by the host, chosen or not."""
    brought: list[BroughtView]
    stamp: str
    """Changes when the pictures of the game or their texts change: fetch them again then."""


class TableView(Struct, frozen=True):
    """The people and their settings."""

    code: str
    status: Status
    settings: Settings
    people: list[PersonView]
    spectators: int
    games: int
    next_commitment: str
    """SHA-256 of the next game's secret."""
    words: list[WordView]
    cannot_start: str | None
    """What is missing before the host can deal, as a refusal code."""
    cannot_sit: str | None
    """Why nobody else may sit down, as a refusal code."""
    sent_away: list[SentAwayView]
    claims: list[ClaimView]
    offered: tuple[str, ...]
    """The options that make a difference in this mode with this many people."""
    rounds: int | None
    """How many rounds the next game will have, if that is known before the deal."""
    box: BoxView


class PlayerView(Struct, frozen=True):
    """One player of the running game."""

    seat: Seat
    side: Side
    score: int
    hand_size: int
    told: int


class NamedView(Struct, frozen=True):
    """Team: who a partner has named to give."""

    seat: Seat
    giver: Seat


class BallotView(Struct, frozen=True):
    """The votes on one voting board."""

    seat: Seat
    slots: tuple[Slot, ...]
    red: Slot | None


class AwardView(Struct, frozen=True):
    """Points, what for, and whose votes earned them."""

    side: Side
    reason: Reason
    points: int
    voters: tuple[Seat, ...]


class RevealView(Struct, frozen=True):
    """What is revealed when the last vote is in. In Party the first three stay null."""

    found_by: FoundBy | None
    story_slot: Slot | None
    owners: tuple[Seat, ...] | None
    ballots: list[BallotView]
    awards: list[AwardView]


class ShuffleView(Struct, frozen=True):
    """What proves the shuffle; the secret once the game is over."""

    commitment: str
    words: tuple[str, ...]
    secret: str | None


class SetupView(Struct, frozen=True):
    """The setup of the running game."""

    mode: Literal["base", "party", "team"]
    players: int
    end: Literal["pile"] | dict[Literal["points", "laps"], int]
    bonus_when: Literal["always", "mixed"]
    bonus_cap: int | None
    second_vote: Literal["auto", "never"]
    red_on_green: Literal["allowed", "forbidden"]
    own_team_vote: Literal["void", "count", "forbid"]
    party_hands: Literal["storyteller", "all"]
    team_talk: Literal["public", "private"]
    first_storyteller: Literal["claim", "clue", "random"]
    clue: ClueKind
    deck_size: int


class GameView(Struct, frozen=True):
    """The part of the game everybody sees."""

    setup: SetupView
    phase: Phase
    round: int
    storyteller: Seat | None
    clue: str | None
    players: list[PlayerView]
    awaited: tuple[Seat, ...]
    named: list[NamedView]
    gallery: tuple[Card, ...]
    reveal: RevealView | None
    pile: int
    discard: int
    end_reason: EndReason | None
    winners: tuple[Side, ...]
    shuffle: ShuffleView


class _Option(Struct, frozen=True, tag_field="kind", tag=in_snake_case):
    """The shape of a move that is legal now."""


class MayClaim(_Option, frozen=True):
    """claim_story."""


class MayTell(_Option, frozen=True):
    """give_clue with one of these cards; with none of them if the list is empty."""

    cards: tuple[Card, ...]
    clue: ClueKind


class MayNameGiver(_Option, frozen=True):
    """name_giver with one of these."""

    givers: tuple[Seat, Seat]


class MaySubmit(_Option, frozen=True):
    """submit_cards with exactly this many of these."""

    cards: tuple[Card, ...]
    count: int


class MayVote(_Option, frozen=True):
    """cast_votes for one to `at_most` different ones of these; red for one of `red`, if there are any."""

    slots: tuple[Slot, ...]
    at_most: int
    red: tuple[Slot, ...]
    red_on_green: bool


class MayConfirm(_Option, frozen=True):
    """confirm_scores."""


WireOption = MayClaim | MayTell | MayNameGiver | MaySubmit | MayVote | MayConfirm


class HandView(Struct, frozen=True):
    """What one player alone sees of the game."""

    seat: Seat
    hand: tuple[Card, ...] | None
    """null while the cards must not be looked at."""
    submitted: tuple[Card, ...]
    slots: tuple[Slot, ...]
    red: Slot | None
    options: list[WireOption]


class ReportView(Struct, frozen=True):
    """Somebody reported another person to the host."""

    report: int
    person: Person
    by: Person
    remark: int | None
    """The number of the remark, if the report is about one."""


class YouView(Struct, frozen=True):
    """What one person alone sees."""

    person: Person
    asks: list[str]
    """The kinds of ask this person may send now."""
    game: HandView | None
    reports: list[ReportView]
    """Only for the host; empty for everybody else."""


class TimeView(Struct, frozen=True):
    """The phase's clock when this was sent."""

    milliseconds: int
    is_paused: bool


class _ToClient(Struct, frozen=True, tag_field="type", tag=in_snake_case):
    """A message from the server."""


class View(_ToClient, frozen=True):
    """The whole view of the receiver, sent every time something changes."""

    version: int
    time_left: TimeView | None
    table: TableView
    game: GameView | None
    you: YouView | None


class Answer(_ToClient, frozen=True):
    """The reply to the request with this ref: done and durable, or why not."""

    ref: str
    refused: str | None = None
    person: Person | None = None
    """Who you are now, after sitting down."""
    version: int = 0
    """The table's version: a view of this or a later version shows the change. 0: it did not reach the table."""
    wait: int = 0
    """Milliseconds after which to try again, with `talk_is_slow`."""


class RemarkView(Struct, frozen=True):
    """Something said at the table."""

    number: int
    at: int
    person: Person
    text: str
    to_team: bool
    is_reaction: bool
    is_phrase: bool = False
    """Said by a bot: `text` is one of `conteur.tables.phrases`, to be shown in the reader's language."""


class NoticeView(Struct, frozen=True):
    """Something people did: a code, with names as they were then."""

    number: int
    at: int
    kind: NoticeKind
    who: str
    """Whom it is about; empty if it is about the table."""
    by: tuple[str, ...]
    """Who did it, if anybody did; for `bot_took_over`, the bot."""


class Talk(_ToClient, frozen=True):
    """What was said and what happened, each oldest first."""

    remarks: list[RemarkView]
    notices: list[NoticeView] = []


class Look(_ToClient, frozen=True):
    """Your new look key. Sent with the next hello, it lets you watch even if the table is locked by then."""

    key: str
    is_invitation: bool
    """Whether it also shows own pictures; people at the table put such a key into invitation links."""


class Pong(_ToClient, frozen=True):
    """The answer to a ping."""


class Bye(_ToClient, frozen=True):
    """The last message before the server closes the socket, with a code that says why."""

    why: str


ToClient = View | Answer | Talk | Look | Pong | Bye
