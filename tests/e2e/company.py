"""People with devices at one table, bots in the empty chairs, and helpers to play to the end."""

import json
import time
from collections.abc import Callable, Iterable
from urllib.request import Request, urlopen

from tests.e2e.browser import Player
from tests.web.serving import Server

_LONGEST = 300.0
"""Seconds after which a game is taken for stuck: many times what the slowest machine needs."""
Look = Callable[[Player, str], object]
"""Sees who is about to do what the moment asks of them: until they do, that moment stays."""


def until(is_over: Callable[[], bool], step: Callable[[], object], what: str) -> None:
    """Repeat until it is true; a game that does not end is a failure, not a hang."""
    deadline = time.monotonic() + _LONGEST
    while not is_over():
        assert time.monotonic() < deadline, f"still waiting: {what}"
        step()
        time.sleep(0.03)  # a person looks again


def open_table(server: Server, **settings: object) -> str:
    """A new table with these settings; its address."""
    asked = Request(f"{server.url}/api/tables", json.dumps(settings).encode(), method="POST")  # noqa: S310 - ours
    with urlopen(asked) as answer:  # noqa: S310 - our own server
        return f"{server.url}/t/{json.load(answer)['code']}"


def gather(address: str, people: Iterable[Player], bots: int = 0) -> None:
    """Everybody sits down; the first one is the host, calls the bots and deals."""
    host, *others = people
    host.sit(address)
    for other in others:
        other.sit(address)
    chairs = host.sees(".chair button")
    for _ in range(bots):
        before = chairs.count()
        host.sees(".share .btn").nth(1).click()
        chairs.nth(before).wait_for()
    host.sees(".startdock .btn[aria-disabled='true']").wait_for(state="detached")
    host.sees(".startdock .btn").click()
    for person in (host, *others):
        person.sees(".play").wait_for()


def is_quiet(*players: Player) -> None:
    """Nothing was asked of anybody else's server, and the browser had nothing to complain about."""
    strangers = [stranger for player in players for stranger in player.strangers]
    complaints = [complaint for player in players for complaint in player.complaints]
    assert [] == strangers, strangers
    assert [] == complaints, complaints


def play_to_the_result(players: Iterable[Player], clue: str, look: Look = lambda _person, _moment: None) -> None:
    """Everybody does what their screen asks for until every screen shows the result."""
    people = list(players)

    def everybody() -> None:
        for person in people:
            moment = person.moment
            look(person, moment)
            person.do(moment, clue)

    until(lambda: all(person.moment == "result" for person in people), everybody, "the result")
