"""Builds and runs one server: opens the store, wires tables, bots and web, and starts the periodic tasks."""

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator, Callable
from importlib.metadata import version
from random import Random
from typing import Final

from conteur.bots.brains.blind import BlindBrain
from conteur.bots.brains.registry import WITHOUT_MODEL, find_brain
from conteur.bots.brains.semantic import SemanticBrain
from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.learning import LessonRecorder
from conteur.bots.pool import PATIENCE, ThreadBotPool
from conteur.live.context import TableContext
from conteur.live.lobby import Lobby
from conteur.live.ports import BotPool
from conteur.pictures.sandbox import ImageSandbox
from conteur.pictures.studio import Studio
from conteur.privacy.retention import apply_retention
from conteur.settings import ServerSettings, lessons_file, store_address
from conteur.store.backend import Backend, lessons_of, open_backend, open_images, upkeep_of
from conteur.store.images import ImageStore
from conteur.store.lessons import Lessons
from conteur.store.log import LogUnavailable
from conteur.store.upkeep import Upkeep
from conteur.tables.view import SharedView
from conteur.web.app import App
from conteur.web.context import ServerContext, Tasks
from conteur.web.hosts import KnownHosts
from conteur.web.http.headers import HEADERS
from conteur.web.limits import Allowance
from conteur.web.public_tables import PublicTables
from conteur.web.reachable import Reachable
from conteur.web.transport.serve import new_event_loop, serve

_IMAGE_TIMEOUT: Final = 10.0
_PLUGIN_THREADS: Final = 4
"""A brain that calls a language model mostly waits, so several may think at once."""
_MODEL_WAIT: Final = 2.0
"""Seconds a bot waits for its model to be loaded before it compares letters instead."""
_OPEN_FILES: Final = 65_536
_DAY: Final = 86_400.0
_GC_THRESHOLD: Final = 50_000
"""Objects allocated before Python looks for reference cycles: views are many and have none."""


def run(settings: ServerSettings, on_ready: Callable[[int], None]) -> None:
    """Serve until told to stop."""
    gc.set_threshold(_GC_THRESHOLD)
    raise_file_limit()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_serve(settings, on_ready))


def raise_file_limit() -> None:
    """Raise the soft limit of open files to the hard limit: every visitor's connection is one."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # macOS may allow fewer than it reports
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def _serve(settings: ServerSettings, on_ready: Callable[[int], None]) -> None:
    async with _server_context(settings) as context:
        app = App(context)

        def on_listening(port: int) -> None:
            context.reachable.port = port
            on_ready(port)

        await serve(
            app.http,
            app.accept,
            host=settings.host,
            port=settings.port,
            transport=settings.transport,
            headers=HEADERS,
            on_ready=on_listening,
            on_leaving=context.lobby.finish,
        )


@contextlib.asynccontextmanager
async def _server_context(settings: ServerSettings) -> AsyncIterator[ServerContext]:
    """Everything a server needs, opened, with its periodic tasks running; closed at the end."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    address = store_address(settings.database, settings.folder)
    backend = await open_backend(address, version("conteur"))
    log = backend.log
    tasks = Tasks()
    public_tables = PublicTables(log, tasks.start, settings.listed_for)
    studio = await _studio(settings)
    lessons = lessons_of(address, log, lessons_file(settings.folder))
    lobby = Lobby(_table_context(settings, backend, lessons, public_tables, studio))
    upkeep = upkeep_of(address, log)
    context = ServerContext(
        log,
        lobby,
        public_tables,
        tasks,
        allowed_origins=settings.origins,
        trusted_proxies=settings.trusted_proxies,
        metrics_readers=settings.metrics_readers,
        root_path=settings.root_path,
        hosts=KnownHosts(settings.allowed_hosts, settings.public_url, settings.trusted_proxies),
        security_contacts=settings.security_contacts,
        reachable=Reachable(settings.host, settings.port, settings.root_path, settings.public_url),
        studio=studio,
        snapshots=backend.snapshots,
        upkeep=upkeep,
        hello_within=settings.hello_within,
        keep_tables=settings.keep_tables,
        allowance=Allowance().times(settings.allowance),
        peers=backend.peers,
    )
    loop = asyncio.get_running_loop()
    periodic = [
        loop.create_task(_unload_idle_tables(context, settings.sweep_every)),
        loop.create_task(_delete_old_pictures(studio)),
        loop.create_task(_apply_retention(settings, backend, upkeep, studio.images, lobby)),
    ]
    try:
        yield context
    finally:
        for task in periodic:
            task.cancel()
        await lobby.finish()
        context.archive.close()
        await studio.close()
        await upkeep.close()
        await backend.close()


def _table_context(
    settings: ServerSettings, backend: Backend, lessons: Lessons, public_tables: PublicTables, studio: Studio
) -> TableContext:
    """What all tables share; public tables and lessons are notified of every change."""
    random = Random()  # noqa: S311 - a stand-in's whims, not secrets
    lesson_recorder = LessonRecorder(lessons)

    def on_change(view: SharedView) -> None:
        public_tables.on_change(view)
        lesson_recorder.on_change(view.code, view.state)

    return TableContext(
        backend.log,
        BlindBrain(random),
        settings.patience,
        random,
        on_change,
        date=backend.date,
        peers=backend.peers,
        bots=_bot_pool(settings, lessons, studio),
        snapshots=backend.snapshots,
    )


async def _studio(settings: ServerSettings) -> Studio:
    """Where pictures are uploaded to."""
    images = await open_images(store_address(settings.database, settings.folder), settings.folder)
    studio = Studio(images, ImageSandbox(), settings.folder / "uploads", settings.uploads)
    studio.delete_leftovers()
    return studio


async def _delete_old_pictures(studio: Studio) -> None:
    """Delete pictures that nobody has used for a long time, now and once a day."""
    while True:
        await studio.tidy()
        await asyncio.sleep(_DAY)


def _bot_pool(settings: ServerSettings, lessons: Lessons, studio: Studio) -> BotPool:
    """The bots: with the chosen brain, and the built-in one as a fallback."""
    loop = asyncio.get_running_loop()

    def load_image(picture: str) -> bytes | None:
        """Called in the reader's thread; the store belongs to the event loop."""
        _deck, _, name = picture.partition("/")
        return asyncio.run_coroutine_threadsafe(studio.images.image(name, is_small=True), loop).result(_IMAGE_TIMEOUT)

    reader = BoxReader(cache_folder=settings.folder / "bots", lessons=lessons, load_image=load_image, wait=_MODEL_WAIT)
    built_in = ThreadBotPool(
        lambda character: SemanticBrain(character, reader),
        get_ready=lambda character: reader.get_ready(character.box, character.language),
    )
    if settings.brain is None:
        return built_in
    maker = find_brain(settings.brain, reader)
    if settings.brain in WITHOUT_MODEL:
        return ThreadBotPool(maker)
    patience = PATIENCE + float(getattr(maker, "patience", 0.0))
    return ThreadBotPool(maker, fallback=built_in, patience=patience, threads=_PLUGIN_THREADS)


async def _apply_retention(
    settings: ServerSettings, backend: Backend, upkeep: Upkeep, images: ImageStore, lobby: Lobby
) -> None:
    """Remove old tables periodically; the first time soon after the start, but not at once."""
    pause = settings.keep_every / 100
    while True:
        await asyncio.sleep(pause)
        with contextlib.suppress(LogUnavailable):  # next time
            await apply_retention(upkeep, images, lobby, backend.date(), settings.keep_tables)
        pause = settings.keep_every


async def _unload_idle_tables(context: ServerContext, pause: float) -> None:
    """Unload tables without connected devices, which can be loaded again from the log; refresh the public list."""
    while True:
        await asyncio.sleep(pause)
        context.lobby.put_away_idle()
        context.encoded.fade()
        await context.public_tables.renew(context.lobby.tables())
