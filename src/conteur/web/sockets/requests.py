"""Posts a socket's moves and asks to its table; removing a picture and recorded clues need the stores as well."""

from collections.abc import Awaitable, Callable

from conteur.live.idempotency import Reply
from conteur.live.table import Table
from conteur.rules.moves import GiveClue
from conteur.store.log import EventLog, LogUnavailable
from conteur.tables.asks import RemovePicture
from conteur.tables.recordings import names_recording
from conteur.tables.refusals import TableRefusal
from conteur.tables.requests import Request
from conteur.tables.sanitize import clean
from conteur.web.context import ServerContext

OnReply = Callable[[Reply], None]


def post_request(context: ServerContext, table: Table, request: Request, answer: OnReply) -> None:
    """Hand a request to its table; the answer comes when it is durable, or refused."""
    what = request.what
    if isinstance(what, RemovePicture) and context.studio is not None:
        context.tasks.start(_pass_on(context.studio.remove(table, request, what.picture), answer))
    elif isinstance(what, GiveClue) and names_recording(table.state, clean(what.clue)):
        context.tasks.start(_give_recorded_clue(context.log, table, request, clean(what.clue), answer))
    else:
        table.post(request, answer)


async def _pass_on(reply: Awaitable[Reply], answer: OnReply) -> None:
    answer(await reply)


async def _give_recorded_clue(log: EventLog, table: Table, request: Request, name: str, answer: OnReply) -> None:
    """A recording must have arrived before it can be the clue."""
    try:
        recording = await log.blob(table.code, name)
    except (LogUnavailable, ValueError):
        recording = None
    if recording is None:
        answer(Reply(TableRefusal.NO_SUCH_RECORDING))
    else:
        table.post(request, answer)
