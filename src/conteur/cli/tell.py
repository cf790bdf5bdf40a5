"""`conteur tell`: which clue a bot would give with a hand, without a table."""

import argparse

from conteur.cli.json_lines import answer_lines


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "tell",
        help="what a bot would say of a hand (JSON lines)",
        description='Reads questions as JSON lines, such as {"hand": ["jar_storm", "iron_sea"], "players": 6, '
        '"language": "en", "level": "hard", "seed": 1}, and answers each with a card and a clue.',
    )
    parser.set_defaults(run=run)


def run(_chosen: argparse.Namespace) -> int:
    """Answer every question as it arrives."""
    from conteur.bots.hearing.box_reader import BoxReader
    from conteur.bots.trial import Tell, tell

    reader = BoxReader()
    return answer_lines(Tell, lambda asked: tell(asked, reader))
