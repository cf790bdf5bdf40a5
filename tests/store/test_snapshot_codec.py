"""A snapshot and the entries after it give the same state as the whole log."""

import hashlib
from pathlib import Path

import pytest

from conteur.store.codec import CodecError
from conteur.store.replay import catch_up, replay
from conteur.store.snapshot_codec import FORMAT, read_snapshot, take_snapshot
from conteur.store.snapshots import Snapshot
from tests.store.recorded_tables import LOGS, bodies_of

KNOWN = {"1": "9a8d437b16c82dfb737790115855c8ab672d36330c87e97749c48d40100722fd"}
"""What the first recorded logs come to, in each format."""


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_snapshot_and_the_rest_are_the_whole_log(log: Path) -> None:
    """Wherever it was taken, in every mode: the same state, version and refs."""
    bodies = bodies_of(log)
    whole = replay(bodies)
    before = replay(bodies[:1])
    for cut in range(1, len(bodies)):
        found = read_snapshot(take_snapshot(before))
        assert before == found
        assert whole == catch_up(found, bodies[cut:])
        before = catch_up(before, bodies[cut : cut + 1])


def test_another_state_is_another_format() -> None:
    """If this fails, the state's fields or folding have changed: raise FORMAT, and add the new digest here."""
    digest = hashlib.sha256()
    for log in (log for log in LOGS if log.name.startswith("v1-")):
        for cut in (1, 20, None):
            digest.update(take_snapshot(replay(bodies_of(log)[:cut])).body)
    assert KNOWN.get(FORMAT) == digest.hexdigest()


def test_what_cannot_be_read() -> None:
    """Another format, a version it is not of, and damage anywhere are told from a good one."""
    good = take_snapshot(replay(bodies_of(LOGS[0])))
    bad = [
        good._replace(format="0"),
        good._replace(version=good.version + 1),
        good._replace(body=b""),
        Snapshot(1, FORMAT, b"\x93\x01\xc0\x90"),
        *(good._replace(body=good.body[:end]) for end in range(0, len(good.body), 97)),
    ]
    for each in bad:
        with pytest.raises(CodecError, match="snapshot"):
            read_snapshot(each)
