"""The protocol as TypeScript: python -m conteur.web.typescript > client/src/wire/protocol.ts."""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from textwrap import dedent
from types import ModuleType
from typing import Final, get_args

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from conteur.decks.refusing import PictureRefusal
from conteur.rules.refusals import Refusal
from conteur.tables.phrases import Phrase
from conteur.tables.refusing import TableRefusal
from conteur.web import album, messages

_HEAD: Final = """\
// The protocol, made from src/conteur/web/messages.py by `python -m conteur.web.typescript`: not to be edited.
// What everything means is told in docs/protocol.md.
"""
_KNOWN: Final = """\
/** The refusals this version knows; a server may know more. */
export type KnownRefusal =
  | (typeof GAME_REFUSALS)[number]
  | (typeof TABLE_REFUSALS)[number]
  | (typeof PICTURE_REFUSALS)[number];
"""
_WIDTH: Final = 120
_PLAIN: Final = {"int": "number", "str": "string", "bool": "boolean"}


def typescript() -> str:
    """The whole file."""
    page = _Page()
    for name in ("FromClient", "ToClient"):
        page.add(name, messages)
    page.add("Album", album)
    version = f"export const PROTOCOL_VERSION = {messages.PROTOCOL_VERSION};\n"
    game = _codes("GAME_REFUSALS", "Why the game says no.", Refusal)
    table = _codes("TABLE_REFUSALS", "Why the table says no.", TableRefusal)
    picture = _codes("PICTURE_REFUSALS", "Why a file does not become a card.", PictureRefusal)
    phrases = _codes("PHRASES", "What bots say to their partners in Team.", get_args(Phrase))
    return "\n".join([_HEAD, version, *page.told, game, table, picture, _KNOWN, phrases])


class _Page:
    """Declarations, each after whatever it uses."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self._names = {"UnsetType", *_PLAIN}

    def add(self, name: str, module: ModuleType) -> None:
        """Declare what a module calls by this name, and all that it needs."""
        if name not in self._names:
            self._names.add(name)
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
        """A Python annotation in TypeScript's words."""
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
            return " | ".join(f'"{ast.literal_eval(value)}"' for value in inside)
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
    """Each name that is given a type or a value, with the line of documentation under it."""
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
    """Where a name was first given its meaning, the meaning, and what is written under it."""
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


if __name__ == "__main__":
    sys.stdout.write(typescript())
