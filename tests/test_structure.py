"""The code stays easy to find one's way in: small files and functions, each class name once, tests where one looks."""

import ast
from collections import Counter
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "conteur"
PROTOCOL = PACKAGE / "web" / "protocol" / "messages.py"
"""One file by design; its classes mirror the rules' moves and options."""
MODULES = sorted(PACKAGE.rglob("*.py"))
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in MODULES}
LONGEST_FILE, LONGEST_FUNCTION, MEDIAN_FILE = 300, 60, 120


def length(path: Path) -> int:
    """In lines."""
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_public_class_name_is_used_twice() -> None:
    """Whoever reads a name in one file finds the one class that has it."""
    classes = Counter(
        node.name
        for path, tree in TREES.items()
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and path != PROTOCOL
    )
    assert [] == [name for name, count in classes.items() if count > 1]


def test_files_are_short() -> None:
    """None over 300 lines, and half of them under 120."""
    assert [] == [str(path) for path in MODULES if length(path) > LONGEST_FILE and path != PROTOCOL]
    assert MEDIAN_FILE >= median(map(length, MODULES))


def test_functions_are_short() -> None:
    """Sixty lines at most."""
    functions = (
        (path.name, node.name, (node.end_lineno or 0) - node.lineno + 1)
        for path, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    assert [] == [each for each in functions if each[2] > LONGEST_FUNCTION]


def test_every_module_says_what_it_is() -> None:
    """In its first line, as a sentence."""
    assert [] == [str(path) for path, tree in TREES.items() if not (ast.get_docstring(tree) or "").endswith(".")]


TESTED_ELSEWHERE = {
    "main.py": "web/test_serving.py",
    "settings.py": "cli/test_serve.py",
    "bots/brain.py": "bots/arena/test_simulation.py",
    "cli/arena_plot.py": "cli/test_arena.py",
    "cli/confirm.py": "cli/test_table.py",
    "cli/database_option.py": "cli/test_command_line.py",
    "cli/deck_store.py": "cli/test_deck.py",
    "cli/errors.py": "cli/test_command_line.py",
    "cli/game_options.py": "cli/test_simulate.py",
    "cli/log.py": "cluster/test_moving.py",
    "cli/migrate.py": "store/postgres/test_migrate.py",
    "cli/round_text.py": "cli/test_watch.py",
    "client/errors.py": "client/test_seat.py",
    "client/http.py": "client/test_seat.py",
    "decks/card.py": "decks/test_catalog.py",
    "live/context.py": "live/test_snapshots.py",
    "live/ports.py": "live/test_table.py",
    "pictures/refusals.py": "pictures/test_prepare.py",
    "pictures/sandbox_child.py": "pictures/test_sandbox.py",
    "pictures/studio.py": "web/http/test_pictures.py",
    "rules/ballots.py": "rules/test_decide_voting.py",
    "rules/game.py": "rules/test_evolve.py",
    "store/saved_deck.py": "pictures/test_saved_decks.py",
    "store/images.py": "store/images_contract.py",
    "store/log.py": "store/log_contract.py",
    "store/peers.py": "cluster/test_servers.py",
    "store/snapshots.py": "store/snapshots_contract.py",
    "store/upkeep.py": "store/upkeep_contract.py",
    "store/postgres/notifier.py": "store/postgres/test_log.py",
    "store/postgres/peers.py": "cluster/test_servers.py",
    "store/postgres/reader.py": "store/postgres/test_log.py",
    "store/postgres/schema.py": "store/postgres/test_migrate.py",
    "store/postgres/spending.py": "cluster/test_servers.py",
    "store/sqlite/backup.py": "cli/test_backup.py",
    "tables/asks.py": "tables/test_options.py",
    "tables/character.py": "bots/test_pool.py",
    "tables/naming.py": "store/test_entries.py",
    "tables/requests.py": "tables/decide/test_dispatch.py",
    "web/context.py": "web/test_app.py",
    "web/http/context.py": "web/http/test_tables.py",
    "web/http/responses.py": "web/http/test_decks.py",
    "web/http/routes.py": "web/http/test_server.py",
    "web/protocol/http_types.py": "web/protocol/test_openapi.py",
    "web/transport/logs.py": "web/transport/test_connection.py",
    "web/transport/picows_framing.py": "web/transport/test_framing.py",
    "web/transport/port.py": "web/transport/test_connection.py",
    "web/transport/serve.py": "web/transport/test_http_protocol.py",
    "web/transport/websockets_framing.py": "web/transport/test_framing.py",
}
"""Modules whose tests have another name: ports are tested by a contract, others by what they are part of."""


def test_tests_are_named_after_modules() -> None:
    """Every module that does something has tests under its own name, in the folder of its own name, or is listed."""
    nameless = {
        str(path.relative_to(PACKAGE)): path.relative_to(PACKAGE)
        for path, tree in TREES.items()
        if path.name not in ("__init__.py", "__main__.py")
        and any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in ast.walk(tree))
        and not list((ROOT / "tests" / path.relative_to(PACKAGE).parent).glob(f"test_{path.stem}*.py"))
    }
    assert set(TESTED_ELSEWHERE) == set(nameless)
    assert [] == [name for name in TESTED_ELSEWHERE.values() if not (ROOT / "tests" / name).exists()]
