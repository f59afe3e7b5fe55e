"""Compiles engine, games and bots with mypyc into build/compiled; `PYTHONPATH=build/compiled` runs them compiled.

The package is rebuilt there from scratch: what is compiled is copied, everything above it is linked. With --prove it
compiles nothing and fails unless every compiled module is really loaded from a library. With --tested it makes the
build of the tests in build/tested: the same C code, hardly optimised, which the C compiler turns out in a fraction of
the time. With --only GAME the other games and their bots are left out, and cannot be loaded beside it: a change of one
bot is tried quickly so (import `GAMES` of that game, not the registry).
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import re
import shutil
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import arktable
from arktable.engine.state import Base
from arktable.engine.state.declaring import GENERATED
from arktable.jobs.builds import COMPILED, KEY_FILE, USUAL_LEVEL, content_key

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "arktable"
BUILD = ROOT / "build"

# the end of a path inside the package: why it stays interpreted
INTERPRETED = {"shapes.py": "mypyc forgets what the fields of a TypedDict hold, and others read that"}

TESTED_LEVEL = "0"
# C's own assertions, which mypyc switches on without optimisation, triple the time. The warning is about indentation.
CFLAGS = ["-DNDEBUG", "-Wno-misleading-indentation"]
# for the fields that are written out
IMPORTS = """
from typing import ClassVar as _ClassVar
from arktable.engine.state.declaring import declared as _declared, joined as _joined
from arktable.engine.fields import Field as _Field
"""
INDENT = re.compile(r"^[ \t]+", re.MULTILINE)


def copy_package(target: Path) -> None:
    """A fresh package arktable in the target: copies of what is compiled, links to the rest."""
    shutil.rmtree(target, ignore_errors=True)
    package = target / "arktable"
    package.mkdir(parents=True)
    for entry in SOURCE.iterdir():
        if entry.name in COMPILED:
            shutil.copytree(entry, package / entry.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif entry.name not in ("__pycache__", "__init__.pyi"):  # the stub leads the compiler to all that is above
            (package / entry.name).symlink_to(os.path.relpath(entry, package))


def sources(target: Path, only: str = "") -> list[str]:
    """The files to compile, as paths from the target: of all games, or of the only one that is named."""
    package = target / "arktable"
    others = {path.name for path in (package / "games").iterdir() if path.is_dir() and only} - {only}
    files = [path for part in COMPILED for path in (package / part).rglob("*.py")]
    return sorted(
        path.relative_to(target).as_posix()
        for path in files
        if not path.name.endswith(tuple(INTERPRETED)) and not others & set(path.relative_to(package).parts)
    )


def unindent(file: Path) -> None:
    """Take away what stands before the code of each line.

    mypyc indents every line further than the one before it: six of seven bytes are spaces, and the compiler reads them.
    """
    file.write_text(INDENT.sub("", file.read_text(encoding="utf-8")), encoding="utf-8")


# -- writing out declared fields --------------------------------------------------------------------------------------
#
# mypyc compiles only what is in the file. The classes of `engine/state` are imported from the source and asked for
# the text of their generated methods, so that the compiled build has the same constructors and copies as the
# interpreted one. Declarations become annotations and `FIELDS`. The metaclass and `dataclass_transform` are removed:
# mypyc cannot compile them, and nothing that is compiled needs them.


def expand(target: Path, name: str) -> None:
    """Rewrite a copied file in place, if it has classes to write out. `name` is its path from the target."""
    file = target / name
    source = file.read_text(encoding="utf-8")
    file.write_text(expanded(source, name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")), "utf-8")


def expanded(source: str, module: str) -> str:
    """The text of a module with the declarations of its classes written out."""
    tree = ast.parse(source)
    classes = [part for part in tree.body if isinstance(part, ast.ClassDef)]
    if not classes:
        return source
    found = importlib.import_module(module)
    lines = source.splitlines()
    # From the last one to the first, so that the line numbers of the others stay right.
    changed = [node.name for node in reversed(classes) if _expand_class(lines, node, getattr(found, node.name))]
    if not changed:
        return source
    future = next(part for part in tree.body if isinstance(part, ast.ImportFrom))
    lines.insert(future.lineno, IMPORTS)
    return "\n".join(lines) + "\n"


def _expand_class(lines: list[str], node: ast.ClassDef, cls: Any) -> bool:
    """Write out one class; False if it is none of those that declare fields."""
    if not issubclass(cls, Base):
        return False
    text = vars(cls).get(GENERATED, "")
    lines[node.end_lineno : node.end_lineno] = ["", *(f"    {line}".rstrip() for line in text.splitlines())]
    own = [part for part in node.body if isinstance(part, ast.AnnAssign) and _is_declaration(part)]
    inherited = {one.name for one in getattr(cls.__mro__[1], "FIELDS", ())}
    for part in node.body:
        if part in own:
            _annotate_only(lines, part, inherited)
        elif isinstance(part, ast.Assign) and isinstance(part.value, ast.Constant):
            kind = type(part.value.value).__name__
            lines[part.lineno - 1] = f"    {ast.unparse(part.targets[0])}: _ClassVar[{kind}] = {part.value.value!r}"
    if own:
        lines[own[0].lineno - 1] += "\n" + _fields(node, own)
    for decorator in node.decorator_list:
        if ast.unparse(decorator).startswith("dataclass_transform"):
            lines[decorator.lineno - 1] = ""
    for keyword in node.keywords:
        lines[node.lineno - 1] = lines[node.lineno - 1].replace(f"(metaclass={ast.unparse(keyword.value)})", "")
    return True


def _fields(node: ast.ClassDef, own: list[ast.AnnAssign]) -> str:
    """The source of `FIELDS`."""
    base = node.bases[0].value if isinstance(node.bases[0], ast.Subscript) else node.bases[0]
    fields = ", ".join(_field(part) for part in own)
    return f"    FIELDS: _ClassVar[tuple[_Field, ...]] = _joined({ast.unparse(base)}.FIELDS, ({fields},))"


def _field(part: ast.AnnAssign) -> str:
    """The source of a field: `field(Kind, …)` becomes `Kind("name", …)`."""
    assert isinstance(part.value, ast.Call)
    kind, *args = part.value.args
    made = ast.Call(kind, [ast.Constant(ast.unparse(part.target)), *args], part.value.keywords)
    optional = any(keyword.arg == "default" for keyword in made.keywords)
    return f"_declared({ast.unparse(part.annotation)!r}, {ast.unparse(made)}, {optional})"


def _is_declaration(part: ast.AnnAssign) -> bool:
    return isinstance(part.value, ast.Call) and ast.unparse(part.value.func) == "field"


def _annotate_only(lines: list[str], part: ast.AnnAssign, inherited: set[str]) -> None:
    name, first, last = ast.unparse(part.target), part.lineno - 1, part.end_lineno or part.lineno
    lines[first:last] = [""] * (last - first)
    if name not in inherited:
        lines[first] = f"    {name}: {ast.unparse(part.annotation)}"


# -- compiling --------------------------------------------------------------------------------------------------------


def build(target: Path, level: str, only: str) -> None:
    """Run mypyc and the C compiler in the target."""
    # Both take seconds to import, and --prove wants neither.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import setup  # noqa: PLC0415

    if Path(arktable.__path__[0]).resolve() != SOURCE:
        sys.exit("PYTHONPATH names another build: unset it, because the classes are read from the source")
    started = time.perf_counter()
    copy_package(target)
    key = content_key(target / "arktable", Path(__file__), level)
    os.chdir(target)
    files = sources(target, only)
    for name in files:
        expand(target, name)
    print(f"compiling {len(files)} modules with mypyc: this takes a minute or two", flush=True)
    # One group for all modules: calls between them are then bound at compile time, which is most of the gain.
    # The project's settings stay out: they point at src/, and mypyc must see this copy only.
    extensions = mypycify(["--config-file=", *files], opt_level=level, debug_level="0")
    for file in {Path(source) for extension in extensions for source in extension.sources}:
        if file.name.startswith("__native"):
            unindent(file)
    for extension in extensions:
        extension.extra_compile_args += CFLAGS
    setup(
        name="arktable-compiled", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"]
    )
    if not only:
        (target / KEY_FILE).write_text(key, encoding="utf-8")
    print(f"compiled in {time.perf_counter() - started:.0f} s: use it with PYTHONPATH={target}")


def prove(target: Path) -> None:
    """Import every compiled module and look where it came from."""
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in sources(target)]
    wrong = [
        name for name in names if not str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))
    ]
    if wrong or not names:
        found = ", ".join(wrong) or "nothing was built"
        sys.exit(f"not loaded compiled (is PYTHONPATH={target} set?): {found}")
    print(f"{len(names)} modules are loaded compiled")


def main() -> None:
    """Compile, or prove that what was compiled is used."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prove", action="store_true", help="check that the compiled modules are loaded")
    parser.add_argument("--tested", action="store_true", help="the build of the tests, hardly optimised")
    parser.add_argument("--only", default="", metavar="GAME", help="no other game; they cannot be loaded then")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="another folder than build/compiled")
    parser.add_argument(
        "--level", default=USUAL_LEVEL, choices=list("0123"), help="how hard the C compiler tries (usually 3)"
    )
    given = parser.parse_args()
    target, level = (BUILD / "tested", TESTED_LEVEL) if given.tested else (BUILD / "compiled", given.level)
    target = given.into.resolve() if given.into else target
    if given.prove:
        prove(target)
    else:
        build(target, level, given.only)


if __name__ == "__main__":
    main()
