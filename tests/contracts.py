"""Import-linter contracts of our own: what a package may import, and what others may import from it."""

import ast
import re
from pathlib import Path

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AllowedImports(Contract):
    """Every import from the package leads into the package itself or to a module on the list."""

    type_name = "allowed_imports"
    package = fields.StringField()
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - its signature is given
        """Collect the imports that leave the list."""
        del verbose
        package = str(self.package)
        inside = {package, *graph.find_descendants(package)}
        strays = sorted(
            f"{importer} imports {imported}"
            for importer in inside
            for imported in graph.find_modules_directly_imported_by(importer)
            if imported not in inside and imported.partition(".")[0] not in self.allowed  # type: ignore[operator]  # a set once parsed
        )
        return ContractCheck(kept=not strays, metadata={"strays": strays})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name each stray import."""
        for stray in check.metadata["strays"]:
            output.print_error(stray)


class NamedModules(Contract):
    """Other packages import only those modules of a package that the docstring of its `__init__` names."""

    type_name = "named_modules"
    packages = fields.SetField(subfield=fields.StringField())
    insiders = fields.SetField(subfield=fields.StringField())
    """Packages that may look behind the names."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - its signature is given
        """Collect the imports of modules that are not named."""
        del verbose
        insiders = tuple(f"{name}." for name in self.insiders)  # type: ignore[attr-defined]  # a set once parsed
        strays = sorted(
            f"{importer} imports {module}"
            for package in self.packages  # type: ignore[attr-defined]  # as above
            for module in graph.find_descendants(package)
            if not _is_named(module, package)
            for importer in graph.find_modules_that_directly_import(module)
            if not importer.startswith((f"{package}.", *insiders))
        )
        return ContractCheck(kept=not strays, metadata={"strays": strays})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name each stray import."""
        for stray in check.metadata["strays"]:
            output.print_error(stray)


def _is_named(module: str, package: str) -> bool:
    """A module, or the package it is in, stands in backquotes."""
    source = Path("src", *package.split("."), "__init__.py").read_text(encoding="utf-8")
    names = re.findall(r"`([\w./]+?)/?`", ast.get_docstring(ast.parse(source)) or "")
    within = module.removeprefix(f"{package}.")
    return any(within == name or within.startswith(f"{name}.") for name in names)
