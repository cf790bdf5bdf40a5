"""`conteur deck`: lists, checks, adds and removes decks."""

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path

from conteur.cli.confirm import add_yes_option, is_confirmed
from conteur.cli.database_option import add_database_option
from conteur.cli.errors import CommandError


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "deck",
        help="list, check, add or remove decks of pictures",
        description="Decks come with conteur, or are added here or by hosts in the browser.",
    )
    actions = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    listing = actions.add_parser("list", help="list the decks: name, number of cards, title, who saved it")
    check = actions.add_parser("check", help="say what is wrong with a deck")
    check.add_argument("deck", metavar="PATH|NAME", help="a folder with deck.toml, or the name of a deck")
    add = actions.add_parser("add", help="make a deck from pictures, folders, zip files or another deck")
    add.add_argument(
        "paths", nargs="+", type=Path, metavar="PATH", help="pictures, folders, zip files, or a deck's folder"
    )
    add.add_argument("--name", required=True, help="what the deck is called")
    add.add_argument("--title", help="what people read (default: what deck.toml says, or the name)")
    remove = actions.add_parser(
        "remove", help="remove an added deck; games that were played with it lose their pictures"
    )
    remove.add_argument("name", help="the deck")
    add_yes_option(remove)
    for action, run in ((listing, run_list), (check, run_check), (add, run_add), (remove, run_remove)):
        add_database_option(action)
        action.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: your data folder)")
        action.set_defaults(run=_guarded(run))


_Run = Callable[[argparse.Namespace], int]


def _guarded(run: _Run) -> _Run:
    """The command, with a store's exceptions turned into sentences."""

    def guarded(chosen: argparse.Namespace) -> int:
        from conteur.store.log import LogUnavailable

        try:
            return run(chosen)
        except LogUnavailable as trouble:
            raise CommandError(str(trouble)) from None

    return guarded


def run_list(chosen: argparse.Namespace) -> int:
    """Print one line per deck."""
    from conteur.cli.deck_store import list_decks

    for line in asyncio.run(list_decks(chosen.database, chosen.data)):
        print(line)
    return 0


def run_check(chosen: argparse.Namespace) -> int:
    """Print one line per fault; exit code 1 if there is any."""
    from conteur.cli.deck_store import check_folder, check_saved

    result = check_folder(chosen.deck) or asyncio.run(check_saved(chosen.deck, chosen.database, chosen.data))
    faults, summary = result
    for fault in faults:
        print(f"{chosen.deck}: {fault}")
    print(summary)
    return 1 if faults else 0


def run_add(chosen: argparse.Namespace) -> int:
    """Print one line for each file that is refused, and one for the deck; exit code 1 if all were."""
    from conteur.cli.deck_store import NewDeck

    deck = NewDeck(chosen.name, chosen.title)
    asyncio.run(deck.add(chosen.paths, chosen.database, chosen.data))
    for line in deck.refused:
        print(line)
    print(deck.summary)
    return 0 if deck.taken else 1


def run_remove(chosen: argparse.Namespace) -> int:
    """Remove it; exit code 1 if it does not exist."""
    from conteur.cli.deck_store import line_of, remove_deck

    line = asyncio.run(line_of(chosen.name, chosen.database, chosen.data))
    if line is not None:
        print(line)
        if not is_confirmed("Remove this deck for good?", is_sure=chosen.yes):
            print("nothing was removed")
            return 1
    is_gone = asyncio.run(remove_deck(chosen.name, chosen.database, chosen.data))
    print(
        f"{chosen.name} was removed"
        if is_gone
        else f"no deck called {chosen.name!r} was added; `conteur deck list` names them"
    )
    return 0 if is_gone else 1
