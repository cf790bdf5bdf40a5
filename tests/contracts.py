"""An import-linter contract of our own: a package may import only what is on its list."""

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
