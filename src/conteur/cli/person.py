"""`conteur person`: hand out what a log knows of somebody, or forget it."""

import argparse
import asyncio
import json
from pathlib import Path
from typing import Any

from conteur.cli.migrate import add_database_to
from conteur.cli.refusing import CommandError


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Say what the command is."""
    parser = commands.add_parser(
        "person",
        help="hand out or forget what is known of a player",
        description="Names, remarks, clues, words and recordings of one person at one table. Who asks should show "
        "their personal link; a name alone proves nothing.",
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    for name, told, run in (
        ("export", "print all that is known, as JSON", export),
        ("erase", "forget it for good; the games stay, and still verify", erase),
    ):
        action = actions.add_parser(name, help=told, description=told)
        action.add_argument("table", help="the table's code")
        action.add_argument("person", help="the name, or the person's number at that table")
        add_database_to(action)
        action.add_argument("--data", type=Path, metavar="DIR", help="the folder with a SQLite file")
        action.set_defaults(run=run)


def export(chosen: argparse.Namespace) -> int:
    """All of it on standard output."""
    print(json.dumps(_run(chosen, erases=False), ensure_ascii=False, indent=2))
    return 0


def erase(chosen: argparse.Namespace) -> int:
    """Forget."""
    done = _run(chosen, erases=True)
    print(f"forgotten: {done['entries']} entries and {done['recordings']} recordings of person {done['person']}")
    return 0


def _run(chosen: argparse.Namespace, *, erases: bool) -> dict[str, Any]:
    try:
        from conteur.store.log import LogUnavailable  # noqa: PLC0415 - the game alone runs without the server's packages
    except ImportError as missing:
        raise CommandError(f"this needs more packages ({missing.name}): pip install 'conteur[server]'") from None
    try:
        return asyncio.run(_look(chosen, erases=erases))
    except ImportError as missing:
        raise CommandError(f"this needs more packages ({missing.name}): pip install 'conteur[cluster]'") from None
    except LogUnavailable as trouble:
        raise CommandError(str(trouble)) from None


async def _look(chosen: argparse.Namespace, *, erases: bool) -> dict[str, Any]:
    from conteur.settings import home_address  # noqa: PLC0415 - as above
    from conteur.store.home import open_log, upkeep_of  # noqa: PLC0415 - as above
    from conteur.tables.belongings import belongings, people_of  # noqa: PLC0415 - as above
    from conteur.tables.forgetting import forget  # noqa: PLC0415 - as above

    address, table = home_address(chosen.database, chosen.data), chosen.table.upper()
    log = await open_log(address)
    upkeep = upkeep_of(address, log)
    try:
        bodies = await log.read(table)
        person = _find(people_of(bodies), chosen.person, table)
        if not erases:
            return belongings(bodies, person)
        entries, recordings = await forget(log, upkeep, table, person)
        return {"person": person, "entries": entries, "recordings": recordings}
    finally:
        await upkeep.close()
        await log.close()


def _find(people: dict[int, str], wanted: str, table: str) -> int:
    """By number, or by a name only one of them has."""
    if wanted.isascii() and wanted.isdigit() and int(wanted) in people:
        return int(wanted)
    found = [person for person, name in people.items() if name.casefold() == wanted.casefold()]
    if len(found) != 1:
        told = ", ".join(f"{person} {name}" for person, name in people.items()) or "nobody"
        raise CommandError(f"{wanted!r} is not one of the people of table {table}: {told}")
    return found[0]
