"""Writes docs/protocol/examples anew, from real games on a real server: python -m tests.web.write_examples."""

import asyncio
import json
import re
import urllib.request
from pathlib import Path
from random import Random
from typing import Final

from tests.pictures.hostile import encoded, photo
from tests.web.serving import serving
from tests.web.stranger import Json, Line, Stranger, call

EXAMPLES: Final = Path(__file__).parents[2] / "docs" / "protocol" / "examples"
NAMES: Final = ("Ana", "Bo", "Chloé", "Dmitri", "Eva", "Farid")
SIZES: Final = {"base": 4, "party": 6, "team": 6}
KEY: Final = "AAECAwQFBgcICQoLDA0ODw"

HOSTS_WISHES: Final[list[Json]] = [
    {"kind": "change_look", "name": "Ana María", "rabbit": 7},
    {"kind": "add_word", "word": "moonlight"},
    {"kind": "say", "text": "Everybody here?", "to_team": False},
    {"kind": "react", "reaction": "applause"},
    {"kind": "add_bot"},
    {"kind": "change_settings", "settings": {"pace": "brisk", "options": {"end": {"points": 20}}}},
    {"kind": "arrange_seats", "order": [2, 0, 1, 3]},
    {"kind": "start_game"},
    {"kind": "pause"},
    {"kind": "resume"},
    {"kind": "extend"},
    {"kind": "hurry", "person": 2},
    {"kind": "send_away", "person": 2},
    {"kind": "let_back", "person": 2},
    {"kind": "stop_game"},
    {"kind": "hand_over", "person": 1},
    {"kind": "leave"},
]
"""In an order in which a table of three people grants each of them."""


def write(name: str, message: Json) -> None:
    """One example, with lists of numbers on one line."""
    text = json.dumps(message, indent=2, ensure_ascii=False)
    text = re.sub(r"\[\s+([-\d\s,]+?)\s+\]", lambda found: f"[{', '.join(found[1].replace(',', ' ').split())}]", text)
    (EXAMPLES / f"{name}.json").write_text(text + "\n", encoding="utf-8")


async def sit_all(url: str, settings: Json, size: int) -> list[Stranger]:
    """A new table with people at it."""
    opened = await asyncio.to_thread(call, f"{url}/api/tables", settings)
    write("http-opened", opened)
    return [await Stranger.sit(url, opened["code"], name, Random(name)) for name in NAMES[:size]]  # noqa: S311 - reproducible, not a secret


async def write_game(url: str, mode: str) -> None:
    """A whole game: its moves, its options, and a player's view of each phase."""
    people = await sit_all(url, {"mode": mode}, SIZES[mode])
    if mode == "base":
        write("server-view-waiting", people[0].views[-1])
    people[0].ask({"kind": "start_game"})
    await asyncio.gather(*(person.play() for person in people))
    for person in people:
        for view in person.views:
            if view["game"] is not None:
                write_view(mode, view)
        for message in person.line.sent:
            if message["type"] == "move":
                write(f"client-move-{message['move']['kind']}", message)
    code = people[0].views[-1]["table"]["code"]
    write("http-table", await asyncio.to_thread(call, f"{url}/api/tables/{code}"))
    album = await asyncio.to_thread(call, f"{url}/api/tables/{code}/games/1/album")
    write("http-album", {**album, "rounds": album["rounds"][:2]})
    watcher = await Line.open(url, code)
    watcher.send({"type": "hello", "protocol": 1})
    write("server-view-spectator", await watcher.receive() or {})
    people[0].ask({"kind": "reopen"})
    await people[0].until("answer")
    write("client-ask-reopen", people[0].line.sent[-1])
    await asyncio.gather(*(line.close() for line in (watcher, *(person.line for person in people))))


def write_view(mode: str, view: Json) -> None:
    """A view of this phase, best one with something to do or something said about it."""
    you = view["you"]["game"]
    if you["options"] or view["game"]["phase"] == "ended":
        write(f"server-view-{mode}-{view['game']['phase']}", view)
    for option in you["options"]:
        write(f"option-{option['kind']}", option)


def bring_picture(url: str, host: Stranger) -> str:
    """A photo of the host's own; the id it has now."""
    address = f"{url}/api/tables/{host.views[-1]['table']['code']}/pictures"
    headers = {"authorization": f"Bearer {host.key}"}
    request = urllib.request.Request(address, encoded(photo()), headers)  # noqa: S310 - our own server
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - as above
        return str(json.load(answer)["picture"])


async def write_requests(url: str) -> None:
    """Every ask, each of them granted; then what else is answered."""
    people = await sit_all(url, {}, 3)
    host = people[0]
    write("client-hello", host.line.sent[0])
    sat = {**host.line.sent[1], "ask": {**host.line.sent[1]["ask"], "key": KEY, "rabbit": 3}}
    write("client-ask-sit", sat)
    picture = await asyncio.to_thread(bring_picture, url, host)
    about: Json = {"picture": picture, "title": "The day we missed the boat", "tags": ["sea", "late"]}
    pictured: list[Json] = [{"kind": "describe_picture", **about}, {"kind": "remove_picture", "picture": picture}]
    for request in (*pictured, *HOSTS_WISHES):
        asker = people[1] if request["kind"] == "leave" else host
        asker.ask(request)
        answer = await asker.until("answer")
        if answer["refused"] is not None:
            raise AssertionError(answer, request)
        write(f"client-ask-{request['kind']}", asker.line.sent[-1])
        if request["kind"] == "react":
            write("server-talk", await host.until("talk"))
        write("server-answer-done", answer)
    write("server-bye", await people[1].until("bye"))
    write("server-look", await host.until("look"))
    host.ask({"kind": "add_bot"})
    write("server-answer-refused", await host.until("answer"))
    host.line.send({"type": "ping"})
    write("client-ping", {"type": "ping"})
    write("server-pong", await host.until("pong"))
    write("client-hello-again", {"type": "hello", "protocol": 1, "key": KEY})
    late = await Line.open(url, host.views[-1]["table"]["code"])
    late.send({"type": "hello", "protocol": 1})
    await late.receive()
    late.send(sat)
    while (answer := await late.receive() or {}) and answer["type"] != "answer":
        pass
    write("server-answer-seated", answer)
    await asyncio.gather(*(line.close() for line in (late, host.line, people[2].line)))


async def main(url: str) -> None:
    """All of them."""
    for mode in SIZES:
        await write_game(url, mode)
    await write_requests(url)


if __name__ == "__main__":
    EXAMPLES.mkdir(parents=True, exist_ok=True)
    with serving("--absence", "300", "--thinking", "0.1") as server:
        asyncio.run(main(server.url))
