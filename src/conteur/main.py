"""Puts the house together: log, tables, stand-ins, wire."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable
from importlib.metadata import version
from random import Random
from typing import Final

from conteur.bots.dreamer import Dreamer
from conteur.bots.learning import Pupil
from conteur.bots.library import Library
from conteur.bots.minds import PATIENCE, LocalMinds
from conteur.bots.named import SIMPLE, find_brain
from conteur.bots.random_brain import RandomBrain
from conteur.bots.sight import Sight
from conteur.bots.tagger import Tagger
from conteur.decks.darkroom import Darkroom
from conteur.settings import ServerSettings, home_address, lessons_file
from conteur.store.home import Home, lessons_of, open_home, open_shelf, upkeep_of
from conteur.store.lessons import Lessons
from conteur.store.log import LogUnavailable
from conteur.store.upkeep import Upkeep
from conteur.tables.keeping import keep
from conteur.tables.lobby import Lobby
from conteur.tables.minds import Minds
from conteur.tables.studio import Studio
from conteur.tables.table import Table, Ways
from conteur.web.app import App
from conteur.web.house import House, Tasks
from conteur.web.limits import Allowance
from conteur.web.listing import Notices
from conteur.web.memory import MEMORY
from conteur.web.pages import HEADERS
from conteur.web.transport.serve import new_event_loop, serve

_LOOKING: Final = 10.0
_OTHERS_THREADS: Final = 4
"""A brain that asks somebody elsewhere mostly waits; several may."""
_READING: Final = 2.0
"""Seconds a bot waits for its model to be read before it makes do with letters."""
_DAY: Final = 86_400.0
_CYCLES: Final = 50_000
"""Objects made before Python looks for circles among them: views are many and have none."""


def run(settings: ServerSettings, on_ready: Callable[[int], None]) -> None:
    """Serve until told to stop."""
    gc.set_threshold(_CYCLES)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_serve(settings, on_ready))


async def _serve(settings: ServerSettings, on_ready: Callable[[int], None]) -> None:
    async with _house(settings) as house:
        app = App(house)
        await serve(
            app.pages,
            app.accept,
            host=settings.host,
            port=settings.port,
            transport=settings.transport,
            headers=HEADERS,
            on_ready=on_ready,
            on_leaving=house.lobby.finish,
        )


@contextlib.asynccontextmanager
async def _house(settings: ServerSettings) -> AsyncIterator[House]:
    """A house with its log open, swept now and then."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    home = await open_home(home_address(settings.database, settings.folder), version("conteur"))
    log = home.log
    random = Random()  # noqa: S311 - a stand-in's whims, not secrets
    tasks = Tasks()
    notices = Notices(log, tasks.soon, settings.listed_for)
    studio = await _studio(settings)
    lessons = lessons_of(home_address(settings.database, settings.folder), log, lessons_file(settings.folder))
    pupil = Pupil(lessons)

    def on_change(table: Table) -> None:
        notices.on_change(table)
        pupil.look_on(table.code, table.past.table)

    ways = Ways(
        log,
        RandomBrain(random),
        settings.patience,
        random,
        on_change,
        date=home.date,
        company=home.company,
        minds=_minds(settings, lessons, studio),
    )
    lobby = Lobby(ways)
    upkeep = upkeep_of(home_address(settings.database, settings.folder), log)
    house = House(
        log,
        lobby,
        notices,
        tasks,
        allowed_origins=settings.origins,
        trusted_proxies=settings.trusted_proxies,
        metrics_readers=settings.metrics_readers,
        root_path=settings.root_path,
        studio=studio,
        upkeep=upkeep,
        hello_within=settings.hello_within,
        allowance=Allowance().times(settings.allowance),
        company=home.company,
    )
    loop = asyncio.get_running_loop()
    sweeping = loop.create_task(_sweep(lobby, notices, settings.sweep_every))
    tidying = loop.create_task(_tidy(studio))
    keeping = asyncio.get_running_loop().create_task(_keep(settings, home, upkeep, lobby))
    try:
        yield house
    finally:
        sweeping.cancel()
        tidying.cancel()
        keeping.cancel()
        await lobby.finish()
        await studio.close()
        await upkeep.close()
        await home.close()


async def _studio(settings: ServerSettings) -> Studio:
    """Where pictures are taken in."""
    shelf = await open_shelf(home_address(settings.database, settings.folder), settings.folder)
    studio = Studio(shelf, Darkroom(), settings.folder / "uploads", settings.rooms)
    studio.clear_waiting()
    return studio


async def _tidy(studio: Studio) -> None:
    """Forget pictures nobody has wanted for long, now and once a day."""
    while True:
        await studio.tidy()
        await asyncio.sleep(_DAY)


def _minds(settings: ServerSettings, lessons: Lessons, studio: Studio) -> Minds:
    """Where bots think: with the brain that was asked for, and with our own where that one fails."""
    loop = asyncio.get_running_loop()

    def look(picture: str) -> bytes | None:
        """For a thread that reads; the shelf is the loop's."""
        _deck, _, name = picture.partition("/")
        return asyncio.run_coroutine_threadsafe(studio.shelf.image(name, is_small=True), loop).result(_LOOKING)

    name = Tagger(Sight(settings.sight)).words if settings.sight is not None else lambda _image: ()
    library = Library(cache=settings.folder / "bots", lessons=lessons, look=look, name=name, wait=_READING)
    own = LocalMinds(
        lambda character: Dreamer(character, library),
        get_ready=lambda character: library.get_ready(character.box, character.language),
    )
    if settings.brain is None:
        return own
    maker = find_brain(settings.brain, library)
    if maker in SIMPLE:
        return LocalMinds(maker)
    patience = PATIENCE + float(getattr(maker, "patience", 0.0))
    return LocalMinds(maker, otherwise=own, patience=patience, threads=_OTHERS_THREADS)


async def _keep(settings: ServerSettings, home: Home, upkeep: Upkeep, lobby: Lobby) -> None:
    """Now and then look at all tables: some may rest, some may go. The first look is soon, not at once."""
    pause = settings.keep_every / 100
    while True:
        await asyncio.sleep(pause)
        with contextlib.suppress(LogUnavailable):  # another time
            await keep(home.log, upkeep, lobby, home.date(), settings.keep_finished)
        pause = settings.keep_every


async def _sweep(lobby: Lobby, notices: Notices, pause: float) -> None:
    """Put tables away that nobody looks at; their log remembers. Say which are alive."""
    while True:
        await asyncio.sleep(pause)
        lobby.put_away_idle()
        MEMORY.fade()
        await notices.vouch(lobby.tables())
