"""Stores: ports for log, snapshots, images, lessons, peers and upkeep, implemented in memory, SQLite and PostgreSQL.

Others import the ports (`log`, `snapshots`, `images`, `lessons`, `peers`, `upkeep`) and these modules: `backend` opens
the stores at an address; `entries`, `codec`, `replay` and `snapshot_codec` read them; `record` and `finished_games`
make records; `saved_deck` is the format of saved decks; `copy` moves a store; `sqlite.backup` and `sqlite.lessons` are
for commands.
"""

from conteur.store.images import ImageStore, StoredImage
from conteur.store.lessons import Lessons, NoLessons
from conteur.store.log import Conflict, EventLog, LogUnavailable
from conteur.store.peers import Elsewhere, NoPeers, Peers
from conteur.store.snapshots import NoSnapshots, Snapshot, Snapshots
from conteur.store.upkeep import Tail, Upkeep

__all__ = [
    "Conflict",
    "Elsewhere",
    "EventLog",
    "ImageStore",
    "Lessons",
    "LogUnavailable",
    "NoLessons",
    "NoPeers",
    "NoSnapshots",
    "Peers",
    "Snapshot",
    "Snapshots",
    "StoredImage",
    "Tail",
    "Upkeep",
]
