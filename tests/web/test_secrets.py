"""No frame on any socket tells its reader what H-1 to H-13 forbid: proved from a recording of all of them."""

import asyncio
import json
from random import Random

import pytest

from conteur.client import open_table
from conteur.rules.events import CardsSubmitted, ClueGiven, GalleryLaid, VotesCast
from conteur.tables.keys import hash_of
from tests.web.evenings import Recording, recorded_evening
from tests.web.leaks import LEAKY, PLANTED, Leaky, Plant, rendered_again
from tests.web.serving import serving
from tests.web.tape import Player, Tape, connected


@pytest.fixture(scope="module")
def recording() -> Recording:
    """Played once for all tests of this file."""
    return recorded_evening()


@pytest.mark.rule("H-1", "H-2", "H-3", "H-4", "H-5", "H-7", "H-9", "H-10", "H-11", "H-12", "H-13")
def test_no_frame_told_too_much(recording: Recording) -> None:
    """Every view, answer and remark on every socket would have been the same in another hidden world."""
    assert [] == [fault for code in recording.truths for fault in recording.faults(code)]


def test_the_recording_has_what_there_is_to_tell(recording: Recording) -> None:
    """Refusals of many kinds, spectators, second devices, new lines, talk, and every phase."""
    messages = [(frame, json.loads(frame.raw)) for frame in recording.tape.frames]
    refused = {message["refused"] for _, message in messages if message["type"] == "answer"}
    phases = {message["game"]["phase"] for _, message in messages if message["type"] == "view" and message["game"]}
    assert {"card_not_in_hand", "cannot_vote_for_own_card", "not_in_this_phase"} <= refused
    assert "cannot_vote_for_own_team" in refused
    assert phases == {"claiming", "telling", "submitting", "voting", "scored", "ended"}
    assert any(frame.person is None for frame, _ in messages)
    assert sum(frame.line > 0 for frame, _ in messages) > 50
    assert any(message["type"] == "talk" for _, message in messages)
    assert len(messages) > 2000


def test_the_servers_own_log_names_nobody(recording: Recording) -> None:
    """Nothing went wrong, so it said nothing; least of all a key."""
    assert recording.errors == ""


@pytest.mark.rule("H-6")
def test_the_gallery_does_not_follow_the_order_of_arrival(recording: Recording) -> None:
    """Over all rounds, who gave early, sits low or holds a low card lies as often left as right."""
    leanings: dict[str, list[float]] = {"arrival": [], "seat": [], "card": []}
    for truth in recording.truths.values():
        given: list[int] = []
        for entry in truth.entries:
            for event in entry.events:
                if isinstance(event, ClueGiven) and event.card is not None:
                    given = [event.card]
                elif isinstance(event, ClueGiven):
                    given = []
                elif isinstance(event, CardsSubmitted):
                    given += event.cards
                elif isinstance(event, GalleryLaid):
                    leanings["arrival"] += _leaning([given.index(card) for card in event.cards])
                    leanings["seat"] += _leaning(list(event.owners))
                    leanings["card"] += _leaning(list(event.cards))
    for pairs in leanings.values():
        assert len(pairs) > 100
        assert abs(sum(pairs)) < 5 * len(pairs) ** 0.5 * 1.3  # pairs of one gallery hang together a little


def _leaning(order: list[int]) -> list[float]:
    """One for every pair in order, minus one for every pair out of it."""
    pairs = [(one, other) for place, one in enumerate(order) for other in order[place + 1 :] if one != other]
    return [1.0 if one < other else -1.0 for one, other in pairs]


def test_votes_were_cast(recording: Recording) -> None:
    """With one token and with two, so that their number could have been told."""
    cast = [event for truth in recording.truths.values() for entry in truth.entries for event in entry.events]
    assert {1, 2} == {len(event.slots) for event in cast if isinstance(event, VotesCast)}


@pytest.mark.parametrize("leak", PLANTED, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(recording: Recording, leak: Plant) -> None:
    """The recording is doctored in one place, and only there it is found wanting."""
    code, frame = leak(recording)
    assert recording.faults(code, [frame])


@pytest.mark.parametrize("mode", ["base", "party", "team"])
def test_a_server_that_tells_no_more_than_it_may(recording: Recording, mode: str) -> None:
    """The same frames without a leak are clean; the leaks below are found."""
    code = recording.code_of(mode)
    assert [] == recording.faults(code, rendered_again(recording, code))


@pytest.mark.parametrize("leak", LEAKY, ids=lambda leak: leak.__name__)
def test_a_server_that_tells_too_much_is_found(
    recording: Recording, leak: Leaky, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All frames of one game as a leaky server would have sent them; the checker's own other worlds leak as well."""
    code = leak(recording, monkeypatch)
    assert recording.faults(code, rendered_again(recording, code))


def test_what_the_server_writes_about_its_troubles() -> None:
    """Wrong keys, many of them at once: its own log may say so, but never with a key in it."""

    async def story(url: str) -> list[str]:
        tape, random = Tape(), Random(1)  # noqa: S311 - reproducible, not a secret
        code, other = await open_table(url, {}), await open_table(url, {})
        ann = Player(url, code, tape, random, "Ann")
        async with connected(ann):
            await ann.sit()
            await ann.ask("say", text="a remark")
            thieves = [Player(url, other, tape, random) for _ in range(18)]
            for thief in thieves:
                thief.key, thief.person = ann.key, 0  # a true key, at the wrong table
            async with connected(*thieves):
                await asyncio.gather(*(thief.goodbye() for thief in thieves))
        return [ann.key or "", hash_of(ann.key or "") or "", "Ann", "a remark"]

    with serving() as server:
        words = asyncio.run(story(server.url))
        server.stop()
        assert not [word for word in words if word in server.errors]
