"""Two import-linter contracts of our own: they hold for whatever is imported, so no list of packages can go stale."""

from __future__ import annotations

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


def _inside(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def _names(field: fields.ListField) -> list[str]:
    # import-linter puts the configured list in the place of the field that declares it.
    return cast(list[str], field)


class _ImportContract(Contract):
    """Collects forbidden imports as 'importer -> imported (lines)' and prints them."""

    def forbidden(self, graph: ImportGraph) -> set[tuple[str, str]]:
        raise NotImplementedError

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        found = []
        for importer, imported in sorted(self.forbidden(graph)):
            details = graph.get_import_details(importer=importer, imported=imported)
            lines = ", ".join(str(detail["line_number"]) for detail in details)
            found.append(f"{importer} -> {imported} (line {lines})")
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["found"]:
            output.print_error(line)


class StdlibOnly(_ImportContract):
    """`packages` import the standard library, our own code and the packages in `allowed`: nothing else."""

    type_name = "stdlib_only"
    packages = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())

    def forbidden(self, graph: ImportGraph) -> set[tuple[str, str]]:
        free = {*sys.stdlib_module_names, "arktable", *_names(self.allowed)}
        return {
            (importer, imported)
            for importer in graph.modules
            if any(_inside(importer, package) for package in _names(self.packages))
            for imported in graph.find_modules_directly_imported_by(importer)
            if imported.partition(".")[0] not in free
        }


class OnlyFrom(_ImportContract):
    """`packages` (third-party ones) are imported by the modules in `importers` and nowhere else."""

    type_name = "only_from"
    packages = fields.ListField(subfield=fields.StringField())
    importers = fields.ListField(subfield=fields.StringField())

    def forbidden(self, graph: ImportGraph) -> set[tuple[str, str]]:
        return {
            (importer, imported)
            for imported in graph.modules
            if any(_inside(imported, package) for package in _names(self.packages))
            for importer in graph.find_modules_that_directly_import(imported)
            if not any(_inside(importer, allowed) for allowed in _names(self.importers))
        }
