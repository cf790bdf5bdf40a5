"""Whole tables as they were once written to a log. What is in tests/store/logs is read forever, and never changed.

`python -m tests.store.recorded_tables` writes the logs that are missing: after a new version of the format, new files
beside the old ones.
"""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from conteur.live.randomness import new_key
from conteur.privacy.collect import subjects_in
from conteur.privacy.erase import erase_person
from conteur.rules.vocabulary import Mode
from conteur.store.backend import open_images, open_log, upkeep_of
from conteur.store.codec import encode_setup
from conteur.store.replay import Replayed, replay
from conteur.tables import asks
from conteur.tables.events import BroughtCard, DeckBrought
from conteur.tables.requests import AddPicture, BringDeck
from conteur.tables.settings import Settings, SettingsChange
from tests.live.room import Device, Room

FOLDER: Final = Path(__file__).parent / "logs"
LOGS: Final = sorted(FOLDER.glob("*.log"))
_VERSION: Final = 1


def bodies_of(log: Path) -> list[bytes]:
    """One entry per line."""
    return log.read_bytes().splitlines()


def summary(replayed: Replayed) -> str:
    """Everything in a log, one fact per line."""
    state = replayed.state
    lines = [
        f"version: {replayed.version}",
        f"refs: {len(replayed.refs)}, the newest {replayed.refs[-1]}",
        *(f"{name}: {getattr(state.settings, name)!r}" for name in state.settings.__struct_fields__),
        f"deck: {state.settings.decks[0]!r}",  # the one deck of tables from before there were several
        f"own pictures: {state.own}",
        f"decks brought: {_brought(replayed)}",
        f"pictures: {state.pictures}",
        f"host: {state.host}",
        f"games: {state.games}",
        f"next person: {state.next_person}",
        f"next secret: {state.secret}",
        f"words: {state.words}",
        *(
            f"person {m.person}: {m.name!r} rabbit {m.rabbit} seat {m.seat} key {m.key_hash} leaving {m.is_leaving}"
            for m in state.members
        ),
        *(f"sent away {one.person}: {one.name!r} key {one.key_hash}" for one in state.sent_away),
        *(f"claim {c.number} on {c.person} at {c.at} key {c.key_hash} by {c.supporters}" for c in state.claims),
        *(f"report {r.number} of {r.person} by {r.by} for {r.remark}" for r in state.reports),
        *(f"muted: {m.name!r}" for m in state.members if m.is_muted),
        *(f"notice {n.number} at {n.at}: {n.kind} {n.who!r} by {n.by}" for n in state.notices),
        *(f"remark {r.number} at {r.at} by {r.said.person}: {r.said.text!r}" for r in state.talk),
    ]
    if state.game is not None:
        game = state.game._asdict()
        lines += [f"game setup {name}: {value!r}" for name, value in encode_setup(game.pop("setup")).items()]
        lines += [f"game {name}: {_plain(value)}" for name, value in game.items()]
    return "\n".join(lines) + "\n"


def _brought(replayed: Replayed) -> dict[str, list[tuple[str, str, tuple[str, ...]]]]:
    decks = replayed.state.brought.values()
    return {deck.name: [(card.id, card.title, card.tags) for card in deck.cards] for deck in decks}


def _plain(value: object) -> object:
    if isinstance(value, bytes):
        return value.hex()
    return dict(sorted(value.items())) if hasattr(value, "items") else value


async def _bring(room: Room, host: Device) -> None:
    """The host brings pictures and a deck, and changes her mind about one of them."""
    for number in range(3):
        await host.do(AddPicture(f"picture{number}", "05a"[number] * 64, f"Picture {number}"))
    await host.do(asks.DescribePicture("picture0", "A quiet sea", ("sea", "silence")))
    await host.do(asks.RemovePicture("picture1"))
    cards = tuple(BroughtCard(f"card{number}", tags=("far",)) for number in range(40))
    await host.do(BringDeck(DeckBrought("holiday", "Our holiday", cards)))
    if [3, 1] != [len(room.now.settings.decks), len(room.now.brought)]:
        raise AssertionError("the pictures were not brought")


async def _spend_time(room: Room, host: Device) -> None:
    """The clock is stopped, lengthened and started; then everybody goes, and comes back too late."""
    for ask in (asks.Pause(), asks.Extend(), asks.Resume()):
        await host.do(ask)
    devices = [device for device in room.table.devices if isinstance(device, Device)]
    for device in devices:
        device.leave()
    await room.wait(3600)
    for device in devices:
        device.come()
    await room.settle()


async def _record(mode: Mode, *, with_pictures: bool, with_time: bool) -> tuple[list[bytes], Replayed]:
    """An evening on which everything happens."""
    room = Room(seed=7)
    options: dict[str, str | int | dict[str, int] | None] = {"team_talk": "private"} if mode == "team" else {}
    settings = Settings(mode=mode, leavers="go", options=options | {"end": {"laps": 1}})
    ann, bo, cy, *others = await room.open(settings, people=7)
    random = Random(7)  # noqa: S311 - reproducible, not a secret
    if with_pictures:
        await _bring(room, ann)
    await bo.do(asks.ChangeLook("Bø 🐇", 11))
    await ann.do(asks.AddWord("mixed in"))
    await cy.do(asks.Say("a remark"))
    await cy.do(asks.React("applause"))
    await ann.do(asks.ChangeSettings(SettingsChange(pace="relaxed", is_public=True)))
    if mode == "team":
        await ann.do(asks.SendAway(others.pop().person or 0))
    await ann.do(asks.ArrangeSeats(tuple(sorted((m.person for m in room.now.members), reverse=True))))
    await ann.do(asks.StartGame())
    await cy.do(asks.Say("to my partner", to_team=True))
    await ann.do(asks.Hurry())  # lots are drawn
    if with_time:
        await _spend_time(room, ann)
    await room.sit("Late") if mode != "team" else None
    await _leave(room, bo)
    await _play_on(room, ann, random)
    await ann.do(asks.HandOver(cy.person or 0))
    await cy.do(asks.Reopen())
    await cy.do(asks.AddBot())
    if mode == "team" and len(room.now.members) % 2:
        await cy.do(asks.AddBot())
    await cy.do(asks.StartGame())
    await cy.do(asks.Hurry())
    await cy.do(asks.ChangeSettings(SettingsChange(leavers="bot")))
    await ann.do(asks.Leave())
    await room.sit("Newcomer")
    await cy.do(asks.Hurry())
    return await room.log.read(room.table.code), room.table.replayed


async def _record_sending_away() -> tuple[list[bytes], Replayed]:
    """A host with little patience: sends away, lets back, locks, and deals again."""
    room = Room(seed=8)
    ann, *_ = await room.open(Settings(leavers="go", options={"end": {"laps": 1}}), people=6)
    for ask in (
        asks.SendAway(4),
        asks.LetBack(4),
        asks.SendAway(5),
        asks.ChangeSettings(SettingsChange(is_locked=True)),
        asks.AddBot(),
    ):
        await ann.do(ask)
    await ann.do(asks.StartGame())
    await ann.do(asks.Hurry())
    await ann.do(asks.SendAway(3))
    await ann.do(asks.SendAway(6))  # the bot
    await _play_on(room, ann, Random(8))  # noqa: S311 - reproducible, not a secret
    await ann.do(asks.StartGame())
    await ann.do(asks.Hurry())
    return await room.log.read(room.table.code), room.table.replayed


async def _record_places() -> tuple[list[bytes], Replayed]:
    """Bots take over for leavers, people replace bots, and each has their own number."""
    room = Room(seed=9)
    ann, bo, *_ = await room.open(Settings(options={"end": {"laps": 1}}), people=4)
    await ann.do(asks.AddBot())
    await ann.do(asks.StartGame())
    await ann.do(asks.Hurry())
    await bo.do(asks.Leave())
    await room.sit("Late")
    await _play_on(room, ann, Random(9))  # noqa: S311 - reproducible, not a secret
    for _ in range(12 - len(room.now.members)):
        await ann.do(asks.AddBot())
    await ann.do(asks.Reopen())
    await room.sit("In a bot's chair")
    await ann.do(asks.StartGame())
    await ann.do(asks.Hurry())
    await room.sit("Waiting")
    return await room.log.read(room.table.code), room.table.replayed


async def _record_order() -> tuple[list[bytes], Replayed]:
    """A lost seat is given back by the host, one by two others, one not at all; somebody is reported and muted."""
    room = Room(seed=10)
    ann, bo, cy, di = await room.open(Settings(slow_talk=10, options={"end": {"laps": 1}}), people=4, starts=True)
    await _play_on(room, ann, Random(10))  # noqa: S311 - reproducible, not a secret
    await ann.do(asks.StartGame())
    await bo.do(asks.Say("a remark"))
    await cy.do(asks.ReportPerson(1, 1))
    await di.do(asks.ReportPerson(1))
    await ann.do(asks.CloseReport(1))
    await ann.do(asks.Mute(1))
    await ann.do(asks.Unmute(1))
    await ann.do(asks.Mute(1))
    await bo.do(asks.ReportPerson(2))
    for away, supporters in ((di, [ann]), (ann, [bo, cy])):
        away.leave()
        await room.watch().do(asks.ClaimSeat(away.person or 0, new_key()))
        for supporter in supporters:
            await supporter.do(asks.AnswerClaim(room.now.claims[-1].number, agrees=True))
    cy.leave()
    claimant = room.watch()
    await claimant.do(asks.ClaimSeat(2, new_key()))
    claimant.leave()
    await room.settle()
    await room.watch().do(asks.ClaimSeat(2, new_key()))
    return await room.log.read(room.table.code), room.table.replayed


async def _record_forgetting() -> tuple[list[bytes], Replayed]:
    """The host, who brought pictures, asks to be erased in the middle of the second game."""
    bodies, replayed = await _record("base", with_pictures=True, with_time=False)
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:{folder}/conteur.sqlite"
        log, images = await open_log(address), await open_images(address)
        upkeep = upkeep_of(address, log)
        await log.append("TABLE", 0, bodies)
        (host,) = [each for each in subjects_in(bodies) if (each.person, each.until) == (replayed.state.host, None)]
        await erase_person(log, upkeep, images, "TABLE", host)
        bodies = await log.read("TABLE")
        for opened in (upkeep, log, images):
            await opened.close()
    return bodies, replay(bodies)


async def _leave(room: Room, bo: Device) -> None:
    """The storyteller goes before the clue where seats can go; in Team, anybody, and a bot takes over."""
    teller = room.now.seated(room.game.storyteller or 0)
    for device in list(room.table.devices):
        if isinstance(device, Device) and teller is not None and device.person == teller.person not in {0, 2}:
            await device.do(asks.Leave())
            return
    await bo.do(asks.Leave())


async def _play_on(room: Room, host: Device, random: Random) -> None:
    while room.now.status == "playing":
        await host.do(asks.Hurry())
        await room.wait(random.uniform(0, 4))


def main() -> None:
    """Write what is missing."""
    evenings: dict[str, Callable[[], Coroutine[None, None, tuple[list[bytes], Replayed]]]] = {
        f"v{_VERSION}-base": partial(_record, "base", with_pictures=False, with_time=False),
        f"v{_VERSION}-party": partial(_record, "party", with_pictures=False, with_time=False),
        f"v{_VERSION}-team": partial(_record, "team", with_pictures=False, with_time=False),
        f"v{_VERSION}-sent-away": _record_sending_away,
        "pictures-base": partial(_record, "base", with_pictures=True, with_time=False),
        "forgotten-base": _record_forgetting,
        "places-base": _record_places,
        "order-base": _record_order,
        "clock-base": partial(_record, "base", with_pictures=False, with_time=True),
    }
    for name, evening in evenings.items():
        path = FOLDER / f"{name}.log"
        if not path.exists():
            bodies, replayed = asyncio.run(evening())
            path.write_bytes(b"\n".join(bodies) + b"\n")
            path.with_suffix(".txt").write_text(summary(replay(bodies)), encoding="utf-8")
            if replayed.state != replay(bodies).state:
                raise AssertionError("the log does not tell what happened")


if __name__ == "__main__":
    main()
