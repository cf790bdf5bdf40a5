"""The terms of the game as types."""

from typing import Final, Literal

Seat = int
"""A place at the table, 0 to 11; the player on the left has the next higher seat that is taken."""

Card = int
"""One picture of the deck, by its index: 0 to the size of the deck minus one."""

Slot = int
"""A numbered space of the gallery, 1 to 12; 1 is the leftmost."""

Side = int
"""Who scores together: a seat, or in Team a pair, named by the lower of its two seats."""

MAX_SEATS: Final = 12
DECK_SIZE: Final = 84
MAX_CLUE_LENGTH: Final = 200


Mode = Literal["base", "party", "team"]
"""The three games in the box."""

Phase = Literal["claiming", "telling", "submitting", "voting", "scored", "ended"]
"""The phase of a game; it decides who has to do what."""

Reason = Literal["told", "found", "spared", "votes", "single", "together"]
"""What points were won for.

told: the storyteller's clue was found by some, but not by all. found: found the storyteller's card.
spared: everybody or nobody found it, and all but the storyteller profit. votes: others took this side's card
for the storyteller's. single: found with one vote where two were allowed. together: in Party, voted like others.
"""

FoundBy = Literal["all", "some", "none"]
"""How many of the voters found the storyteller's card."""

EndReason = Literal["points", "laps", "pile", "stopped"]
"""Why a game is over."""

BonusWhen = Literal["always", "mixed"]
SecondVote = Literal["auto", "never"]
RedOnGreen = Literal["allowed", "forbidden"]
OwnTeamVote = Literal["void", "count", "forbid"]
PartyHands = Literal["storyteller", "all"]
TeamTalk = Literal["public", "private"]
FirstStoryteller = Literal["claim", "clue", "random"]
ClueKind = Literal["text", "spoken", "sound"]
