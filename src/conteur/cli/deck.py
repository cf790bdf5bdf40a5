"""`conteur deck`: which decks there are, what is wrong with one, and a new one from pictures."""

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path

from conteur.cli.migrate import add_database_to
from conteur.cli.refusing import CommandError


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Say what the command is."""
    parser = commands.add_parser(
        "deck",
        help="list, check, add or remove decks of pictures",
        description="Decks come with conteur, or are added here or by hosts in the browser and kept beside the games.",
    )
    deeds = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    listed = deeds.add_parser("list", help="every deck: its name, its cards, its title")
    checked = deeds.add_parser("check", help="what is wrong with a deck, in sentences")
    checked.add_argument("deck", metavar="PATH|NAME", help="a folder with deck.toml, or the name of a deck")
    added = deeds.add_parser("add", help="make a deck of pictures, of folders, of zips or of another deck")
    added.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="pictures, folders, zips, a deck's folder")
    added.add_argument("--name", required=True, help="what the deck is called")
    added.add_argument("--title", help="what people read (default: what deck.toml says, or the name)")
    removed = deeds.add_parser("remove", help="take a deck away that was added; games that were played with it lose it")
    removed.add_argument("name", help="the deck")
    for deed, run in ((listed, run_list), (checked, run_check), (added, run_add), (removed, run_remove)):
        add_database_to(deed)
        deed.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: your data folder)")
        deed.set_defaults(run=_guarded(run))


_Run = Callable[[argparse.Namespace], int]


def _guarded(run: _Run) -> _Run:
    """The command, with its troubles in words."""

    def guarded(chosen: argparse.Namespace) -> int:
        from conteur.store.log import LogUnavailable

        try:
            return run(chosen)
        except LogUnavailable as trouble:
            raise CommandError(str(trouble)) from None

    return guarded


def run_list(chosen: argparse.Namespace) -> int:
    """One line a deck."""
    from conteur.cli.deck_shelf import listed

    for line in asyncio.run(listed(chosen.database, chosen.data)):
        print(line)
    return 0


def run_check(chosen: argparse.Namespace) -> int:
    """One line a fault; 1 if there is any."""
    from conteur.cli.deck_shelf import checked, checked_folder

    found = checked_folder(chosen.deck) or asyncio.run(checked(chosen.deck, chosen.database, chosen.data))
    faults, summary = found
    for fault in faults:
        print(f"{chosen.deck}: {fault}")
    print(summary)
    return 1 if faults else 0


def run_add(chosen: argparse.Namespace) -> int:
    """One line for each file that is not taken, and one for the deck; 1 if nothing was."""
    from conteur.cli.deck_shelf import Adding

    adding = Adding(chosen.name, chosen.title)
    asyncio.run(adding.add(chosen.paths, chosen.database, chosen.data))
    for line in adding.refused:
        print(line)
    print(adding.summary)
    return 0 if adding.taken else 1


def run_remove(chosen: argparse.Namespace) -> int:
    """Take it away; 1 if it is not there."""
    from conteur.cli.deck_shelf import removed

    is_gone = asyncio.run(removed(chosen.name, chosen.database, chosen.data))
    print(
        f"{chosen.name} is gone"
        if is_gone
        else f"no deck called {chosen.name!r} was added; `conteur deck list` names them"
    )
    return 0 if is_gone else 1
