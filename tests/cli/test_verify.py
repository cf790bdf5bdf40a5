"""`conteur verify`: one line a record; every kind of tampering is found."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import NOT_UNDERSTOOD, OK, REFUSED, conteur
from tests.store.recorded import RECORDS

Record = dict[str, Any]

BASE = RECORDS / "v1-base-6.json"
PARTY = RECORDS / "v1-party-6.json"


def first(record: Record, event: str) -> Any:  # noqa: ANN401 - JSON
    """The first event of this name."""
    return next(each for each in record["events"] if each["event"] == event)


def swap(cards: list[Any]) -> None:
    """The first two change places."""
    cards[0], cards[1] = cards[1], cards[0]


def test_recorded_games_are_fair(tmp_path: Path) -> None:
    """What simulate writes, verify finds fair, in every mode."""
    for mode in ("base", "party", "team"):
        conteur("simulate", "--mode", mode, "--games", "2", "--record", str(tmp_path / mode))
    records = sorted(map(str, tmp_path.glob("*/*.json")))
    done = conteur("verify", *records)
    assert (OK, "") == (done.returncode, done.stderr)
    assert records == [line.split(": fair: ")[0] for line in done.stdout.splitlines()]


def test_old_records_are_fair() -> None:
    """Games written by version 1 keep reading and keep being fair."""
    records = sorted(map(str, RECORDS.glob("v1-*.json")))
    done = conteur("verify", *records)
    assert (OK, "", len(records)) == (done.returncode, done.stderr, done.stdout.count(": fair: "))
    assert len(records) >= 7


def test_a_record_from_standard_input() -> None:
    """A dash reads it, with a byte order mark or without."""
    for sent in (BASE.read_bytes(), b"\xef\xbb\xbf" + BASE.read_bytes()):
        done = conteur("verify", "-", sent=sent, PYTHONIOENCODING="ascii")
        assert "-: fair: 116 events, 6 rounds, scores 11, 10, 8, 10, 14, 14\n" == done.stdout
        assert OK == done.returncode


STEERED = "the cards are not in the order that the secret and the players' words give"
WRONG = "the points are not those the rules give"
BROKEN = "an event does not follow from those before it"
PROMISE = "the secret is not the one that was promised before the deal"
UNFINISHED = "the game is not finished"
ILLEGAL = "a move breaks the rules"

TAMPERED: dict[str, tuple[Callable[[Record], object], str]] = {
    "secret": (lambda r: r["events"][0].update(secret="00" * 32), PROMISE),
    "commitment": (lambda r: r.update(commitment="00" * 32), PROMISE),
    "words": (lambda r: r["events"][0]["words"].append("more"), STEERED),
    "card swapped in a hand": (lambda r: swap(r["events"][0]["hands"][0][1]), STEERED),
    "card swapped in the pile": (lambda r: swap(r["events"][0]["pile"]), STEERED),
    "hands swapped": (lambda r: swap(r["events"][0]["hands"]), STEERED),
    "huge deck": (lambda r: r["events"][0]["setup"].update(deck_size=10**15), STEERED),
    "gallery order": (lambda r: swap(first(r, "gallery_laid")["cards"]), STEERED),
    "gallery owners": (lambda r: swap(first(r, "gallery_laid")["owners"]), STEERED),
    "draws": (lambda r: swap(first(r, "round_begun")["draws"]), STEERED),
    "an award more": (lambda r: first(r, "round_scored")["awards"].append([0, "told", 3, []]), WRONG),
    "an award less": (lambda r: first(r, "round_scored")["awards"].pop(), WRONG),
    "winners": (lambda r: first(r, "game_ended").update(winners=[0]), WRONG),
    "removed gallery": (lambda r: r["events"].remove(first(r, "gallery_laid")), BROKEN),
    "removed confirmation": (lambda r: r["events"].remove(first(r, "scores_confirmed")), BROKEN),
    "removed end": (lambda r: r["events"].pop(), UNFINISHED),
    "only a deal": (lambda r: r.update(events=r["events"][:1]), UNFINISHED),
    "nothing": (lambda r: r.update(events=[]), "the record does not begin with a deal"),
    "no deal": (lambda r: r["events"].pop(0), "the record does not begin with a deal"),
    "an event after the end": (lambda r: r["events"].append(first(r, "votes_cast")), ILLEGAL + " (game_has_ended)"),
    "a second deal": (lambda r: r["events"].insert(1, r["events"][0]), BROKEN),
    "a claim too many": (lambda r: r["events"].insert(2, r["events"][1]), ILLEGAL + " (storyteller_already_chosen)"),
    "a card twice": (lambda r: r["events"].insert(4, r["events"][3]), ILLEGAL + " (already_submitted)"),
    "a card of no deck": (lambda r: first(r, "cards_submitted").update(cards=[84]), ILLEGAL + " (card_not_in_hand)"),
    "a vote for nothing": (lambda r: first(r, "votes_cast").update(slots=[12]), ILLEGAL + " (no_such_slot)"),
}  # fmt: skip


def test_tampering(tmp_path: Path) -> None:
    """Each kind has its sentence, and the exit code is 1."""
    expected = []
    for kind, (tamper, sentence) in TAMPERED.items():
        record = json.loads(BASE.read_text(encoding="utf-8"))
        tamper(record)
        path = tmp_path / f"{kind}.json"
        path.write_text(json.dumps(record), encoding="utf-8")
        expected.append((path, sentence))
    done = conteur("verify", *(str(path) for path, _ in expected))
    assert (REFUSED, "") == (done.returncode, done.stderr)
    for (path, sentence), line in zip(expected, done.stdout.splitlines(), strict=True):
        name, fault = line.split(": NOT FAIR: event ")
        assert (str(path), sentence) == (name, fault.split(": ", 1)[1])


def test_another_clue_is_fair(tmp_path: Path) -> None:
    """No card and no point hangs on it."""
    record = json.loads(PARTY.read_text(encoding="utf-8"))
    first(record, "clue_given")["clue"] = "édité"
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert OK == conteur("verify", str(path)).returncode


def test_one_fault_among_many(tmp_path: Path) -> None:
    """All records are answered; one that is not fair decides the exit code."""
    bad = tmp_path / "bad.json"
    bad.write_text(BASE.read_text(encoding="utf-8").replace('"commitment": "', '"commitment": "0'), encoding="utf-8")
    done = conteur("verify", str(BASE), str(bad), str(PARTY))
    assert [True, False, True] == [": fair: " in line for line in done.stdout.splitlines()]
    assert REFUSED == done.returncode


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "this is not JSON"),
        (BASE.read_bytes()[:3000], "this is not JSON"),
        (b"[" * 100_000, "this is not JSON"),
        (b"\xff\xfe", "this is not UTF-8 text"),
        (b"[]", '"kind" should be "conteur game"'),
        (b'{"kind": "conteur game", "version": 2}', "this conteur reads version 1"),
        (b'{"kind": "conteur game", "version": 1, "commitment": 1, "events": []}', 'a text "commitment"'),
        (b'{"kind": "conteur game", "version": 1, "commitment": "", "events": [{"event": "x"}]}', "event 1: unknown"),
    ],
)
def test_what_is_not_a_record(tmp_path: Path, content: bytes, reason: str) -> None:
    """One line names the file and the reason; exit code 2."""
    path = tmp_path / "game.json"
    path.write_bytes(content)
    done = conteur("verify", str(path))
    assert (NOT_UNDERSTOOD, "") == (done.returncode, done.stdout)
    assert done.stderr.startswith(f"conteur: {path}: ")
    assert reason in done.stderr
    assert 1 == done.stderr.count("\n")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Not there, or a folder."""
    for path, reason in ((tmp_path / "none.json", "No such file or directory"), (tmp_path, "Is a directory")):
        done = conteur("verify", str(path))
        assert (NOT_UNDERSTOOD, f"conteur: cannot read {path}: {reason}\n") == (done.returncode, done.stderr)


def test_a_file_name_no_terminal_can_show(tmp_path: Path) -> None:
    """Names are bytes; what cannot be shown is escaped."""
    path = tmp_path / "g\udcff\n.json"
    path.write_bytes(BASE.read_bytes())
    done = conteur("verify", str(path))
    assert OK == done.returncode
    assert "g\\udcff" in done.stdout
