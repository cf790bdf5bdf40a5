"""Generates the client's TypeScript types: python -m conteur.web.protocol.typescript client/src/wire.

Not by json-schema-to-typescript: it loses the places of docstrings, the order of literals and the refusals, and needs
Node.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Final, get_args

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from conteur.pictures.refusals import PictureRefusal
from conteur.rules.editions import CHOICES, EDITIONS, LAPS, make_setup
from conteur.rules.refusals import Refusal
from conteur.rules.setup import End, Laps, Points
from conteur.rules.vocabulary import MAX_CLUE_LENGTH, MAX_SEATS, ClueKind, Mode
from conteur.tables import sanitize, settings
from conteur.tables.character import BotLevel
from conteur.tables.keys import CODE_LENGTH, WRITTEN_LENGTH
from conteur.tables.phrases import Phrase
from conteur.tables.refusals import TableRefusal
from conteur.tables.state import NoticeKind
from conteur.web.protocol import album, messages
from conteur.web.protocol.http_types import RECORDING_SECONDS, TakenFile
from conteur.web.protocol.openapi import http_structs

_HEAD: Final = """\
// Made from src/conteur/web/protocol by `python -m conteur.web.protocol.typescript`: not to be edited.
// docs/protocol.md explains it.
"""
_KNOWN: Final = """\
/** The refusals this version knows; a server may know more. */
export type KnownRefusal =
  | (typeof GAME_REFUSALS)[number]
  | (typeof TABLE_REFUSALS)[number]
  | (typeof PICTURE_REFUSALS)[number];
"""
_HTTP_HEAD: Final = """\
// What is sent and answered over HTTP, made by `python -m conteur.web.protocol.typescript`: not to be edited.
"""
_FACTS_HEAD: Final = """\
// What the server knows and the pages need before they ask: limits, names of choices, printed endings. Made by
// `python -m conteur.web.protocol.typescript`: not to be edited.
"""
_WIDTH: Final = 120
_PLAIN: Final = {"int": "number", "str": "string", "bool": "boolean"}


def typescript() -> str:
    """The socket protocol: protocol.ts."""
    page = _protocol()
    version = f"export const PROTOCOL_VERSION = {messages.PROTOCOL_VERSION};\n"
    game = _codes("GAME_REFUSALS", "Why the game says no.", Refusal)
    table = _codes("TABLE_REFUSALS", "Why the table says no.", TableRefusal)
    picture = _codes("PICTURE_REFUSALS", "Why a file does not become a card.", PictureRefusal)
    phrases = _codes("PHRASES", "What bots say to their partners in Team.", get_args(Phrase))
    notices = _codes("NOTICES", "What happens among the people, as the talk tells it.", get_args(NoticeKind))
    return "\n".join([_HEAD, version, *page.told, game, table, picture, _KNOWN, phrases, notices])


def http_types() -> str:
    """The types of the HTTP interface: http.ts."""
    protocol = _protocol().names
    page = _Page(elsewhere=protocol)
    structs: list[type[Struct]] = [*http_structs(), TakenFile]
    for struct in structs:
        if struct.__name__ not in protocol:
            page.add(struct.__name__, sys.modules[struct.__module__])
    imported = f'import type {{ {", ".join(sorted(page.imported))} }} from "./protocol";\n'
    return "\n".join([_HTTP_HEAD, imported, *page.told])


def facts() -> str:
    """Limits and choices: facts.ts."""
    limits: Mapping[str, object] = {
        "MAX_SEATS": MAX_SEATS,
        "MAX_CLUE_LENGTH": MAX_CLUE_LENGTH,
        "MAX_NAME_LENGTH": sanitize.MAX_NAME,
        "MAX_SHUFFLE_WORD_LENGTH": sanitize.MAX_WORD,
        "MAX_REMARK_LENGTH": sanitize.MAX_REMARK,
        "MAX_TITLE_LENGTH": sanitize.MAX_TITLE,
        "MAX_TAG_LENGTH": sanitize.MAX_TAG,
        "MAX_TAGS": sanitize.MAX_TAGS,
        "MAX_PHASE_SECONDS": settings.MAX_SECONDS,
        "MAX_RECORDING_SECONDS": RECORDING_SECONDS,
        "CODE_LENGTH": CODE_LENGTH,
        "RECORDING_NAME_LENGTH": WRITTEN_LENGTH,
        "FIRST_DECK": settings.FIRST_DECK,
        "OWN_DECK": settings.OWN,
        "MODES": get_args(Mode),
        "EDITIONS": tuple(EDITIONS),
        "OPTION_CHOICES": {name: values for name, values in CHOICES.items() if name != "clue"},
        "CLUE_KINDS": get_args(ClueKind),
        "LAPS": tuple(LAPS),
        "PRINTED_ENDS": {
            mode: {edition: _end(make_setup(mode, 6, edition=edition).end) for edition in EDITIONS}
            for mode in get_args(Mode)
        },
        "PACES": get_args(settings.PaceName),
        "SLOW_TALK": get_args(settings.SlowTalk),
        "TIMED_PHASES": tuple(settings.PACES["relaxed"]),
        "BOT_LEVELS": get_args(BotLevel),
    }
    return "\n".join([_FACTS_HEAD, *(_constant(name, value) for name, value in limits.items())])


def _end(end: End) -> Mapping[str, object]:
    """How a game ends, as a kind and a number."""
    match end:
        case Points(target):
            return {"kind": "points", "count": target}
        case Laps(count):
            return {"kind": "laps", "count": count}
        case _:
            return {"kind": "pile", "count": 0}


def _constant(name: str, value: object) -> str:
    ending = " as const" if isinstance(value, (tuple, Mapping)) else ""
    return f"export const {name} = {_literal(value)}{ending};\n"


def _literal(value: object, indent: str = "") -> str:
    """JSON, which is also TypeScript, on one line if it fits."""
    line = json.dumps(value)
    if not isinstance(value, Mapping) or len(indent) + len(line) < _WIDTH * 0.6:
        return line
    inner = indent + "  "
    rows = [f"{inner}{json.dumps(name)}: {_literal(part, inner)}," for name, part in value.items()]
    return "\n".join(["{", *rows, indent + "}"])


def _protocol() -> "_Page":
    page = _Page()
    for name in ("FromClient", "ToClient"):
        page.add(name, messages)
    page.add("Album", album)
    return page


class _Page:
    """Declarations, each after what it uses; what is declared elsewhere is imported."""

    def __init__(self, elsewhere: Iterable[str] = ()) -> None:
        self.told: list[str] = []
        self.imported: set[str] = set()
        self._elsewhere = frozenset(elsewhere) - _PLAIN.keys()
        self.names = {"UnsetType", *_PLAIN}

    def add(self, name: str, module: ModuleType) -> None:
        """Declare this name from a module, and everything it needs."""
        if name in self._elsewhere:
            self.imported.add(name)
        elif name not in self.names:
            self.names.add(name)
            thing = getattr(module, name)
            is_struct = isinstance(thing, type) and issubclass(thing, Struct)
            self.told.append(self._interface(thing) if is_struct else self._alias(name, module))

    def _alias(self, name: str, module: ModuleType) -> str:
        home, written, doc = _find_alias(name, module)
        meaning = self._type(written, home)
        line = f"export type {name} = {meaning};\n"
        if len(line) > _WIDTH:
            line = f"export type {name} =\n  | {meaning.replace(' | ', chr(10) + '  | ')};\n"
        return _comment(doc) + line

    def _interface(self, struct: type[Struct]) -> str:
        home, config = sys.modules[struct.__module__], struct.__struct_config__
        (written,) = _tree(dedent(inspect.getsource(struct))).body
        parts = {name: (kind, doc) for name, kind, doc in _assignments(written)}
        lines = [f"export interface {struct.__name__} {{"]
        if config.tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
        for field in fields(struct):
            kind, doc = parts[field.name]
            has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
            mark = "?" if has_default and config.forbid_unknown_fields else ""  # what we send is always complete
            lines += [f"  {line}" for line in _comment(doc).splitlines()]
            lines.append(f"  {field.name}{mark}: {self._type(kind, home)};")
        return _comment(inspect.getdoc(struct)) + "\n".join([*lines, "}", ""])

    def _type(self, written: ast.expr, home: ModuleType) -> str:
        """A Python annotation as a TypeScript type."""
        match written:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name):
                self.add(name, home)
                return _PLAIN.get(name, name)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                sides = [self._type(side, home) for side in (left, right)]
                return " | ".join(side for side in sides if side != "UnsetType")
            case ast.Subscript(value=ast.Name(id=name), slice=ast.Tuple(elts=inside)):
                return self._generic(name, inside, home)
            case ast.Subscript(value=ast.Name(id=name), slice=inside):
                return self._generic(name, [inside], home)
            case _:
                raise TypeError(f"no words yet for {ast.unparse(written)} in TypeScript: add them here")

    def _generic(self, name: str, inside: list[ast.expr], home: ModuleType) -> str:
        if name == "Literal":
            return " | ".join(json.dumps(ast.literal_eval(value)) for value in inside)
        if name == "Annotated":
            return self._type(inside[0], home)
        is_open = name == "list" or ast.unparse(inside[-1]) == "..."
        kinds = [self._type(kind, home) for kind in inside[: 1 if is_open else None]]
        match name:
            case "list" | "tuple" if is_open:
                return f"readonly {kinds[0]}[]" if " " not in kinds[0] else f"readonly ({kinds[0]})[]"
            case "tuple":
                return f"readonly [{', '.join(kinds)}]"
            case "dict" if kinds[0] == "string":
                return f"Readonly<Record<string, {kinds[1]}>>"
            case "dict":
                return f"Readonly<Partial<Record<{kinds[0]}, {kinds[1]}>>>"
            case _:
                raise TypeError(f"no words yet for {name}[...] in TypeScript: add them here")


@cache
def _tree(source: str) -> ast.Module:
    return ast.parse(source)


def _assignments(body: ast.stmt | ast.Module) -> Iterator[tuple[str, ast.expr, str | None]]:
    """Each name that is assigned a type or a value, with the docstring below it."""
    statements: list[ast.stmt | None] = [*getattr(body, "body", []), None]
    for statement, after in pairwise(statements):
        doc = _text(after)
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind):
                yield name, kind, doc
            case ast.Assign(targets=[ast.Name(id=name)], value=kind):
                yield name, kind, doc
            case _:
                pass


def _text(statement: ast.stmt | None) -> str | None:
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text)
        case _:
            return None


def _find_alias(name: str, module: ModuleType) -> tuple[ModuleType, ast.expr, str | None]:
    """The module where a name is defined, its definition, and the docstring below it."""
    tree = _tree(inspect.getsource(module))
    for found, meaning, doc in _assignments(tree):
        if found == name:
            return module, meaning, doc
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom) and any(one.name == name for one in statement.names):
            return _find_alias(name, sys.modules[str(statement.module)])
    raise LookupError(f"{name} has no meaning in {module.__name__}")


def _comment(doc: str | None) -> str:
    if not doc:
        return ""
    if "\n" not in doc:
        return f"/** {doc} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in doc.splitlines()), " */", ""])


def _codes(name: str, told: str, codes: Iterable[str]) -> str:
    return "\n".join(
        [f"/** {told} */", f"export const {name} = [", *(f'  "{code}",' for code in codes), "] as const;", ""]
    )


FILES: Final = {"protocol.ts": typescript, "http.ts": http_types, "facts.ts": facts}

if __name__ == "__main__":
    for _name, _make in FILES.items():
        (Path(sys.argv[1]) / _name).write_text(_make(), encoding="utf-8")
